"""Careers, product manager: what comes first, second and third stands on a podium; what is left out waits in a crate."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
plinth(5.9, 3.4, "#c3dbe6", "coral", r=.6)
W, D, Y = 1.3, 1.15, .35
STEPS = {1: (0, 1.3, "teal"), 2: (-W, .9, "#1c8c80"), 3: (W, .55, "#2aa093")}    # where each stands, how high it is, and its colour
DIGITS = {1: [[(-.14, .2), (.02, .34), (.02, -.34)]], 2: [[(-.19, .18), (-.1, .33), (.1, .33), (.19, .18), (.12, .0), (-.2, -.33), (.22, -.33)]],
          3: [[(-.18, .26), (-.02, .34), (.16, .24), (.14, .07), (-.02, .02), (.16, -.05), (.18, -.24), (0, -.34), (-.2, -.26)]]}
for n, (x, h, t) in STEPS.items():
    c.box(x, Y, 0, W, D, h, t, .06)
    k = .72 if n == 3 else 1.0
    for stroke in DIGITS[n]:
        pts = [(x + u * k, Y - D / 2 - .02, h / 2 + v * k) for u, v in stroke]
        c.path(pts, .06 * k, "cream")


def gift(w=.62, h=.5):
    parts = [c.box(0, 0, 0, w, w, h, "coral", .04), c.box(0, 0, h - .06, w + .07, w + .07, .14, "coral", .03), c.box(0, 0, -.003, .14, w + .02, h + .09, "cream", .01), c.box(0, 0, -.003, w + .02, .14, h + .09, "cream", .01)]
    return parts + [c.ball(s * .15, 0, h + .18, .15, "cream", squash=(1.1, .6, .75), rot=(0, s * -24, 0)) for s in (-1, 1)] + [c.ball(0, 0, h + .13, .08, "cream")]


def home(w=.66, h=.42):
    return [c.box(0, 0, 0, w, w * .85, h, "cream", .03), c.prism([(-w / 2 - .09, h), (w / 2 + .09, h), (0, h + .42)], w * .98, "plum", bevel=.03), c.box(-.08, -w * .43, 0, .18, .05, .28, "coral", .02), c.box(.18, -w * .43, .16, .15, .05, .15, "sky", .01), c.box(.2, .1, h + .1, .13, .13, .36, "brick", .02)]


S = 1.08
g(p("marigold", "ink", 1, "bob", 0, "stand", ("reach", "reach"), look=-6, nod=4), (W + .02, Y + .16, .55), -70, S)
g(gift(), (.3, Y - .08, 1.6), 8)
g(home(), (-W, Y, .9), 10)
calendar = [c.box(0, 0, 0, .6, .12, .56, "white", .04), c.box(0, -.03, .42, .6, .12, .16, "sky", .04)] + [c.box(-.18 + i * .18, -.07, .08 + j * .16, .1, .03, .1, "coral" if (i, j) == (2, 0) else "stone", .01) for i in range(3) for j in range(2)]
for part in calendar:
    part.location.y -= .42
    part.location.z += .95
g(calendar + p("sky", "plum", 3, "curly", 0, "stand", ("hold", "hold"), mouth="open", look=24, nod=-6), (-1.55, -1.05, 0), 30, S)
crate = [c.box(0, 0, 0, 1.25, .8, .06, "wood", .02)] + [c.box(0, y, .05, 1.25, .06, .4, "wood", .02) for y in (-.37, .37)] + [c.box(x, 0, .05, .06, .8, .4, "wood", .02) for x in (-.6, .6)]
crate += [c.box(-.3, .02, .06, .5, .5, .5, "stone", .05, rot=(0, 0, 14)), c.rod(.28, .12, .06, .24, .55, "stone", .05), c.ball(.2, -.18, .42, .2, "stone"), c.prism([(-.25, 0), (.25, 0), (0, .42)], .4, "stone", (-.25, 0, .56), bevel=.04)]
g(crate, (2.42, -.2, 0), 84)
bowed((-2.3, 1.15, 0), (-.1, -.05, 3.5), 4.2, lit("coral", night, .35), night, 1.1, lit("#737893", night, .25))
if night:
    only_pool((-.2, -.1, 1.2), 3.5, 3.2, (1.2, -4.4, 4.5))
end(o, "priorities", night, azimuth=24, elevation=22)
