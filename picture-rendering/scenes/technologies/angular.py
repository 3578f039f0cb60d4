"""Angular: a cabinet in which everything has its labelled drawer. One is open; the cat has filed itself."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
COLS, ROWS, W, H, D = 3, 4, 1.12, .7, 1.3                                     # drawers and the size of one
full, tall, F = COLS * W + .2, ROWS * H + .2, -D / 2                          # F is the front
TONES = ["#dd0031", "marigold", "teal", "plum"]                               # a colour for each row
OPEN = (1, 1)                                                                 # row from below, column

c.box(0, 0, -.1, full + .7, D + 1.5, .1, "sky", .04); c.box(0, 0, -.24, full + .6, D + 1.4, .16, "teal", .04)
for x in (-1, 1):
    for y in (-1, 1):
        c.rod(x * (full / 2 - .2), y * (D / 2 - .18), 0, .07, .32, "ink", .01, r2=.1)
base = .3
c.box(0, 0, base, full, D, tall, "cream", .06)
c.box(0, -.02, base + tall - .02, full + .2, D + .2, .14, "wood", .045)
c.box(0, -.01, base - .02, full + .1, D + .08, .1, "wood", .03)


def glyph(kind):
    """The sign on a label, one for each column."""
    return [lambda: c.ball(0, 0, 0, .085, "ink", squash=(1, .4, 1)), lambda: c.box(0, 0, -.075, .15, .05, .15, "ink", .015),
            lambda: c.prism([(-.1, -.075), (.1, -.075), (0, .095)], .05, "ink", bevel=.01)][kind]()


def front(row, col):
    tone = TONES[row]
    parts = [c.box(0, 0, .04, W - .08, .1, H - .08, tone, .04), c.box(0, -.06, .31, .56, .06, .25, "white", .025), c.box(0, -.08, .13, .4, .1, .08, "ink", .035)]
    sign = glyph(col)
    sign.location.x, sign.location.y, sign.location.z = sign.location.x, sign.location.y - .1, sign.location.z + .435
    return parts + [sign]


for row in range(ROWS):
    for col in range(COLS):
        x, z = (col - (COLS - 1) / 2) * W, base + .1 + row * H
        pull = 1.2 if (row, col) == OPEN else 0
        c.box(x, F + .01, z + .02, W - .03, .06, H - .04, "gap", 0)
        g(front(row, col), (x, F - .04 - pull, z))
        if pull:
            y = F - pull / 2
            for s in (-1, 1):
                c.box(x + s * (W / 2 - .09), y, z + .06, .06, pull, H - .22, "wood", .015)
            c.box(x, y, z + .06, W - .16, pull, .06, "wood", .01)
            for i in range(4):
                c.box(x, F - .02 - i * .085, z + .1, W - .24, .035, H - .12, "white", .012)
                c.box(x - .3 + i * .2, F - .02 - i * .085, z + H - .06, .14, .036, .1, ["coral", "marigold", "sky", "teal", "plum"][i], .012)
            g(c.cat(), (x + .02, F - .78, z + .1), 14, 1.6)
g(c.plant(.8, "coral", 3), (full / 2 - .5, .1, base + tall + .12), 0, .8)
g(c.books(4, 4), (-full / 2 + .6, -.05, base + tall + .12), 8, 1.6)
g(bowed((.5, .25, 0), (-.1, F - .5, .5), 1.5, lit("marigold", night), night, .8, "steel"), (0, 0, base + tall + .12))
if night:
    only_pool((0, F, 2.1), 4.2, base + tall + .2, (1.6, -4.2, 4.4))
end(o, "angular", night, azimuth=28, elevation=22)
