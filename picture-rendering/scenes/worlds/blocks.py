"""A small house of building blocks with the wren on its roof, a lantern beside it."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()

c.box(-.85, 0, 0, .9, .9, .9, "marigold", .06)
c.box(.85, 0, 0, .9, .9, .9, "sky", .06)
c.box(0, 0, .9, 2.9, .95, .42, "sand", .06)
c.box(-.75, 0, 1.32, .8, .85, .8, "teal", .06)
c.rod(.7, 0, 1.32, .42, .8, "plum", .05)
c.prism([(-1.6, 2.12), (1.6, 2.12), (0, 3.35)], .95, "coral", bevel=.06)
g(c.wren(), (.1, 0, 3.22), -18, 1.5)
g([c.box(0, 0, 0, .7, .7, .7, "blush", .06)], (2.1, -.35, 0), 24)
g([c.prism([(-.45, 0), (.45, 0), (0, .5)], .5, "teal", bevel=.05)], (2.15, -.35, .7), 40)
g([c.rod(0, 0, 0, .3, .62, "white", .05)], (-1.8, -.55, 0))
lantern = [c.box(0, 0, 0, .42, .42, .07, "ink", .02), c.rod(0, 0, .07, .14, .34, c.material("#ffb84d" if night else "#ffe2a8", .4, 0, 1.7 if night else 1), .04), c.box(0, 0, .42, .42, .42, .07, "ink", .02), c.ring(0, 0, .58, .11, .025, "ink")]
lantern += [c.rod(x, y, .05, .025, .38, "ink", 0) for x in (-.17, .17) for y in (-.17, .17)]
lamp = g(lantern, (.15, -1.0, 0), 20)
if night:
    c.shadowless(lamp)
    c.rod(0, -.04, -.02, 1.38, .02, "sand", .005)                       # the ground, as far as the light reaches
    only_pool((-.1, -.45, 1.68), 2.9, 4.2, (-3, -10, 13.2))
c.light(o.light, .3)
c.render(os.path.join(o.out, f"blocks.{o.light}.png"), azimuth=24, elevation=16, samples=o.samples, size=(o.width, o.height), fit=.01)
