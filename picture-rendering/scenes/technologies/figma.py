"""Figma: a paper on a low table, a frame with four handles on it, and somebody bringing the last component."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
VIOLET, Z = "#8b34d9", 1.0
flat(0, 0, Z - .24, 4.5, 4.3, .5, .24, "wood", .08)
for sx in (-1, 1):
    for sy in (-1, 1):
        c.rod(sx * 1.75, sy * 1.65, 0, .12, Z - .2, "walnut", .03, r2=.2)
# the paper, the frame, its handles
flat(0, 0, Z, 4.1, 3.9, .08, .04, "white", .01)
X0, X1, Y0, Y1, T = -1.7, 1.7, -1.6, 1.6, Z + .08
flat(0, 0, Z + .03, X1 - X0, Y1 - Y0, .04, .03, "#f1e6d3", .008)
c.path([(X0, Y0, T), (X1, Y0, T), (X1, Y1, T), (X0, Y1, T), (X0, Y0, T)], .042, VIOLET)
for x in (X0, X1):
    for y in (Y0, Y1):
        c.box(x, y, Z + .02, .4, .4, .24, VIOLET, .05)
        c.box(x, y, Z + .22, .28, .28, .09, "white", .03)
T = Z + .05


def tile_(x, y, w, h, r, d, colour, z=0):
    flat(x, y, T + z, w, h, r, d, colour, .04)


# a card, a switch, chips, a field
tile_(-.62, .5, 1.6, 1.72, .14, .2, "white")
tile_(-.62, .86, 1.36, .8, .1, .1, "coral", .17)
c.ball(-.92, .9, T + .28, .2, "marigold", squash=(1, 1, .6))
tile_(-.82, .18, .96, .14, .06, .06, "ink", .18)
tile_(-.95, -.1, .7, .12, .05, .06, "stone", .18)
tile_(-.62, -1.02, 1.6, .62, .28, .2, "teal")
c.ball(-.2, -1.02, T + .24, .27, "white", squash=(1, 1, .75))
for i, t in enumerate(("sky", "marigold", "plum")):
    tile_(.62 + i * .36, -1.2, .3, .3, .14, .22, t)
# the place that waits, and the button that is brought to it
for i in range(5):
    for y in (-.72, -.1):
        c.box(.5 + i * .23, y, T - .02, .13, .06, .05, VIOLET, .01)
for x in (.36, 1.56):
    for y in (-.53, -.3):
        c.box(x, y, T - .02, .06, .12, .05, VIOLET, .01)
S = 1.12
g(p("marigold", "ink", 2, "bun", 0, "walk", ("reach", "reach"), mouth="smile", nod=8), (.98, 1.02, Z + .06), 4, S)
g([upright(0, 0, 0, 1.3, .56, .27, .26, "coral", .06), upright(0, -.13, 0, .72, .12, .055, .06, "white", .02)], (.96, .34, Z + 1.3), 4)
LAMP = (.75, -.5, 5.1)
arched((-2.75, -.5, 0), LAMP, 6.5, lit("marigold", night, .55), night, 1.5)
# somebody else's pointer, with a name on it, at the nearest handle
hand = [c.prism([(0, 0), (.1, -1.12), (.4, -.8), (.86, -.74)], .24, "sky", bevel=.05), upright(1.05, 0, -1.02, .98, .42, .18, .24, "sky", .05), upright(1.05, -.12, -1.02, .6, .1, .045, .06, "ink", .015)]
g(hand, (2.2, -2.1, Z + .62), 45)
if night:
    AT = (.4, -.25, Z)
    only_pool(AT, 3.3, Z + 3, past(LAMP, AT, 1.5, elevation=36))
end(o, "figma", night, elevation=36)
