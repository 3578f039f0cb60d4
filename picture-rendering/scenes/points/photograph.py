"""What the pictures beside a list of points share: a floor and a wall that fill the whole picture, letters, and one camera."""
import os
import sys
import bpy
for folder in ("technologies", "worlds"):
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", folder))
from pieces import *  # noqa: E402,F403
from pieces import c, g, math  # noqa: E402,F401


def backdrop(wall, floor, y=1.0, skirting="white"):
    """A floor at z = 0 and, unless it is None, a wall whose face is at y; both reach beyond the picture."""
    if c.options().light == "night":
        wall, floor = wall and c.deep(wall), c.deep(floor)
    c.box(0, 0, -.3, 40, 40, .3, floor, 0)
    if wall:
        c.box(0, y + .2, 0, 40, .4, 20, wall, 0)
        c.box(0, y - .03, 0, 40, .06, .24, skirting, .02)


def hanging(x, y, z, colour, night, at, radius, scale=1.7):
    """A lamp on a cord from above, its shade at z; by night it alone burns, and its pool lies around `at`."""
    k = .26 * scale
    c.rod(x, y, z, .022, 12, "ink", 0)
    c.rod(x, y, z, k, .26 * scale, lit(colour, night, .8), .02, r2=.08 * scale)
    c.ball(x, y, z + .01, .14 * scale, c.material("#ffe2a8", .4, 0, 8 if night else .9), squash=(1, 1, .7))
    if night:
        only_pool(at, radius, z - .3)


def photograph(o, name, turn=25, at=(0, 0, 2), height=6, elevation=17, moon=.25):
    """Turn all that was built, so that the sun comes from the left, and take `height` metres around `at`."""
    g([item for item in bpy.context.scene.objects if item.parent is None], (0, 0, 0), turn)
    a = math.radians(turn)
    target = (at[0] * math.cos(a) - at[1] * math.sin(a), at[0] * math.sin(a) + at[1] * math.cos(a), at[2])
    c.light(o.light, moon)
    os.makedirs(o.out, exist_ok=True)
    c.render(os.path.join(o.out, f"{name}.{o.light}.png"), target=target, span=height, azimuth=45, elevation=elevation, samples=o.samples, size=(o.width, o.height))
