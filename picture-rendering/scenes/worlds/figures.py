"""What stands on the shelf above the figures of Home. --room NAME chooses one: calendar, praise, cup or parcels."""
import argparse
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "kit"))
import clay as c  # noqa: E402

q = argparse.ArgumentParser()
q.add_argument("--room", default="calendar")
name = q.parse_known_args(sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else [])[0].room
o = c.options()
c.new_scene()
night = o.light == "night"
g = c.group


def calendar():
    """A desk calendar on its rings, a row of days and a ticked one."""
    lean = -14
    g([c.box(0, .62, 0, 2.3, .08, 2.2, "walnut", .03, rot=(16, 0, 0))])
    front = [c.box(0, 0, 0, 2.3, .07, 2.2, "walnut", .03), c.box(0, -.07, .04, 2.16, .1, 2.08, "white", .03), c.box(0, -.08, 1.62, 2.16, .1, .5, "coral", .03)]
    for i in range(5):
        for j in range(3):
            colour = "teal" if (i, j) == (3, 1) else "sand"
            front.append(c.box(-.8 + i * .4, -.135, .2 + j * .44, .27, .03, .27, colour, .03))
    for x in (-.7, -.35, 0, .35, .7):
        front.append(c.ring(x, .0, 2.16, .13, .03, "ink", rot=(0, 90, 0)))
    for part in front:
        part.rotation_euler[0] += math.radians(lean)
        y, z = part.location.y, part.location.z
        part.location.y = y * math.cos(math.radians(lean)) - z * math.sin(math.radians(lean))
        part.location.z = y * math.sin(math.radians(lean)) + z * math.cos(math.radians(lean))
    c.ball(1.45, -.3, .16, .16, "marigold")


def praise():
    """A speech bubble with a heart."""
    outline = []
    for cx, cz, start in ((.95, 1.9, 0), (-.95, 1.9, 90), (-.95, 1.0, 180)):
        outline += [(cx + .38 * math.cos(math.radians(start + a)), cz + .38 * math.sin(math.radians(start + a))) for a in range(0, 91, 15)]
    outline += [(-.75, .62), (-.95, .1), (-.2, .62)]
    outline += [(.95 + .38 * math.cos(math.radians(270 + a)), 1.0 + .38 * math.sin(math.radians(270 + a))) for a in range(0, 91, 15)]
    c.prism(outline, .42, "sky", bevel=.07)
    heart = []
    for i in range(60):
        t = 2 * math.pi * i / 60
        heart.append((.037 * 16 * math.sin(t) ** 3, 1.48 + .037 * (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t))))
    c.prism(heart, .3, "coral", (0, -.2, 0), bevel=.06)
    c.rod(-.6, .1, 0, .5, .1, "walnut", .03)
    c.limb((-.6, .1, .05), (-.6, .05, .7), .06, "walnut")


def cup():
    """A cup on a base, with a ribbon."""
    c.box(0, 0, 0, 1.1, 1.1, .42, "walnut", .05)
    c.box(0, -.56, .1, .62, .03, .22, "marigold", .02, metal=.2)
    c.rod(0, 0, .42, .4, .1, "marigold", .03, metal=.25, rough=.45)
    c.rod(0, 0, .5, .16, .5, "marigold", .02, r2=.11, metal=.25, rough=.45)
    c.ball(0, 0, .98, .17, "marigold", metal=.25, rough=.45)
    c.rod(0, 0, 1.0, .26, 1.1, "marigold", .04, r2=.74, metal=.25, rough=.45)
    c.rod(0, 0, 2.08, .78, .1, "marigold", .04, metal=.25, rough=.45)
    c.rod(0, 0, 2.15, .66, .04, "ink", 0)
    for side in (-1, 1):
        c.ring(side * .62, 0, 1.66, .36, .08, "marigold", metal=.25, rough=.45)
    star = [((.3 if i % 2 == 0 else .13) * math.sin(math.pi * i / 5), .05 + (.3 if i % 2 == 0 else .13) * math.cos(math.pi * i / 5)) for i in range(10)]
    c.prism(star, .12, "coral", (0, -.5, 1.58), rot=(21, 0, 0), bevel=.02)


def parcels():
    """Parcels with strings, the topmost with a key on it."""
    for x, y, z, w, d, h, colour, band, turn in [(-.1, .1, 0, 1.9, 1.3, .9, "wood", "coral", 4), (.05, .05, .9, 1.45, 1.05, .7, "sky", "plum", -8), (-.12, .05, 1.6, 1.0, .8, .55, "coral", "cream", 12)]:
        g([c.box(0, 0, 0, w, d, h, colour, .05), c.box(0, 0, -.004, .16, d + .02, h + .018, band, .02), c.box(0, 0, -.004, w + .02, .16, h + .018, band, .02)], (x, y, z), turn)
    for side in (-1, 1):
        c.ball(-.12 + side * .17, .05, 2.26, .17, "cream", squash=(1.15, .7, .8))
    c.ball(-.12, .05, 2.24, .09, "cream")
    g([c.ring(0, 0, .22, .2, .065, "marigold", rot=(90, 0, 0))] + c.limb((.2, 0, .22), (.85, 0, .22), .06, "marigold") + [c.box(.7, 0, .02, .1, .1, .2, "marigold", .02), c.box(.85, 0, .05, .1, .1, .17, "marigold", .02)], (.75, -.75, 0), 12)


{"calendar": calendar, "praise": praise, "cup": cup, "parcels": parcels}[name]()
if night:                                                                      # from the lamp above the shelf
    at = (0, -.2, 1.4)
    c.pool([a + b for a, b in zip(at, (-1.6, -4.0, 4.8))], at, 4600, 46, size=.015)
c.light(o.light, .3)
c.render(os.path.join(o.out, f"{name}.{o.light}.png"), azimuth=22, elevation=16, samples=o.samples, size=(o.width, o.height), fit=.01)
