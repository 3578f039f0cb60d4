"""Next.js: a parcel on a doorstep, already unwrapped. The page in it arrived finished."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
B = .9                                                                        # y of the front of the wall
c.box(0, B + .22, 0, 4.5, .44, 4.1, "brick", .06)
for i in range(10):                                                           # a few bricks show
    c.box([-1.9, 1.75, -1.6, 1.9, -1.92, 1.8, -1.5, 1.85, -1.8, 1.6][i], B - .01, .5 + i * .36, .42, .05, .17, ["#cc6b4e", "#a54b34"][i % 2], .02)
c.box(0, B + .2, 4.04, 4.8, .62, .2, "white", .05)
c.box(0, -.35, -.22, 4.9, 2.9, .22, "stone", .07)
c.box(0, -.35, -.38, 4.7, 2.7, .2, "ink", .05)
c.box(.5, .35, 0, 2.7, 1.15, .22, "#e9e4da", .05)
# the door
dx = .42
c.box(dx, B - .06, .22, 1.8, .24, 2.98, "white", .05)
c.box(dx, B - .12, .22, 1.48, .2, 2.8, "ink", .03)
for x in (-.37, .37):
    c.box(dx + x, B - .215, .5, .52, .05, .68, "#3a3648", .03); c.box(dx + x, B - .215, 1.62, .52, .05, .62, "#3a3648", .03)
c.box(dx, B - .22, 1.32, .6, .06, .17, "marigold", .03, metal=.3, rough=.4)
c.ball(dx + .64, B - .3, 1.4, .09, "marigold")
c.box(dx, B - .215, 2.42, 1.14, .05, .4, c.material("#2b3a70" if night else "#cfe6f2", .3, 0, .45 if night else .8), .03)
c.box(dx, B - .3, 3.25, 2.2, .9, .14, "ink", .05)
LAMP = (-1.2, -.55, 3.15)
c.rod(-1.2, B + .04, 3.55, .17, .08, "ink", .02, rot=(90, 0, 0))
arched((-1.2, B - .02, 3.5), LAMP, 4.1, lit("marigold", night, .55), night, 1.1)
c.box(dx, -.0, .22, 1.35, .55, .04, "#8a5a3b", .015)
# the parcel, its sides fallen open
px, py = -.85, -.95


def parcel():
    card, k = "#d8ab77", .05
    parts = [c.box(0, 0, 0, 1.5, .8, .34, card, .03), c.box(0, 0, .3, 1.36, .66, .06, "walnut", 0)]
    parts += [c.box(0, -.54, .2, 1.46, .5, k, "#e3bb8a", .02, rot=(38, 0, 0)), c.box(0, .54, .2, 1.46, .5, k, "#e3bb8a", .02, rot=(-38, 0, 0))]
    parts += [c.box(-.9, 0, .22, .42, .78, k, "#e3bb8a", .02, rot=(0, -35, 0)), c.box(.9, 0, .22, .42, .78, k, "#e3bb8a", .02, rot=(0, 35, 0))]
    parts += [c.box(-.42, -.405, .0, .17, .03, .345, "coral", .01)]
    return parts


def page():
    """A finished page, as thick as a slate."""
    w, h = 1.34, 1.6
    parts = [c.box(0, 0, 0, w, .2, h, "white", .06), c.box(0, -.01, h - .2, w, .21, .24, "ink", .05)]
    parts += [c.ball(-.52 + i * .14, -.12, h - .08, .045, t, squash=(1, .5, 1)) for i, t in enumerate(("coral", "marigold", "#59b08a"))]
    parts += [c.box(0, -.1, .78, 1.16, .06, .52, "sky", .02), c.ball(.3, -.13, 1.13, .1, "marigold", squash=(1, .4, 1))]
    parts += [c.prism([(-.52, .8), (-.18, 1.2), (.06, .96), (.2, 1.08), (.5, .8)], .07, "teal", (0, -.13, 0), bevel=.015)]
    parts += [c.box(-.16, -.1, .6, .84, .06, .1, "ink", .02), c.box(-.26, -.1, .46, .64, .06, .07, "stone", .02), c.box(.34, -.1, .38, .4, .1, .15, "coral", .03)]
    return parts


g(parcel(), (px, py, 0), 12, 1.22)
g(page(), (px, py, .25), 12, 1.3)
paper = [c.box(0, 0, 0, 2.9, 1.95, .035, "marigold", .014)] + [c.rod(-1.3 + i * .26, -.9 + (i % 3) * .13, .03, .05, .014, "coral", .004) for i in range(11)]
paper += [c.rod(1.28, -.86 + i * .22, .03, .05, .014, "coral", .004) for i in range(1, 5)]
g(paper, (px + .1, py + .02, .0), 7)                                          # the wrapping paper it came in
g(c.tree(1.0, "teal", 4), (2.0, -.38, 0))
if night:
    AT = (-.5, -.4, 1.2)
    only_pool(AT, 5.6, 3, past(LAMP, AT, 1.6, 28, 22))
end(o, "nextjs", night, azimuth=28, elevation=22)
