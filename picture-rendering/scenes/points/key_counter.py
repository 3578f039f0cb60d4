"""Database: the counter before the key cabinet. Two guests have the same room; the wren gives its one key to the first."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403
from keys import *  # noqa: E402,F403

o, night = begin()
COLS, ROWS, FREE = 4, 2, (0, 2)
Y, BASE, TOP = 1.0, 1.85, 1.16                                                # back and foot of the cabinet, height of the counter
BLUE = "#34508c"


def taken(r):
    """Hangs from the origin, faces -y: a round tag with a bar."""
    return [c.ring(0, 0, -.07, .06, .022, "steel"), c.rod(0, 0, -.14 - r - .04, r, .08, "coral", .03, rot=(90, 0, 0)), c.box(0, -.055, -.14 - r - .055, r * 1.2, .04, .11, "white", .015)]


def slip():
    """What both guests bring; faces -y, its middle at the origin."""
    return [c.box(0, 0, -.28, .46, .05, .56, "white", .03), c.box(0, -.035, -.04, .28, .04, .26, "coral", .03), c.box(0, -.03, -.19, .28, .02, .06, "stone", .01)]


backdrop("#a9bdec", "#e6d3b4", Y + .42)
cabinet(COLS, ROWS, Y, BASE, ["sky", "white", "marigold", "sky", "teal"], FREE, BLUE, "#3350a6" if night else "#4a5173")
x, y, z = hook(COLS, *FREE, Y, BASE)
g(taken(.3), (x, y - .06, z + .04))

M, F = .14, -.5                                                               # the middle of the counter
c.box(M, F, 0, 2.36, 1.16, .16, "ink", .03)
c.box(M, F, .12, 2.46, 1.26, TOP - .24, BLUE, .05)
for i in range(3):
    c.box(M + (i - 1) * .79, F - .63, .28, .64, .06, TOP - .58, "#4f6fb5", .04)
c.box(M, F, TOP - .14, 2.7, 1.5, .14, "wood", .05)


def clerk():
    """The wren with its near wing stretched out behind it, as a hand that stops somebody."""
    parts = c.wren()
    wing = parts[4]
    wing.location, wing.scale = (.1, -.165, .26), (.15, .055, .09)
    for dx, dz, r in ((.34, .37, .042), (.38, .3, .046), (.36, .225, .042)):
        parts += c.limb((.14, -.175, .265), (dx, -.235, dz), .06, "#6b442c", r2=r)
    return parts


bx, turn = .06, 20
g(clerk(), (bx, F, TOP), turn, 2.3)
g(key("coral"), (bx - .99 * math.cos(math.radians(turn)), F - .99 * math.sin(math.radians(turn)), TOP + .98), 10, 1.15)
K = 1.3
g(p("marigold", "plum", 0, "bun", 2, "stand", ("reach", "down"), look=-14, nod=-5), (-1.64, -.97, 0), 76, K)
g(slip(), (-1.62, -1.35, .82), 22)
g(p("teal", "ink", 1, "short", 0, "stand", ("reach", "chin"), mouth=None, look=10), (2.06, -.8, 0), -44, K)
g(slip(), (1.71, -1.5, 1.78), 8)
at, radius, shade = (.27, -.8, 1.7), 7, 4.95
hanging(.1, -.7, shade, "marigold", night, at, radius, 1.5)
if night:                                                                     # from less high, or noses throw shadows on mouths
    only_pool(at, radius, shade - .3, (.8, -5.8, 4.1))
photograph(o, "key-counter", 25, (.1, -.4, 2.42), 6.0, 16, .3)
