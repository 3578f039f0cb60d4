"""iOS: one fine phone on a turned stand, and the key that opens it: its bow is a fingerprint."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
BRASS = dict(rough=.35, metal=.7)
scene = []
# the stand: a turned foot on a wide round base, and a lip that the phone rests on
foot = [(1.5, 0), (1.5, .1), (1.42, .17), (1.2, .2), (.8, .26), (.46, .4), (.4, .55), (.5, .68), (.78, .76), (.92, .84), (.92, .95), (.86, 1.0)]
scene += [turned([(2.3, -.28), (2.42, -.2), (2.42, -.08), (2.3, 0)], 112, "cream"), turned([(2.1, -.46), (2.2, -.27)], 112, "marigold"), turned(curved(foot, 4), 96, "teal")]
scene += [c.ring(0, 0, .5, .42, .09, "marigold", rot=(0, 0, 0), **BRASS), c.ring(0, 0, .04, 1.52, .06, "marigold", rot=(0, 0, 0), **BRASS)]
scene += [upright(0, -.32, 1.08, 1.3, .3, .14, .2, "teal", .06)]
# the phone
W, H = 1.9, 3.5
parts, y = handset(W, H, .36, .24, "steel", "ink", .05)
parts.append(upright(0, -.135, H / 2, W - .13, H - .13, .3, .04, lit("#1c3d5a", night, .8), .008))
tile_ = on_screen(y - .01)
parts.append(tile_(0, 3.2, .54, .14, "#0b0d14", .05, .07))
bow = lit("marigold", night, .9)
parts += [tile_(0, 1.9, 1.16, .94, bow, .16, .22), tube(curved([(-.33, y - .05, 2.3), (-.33, y - .05, 2.5), (-.22, y - .05, 2.74), (0, y - .05, 2.84), (.22, y - .05, 2.74), (.33, y - .05, 2.5), (.33, y - .05, 2.3)]), .085, bow)]
parts += [c.ball(0, y - .15, 1.98, .13, "ink", squash=(1, .4, 1)), upright(0, y - .15, 1.78, .11, .32, .05, .06, "ink", .01)]
parts += [tile_(0, 1.1, 1.26, .13, "white", .05, .06), tile_(0, .87, .82, .11, "sky", .05, .05), tile_(0, .45, 1.34, .38, "teal", .1, .18), tile_(0, .45, .56, .09, "white", .16, .04)]
parts += [c.box(W / 2 + .01, 0, 2.2, .05, .1, .56, "steel", .02), c.box(-W / 2 - .01, 0, 2.4, .05, .1, .3, "steel", .02)]
root = g(parts, (0, -.02, 1.02), 0)
root.rotation_euler[0] = math.radians(-9)
scene.append(root)
# the key: its bow has the whorl of a finger
key = [c.rod(0, 0, -.12, .8, .24, "marigold", .07, rot=(90, 0, 0), **BRASS)]
for i, r in enumerate((.13, .28, .43, .58)):
    low = -.3 - .05 * i
    side = [(r * math.cos(math.radians(a)), -.125, .02 + r * math.sin(math.radians(a))) for a in range(0, 181, 15)]
    drop = [] if i == 0 else [(-r * .98, -.125, -.16), (-r * .84, -.125, low + .02 * i)]
    key += cord([(r * .96, -.125, -.2 - .04 * i)] + side + drop, .036, "ink")
key += [c.rod(0, 0, -2.3, .15, 1.6, "marigold", .03, **BRASS), c.ring(0, 0, -.86, .17, .08, "marigold", rot=(0, 0, 0), **BRASS), c.ring(0, 0, -1.02, .16, .06, "marigold", rot=(0, 0, 0), **BRASS)]
key += [c.box(.32, 0, z, .5, .18, h, "marigold", .04, **BRASS) for z, h in ((-2.26, .26), (-1.84, .3))] + [c.box(.47, 0, -2.06, .2, .18, .24, "marigold", .04, **BRASS)]
root = g(key, (1.52, -.62, 2.24), -4)
root.rotation_euler[1] = math.radians(-8)
scene.append(root)
g(scene, (0, 0, 0), 36)
end(o, "ios", night, 100, elevation=22, lamps=[(1.4, -2.4, 2.8, 80)])
