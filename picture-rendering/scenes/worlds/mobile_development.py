"""Mobile development: a phone as tall as a house, its app being fitted by the people round it."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
disc(2.75, "#f2c9b0", "coral")
c.rod(0, 0, -.01, 1.9, .03, "cream", .01)
# the phone, leaning back a little, its foot at y = .35
W, H, T = 2.15, 4.1, .26
body = [c.box(0, 0, 0, W, T, H, "ink", .1), c.box(0, -T / 2, .1, W - .2, .03, H - .2, "cream", .012)]
y = -T / 2 - .02
def tile_(x, z, w, h, colour, d=.09):
    body.append(c.box(x, y - d / 2 + .02, z, w, d, h, colour, .03))
tile_(0, 3.05, W - .34, .75, "teal", .07)
tile_(-.42, 3.5, .75, .1, "white", .13); tile_(-.55, 3.32, .5, .07, "sky", .13)
body.append(c.ball(.6, y - .06, 3.42, .17, "marigold", squash=(1, .4, 1)))
for i, t in enumerate(("coral", "marigold", "sky", "plum")):
    tile_(-.48 + (i % 2) * .96, 2.2 - (i // 2) * .82, .82, .72, t, .12)
body += [c.ball(-.48, y - .12, 2.58, .17, "white", squash=(1, .4, 1)), c.prism([(-.17, 0), (0, .3), (.17, 0)], .08, "ink", (.48, y - .13, 2.42), bevel=.01),
         c.ring(-.48, y - .12, 1.74, .14, .045, "ink"), c.box(.48, y - .13, 1.6, .1, .08, .3, "white", .02), c.box(.48, y - .13, 1.7, .3, .08, .1, "white", .02)]
for i in range(2):
    tile_(0, 1.0 - i * .3, W - .34, .24, "white", .07)
    body.append(c.ball(-.72, y - .06, 1.12 - i * .3, .08, ["leaf", "coral"][i], squash=(1, .4, 1)))
    tile_(.1, 1.09 - i * .3, 1.1, .06, "ink", .1)
tile_(0, .24, 1.1, .3, "coral", .14)
body += [c.rod(0, -T / 2 - .01, H - .16, .04, .02, "#4a4658", 0, rot=(90, 0, 0)), c.box(W / 2 + .01, 0, 2.5, .06, .1, .5, "steel", .02)]
root = g(body, (-.15, .55, .02))
root.rotation_euler = (math.radians(-7), 0, math.radians(12))
# people
g(ladder(2.1), (.72, -.62, .02), 8)
g(p("marigold", "ink", 2, "bun", 0, "stand", ("up", "reach")), (.7, -.52, .72), 186)
g(p("plum", "sand", 0, "quiff", 1, "stand", ("up", "up"), mouth="open"), (-1.3, -.75, .02), 42)
bubble = [c.box(0, 0, 0, .9, .16, .5, "white", .08), c.prism([(-.2, .02), (.06, .02), (-.24, -.16)], .12, "white", bevel=.02)] + [c.ball(-.24 + i * .24, -.09, .25, .06, t, squash=(1, .5, 1)) for i, t in enumerate(("coral", "teal", "marigold"))]
g(bubble, (-1.18, -.9, 1.9), 42)
g(p("sky", "plum", 1, "curly", 3, "sit", ("hold", "hold"), glasses=True, nod=14), (1.8, -.95, .02), 35)
c.box(1.8, -.92, .0, .62, .52, .47, "teal", .06, rot=(0, 0, 35))
g(c.phone(seed=3, tilt=-40), (1.97, -1.2, .93), 215, .7)
g(p("coral", "ink", 3, "scarf", 0, "stand", ("hip", "point"), scarf="cream", look=25), (-.35, -1.75, .02), 130)
# a phone and its parts on the ground, a dog-eared plan, plants
for i, (x, yy, t) in enumerate([(.35, -2.15, "coral"), (.72, -2.05, "marigold"), (.52, -1.8, "sky")]):
    c.box(x, yy, .02, .3, .3, .3, t, .06, rot=(0, 0, 20 * i))
g(c.plant(.9, "teal", 6), (-2.05, .2, 0)); g(c.plant(.7, "cream", 9), (1.95, .55, 0))
g(c.cat("#d98a4a"), (-1.75, -1.55, .0), 55, 1.05)
LAMP, AT = (1.75, -.75, 3.1), (.05, -.4, 1.75)
lamp = g(bowed((2.15, .95, 0), LAMP, 3.9, lit("coral", night, .55), night, 1.1), (0, 0, 0))
if night:
    c.shadowless(lamp)
    only_pool(AT, 4.0, 5, past(LAMP, AT, 1.8, 30, 20))
end(o, "mobile-development", night, azimuth=30, elevation=20)
