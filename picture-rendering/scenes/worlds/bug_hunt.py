"""Careers, quality assurance engineer: a beetle on a phone, large under a magnifying glass, and a hand that stops the release."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
plinth(5.4, 3.4, "#cfe0d2", "marigold", r=.6)
X, Y = -.3, .55
parts, y = handset(2.1, 3.2, .32, .3, "ink", "#fff3df", .12)
tile_ = on_screen(y)
# what it shows: a window that one puts together, and what can be chosen
parts += [tile_(0, 2.86, 1.6, .16, "teal", .06, .06), tile_(0, 1.82, 1.56, 1.62, "#1f5a4a", .1, .06), tile_(0, 1.82, 1.36, 1.42, "sky", .12, .03), tile_(0, 1.82, .1, 1.42, "#1f5a4a", .16, .02), tile_(0, 1.95, 1.36, .1, "#1f5a4a", .16, .02)]
parts += [c.ball(-.54 + i * .36, y - .03, .73, .13, t, squash=(1, .5, 1)) for i, t in enumerate(("#1f5a4a", "coral", "marigold", "plum"))] + [tile_(0, .36, 1.5, .26, "coral", .1, .12)]
g(parts, (X, Y, 0))


def beetle(r):
    """Faces -y, its head up, its middle at the origin."""
    out = [c.ball(0, 0, 0, r, "coral", squash=(.85, .5, 1)), c.ball(0, -.01, r * .95, r * .5, "ink", squash=(1, .6, .8)), c.box(0, -r * .47, -r * .85, r * .1, r * .14, r * 1.6, "ink", .005)]
    out += [c.ball(s * r * .42, -r * .4, z * r, r * .16, "ink", squash=(1, .5, 1)) for s in (-1, 1) for z in (-.35, .3)]
    for s in (-1, 1):
        for z in (-.5, 0, .5):
            out += c.limb((s * r * .6, 0, z * r), (s * r * 1.25, -.01, z * r * 1.5), r * .09, "ink")
        out += c.limb((s * r * .15, 0, r * 1.2), (s * r * .45, -.02, r * 1.65), r * .06, "ink")
    return out


AZ, EL = 28, 18
S = 1.14
px, py, turn = 1.62, -.3, -72
a = math.radians(turn)
hand = [px + S * (math.cos(a) * .34 + math.sin(a) * .52), py + S * (math.sin(a) * .34 - math.cos(a) * .52), S * 1.42]
g(p("plum", "ink", 0, "bun", 1, "stand", ("point", "hip"), glasses=True, look=-8), (px, py, 0), turn, S)
R = .52
lens = g([c.ring(0, 0, 0, R, .075, "ink"), c.rod(0, .01, -.02, R - .02, .04, "#eaf6fa", 0, rot=(90, 0, 0)), g(beetle(.25), (0, -.06, -.03), 0)], (0, 0, 0), AZ)
lens.rotation_euler[0] = math.radians(-EL)
lens.location = lx, ly, lz = hand[0] - .66, hand[1] - .36, hand[2] + .6
k = (R + .05) / math.dist(hand, lens.location)
c.limb((lx + (hand[0] - lx) * k, ly + (hand[1] - ly) * k, lz + (hand[2] - lz) * k), (hand[0] + .04, hand[1] + .02, hand[2] - .04), .075, "coral")
# who stops the release
paddle = [*c.limb((.28, -.2, 1.72), (.28, -.22, 2.2), .045, "wood"), c.rod(.28, -.2, 2.14, .36, .08, "coral", .03, rot=(90, 0, 0)), c.ring(.28, -.24, 2.18, .29, .03, "white"), c.box(.28, -.29, 2.12, .36, .03, .11, "white", .01)]
g(paddle + p("teal", "sand", 2, "short", 0, "stand", ("up", "hip"), beard=True, mouth="open"), (-1.95, -.45, 0), 26, 1.1)
g([c.box(0, 0, 0, .75, .6, .5, "wood", .04), c.box(0, 0, .49, .14, .61, .02, "marigold", .005), c.box(0, -.305, 0, .14, .02, .5, "marigold", .005)], (-.75, -1.0, 0), 16)
bowed((2.25, 1.15, 0), (1.35, -.2, 3.45), 4.25, lit("teal", night, .35), night, 1.05, lit("#737893", night, .25))
if night:
    only_pool((-.1, -.8, 1.2), 3.6, 2.9, (3.92, -3.54, 4.14))
end(o, "bug-hunt", night, azimuth=AZ, elevation=EL)
