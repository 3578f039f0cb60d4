"""Builds and renders the product shots that `sets.py` and `views.py` describe.

    blender -b -P picture-rendering/scenes/products/products.py -- --out DIR [--only a,b] [--light night] [--width 1200] [--samples 24]
The screenshots come from .cache/interfaces (picture-rendering/interfaces/shoot.ts makes them). Writes SLUG.LIGHT.png; picture-rendering/run.ts makes the
master of it.
"""
import inspect
import math
import os
import sys
import bpy
import numpy as np
from mathutils import Vector
from PIL import Image
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", "..", ".."))
sys.path[:0] = [HERE, os.path.join(ROOT, "picture-rendering", "kit")]
import clay as c  # noqa: E402
import devices  # noqa: E402
import displays  # noqa: E402
import stages  # noqa: E402
import objects  # noqa: E402
import miniatures  # noqa: E402
import more  # noqa: E402
import lamps  # noqa: E402
from crisp import sharpen  # noqa: E402
from sets import APPS, SETS  # noqa: E402
from views import VIEWS  # noqa: E402

SHOTS = os.path.join(ROOT, ".cache", "interfaces")
REACH = 2.8                                       # metres around the middle of a set, all of which is lit by night


def maker(name):
    return next(getattr(m, name) for m in (objects, miniatures, more, lamps, c) if hasattr(m, name))


def lit_option(make, night):
    """The option of things with lamps of their own."""
    return {"lit": night} if "lit" in inspect.signature(make).parameters else {}


def build(slug, plan, night, bare=False):
    h, ground, wall = (plan[k] for k in ("h", "ground", "wall"))
    if night:
        ground, wall = c.deep(ground), wall and c.deep(wall)
    if not bare:
        stages.ground(ground, h, wall, plan["back"])
    kind, options = plan["stage"]
    stage = getattr(stages, kind)
    stage(h, **options, **lit_option(stage, night))
    for kind, x, y, turn, options in plan["devices"]:
        shot = os.path.join(SHOTS, slug + (".phone.png" if kind.endswith("phone") else ".png"))
        if night and plan["dim"] < 1:
            shot = dimmed(shot, plan["dim"])
        z = options.get("z", 0)
        make = getattr(devices if hasattr(devices, kind) else displays, kind)
        parts = make(shot, **{k: v for k, v in options.items() if k != "z"}, **lit_option(make, night))
        board = c.group(parts, (x, y, z), turn)
        if night and kind == "hoarding":          # Its lamps hang before it.
            c.shadowless(board)
    for name, options, x, y, level, turn, scale in plan["props"]:
        z = dict(g=-h, t=0).get(level, level)
        make = maker(name)
        prop = c.group(make(**lit_option(make, night) | {k: v for k, v in options.items() if k != "shadow"}), (x, y, z), turn, scale)
        if night and not options.get("shadow", True):
            c.shadowless(prop)
    # By day a lamp that hangs from above is pulled up, out of the picture. One on a foot stays.
    if plan["hung"] and (night or len(plan["hung"]) > 2):
        hang(plan, night)


def axis(plan, app):
    """The middle of the pool, and the way from there to its light: of a lamp that hangs above the set, in the picture upright or to its `side`."""
    at, (front, height) = plan["pool"], (*plan["pool"][2:], *(.9, 0)[len(plan["pool"]) - 2:])
    turn = math.radians(plan["camera"][0])
    if plan["hung"] is not None:
        side = plan["side"]
        way = (math.sin(turn) * front + math.cos(turn) * side, -math.cos(turn) * front + math.sin(turn) * side, 5)
    else:
        way = (.1, -front, 1.2 if app else 1.9)   # lower, so that no beak throws its shadow down a face
    return Vector((*at[:2], height)), Vector(way)


def hang(plan, night):
    """Hangs a lamp on the axis of the pool, at the upper edge of the picture."""
    at, way = axis(plan, False)
    azimuth, elevation, span, x, z = plan["camera"]
    a, e = math.radians(azimuth), math.radians(elevation)
    up = Vector((-math.sin(e) * math.sin(a), math.sin(e) * math.cos(a), math.cos(e)))
    edge = Vector((x, 0, z)).dot(up) + span * plan["shape"] / 2
    mouth = at + way * ((edge - .088 * span - at.dot(up)) / way.dot(up))
    tint, form, *foot = plan["hung"]
    lamp = c.group(lamps.hanging(tint, form, wide=.08 * span, foot=foot and tuple(Vector(foot) - mouth), lit=night), mouth)
    if night:
        c.shadowless(lamp)


def lamplight(plan, app):
    """By night one lamp lights the set."""
    bpy.context.view_layer.update()
    c.put_out()
    at, way = axis(plan, app)
    source, far = at + way, way.length
    angle = math.degrees(2 * math.atan(REACH / far))
    watts, size, clear = (87 * far * far, .012, 1.4) if app else plan["lamp"]
    if plan["hung"] is not None:
        watts *= far * far
    c.hang_clear(clear)
    c.pool(source, at, watts, angle, size=size)
    if not app:                                   # from before the set, so that the dark sides of things keep their shape
        c.fill((-.6, -4.5, 2.6), 3, 2, 110, (1, .84, .62)).rotation_euler = (math.radians(62), 0, math.radians(-8))


def dimmed(shot, dim):
    """A copy of a screenshot with its white turned a little darker and warmer."""
    path = os.path.join(bpy.app.tempdir, os.path.basename(shot))
    Image.fromarray((np.asarray(Image.open(shot).convert("RGB")) * np.array([dim, dim * .985, dim * .94])).astype(np.uint8)).save(path)
    return path


def main():
    o, args = c.options(), sys.argv[sys.argv.index("--") + 1:]
    only = args[args.index("--only") + 1].split(",") if "--only" in args else [*SETS, *VIEWS, *APPS]
    for slug in only:
        app = slug in APPS
        plan = (SETS | VIEWS | APPS)[slug]
        path = os.path.join(o.out, f"{slug}.{o.light}.png")
        c.new_scene()
        build(slug, plan, o.light == "night", bare=app)
        if o.light == "night":
            lamplight(plan, app)
        c.light(o.light, moon=.1 if app else .3)
        bpy.context.scene.view_settings.exposure = .22
        for lamp in bpy.data.lights:
            if lamp.type == "SUN":
                lamp.angle = math.radians(16)
        azimuth, elevation, span, x, z = plan["camera"]
        size = (o.width, o.width * 6 // 5) if app else (o.width, round(o.width * plan["shape"]))
        c.render(path, (x, 0, z), span, azimuth, elevation, o.samples, size, fit=.03 if app else None)
        sharpen(path)
        print("done", slug, flush=True)


main()
