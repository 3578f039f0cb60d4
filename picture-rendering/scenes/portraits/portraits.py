"""Eight portraits, head and shoulders, each on one flat colour.

    blender -b -P picture-rendering/scenes/portraits/portraits.py -- --out DIR [--only a,b] [--samples 32] [--width 900]
Writes NAME.png; picture-rendering/run.ts makes the master of it.
"""
import os
import sys
import bpy
from mathutils import Vector
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "kit")]
import clay as c  # noqa: E402
import sitters  # noqa: E402


def lights():
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value = (.95, .96, 1, 1), .55
    for kind, at, turn, power, tint, size in (("AREA", (-3.4, -5, 3.6), (58, 0, -34), 430, (1, .94, .85), 3.2),
                                              ("AREA", (3.6, 2.6, 2.4), (-66, 0, 125), 260, (1, .9, .8), 2.2)):
        data = bpy.data.lights.new("lamp", kind)
        data.energy, data.color, data.size = power, tint, size
        o = bpy.data.objects.new("lamp", data)
        o.location = at
        o.rotation_euler = (Vector((0, 0, -.3)) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        o.visible_camera = False
        bpy.context.scene.collection.objects.link(o)


def main():
    from PIL import Image
    o = c.options()
    args = sys.argv[sys.argv.index("--") + 1:]
    only = args[args.index("--only") + 1].split(",") if "--only" in args else list(sitters.GROUND)
    for name in only:
        c.new_scene()
        getattr(sitters, name.replace("-", "_"))()
        lights()
        path = os.path.join(o.out, name + ".png")
        c.render(path, (0, 0, -.24), 4.2, azimuth=0, elevation=4, samples=o.samples, size=(o.width, o.width))
        ground = c.PALETTE[sitters.GROUND[name]].lstrip("#")
        back = Image.new("RGBA", (o.width, o.width), tuple(int(ground[i:i + 2], 16) for i in (0, 2, 4)) + (255,))
        Image.alpha_composite(back, Image.open(path)).convert("RGB").save(path)


main()
