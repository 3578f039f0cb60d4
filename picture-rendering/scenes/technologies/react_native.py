"""React Native: a plug half in the side of a native phone, its cable a toy for the cat."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
MINT = "#8fe3d3"
plinth(4.7, 4.3, "cream", "coral", .3, .8)
# the phone, thick enough for a socket in its side (x+)
W, H, D = 2.05, 3.75, .82
phone = [upright(0, 0, H / 2, W, H, .34, D, "white", .09), upright(0, -D / 2, H / 2, W - .2, H - .2, .26, .04, "#0e3f4d", .01)]
y = -D / 2 - .02
tile_ = on_screen(y)
phone += [c.box(0, y - .02, 3.47, .5, .06, .09, "ink", .02), tile_(0, 3.12, 1.4, .4, "coral", .08, .1), tile_(-.36, 2.5, .64, .76, MINT, .1, .12), tile_(.36, 2.5, .64, .76, "marigold", .1, .12)]
phone += [tile_(0, 1.72, 1.4, .44, "white", .08, .12), tile_(.12, 1.72, .8, .09, "ink", .12, .04), c.ball(-.5, y - .06, 1.72, .13, "coral", squash=(1, .5, 1)), tile_(0, 1.12, 1.4, .44, "white", .08, .12), tile_(.12, 1.12, .8, .09, "ink", .12, .04), c.ball(-.5, y - .06, 1.12, .13, "teal", squash=(1, .5, 1)), tile_(0, .48, .8, .3, MINT, .1, .14)]
phone += [c.box(W / 2 + .01, 0, 2.85, .06, .16, .6, "steel", .025)]
g(phone, (-.95, .6, 0))
# the socket and the plug
X, Y, Z = -.95 + W / 2, .6, 1.75
SIDE = (0, 90, 0)
c.rod(X + .03, Y, Z - .06, .37, .12, "ink", .03, rot=SIDE)
for dz in (-.17, .17):
    c.rod(X + .1, Y, Z + dz - .02, .085, .04, "#0b0d14", 0, rot=SIDE)
    c.rod(X + .34, Y, Z + dz - .3, .06, .6, "marigold", .02, rot=SIDE, rough=.35, metal=.75)
c.rod(X + .62, Y, Z - .09, .42, .18, MINT, .06, rot=SIDE)
c.rod(X + 1.0, Y, Z - .34, .4, .68, MINT, .1, r2=.3, rot=SIDE)
for i in range(3):
    c.ring(X + 1.4 + i * .13, Y, Z, .17 - i * .015, .06, "#4fb8a6", rot=(0, 90, 0))
pts = [(X + 1.3, Y, Z), (X + 1.75, Y, Z), (X + 2.1, Y - .02, Z - .12), (X + 2.34, Y - .1, Z - .45), (X + 2.4, Y - .25, Z - .95), (X + 2.3, Y - .55, Z - 1.4), (X + 2.1, Y - .95, .13), (X + 1.7, Y - 1.4, .11), (X + 1.1, Y - 1.75, .11), (X + .4, Y - 2.0, .11), (X - .3, Y - 2.05, .11), (X - .85, Y - 1.85, .11), (X - 1.0, Y - 1.5, .11), (X - .7, Y - 1.28, .11), (X - .3, Y - 1.4, .11), (X - .25, Y - 1.75, .2), (X - .6, Y - 2.2, .13), (X - 1.3, Y - 2.45, .11)]
cord(pts, .1, MINT)
g(c.cat("marigold", "cream"), (X + 1.2, Y - 1.05, 0), 5, 2.0)
LAMP = (1.5, .4, 4.5)
arched((1.95, 1.75, 0), LAMP, 6.2, lit("marigold", night, .55), night, 1.5)
if night:
    AT = (.1, -.1, 1.6)
    only_pool(AT, 3.5, 3.9, past(LAMP, AT, 1.5))
end(o, "react-native", night)
