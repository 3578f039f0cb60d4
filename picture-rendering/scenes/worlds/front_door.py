"""Accessibility: one front door for everybody. Steps and a ramp lead to it, and the bell is within everybody's reach."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
B, X, Z = 1.1, .75, .45                                                       # front of the wall, middle of the door, height of the landing
PANE = c.material("#ffd48a" if night else "#cfe6f2", .3, 0, 2.4 if night else .7)
c.box(0, -.45, -.2, 6.2, 3.9, .2, "stone", .07)
c.box(0, -.45, -.38, 6.0, 3.7, .2, "walnut", .05)
c.box(0, B + .2, 0, 5.8, .4, 3.7, "teal", .05)
c.box(0, B + .18, 3.66, 6.1, .6, .18, "cream", .05)
c.box(0, B - .01, 0, 5.84, .06, .34, "#0e5f58", .02)
# landing, steps and ramp
c.box(X, B - .75, 0, 2.1, 1.5, Z, "sand", .03)
c.box(X, B - 1.48, Z - .045, 1.5, .05, .05, "coral", .01)
for i in range(2):
    c.box(X, B - 1.62 - i * .3, 0, 1.5, .32, Z - .15 * (i + 1), "sand", .025)
    c.box(X, B - 1.76 - i * .3, Z - .15 * (i + 1) - .045, 1.5, .05, .05, "coral", .01)
c.prism([(-3.0, 0), (X - 1.03, Z), (X - 1.03, 0)], 1.3, "sand", (0, B - .85, 0), bevel=.01)
rail = [(-2.85, B - 1.48, .78), (X - 1.0, B - 1.48, Z + .74), (X - .8, B - 1.48, Z + .74)]
c.path(rail, .035, "coral")
for x in (-2.7, -1.85, -1.05, X - .85):
    low = max(0, (x + 3.0) / (X + 1.97) * Z)
    c.rod(x, B - 1.48, low, .03, .76, "coral", 0)
c.path([(X + .78, B - 2.05, .72), (X + .78, B - 1.48, Z + .74), (X + .95, B - 1.2, Z + .74)], .035, "coral")
for y, low in ((B - 2.0, .12), (B - 1.48, Z - .02)):
    c.rod(X + .78, y, low, .03, .7, "coral", 0)
# the door, with a window, a handle and a bell at the height of a seat
c.box(X, B - .06, Z, 1.5, .2, 2.36, "cream", .04)
c.box(X, B - .12, Z, 1.2, .18, 2.2, "marigold", .03)
c.box(X, B - .22, Z + 1.3, .78, .05, .66, PANE, .03)
c.box(X, B - .22, Z + .16, .84, .05, .78, "#d9982b", .03)
c.path([(X - .46, B - .28, Z + .72), (X - .46, B - .28, Z + 1.18)], .04, "ink")
c.box(X - .98, B - .05, Z + .62, .2, .08, .34, "cream", .03)
c.ball(X - .98, B - .1, Z + .8, .06, "coral", squash=(1, .6, 1))
c.box(X, B - .42, Z + 2.5, 2.2, 1.0, .13, "coral", .05)
c.box(X, -.35 + .55, Z, 1.1, .5, .035, "#8a5a3b", .015)
lamp_at = (X, B - .62, Z + 2.3)
g([c.rod(0, 0, 0, .03, .22, "ink"), c.rod(0, 0, -.16, .19, .18, glowing("ink", night), .02, r2=.07), c.ball(0, 0, -.16, .1, c.material("#ffe2a8", .4, 0, 9 if night else 1))], lamp_at)
# a window with a cat, and flowers below it
c.box(-1.55, B - .03, 1.5, 1.5, .12, 1.25, "cream", .03); c.box(-1.55, B - .07, 1.58, 1.3, .1, 1.08, PANE, .01)
c.box(-1.55, B - .13, 1.58, .05, .08, 1.08, "cream", 0); c.box(-1.55, B - .22, 1.42, 1.7, .34, .09, "cream", .02)
g(c.cat("#d98a4a"), (-1.2, B - .22, 1.51), 10, .95)
for i in range(5):
    c.ball(-2.15 + i * .17, B - .25, 1.6, .11, ["leaf", "moss"][i % 2]); c.ball(-2.12 + i * .17, B - .33, 1.69, .05, ["coral", "blush", "marigold"][i % 3])
# who comes: on the ramp in a wheelchair, on the path with a cane
chair = [c.ring(s * .31, .06, .31, .3, .032, "ink", rot=(90, 0, 90)) for s in (-1, 1)] + [c.ball(s * .2, -.38, .07, .07, "ink") for s in (-1, 1)]
chair += [c.box(0, .02, .36, .5, .5, .08, "coral", .03), c.box(0, .28, .4, .5, .07, .55, "coral", .03), c.box(0, -.44, .1, .4, .16, .04, "ink", .01), *c.stick((-.2, -.2, .38), (-.2, -.42, .12), .025, "ink"), *c.stick((.2, -.2, .38), (.2, -.42, .12), .025, "ink")]
rider = g(chair + p("sky", "plum", 2, "bun", 0, "sit", ("lift", "lap"), mouth="open"), (-1.75, B - .85, .16), 90, .95)
rider.rotation_euler[0] = 0
walker = p("coral", "ink", 1, "short", 4, "walk", ("hold", "down"), glasses=True) + c.stick((.1, -.3, 1.02), (.16, -.85, .03), .018, "white") + [c.ball(.16, -.85, .04, .03, "coral")]
g(walker, (1.05, -1.65, 0), 165, .95)
g(c.wren(), (rail[-1][0] - .05, rail[-1][1], Z + .77), 200, 1.15)
g(c.tree(1.3, "coral", 4), (2.45, .35, 0)); g(c.plant(.7, "marigold", 3), (1.95, B - .8, Z), 0, .8)
if night:
    only_pool((-.1, -.25, .95), 5.2, 2.6, (-1.6, -4.2, 4.0))
end(o, "door", night, azimuth=-26, elevation=22)
