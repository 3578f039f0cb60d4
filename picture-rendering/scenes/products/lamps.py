"""Lamps that a set is lit by at night. Each stands on z = 0 around the origin; its flame shines when `lit`."""
import clay as c
from objects import GOLD
from surface_of import turned

UNLIT, FLAME = "#f6e7c4", "#ffb84d"


def flame(z, r, watts, lit, x=0, y=0):
    parts = [c.ball(x, y, z, r, FLAME if lit else UNLIT, squash=(.8, .8, 1.5), glow=1.7 if lit else 0)]
    return parts + ([c.bulb((x, y - r * 1.5, z + r * 2), watts, (1, .66, .34), r)] if lit else [])


def lantern(tint="ink", lit=False, watts=7):
    """A storm lantern, .34 high with its handle."""
    out = [c.rod(0, 0, 0, .085, .035, tint, .01), c.rod(0, 0, .035, .05, .03, tint, .006), c.rod(0, 0, .2, .07, .03, tint, .008, r2=.045), c.rod(0, 0, .23, .022, .025, tint, .004)]
    out += [c.rod(x, y, .05, .006, .16, tint, 0) for x in (-.055, .055) for y in (-.03, .03)]
    return out + c.arc(0, 0, .2, .085, -90, 90, .006, tint, n=12) + flame(.11, .038, watts, lit)


def candle(tint="cream", dish="#c9973f", lit=False, watts=7, tall=.12):
    """A short candle on a dish."""
    return [turned([(.001, 0), (.08, 0), (.1, .02), (.095, .028), (.001, .014)], 36, dish, **GOLD), c.rod(0, 0, .014, .042, tall, tint, .008)] + flame(tall + .05, .022, watts, lit)


def picture_lamp(tint="#c9973f", long=.5, lit=False, watts=110):
    """A brass bar above a picture, its arm going back to the wall; the origin is above the middle of the frame."""
    bar = c.rod(0, 0, 0, .024, long, tint, .006, **GOLD)
    bar.rotation_euler, bar.location = (0, 1.5708, 0), (-long / 2, -.16, 0)
    out = [bar] + c.limb((0, -.16, 0), (0, .02, .03), .012, tint)
    if lit:
        out.append(c.box(0, -.16, -.032, long * .9, .02, .012, FLAME, .003, glow=2.6))
        for x in (-.18, .18):
            out.append(c.spot((x, -.24, .02), (x * 3.6, .1, -.5), watts, 110, (1, .72, .42)))
    return out
