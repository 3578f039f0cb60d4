"""Python: a notebook whose binding is a snake, and the pager that it watches. From the notebook to the pager."""
import os
import sys
import bpy
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from pieces import *  # noqa: E402,F403

o, night = begin()
W, D = 2.9, 3.5                                                               # the notebook's cover


def note(x, y, w, d, colour, z=.465):
    return c.box(x, y, z, w, d, .04, colour, .015)


# the notebook, its spine to the left
c.box(0, 0, 0, W, D, .12, "teal", .05)
c.box(.06, 0, .1, W - .2, D - .18, .34, "white", .04)
for i in range(4):
    c.box(.06, 0, .14 + i * .075, W - .19, D - .17, .012, "stone", .004)
c.box(.06, 0, .42, W - .2, D - .18, .04, "cream", .015)
note(.12, 1.22, 1.5, .2, "ink")
for i, h in enumerate((.45, .75, .6, 1.1)):                                   # a chart drawn on the page
    note(-.42 + i * .42, -.12 + h / 2, .28, h, ["sky", "sky", "sky", "coral"][i])
note(.25, -.2, 1.9, .06, "ink")
for i, w in enumerate((1.9, 1.5, 1.7)):
    note(.25 - (1.9 - w) / 2, -.5 - i * .26, w, .1, "stone")
# the snake is the spiral: it winds along the spine and rises at the end
BLUE, r = "#3776ab", .105
sx, pts, turns = -W / 2 + .1, [], 7
for i in range(turns * 16 + 1):
    t = i / 16
    a = 2 * math.pi * t
    pts.append((sx - math.cos(a) * .33, D / 2 - .3 - t * (D - .75) / turns, .24 + math.sin(a) * .37))
x, y, z = pts[-1]
tail = [(sx + .3, D / 2 + .62, .06), (sx + .02, D / 2 + .56, .09), (sx - .2, D / 2 + .28, .16), (sx - .3, D / 2 - .02, .24)]
neck = [(x - .3, y - .12, z - .02), (x - .42, y - .5, z + .05), (x - .12, y - .78, z + .3), (x + .1, y - .62, z + .8), (x + .04, y - .4, z + 1.25), (x + .12, y - .5, z + 1.5)]


def curve(points, n=10):
    """Catmull-Rom through `points`."""
    out, ends = [], [points[0], *points, points[-1]]
    for a, b, d, e in zip(ends, ends[1:], ends[2:], ends[3:]):
        for t in (i / n for i in range(n)):
            out.append(tuple(.5 * (2 * q + (s - o_) * t + (2 * o_ - 5 * q + 4 * s - u) * t * t + (3 * q - o_ - 3 * s + u) * t ** 3) for o_, q, s, u in zip(a, b, d, e)))
    return out + [points[-1]]


def snake(points, tip):
    """One smooth tube of radius `r` through `points`; its first `tip` points taper."""
    data = bpy.data.curves.new("snake", "CURVE")
    data.dimensions, data.bevel_depth, data.bevel_resolution, data.use_fill_caps = "3D", r, 8, True
    line = data.splines.new("POLY")
    line.points.add(len(points) - 1)
    for i, (point, at) in enumerate(zip(line.points, points)):
        point.co, point.radius = (*at, 1), min(1, .25 + .75 * i / tip)
    o = bpy.data.objects.new("snake", data)
    bpy.context.scene.collection.objects.link(o)
    mesh = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(o)
    mesh.materials.clear()
    mesh.materials.append(c.material(BLUE))
    for face in mesh.polygons:
        face.use_smooth = True
    bpy.context.scene.collection.objects.link(bpy.data.objects.new("snake", mesh))


snake(curve(tail + pts[::2] + neck), 34)
head = [c.ball(0, 0, 0, .25, BLUE, squash=(.95, 1.25, .78)), c.ball(0, -.2, -.03, .19, BLUE, squash=(1, 1, .7)), c.ball(0, -.13, -.075, .2, "sky", squash=(.9, 1.15, .55))]
for s in (-1, 1):
    head += [c.ball(s * .14, -.1, .13, .095, "white"), c.ball(s * .125, -.18, .14, .054, "ink")]
head += c.limb((0, -.36, -.03), (0, -.52, -.05), .022, "coral") + c.limb((0, -.52, -.05), (.06, -.62, -.04), .018, "coral") + c.limb((0, -.52, -.05), (-.06, -.62, -.04), .018, "coral")
g(head, neck[-1], 48, 1.2)
# the pager
screen = c.Canvas(300, 130, "#ffd98a" if night else "#e8e3b8")


def digit(k, name):
    for seg in {"0": "abcdef", "4": "bcfg"}[name]:
        x0, y0, w, h = {"a": (0, 0, .13, .1), "b": (.1, 0, .035, .34), "c": (.1, .3, .035, .34), "d": (0, .56, .13, .1), "e": (0, .3, .035, .34), "f": (0, 0, .035, .34), "g": (0, .27, .13, .1)}[seg]
        screen.rect(k + x0, .17 + y0, w, h, "ink")


for k, ch in ((.12, "0"), (.31, "4"), (.56, "0"), (.75, "0")):
    digit(k, ch)
screen.rect(.485, .3, .035, .1, "ink"); screen.rect(.485, .56, .035, .1, "ink")
pager = [c.box(0, 0, 0, 1.35, .42, .86, "coral", .12), c.box(0, -.2, .32, 1.1, .06, .44, "ink", .03), c.pane(0, -.234, .54, .98, .34, c.image_material(screen.image("pager"), 1.4)),
         c.rod(-.36, -.2, .17, .085, .08, "cream", .02, rot=(90, 0, 0)), c.rod(-.1, -.2, .17, .085, .08, "cream", .02, rot=(90, 0, 0)), c.box(.34, -.21, .12, .44, .07, .12, "marigold", .03)]
g(pager, (.72, -1.18, .46), 10, 1.0)
# By night a lamp stands on the page and bows over the pager and the snake that watches it.
if night:
    c.shadowless(g(bowed((1.2, -.1, .44), (.66, -.42, 1.4), 1.8, "marigold", night, .72)))
    only_pool((-.55, -.95, .6), 3.2, 3, (-.7, -2.6, 4.6))
end(o, "python", night, azimuth=28, elevation=34, moon=.22)
