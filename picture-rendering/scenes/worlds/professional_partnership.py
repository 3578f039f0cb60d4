"""Professional partnership: two islands, two desks, one bridge on which the two teams shake hands, and a bench for tests."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
for s, top, side in ((-1, "#f3c6ac", "coral"), (1, "#a8cfc4", "teal")):
    tile(2.6, 3.9, top, side, at=(s * 2.35, 0))
    c.box(s * 2.35, 0, -.9, 2.0, 3.2, .58, "walnut", .2)
    c.box(s * 2.35, 0, -1.3, 1.3, 2.2, .45, "walnut", .18)
# bridge: planks on an arch, with rails
n, span = 13, 1.32
def arch(x):
    return .3 * (1 - (x / span) ** 2)
for i in range(n):
    x = -span + 2 * span * i / (n - 1)
    slope = math.degrees(math.atan(-.6 * x / span ** 2))
    c.box(x, -.55, arch(x) - .07, .19, 1.15, .08, "wood", .015, rot=(0, -slope, 0))
for y in (-1.12, .02):
    pts = [(-span + 2 * span * i / 8, y, arch(-span + 2 * span * i / 8) + .62) for i in range(9)]
    c.cable(pts, "marigold", .03)
    for x, yy, z in pts[::2]:
        c.rod(x, yy, z - .66, .03, .68, "walnut", 0)
    c.cable([(x, yy, z - .72) for x, yy, z in pts], "walnut", .06)
# the handshake
g(p("coral", "ink", 1, "bun", 0, "stand", ("down", "reach"), jacket="plum"), (-.57, -.36, .26), 90)
g(p("teal", "sand", 3, "short", 3, "stand", ("down", "reach"), glasses=True), (.57, -.76, .26), -90)
# left island: their desk
g(c.desk(1.5, "cream"), (-2.35, 1.15, 0)); g(c.monitor(kind="design", seed=5), (-2.45, 1.25, .75)); g(c.chair("marigold"), (-2.45, .45, 0), 180)
g(p("marigold", "plum", 0, "curly", 2, "sit", "type", look=-25), (-2.45, .5, 0), 180)
g(c.plant(.8, "coral", 5), (-3.3, 1.5, 0)); g(c.mug("teal"), (-2.0, 1.0, .75)); g(c.bag("plum"), (-1.75, .55, 0), 20)
g(p("sky", "ink", 2, "long", 0, "stand", ("wave", "hold"), mouth="open"), (-2.75, -1.0, 0), 55)
g(c.papers(2, 2, "white"), (-2.5, -1.2, 1.2), 30)
flag = [c.rod(0, 0, 0, .03, 2.5, "walnut", 0), c.ball(0, 0, 2.52, .06, "marigold")]
g(flag + [c.prism([(0, 0), (.75, .06), (.58, .26), (.75, .46), (0, .5)], .03, "coral", (.02, 0, 1.95), bevel=.008)], (-3.3, -1.5, 0))
# right island: the test bench
B = 1.55
g([c.box(0, 0, 0, 1.9, .08, 1.5, "cream", .02), c.box(0, -.03, .08, 1.74, .06, 1.34, "ink", .01), c.rod(-.85, .05, -.85, .04, 1.0, "walnut", 0), c.rod(.85, .05, -.85, .04, 1.0, "walnut", 0)], (2.4, B, .85))
for i in range(4):
    z = 2.0 - i * .31
    c.box(1.78, B - .08, z - .09, .2, .04, .2, "white", .01)
    if i < 3:
        c.cable([(1.71, B - .12, z + .02), (1.77, B - .12, z - .05), (1.9, B - .12, z + .13)], "#59b08a", .028)
    c.box(2.5, B - .07, z - .03, [1.0, .8, 1.1, .7][i], .03, .09, ["sky", "marigold", "blush", "sand"][i], .008)
g(c.table(1.75, .7, .78, "wood"), (2.35, .35, 0))
g(c.laptop(kind="chart", seed=2), (1.95, .38, .79), 0); g(c.phone(seed=4, tilt=-15), (2.55, .2, .79), 10); g(c.phone(seed=7, tilt=-15), (2.82, .25, .79), -8)
glass = [c.ring(0, 0, 0, .3, .04, "ink"), c.rod(0, .005, -.008, .29, .016, c.material("#cfe6f2", .2, 0, .4), 0, rot=(90, 0, 0))] + c.limb((0, 0, -.32), (0, 0, -.66), .042, "coral")
g(glass, (3.0, -.98, 2.2), 22)
g(p("plum", "ink", 0, "bob", 1, "stand", ("wave", "hip"), mouth="open"), (2.6, -1.05, 0), 20)
g(p("white", "coral", 2, "short", 0, "stand", ("reach", "point"), beard=True), (2.85, .98, 0), -15)
g([c.rod(0, 0, 0, .03, 2.5, "walnut", 0), c.ball(0, 0, 2.52, .06, "marigold"), c.prism([(0, 0), (.75, .06), (.58, .26), (.75, .46), (0, .5)], .03, "teal", (.02, 0, 1.95), bevel=.008)], (1.35, -1.6, 0))
g(c.tree(1.0, "coral", 8), (1.5, 1.45, 0), 0, .85); g(c.cat("#d98a4a"), (-1.55, -1.45, 0), 40)
lantern(-1.2, -1.6, 2.3, night, 210)
lantern(1.3, .5, 2.3, night, 330)
end(o, "professional-partnership", night, azimuth=24, elevation=24, lamps=[(-2.3, .6, 1.6, 8), (2.3, -1.5, 1.9, 34)])
