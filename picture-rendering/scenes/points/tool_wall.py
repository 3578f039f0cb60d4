"""A technology without a picture of its own: the joiner's wall from near. Each tool has its outline; the one that is missing is in use, and the wren is the weight."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403
from joinery import *  # noqa: E402,F403

o, night = begin()
WALL = 1.2
backdrop("#c3d9b4", "#dcb78a", WALL)
BOARD = "#1d5f66"
c.box(.2, WALL - .06, 2.3, 5.8, .12, 2.8, "wood", .04)
c.box(.2, WALL - .12, 2.4, 5.6, .06, 2.6, BOARD, .01)


def hung(x, z, turn, *shapes):
    """A tool on the wall before its outline: each shape is a colour, a thickness and two ends, or a colour and the corners of a plate. Without a colour there is only the outline."""
    y, a = WALL - .15, math.radians(turn)
    for tone, thick, *pts in shapes:
        pts = [(x + u * math.cos(a) - v * math.sin(a), z + u * math.sin(a) + v * math.cos(a)) for u, v in pts]
        plate = len(pts) > 2
        c.path([(u, y, v) for u, v in (pts + pts[:1] if plate else pts)], thick + .055, "white")
        if plate:
            c.prism(pts, .03, "white", (0, y - .04, 0), bevel=0)
        if tone and plate:
            c.prism(pts, .07, tone, (0, y - .14, 0), bevel=.015)
        elif tone:
            c.path([(u, y - .14, v) for u, v in pts], thick, tone)


def plate(x0, z0, x1, z1):
    return (x0, z0), (x1, z0), (x1, z1), (x0, z1)


hung(-1.82, 4.3, 4, ("steel", 0, (-.6, -.1), (.5, .0), (.5, .34), (-.6, .1)), ("coral", 0, (.48, -.08), (.8, -.1), (.82, .4), (.48, .36)))
hung(-1.95, 3.15, 32, ("wood", .05, (0, -.5), (0, .5)), ("ink", 0, (-.34, .42), (.22, .42), (.22, .64), (-.34, .58)))
for i, tone in enumerate(("marigold", "coral", "sky")):
    hung(-1.28 + i * .36, 3.3 - i * .04, 0, (tone, .085, (0, .12), (0, .4)), ("steel", 0, *plate(-.055, -.62 + i * .14, .055, .06)))
hung(.62, 4.28, 0, ("marigold", .05, (-.45, -.14), (-.14, .28)), ("marigold", .05, (-.14, .28), (.14, -.14)), ("marigold", .05, (.14, -.14), (.45, .28)))
hung(.1, 3.1, -24, ("steel", .03, (0, .5), (-.2, -.45)), ("steel", .03, (0, .5), (.2, -.45)), ("coral", .09, (0, .5), (0, .58)))
hung(1.12, 3.2, 118, ("walnut", 0, *plate(-.34, -.3, -.14, .3)), ("steel", 0, *plate(-.14, .02, .5, .17)))
hung(2.12, 3.15, 164, ("wood", .05, (0, -.5), (0, .35)), ("walnut", 0, *plate(-.3, .3, .3, .64)))
# the outline of the plane, which is in use
hung(1.72, 4.22, 0, (None, 0, *plate(-.45, -.1, .45, .1)), (None, .06, (-.3, .1), (-.3, .24)), (None, .03, (.02, .1), (-.06, .36)), (None, .04, (.28, .1), (.36, .34)))
# the bench and what is planed on it
BX, BY, H, S = -.3, -.6, 1.13, 1.3
g(bench(3.7, 1.1, H), (BX, BY, 0))
c.box(BX - .1, BY, H, 3.3, .55, .13, "#e8c48c", .03)
PX = 1.0
g(plane("coral", .8), (PX - .12, BY, H + .13), 0, 1.2)
for dx, dy, r, t, z in ((-.72, .0, .2, 6, H + .13), (-1.05, .1, .13, 60, H + .13), (-.95, -.42, .12, 110, H), (.0, -1.0, .2, 20, 0), (-.7, -1.25, .16, 80, 0), (.5, -1.3, .14, 140, 0), (-1.5, -1.05, .2, 40, 0)):
    g(curl(r, w=.2), (PX + dx, BY + dy, z), t)
g(p("marigold", "plum", 1, "curly", 1, "stand", ("desk", "desk"), look=22, nod=4, apron="teal"), (PX + .72, BY + .2, 0), -64, S)
g(c.wren(), (-1.42, BY, H + .13), 158, 2.1)
# who waits with a tread
g(p("teal", "ink", 3, "bun", 0, "stand", ("hold", "hold"), look=-14), (-.3, .42, 0), 14, S)
t = g(tread("coral", 1.35, 34, .14, .3), (-1.05, -.02, 1.6), -12)
hanging(.1, -.6, 5.05, "coral", night, (0, -.6, 2.0), 7, 1.6)
photograph(o, "tool-wall", 25, (.05, -.2, 2.55), 6.2, 16, .3)
