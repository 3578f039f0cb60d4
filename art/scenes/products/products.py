"""Builds and renders the product shots that `sets.py` describes.

    blender -b -P art/scenes/products/products.py -- --out DIR [--only a,b] [--width 1200] [--samples 24]
The screenshots come from .cache/interfaces (art/interfaces/shoot.ts makes them). Writes SLUG.png; art/run.ts makes the master of it.
"""
import math
import os
import sys
import bpy
HERE = os.path.dirname(os.path.abspath(__file__))
ROOT = os.path.abspath(os.path.join(HERE, "..", "..", ".."))
sys.path[:0] = [HERE, os.path.join(ROOT, "art", "kit")]
import clay as c  # noqa: E402
import devices  # noqa: E402
import stages  # noqa: E402
import objects  # noqa: E402
import miniatures  # noqa: E402
import more  # noqa: E402
from crisp import sharpen  # noqa: E402
from sets import APPS, SETS  # noqa: E402

SHOTS = os.path.join(ROOT, ".cache", "interfaces")


def maker(name):
    if name == "wren":
        return c.wren
    return next(getattr(m, name) for m in (objects, miniatures, more) if hasattr(m, name))


def build(slug, plan, bare=False):
    h = plan["h"]
    if not bare:
        stages.ground(plan["ground"], h, plan["wall"], plan["back"])
    kind, options = plan["stage"]
    getattr(stages, kind)(h, **options)
    for kind, x, y, turn, options in plan["devices"]:
        shot = os.path.join(SHOTS, slug + (".phone.png" if kind == "phone" else ".png"))
        z = options.get("z", 0)
        parts = getattr(devices, kind)(shot, **{k: v for k, v in options.items() if k != "z"})
        c.group(parts, (x, y, z), turn)
    for name, options, x, y, level, turn, scale in plan["props"]:
        z = dict(g=-h, t=0).get(level, level)
        c.group(maker(name)(**options), (x, y, z), turn, scale)


def main():
    o, args = c.options(), sys.argv[sys.argv.index("--") + 1:]
    only = args[args.index("--only") + 1].split(",") if "--only" in args else list(SETS) + list(APPS)
    for slug in only:
        app = slug in APPS
        plan = (APPS if app else SETS)[slug]
        path = os.path.join(o.out, slug + ".png")
        c.new_scene()
        build(slug, plan, bare=app)
        c.light("day")
        bpy.context.scene.view_settings.exposure = .22
        for lamp in bpy.data.lights:
            lamp.angle = math.radians(16)
        azimuth, elevation, span, x, z = plan["camera"]
        size = (o.width, o.width * 6 // 5) if app else (o.width, o.width * 3 // 4)
        c.render(path, (x, 0, z), span, azimuth, elevation, o.samples, size, fit=.03 if app else None)
        sharpen(path)
        print("done", slug, flush=True)


main()
