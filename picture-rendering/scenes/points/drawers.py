"""Angular: a cabinet from close. Each drawer has its sign; two people share the one that is open, and both know where it is."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
W, H, B, COLS, ROWS, OPEN, PULL = 1.5, .98, .34, 7, 6, (1, 3), 1.35           # a drawer, the base, how many, which is open and how far
TONES = ["marigold", "teal", "#dd0031", "sky", "plum"]

backdrop("#f3c6bd", "#e9b49c", .2)
c.box(0, .45, 0, COLS * W + .3, .9, B, "ink", .02)
c.box(0, .5, B - .06, COLS * W + .2, .98, ROWS * H + .2, "#5a2440", .03)


def sign(kind, tone):
    """Faces -y, its middle at the origin."""
    return [lambda: c.ball(0, 0, 0, .12, tone, squash=(1, .4, 1)), lambda: c.box(0, 0, -.1, .2, .06, .2, tone, .02),
            lambda: c.prism([(-.13, -.1), (.13, -.1), (0, .13)], .06, tone, bevel=.012), lambda: c.ring(0, 0, 0, .09, .038, tone),
            lambda: c.prism([(0, -.14), (.13, 0), (0, .14), (-.13, 0)], .06, tone, bevel=.012)][kind]()


def front(row, col):
    tone, own = TONES[(row * 2 + col) % 5], (row, col) == OPEN
    parts = [c.box(0, 0, .04, W - .09, .12, H - .09, "#dd0031" if own else "cream", .05), c.box(0, -.065, .47, .74, .05, .36, "wood", .03), c.box(0, -.085, .5, .64, .05, .3, "white", .015)]
    label = sign((row + col) % 5, "#dd0031" if own else tone)
    label.location.y, label.location.z = -.12, label.location.z + .65
    pull = [*c.arc(0, -.1, .27, .17, 180, 360, .035, "ink", n=8), c.ball(-.17, -.08, .27, .05, "ink"), c.ball(.17, -.08, .27, .05, "ink")]
    return parts + [label] + pull


for row in range(ROWS):
    for col in range(COLS):
        x, z, out = (col - (COLS - 1) / 2) * W, B + row * H, PULL if (row, col) == OPEN else 0
        g(front(row, col), (x, -.07 - out, z))
        if out:
            c.box(x, -.01, z + .06, W - .1, .05, H - .12, "gap", 0)
            for s in (-1, 1):
                c.box(x + s * (W / 2 - .1), -out / 2, z + .1, .07, out, H - .34, "wood", .02)
            c.box(x, -out / 2, z + .1, W - .16, out, .07, "wood", .01)
            for i in range(5):
                t = TONES[i]
                f = g([c.box(0, 0, 0, W - .34, .06, .66, t if i % 2 else "white", .02), c.box(-.42 + i * .2, 0, .63, .3, .06, .14, t, .02)], (x, -.3 - i * .2, z + .18))
                f.rotation_euler[0] = math.radians(-7)
z = B + OPEN[0] * H
S = 1.22
g(p("teal", "ink", 2, "curly", 0, "stand", ("hold", "reach"), look=-14, glasses=True), (-1.32, -1.15, 0), 78, S)
g(p("marigold", "plum", 0, "bun", 2, "stand", ("lift", "down"), look=20), (1.22, -1.0, 0), -66, S)
paper = g([c.box(0, 0, 0, .62, .05, .5, "white", .015), c.box(0, -.03, .34, .44, .02, .07, "#dd0031", .006), c.box(-.06, -.03, .2, .32, .02, .05, "stone", .006), c.box(-.03, -.03, .09, .38, .02, .05, "stone", .006)], (-.7, -1.62, 1.5), 40)
paper.rotation_euler[0] = math.radians(-14)
g(c.wren(), (.36, -1.42, z + H - .06), 24, 1.25)
hanging(.0, -1.5, 4.55, "marigold", night, (0, -.8, 1.9), 7, 1.8)
photograph(o, "drawers", 25, (0, -.6, 2.15), 6.1, 16, .3)
