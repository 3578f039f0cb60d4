"""Web development: a calendar on the wall, cards pinned to its days by two people, and the lit day on which the work is out."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
COLS, ROWS, W, H, X, Z, F = 5, 4, 1.06, .86, 0, 1.5, .92                      # days, weeks, one day, its lower left corner; y of the paper
GLOW = c.material("#ffc24d", .6, 0, 2.2 if night else .35)
backdrop("#a9cfe0", "wood", 1.1)
for k in range(-8, 9):
    c.box(0, k * .7, .001, 40, .025, .004, "#a06d42", 0)
full, tall = COLS * W, ROWS * H
c.box(X, F + .08, Z - .25, full + .5, .12, tall + 1.15, "walnut", .05)
c.box(X, F + .0, Z - .16, full + .32, .1, tall + .98, "white", .03)
c.box(X, F - .03, Z + tall + .16, full + .32, .12, .66, "coral", .04)
for i in range(COLS):
    x = X + (i - (COLS - 1) / 2) * W
    c.ring(x, F - .02, Z + tall + .86, .16, .045, "ink", rot=(0, 90, 0))
    c.ball(x, F - .09, Z + tall + .48, .1, "cream", squash=(1, .4, 1))
    for j in range(ROWS):
        c.box(x, F - .055, Z + j * H + .04, W - .08, .03, H - .08, "#f0e4cf", .02)


def card(w, tone, lines=2, peg="ink"):
    """Hangs from its peg at the origin."""
    h = w * .78
    parts = [c.box(0, 0, -h, w, .05, h, "white", .02), c.box(0, -.03, -h * .52, w - .1, .03, h * .42, tone, .015), c.ball(0, -.05, -.04, .055, peg)]
    return parts + [c.box(-.04 - .05 * i, -.03, -h * .68 - i * .12, w * (.62 - .2 * i), .02, .05, "ink" if i == 0 else "stone", .006) for i in range(lines)]


def at(col, row):
    """The top of the day in that column and row from below."""
    return X + (col - (COLS - 1) / 2) * W, F - .09, Z + (row + 1) * H - .1


TONES = ["coral", "teal", "marigold", "plum", "#5b9bd5"]
for k, (col, row) in enumerate(((0, 3), (1, 3), (3, 3), (4, 3), (0, 2), (2, 2), (3, 2), (2, 1), (4, 1), (4, 2))):
    hung = g(card(.74, TONES[k % 5]), at(col, row))
    hung.rotation_euler[1] = math.radians((k * 5) % 7 - 3)
# the lit day: a house of light that stands out of the paper, open at the front
x, y, z = at(3, 0)
DAY = [(3, 0)]
c.box(x, F - .3, z - H + .1, W + .06, .56, H + .02, "ink", .04)
c.box(x, F - .59, z - H + .17, W - .1, .03, H - .14, GLOW, .02)
star = [((.3 if i % 2 == 0 else .13) * math.sin(math.pi * i / 5), (.3 if i % 2 == 0 else .13) * math.cos(math.pi * i / 5)) for i in range(10)]
c.prism(star, .1, "coral", (x, F - .64, z - H / 2 + .07), bevel=.02)
c.prism([(-W / 2 - .14, 0), (W / 2 + .14, 0), (0, .36)], .64, "coral", (x, F - .3, z + .1), bevel=.03)
S = 1.22
c.box(-1.55, -.35, 0, 1.0, .8, .5, "marigold", .06)
g(p("coral", "ink", 2, "bun", 0, "stand", ("reach", "up"), look=24), (-1.5, -.15, .5), 152, S)
g(card(.74, "teal"), (-1.3, .2, 3.3), 16)
g(p("teal", "sand", 0, "short", 1, "stand", ("point", "hold"), beard=True, look=8), (2.75, -.6, 0), 24, S)
g(card(.6, "marigold", 1), (2.98, -1.24, 1.72), 18)
g(c.wren(), (1.1, F - .05, Z + tall + .82), 16, 1.25)
hanging(.35, -1.0, 5.62, "marigold", night, (.5, F - .7, 2.3), 9)
photograph(o, "calendar", 25, (.24, .2, 3.05), 7.5, 14, .3)
