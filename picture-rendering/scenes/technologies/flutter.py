"""Flutter: a wren sits for its portrait in square tiles; the tail is still to be laid."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
# One letter a tile, from the top: b blue, l light blue, s sky, c coral, k eye, m marigold, w white, p plum; a dot is bare, a minus drawn.
ROWS = ["bbbbbb...", "bbccbb.--", "mckccb.--", "bcccc.--.", "bccppcc-.", "bwcppccb.", "bwwcccbb.", "lllmlmll.", "lslslslsl"]
TINT = dict(b="#0a63c9", l="#4fa3ff", s="sky", c="coral", k="coral", m="marigold", w="cream", p="plum")
P, N, M = .46, 9, 9
W, H = N * P, M * P
board = [upright(0, .14, H / 2 + .14, W + .42, H + .42, .2, .3, "wood", .07), upright(0, -.01, H / 2 + .14, W + .06, H + .06, .04, .06, "cream", .01)]
for j, row in enumerate(ROWS):
    for i, t in enumerate(row):
        x, z = (i - N / 2 + .5) * P, (M - j - .5) * P + .14
        if t in TINT:
            board.append(upright(x, -.06, z, P - .05, P - .05, .07, .15, TINT[t], .035))
        elif t == "-":
            board.append(upright(x, -.035, z, P - .1, P - .1, .05, .02, "blush", .004))
        if t == "k":
            board.append(c.ball(x, -.14, z, .11, "ink", squash=(1, .5, 1)))
# the lamp over the picture
board += [*c.limb((0, .1, H + .3), (0, -.5, H + .62), .045, "ink"), upright(0, -.56, H + .6, 1.7, .2, .09, .24, "ink", .04), upright(0, -.6, H + .5, 1.5, .06, .025, .14, c.material("#ffd48a", .4, 0, 3 if night else .6), .01)]
root = g(board, (-.5, .75, 0))
root.rotation_euler[0] = math.radians(-16)
scene = [root, flat(.1, .1, -.28, 6.1, 4.1, .8, .28, "cream", .09), flat(.1, .1, -.48, 5.8, 3.8, .7, .24, "coral", .05)]
# who lays it, on a stool
scene += [c.box(1.85, -.38, 0, .9, .7, .8, "teal", .08)]
scene.append(g(p("marigold", "ink", 1, "curly", 3, "stand", ("up", "down"), look=20), (1.85, -.3, .8), 150, 1.2))
scene.append(g([upright(0, 0, 0, .46, .46, .07, .15, "coral", .035)], (1.5, -.16, 3.06), 0))
# heaps of tiles
for i, (x, y, n) in enumerate(((2.6, -1.05, 5), (2.2, -1.45, 2))):
    scene += [flat(x, y, k * .15, P, P, .07, .15, ["coral", "#0a63c9", "coral", "#4fa3ff", "marigold"][k], .035, turn=k * 13 + i * 20) for k in range(n)]
# the sitter
scene += [c.rod(-1.6, -1.05, 0, .5, .62, "coral", .06, r2=.42), g(c.wren(), (-1.6, -1.05, .62), 12, 1.75)]
g(scene, (0, 0, 0), 30)
if night:
    only_pool((.0, -.15, 2.1), 4.2, 3.5, (2.2, -3.8, 4.6))
end(o, "flutter", night, elevation=22)
