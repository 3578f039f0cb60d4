"""Careers, data scientist: one draws the line through a cloud of points, one looks at the point that lies apart."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
W, H, FOOT, Y = 3.9, 2.5, .5, .45                                             # the board, its lower edge and its face
plinth(5.6, 3.5, "#d5cde6", "plum", r=.6)
for x in (-1.6, 1.6):
    c.box(x, Y + .12, 0, .14, .14, FOOT + H, "walnut", .03); c.box(x, Y + .1, 0, .22, .9, .1, "walnut", .03)
upright(0, Y + .1, FOOT + H / 2, W + .22, H + .22, .14, .14, "wood", .04)
upright(0, Y + .02, FOOT + H / 2, W, H, .1, .06, "#fff3df", .01)


def on(x, z):
    """A place on the board, from 0 to 1 along its axes."""
    return -W / 2 + .3 + x * (W - .5), FOOT + .28 + z * (H - .5)


for i in range(1, 5):
    (x, _), (_, z) = on(i / 4.4, 0), on(0, i / 4.6)
    c.box(x, Y - .015, FOOT + .28, .025, .02, H - .5, "sand", 0); c.box(.05, Y - .015, z, W - .5, .02, .025, "sand", 0)
x, z = on(0, 0)
c.limb((x, Y - .03, z), (x, Y - .03, z + H - .5), .04, "ink"); c.limb((x, Y - .03, z), (x + W - .5, Y - .03, z), .04, "ink")
POINTS = [(.07, .1), (.14, .24), (.2, .12), (.25, .3), (.33, .21), (.37, .43), (.43, .32), (.5, .54), (.53, .38), (.6, .58), (.64, .46), (.69, .72), (.75, .56), (.8, .8), (.86, .68)]
for i, at in enumerate(POINTS):
    x, z = on(*at)
    c.ball(x, Y - .03, z, .115, ("coral", "coral", "marigold")[i % 3], squash=(1, .7, 1))
ox, oz = on(.2, .8)                                                           # the one that lies apart
c.ball(ox, Y - .03, oz, .14, "plum", squash=(1, .7, 1))

# who draws the line, a bar that still turns about its lower end
S = 1.08
px, py, turn, Z = 1.6, -.32, -140, .5


def lifted(x, y, turn, size, z=0):
    """Where the hand is that somebody lifts who stands there."""
    a = math.radians(turn)
    return x + size * (math.cos(a) * .3 + math.sin(a) * .34), y + size * (math.sin(a) * .3 - math.cos(a) * .34), z + size * 1.76


c.box(px, py, 0, .9, .7, Z, "coral", .06)
hx, hy, hz = lifted(px, py, turn, S, Z)
g(p("teal", "ink", 2, "bun", 0, "stand", ("lift", "down"), mouth="open", look=-6), (px, py, Z), turn, S)
x, z = on(.02, .03)
c.limb((x, Y - .12, z), (hx + .06, hy + .1, hz + .06), .055, "teal"); c.rod(x, Y - .02, z - .05, .1, .14, "ink", .03, rot=(90, 0, 0))
# who looks at the point that lies apart
turn, size = 118, 1.12
hx, hy, hz = lifted(-1.25, -.57, turn, size)
g(p("marigold", "plum", 0, "short", 1, "stand", ("lift", "hip"), glasses=True, look=-12, nod=-10), (-1.25, -.57, 0), turn, size)
lens = g([c.ring(0, 0, 0, .31, .05, "ink"), c.rod(0, .01, -.01, .29, .02, "#dff0f5", 0, rot=(90, 0, 0)), c.ball(0, -.05, 0, .21, "plum", squash=(1, .5, 1))], (ox + .22, Y - .44, oz + .17), 28)
lens.rotation_euler[0] = math.radians(-20)
lx, ly, lz = lens.location
k = .34 / math.dist((hx, hy, hz), lens.location)
c.limb((lx + (hx - lx) * k, ly + (hy - ly) * k, lz + (hz - lz) * k), (hx, hy, hz), .05, "coral")
for i, (x, y, t) in enumerate(((-2.2, -1.2, "coral"), (-1.95, -1.4, "marigold"), (.2, -1.35, "coral"))):
    c.ball(x, y, .12, .12, t)
bowed((2.35, 1.15, 0), (.5, -.2, 3.5), 4.25, lit("coral", night, .35), night, 1.1, lit("#737893", night, .25))
if night:
    only_pool((-.2, .0, 1.5), 3.5, 3.2, (.9, -4.6, 3.0))
end(o, "scatter-plot", night, azimuth=28, elevation=20)
