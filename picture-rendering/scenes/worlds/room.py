"""Not found: an empty room, one chair, one lamp left on."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from setting import *  # noqa: E402,F403

o, night = begin()
c.room(4.6, 4.0, 2.9, "wood", "#b99a8a", "#cbb3a0", base="plum")
B, L = 2.0, -2.3
g(c.window(.75, B - .04, 1.05, 1.3, 1.25, "back", night), (0, 0, 0))
for x, w, h in ((-1.15, .7, .9), (-.35, .5, .6)):                            # where pictures hung
    c.box(x, B - .006, 1.3, w, .008, h, "#d9c4b2", .002)
c.rod(.35, -.45, 0, 1.25, .02, "#8f6a72", .008)
g(c.chair("coral"), (.15, -.1, .02), 38)
lamp = g(c.lamp(1.55, "marigold", True, 95 if night else 40), (.95, .35, .02))
c.cable([(.95, .35, .03), (1.15, .8, .02), (1.0, 1.4, .02), (1.35, 1.92, .02), (1.35, 1.95, .3)], "ink", .016)
c.box(1.35, B - .02, .25, .14, .03, .2, "white", .012)
door = [c.box(0, 0, 0, 1.02, .06, 2.14, "white", .02), c.box(0, -.01, 0, .86, .06, 2.04, "#2b2433", .005)]
g(door, (L + .03, -.75, 0), 90)
leaf = g([c.box(.42, 0, 0, .84, .05, 2.02, "teal", .015), c.ball(.74, -.05, 1.0, .04, "marigold"), c.box(.42, -.03, 1.15, .5, .02, .62, "#1a8578", .01), c.box(.42, -.03, .25, .5, .02, .62, "#1a8578", .01)], (L + .08, -1.17, 0), 28)
c.box(-1.45, 1.3, 0, .62, .5, .44, "wood", .02, rot=(0, 0, 14)); c.box(-1.45, 1.3, .4, .1, .52, .045, "sand", .003, rot=(0, 0, 14))
g(c.papers(1, 2), (-.55, -1.35, .003), 25); g(c.papers(1, 4), (-.05, -1.62, .003), -40)
g(c.wren(), (.15, -.12, .52), 112, .66)
if night:
    c.shadowless(lamp)
    only_pool((-.2, .2, 1.1), 5.2, above=3.2, way=(1.2, -3.6, 4.4))
end(o, "room", night, azimuth=38, elevation=26)
