"""Flutter: a mosaic on a table, every tile laid by hand; a wren brings the last one, the eye."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
# One letter a tile, from the top: b blue, l light blue, c coral, m marigold, w cream, p plum; a dot is the eye, still to be laid.
ROWS = ["bbbbbbbbbbbbb", "bbbbbbbbbbppb", "bbbbcccbbbppb", "bbbcccccbbppb", "bbmc.ccccpppb", "bmmcccccccppb", "bbbcccccccpbb", "bbbwccppppcbb", "bbbwwcppppcbb", "bbbbwwcppccbb", "bbbbbwwcccbbb", "llllllmlmllll", "sslsslmlmslss"]
TINT = dict(b="#0a63c9", l="#4fa3ff", s="sky", c="coral", m="marigold", w="cream", p="plum")
P, N, Z = .42, 13, .2


def place(i, j):
    """The middle of the tile in column i and row j."""
    return (i - (N - 1) / 2) * P, ((N - 1) / 2 - j) * P


backdrop(None, "#e7c79b")
for k in range(-9, 10):
    c.box(0, k * 1.3, .001, 40, .03, .004, "#b98d5c", 0)
flat(0, 0, 0, N * P + .5, N * P + .5, .25, .16, "walnut", .05)
flat(0, 0, .1, N * P + .1, N * P + .1, .06, .1, "cream", .01)
for j, row in enumerate(ROWS):
    for i, t in enumerate(row):
        x, y = place(i, j)
        if t in TINT:
            flat(x, y, Z - .02, P - .045, P - .045, .06, .13 + .02 * ((i * 5 + j * 3) % 3 == 0), TINT[t], .03, turn=((i * 7 + j * 11) % 5 - 2) * .9)
ex, ey = place(4, 4)
flat(ex, ey, Z - .005, P - .1, P - .1, .05, .01, "#d9c8a8", .002)
turn, S = 146, 2.3
wx, wy = ex - .98, ey + .68
g(c.wren(), (wx, wy, Z + .12), turn, S)
a = math.radians(turn)
last = g([upright(0, 0, 0, P - .045, P - .045, .06, .13, "ink", .03)], (wx - math.cos(a) * .46 * S, wy - math.sin(a) * .46 * S, Z + .12 + .3 * S), turn + 60)
last.rotation_euler[0] = math.radians(-58)


def bowl(x, y, tone, inside, n):
    """A bowl with `n` tiles of one colour."""
    c.rod(x, y, 0, .38, .34, tone, .05, r2=.58)
    c.rod(x, y, .3, .5, .03, "gap", .01)
    for k in range(n):
        b = k * 2.4
        r = .1 + .22 * (k % 3) / 2
        flat(x + math.cos(b) * r, y + math.sin(b) * r, .31 + .07 * (k // 3), P - .08, P - .08, .05, .11, inside, .03, turn=k * 37)


bowl(3.55, -1.2, "cream", "coral", 8)
bowl(3.45, -2.6, "teal", "#4fa3ff", 7)
bowl(-2.2, -3.75, "coral", "marigold", 8)
for x, y, t, k in ((-.9, -3.45, "plum", 20), (-.2, -3.8, "#0a63c9", -14), (.55, -3.5, "coral", 40), (2.1, -3.5, "cream", 8), (1.4, -3.9, "marigold", 60)):
    flat(x, y, 0, P - .05, P - .05, .06, .13, t, .03, turn=k)
# the lamp that stands beside it
LAMP = (.5, 2.15, 2.2)
c.rod(2.75, 3.4, 0, .5, .12, "ink", .03)
c.shadowless(g([tube(curved([(2.75, 3.4, .1), (2.8, 3.4, 1.3), (2.3, 3.1, 2.35), (1.4, 2.6, 2.75), (.62, 2.3, 2.5)]), .06, "ink")]))
head = g([c.rod(0, 0, -.3, .56, .56, lit("marigold", night, .6), .03, r2=.2), c.ball(0, 0, -.3, .34, c.material("#ffe2a8", .4, 0, 8 if night else .8), squash=(1, 1, .8))], LAMP)
head.rotation_euler = (math.radians(-52), math.radians(14), 0)
if night:
    AT = (-.15, .15, .2)
    only_pool(AT, 7, 1.3, past(LAMP, AT, 2.5, 10, 50))
photograph(o, "mosaic", 35, (.12, -.1, 0), 8.1, 50, .3)
