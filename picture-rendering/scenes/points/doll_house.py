"""React: the doll's house from close. The same room each time; a wren brings the one armchair that is still missing."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
W, H, D, T = 2.3, 1.95, 1.3, .13                                              # one room, and its walls
OWN = (1, 0)                                                                  # storey, column: the room that waits for its chair


def armchair():
    """Stands on z = 0, faces -y."""
    return [c.box(0, 0, .06, .72, .66, .26, "teal", .07), c.box(0, .26, .06, .72, .2, .78, "teal", .08), c.box(0, -.05, .3, .5, .54, .1, "sky", .045),
            *[c.box(s * .33, -.02, .06, .17, .66, .46, "teal", .07) for s in (-1, 1)], *[c.rod(s * .27, y, 0, .04, .08, "walnut", 0) for s in (-1, 1) for y in (-.24, .26)]]


def room(x, z, own):
    """The same room each time; one has its lamp on, and no chair yet."""
    c.box(x, 0, z, W, D, .04, "wood", 0)
    c.planks(W - .06, D - .04, "wood", z + .04, x)
    c.box(x, D / 2 - .04, z + .04, W, .08, H - T, "#ffe0a0" if own else "#7fb0c4", 0)
    c.box(x, D / 2 - .09, z + .04, W, .03, .13, "white", .008)
    c.rod(x + .34, -.04, z + .04, .6, .025, "coral" if own else "cream", .008)
    g([c.box(0, 0, -.17, .4, .05, .34, "walnut", .015), c.box(0, -.03, -.13, .32, .02, .26, "white", .004), c.ball(0, -.045, 0, .085, "coral", squash=(1, .3, 1))], (x + .28, D / 2 - .1, z + 1.34))
    shade = c.material("#ff9f3a" if night else "#ffb43f", .5, 0, 2.2 if night else .5) if own else "marigold"
    g([c.rod(0, 0, 0, .16, .03, "ink"), c.rod(0, 0, .03, .022, 1.2, "ink", 0), c.rod(0, 0, 1.12, .24, .3, shade, .01, r2=.13)], (x - .78, .4, z + .05))
    if not own:
        g(armchair(), (x + .36, .04, z + .065), 12)


for storey in range(-1, 4):
    z = storey * H
    for col in range(-1, 4):
        x = (col - .5) * (W + T)
        room(x, z, (storey, col) == OWN)
        c.box(x - (W + T) / 2, .03, z - .01, T, D + .1, H - T + .02, "white", .02)    # walls stand out to the front: thick white edges
    c.box(0, .03, z - T, 16, D + .12, T, "white", .025)
c.box(0, D / 2 + .05, -4, 16, .1, 14, "#2a7f9e", 0)

x, z = (OWN[1] - .5) * (W + T), OWN[0] * H + .045
turn, tilt, S = 167, 12, 1.82                                                 # the bird stretches up, and has the chair by its back
a, e = math.radians(turn), math.radians(tilt)
bx, by = x - .46, 0
bird = g(c.wren(), (bx, by, z + .01), turn, S)
bird.rotation_euler[1] = e
reach, rise = .37 * (math.cos(e) - math.sin(e)) * S, .37 * (math.sin(e) + math.cos(e)) * S
chair = g(armchair(), (bx - math.cos(a) * reach + .35, by - math.sin(a) * reach + .1, z + rise - .67), 42)
chair.rotation_euler[0] = math.radians(9)
if night:
    only_pool((x, -.6, z + .9), 6, z + 9, (1.2, -8, 2.4))
photograph(o, "doll-house", 32, (-.12, 0, OWN[0] * H + .95), 5.6, 14, .3)
