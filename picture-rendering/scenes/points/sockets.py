"""React Native: two phones in the wall with sockets of unlike make, and one plug that fits both."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from photograph import *  # noqa: E402,F403

o, night = begin()
MINT, DARK = "#8fe3d3", "#0e3f4d"
HOLE = lit("#ffb84d", night, 2.6) if night else "#0b0d14"
backdrop("#f0a890", "#e6d3b3", .9)


def socket(round_, plate):
    """Its middle at the origin, facing -y: the plate differs, the two holes do not."""
    if round_:
        parts = [c.rod(0, -.04, -.1, .56, .2, plate, .05, rot=(90, 0, 0)), c.rod(0, -.14, -.04, .44, .08, "cream", .02, rot=(90, 0, 0))]
    else:
        parts = [upright(0, -.04, 0, 1.14, 1.14, .16, .2, plate, .05), upright(0, -.14, 0, .9, .9, .1, .08, "#5d586e", .02)]
    return parts + [c.rod(s * .19, -.17, -.03, .1, .06, HOLE, 0, rot=(90, 0, 0)) for s in (-1, 1)]


def device(w, h, r, body, round_, accent):
    """A phone that hangs on the wall from its middle: its screen above, its socket below."""
    parts = [upright(0, 0, 0, w, h, r, .34, body, .07), upright(0, -.17, h * .2, w - .26, h * .5, max(.06, r - .12), .05, DARK, .015)]
    tile_ = on_screen(-.19)
    parts += [tile_(0, h * .36, w - .5, .34, accent, .08, .1 if round_ else .03)]
    for i in range(2):
        z = h * (.23 - i * .13)
        parts += [tile_(0, z, w - .5, .3, "white", .08, .14 if round_ else .03), tile_(.1, z, w * .36, .07, "ink", .12, .03), c.ball(-w * .24, -.25, z, .09, "coral" if i else "teal", squash=(1, .5, 1))]
    parts.append(g(socket(round_, "steel" if round_ else "#3a374a"), (0, -.19, -h * .27)))
    return parts + ([upright(0, -.21, h * .425, .4, .1, .045, .05, "ink", .01)] if round_ else [c.ball(0, -.2, h * .425, .06, "ink", squash=(1, .5, 1))])


g(device(2.0, 3.7, .44, "white", True, "marigold"), (-1.5, .7, 3.7))
g(device(2.0, 3.7, .14, "ink", False, MINT), (1.5, .7, 3.7))
# who brings the plug
S, Y = 1.3, -1.0
g(p("marigold", "ink", 1, "bob", 0, "walk", ("lap", "lap"), look=-22), (-.05, Y, 0), 58, S)
plug = [c.rod(-.25, 0, -.34, .33, .68, MINT, .1, r2=.44, rot=(0, 90, 0)), c.rod(.16, 0, -.1, .46, .2, MINT, .06, rot=(0, 90, 0))]
plug += [c.rod(.5, s * .19, -.28, .075, .56, "marigold", .03, rot=(0, 90, 0), rough=.35, metal=.7) for s in (-1, 1)]
plug += [c.ring(-.66 - i * .13, 0, 0, .2 - i * .02, .065, "#4fb8a6", rot=(0, 90, 0)) for i in range(3)]
g(plug, (.42, Y - .52, 1.3), 0)
pts = [(-.35, Y - .52, 1.3), (-.75, Y - .52, 1.26), (-1.08, Y - .54, 1.02), (-1.28, Y - .58, .6), (-1.42, Y - .66, .22), (-1.2, Y - .86, .11), (-.6, Y - 1.02, .11), (.1, Y - 1.06, .11), (.7, Y - .8, .11), (.95, Y - .3, .11), (1.5, Y + .1, .11), (2.4, Y - .1, .11), (3.6, Y - .7, .11), (5, Y - 1, .11)]
cord(pts, .1, MINT)
g(c.cat("ink", "stone"), (1.45, Y - .62, 0), -6, 2.0)
hanging(.5, -.6, 5.0, "coral", night, (.1, 0, 2.1), 8)
photograph(o, "sockets", 25, (0, 0, 2.75), 7.0, 16, .3)
