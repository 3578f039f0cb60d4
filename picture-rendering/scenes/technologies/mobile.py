"""Mobile: the same app posted into two letter boxes of unlike shape, both at once."""
import os
import sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
H = math.sqrt(.5)
DARK = "#1d2868" if night else "ink"                                          # black is brown under a lamp
GLOW = lit("#ffb84d", night, 1.4) if night else "#0b3b36"


def app(k=1.18):
    """The tile of the app, its upper edge at the origin, hanging towards -z: a smile on coral."""
    return [upright(0, 0, -k / 2, k, k, .24 * k, .18, "coral", .05), c.ball(0, -.09, -.52 * k, .25 * k, "marigold", squash=(1, .4, 1)),
            *[c.ball(s * .1 * k, -.19, -.48 * k, .035 * k, "ink", squash=(1, .6, 1.2)) for s in (-1, 1)], *c.arc(0, -.19, -.53 * k, .11 * k, 205, 335, .02 * k, "ink", n=6)]


def posted(z, y, tilt=-38):
    """That tile, half in a mouth at (y, z)."""
    tile = g(app(), (0, y + .22, z + .24))
    tile.rotation_euler = (math.radians(tilt), 0, 0)
    return tile


scene = []
# a round pillar with a cap
pillar = [c.rod(0, 0, 0, .84, .3, DARK, .06), c.rod(0, 0, .28, .72, 2.3, "teal", .05), c.rod(0, 0, 2.5, .9, .26, "teal", .1), c.ball(0, 0, 2.74, .78, "teal", squash=(1, 1, .38)),
          c.rod(0, 0, .42, .75, .09, "white", .02), c.box(0, -.62, 1.82, 1.2, .24, .3, GLOW, .06), c.box(0, -.7, 2.1, 1.36, .42, .13, "teal", .05), posted(1.95, -.74)]
scene.append(g(pillar, (-1.62, .25, 0), 30))
# a square box on two legs, with a slanted roof
square = [c.box(s * .55, 0, 0, .22, .22, 1.0, DARK, .05) for s in (-1, 1)]
square += [c.prism([(-.62, .85), (.5, .85), (.5, 2.62), (-.62, 2.3)], 1.7, "white", rot=(0, 0, 90), bevel=.08),
           c.prism([(-.86, 2.2), (.66, 2.66), (.66, 2.86), (-.86, 2.4)], 1.95, DARK, rot=(0, 0, 90), bevel=.06),
           c.box(0, -.6, 1.82, 1.2, .1, .3, GLOW, .04), posted(1.95, -.64)]
scene.append(g(square, (1.62, .25, 0), -30))
# who posts it
scene.append(g(p("marigold", "plum", 2, "curly", 0, "stand", ("aside", "aside"), mouth="smile"), (0, -.8, 0), 0, 1.2))
# A street lamp above all three.
scene.append(g(arched((-.75, 1.0, 0), (.1, -1.2, 4.9), 6.3, lit("marigold", night, .55), night, 1.5)))
scene += [flat(0, -.15, -.28, 5.9, 3.5, 1.7, .28, "cream", .09), flat(0, -.15, -.46, 5.6, 3.2, 1.55, .24, "marigold", .05)]
g(scene, (0, 0, 0), 45)
if night:
    LAMP = (1.2 * H + .1 * H, -1.2 * H + .1 * H, 4.9)
    AT = (0, 0, 1.5)
    only_pool(AT, 3.8, 3.4, past(LAMP, AT, 1.5, elevation=26))
end(o, "mobile", night, elevation=26)
