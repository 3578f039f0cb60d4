"""The table of Professional partnership, seen from high above it. --room NAME chooses one of PAIRS, seat-free
or table-objects."""
import argparse
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403
from pieces import c, g, p  # noqa: E402
from lamps import desk_lamp  # noqa: E402

q = argparse.ArgumentParser()
q.add_argument("--room", default="seat-taken")
name = q.parse_known_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])[0].room
o, night = begin()


# The person at the left and the one at the right of each picture with people: ours wear coral, the client's teal.
PAIRS = {
    "seat-taken": lambda: (p("teal", "ink", 1, "curly", 2, "sit", ("type", "type"), glasses=True),
                           p("coral", "plum", 2, "scarf", 1, "sit", ("type", "point"), look=8, scarf="sky")),
    "seat-taken-2": lambda: (p("coral", "ink", 0, "bald", 0, "sit", ("type", "type"), beard=True, look=-14),
                             p("teal", "plum", 3, "bun", 0, "sit", ("point", "type"), mouth="open", look=-18)),
    "seat-taken-3": lambda: (p("teal", "ink", 2, "quiff", 1, "sit", ("type", "point"), look=16),
                             p("coral", "plum", 0, "long", 2, "sit", ("type", "type"), glasses=True)),
    "seat-taken-4": lambda: (p("coral", "ink", 3, "curly", 0, "sit", ("point", "type"), look=12),
                             p("teal", "plum", 1, "scarf", 2, "sit", ("type", "type"), look=-10, scarf="marigold")),
    "seat-taken-5": lambda: (p("teal", "plum", 0, "bun", 1, "sit", ("type", "type"), glasses=True, look=-8),
                             p("coral", "ink", 2, "short", 0, "sit", ("type", "point"), look=14)),
}


def seats(pair):
    """Two chairs; the table is below them, at the lower edge of the picture, and hides knees and shoes."""
    for x in (-.54, .54):
        g(c.chair("marigold"), (x, .06, 0), 0, 1.25)
    for person, x in zip(pair, (-.54, .54)):
        g(person, (x, -.02, 0), -11 * x, 1.2)
    c.box(0, -.83, .6, 2.6, .7, .1, "wood", 0).is_holdout = True
    if night:
        only_pool((0, -.46, .9), 4, 3, (0, -1.5, 5))


def objects():
    """What lies on the table, which the page draws: a laptop, a plan, a lamp, a pencil, two cups. The
    wood below them is that of the page."""
    wood = c.rod(.2, -.04, -.03, 2.72, .02, "wood", 0)
    wood.scale.y *= .32
    wood.is_holdout = True
    g(c.laptop(kind="chart"), (-2.1, -.2, 0), 8, 1.6)
    plan = g(sheet(1.3, .84, 4), (-.72, 0, .012), 0)
    plan.rotation_euler = (math.radians(-90), 0, math.radians(-4))
    second = g(sheet(.6, .8, 7), (.3, .02, .006), 0)
    second.rotation_euler = (math.radians(-90), 0, math.radians(9))
    pencil = g([c.rod(0, 0, 0, .035, .62, "marigold", .006), c.rod(0, 0, .62, .035, .1, "#e9cba0", .002, r2=.012), c.rod(0, 0, -.08, .035, .08, "blush", .01)], (1.62, -.36, .05))
    pencil.rotation_euler = (math.radians(90), 0, math.radians(118))
    lamp = g(desk_lamp(lit("coral", night, .6), night, 180, (70, 0, -40)), (1.35, .1, 0), 0, 1.5)
    g(c.mug("white"), (1.95, .16, 0), 20, 2.3)
    g(c.mug("teal"), (2.42, -.2, 0), -140, 2.1)
    if night:
        c.shadowless(lamp)
        only_pool((.2, -.04, 0), 5, 3, (0, -1.2, 5))


if name == "table-objects":
    objects()
    frame = dict(fit=.01, elevation=52)
else:
    seats(PAIRS[name]() if name in PAIRS else ())
    frame = dict(target=(0, 0, 1.17), span=2.5, elevation=66)
c.light(o.light, .3 if night else .8)
c.render(os.path.join(o.out, f"{name}.{o.light}.png"), azimuth=0, samples=o.samples, size=(o.width, o.height), **frame)
