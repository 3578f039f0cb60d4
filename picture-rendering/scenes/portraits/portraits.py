"""Portraits, head and shoulders, each before a wall of one colour.

    blender -b -P picture-rendering/scenes/portraits/portraits.py -- --out DIR [--light night] [--only a,b] [--samples 32] [--width 900]
Writes NAME.LIGHT.png; picture-rendering/run.ts makes the master of it. A lamp hangs left of the sitter. By night it lights
the whole of the sitter from its side, with hard shadows, before a wall that is as deep as all others (kit/palette.py).
"""
import math
import os
import sys
import bpy
from mathutils import Vector
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "kit")]
import clay as c  # noqa: E402
import sitters  # noqa: E402

# By day: place, watts, colour and size of the lamps.
DAY = [((-3.4, -5, 3.6), 430, (1, .94, .85), 3.2), ((3.6, 2.6, 2.4), 260, (1, .9, .8), 2.2)]
LAMP = (-1.6, -.4, .6)    # the lower edge of its shade
SPAN, MIDDLE = 4.2, -.24  # what the camera sees, and the height of its middle
REACH = 3.4               # by night: how far the lamp's light reaches around the sitter


def lights(light):
    if light == "night":
        at, way = Vector((-.3, -.6, -.2)), Vector((-.42, -1, .26)).normalized() * 16
        c.only_seen()
        c.pool(at + way, at, 15000, math.degrees(2 * math.atan(REACH / 16)), size=.03)
        return c.light("night", .3)
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value = (.95, .96, 1, 1), .55
    for at, power, tint, size in DAY:
        data = bpy.data.lights.new("lamp", "AREA")
        data.energy, data.color, data.size = power, tint, size
        o = bpy.data.objects.new("lamp", data)
        o.location = at
        o.rotation_euler = (Vector((0, 0, -.3)) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        o.visible_camera = False
        bpy.context.scene.collection.objects.link(o)


def lamp(light, colour):
    """A shade of cloth on a cord, and the bulb below it."""
    x, y, z = LAMP
    lit = light == "night"
    c.rod(x, y, z + .3, .022, 2, "ink", 0)
    c.rod(x, y, z, .4, .46, c.material("#ffb84d", .6, 0, 1.1) if lit else colour, .03, r2=.18)
    c.ball(x, y, z - .01, .14, c.material("#fff1c0", .4, 0, 9 if lit else .5))


def wall(ground, light):
    """One colour by day; by night the same in its depth, or that of plum for ink, which would be black."""
    return c.PALETTE[ground] if light == "day" else c.deep("plum" if ground == "ink" else ground)


def main():
    from PIL import Image
    o = c.options()
    args = sys.argv[sys.argv.index("--") + 1:]
    only = args[args.index("--only") + 1].split(",") if "--only" in args else list(sitters.GROUND)
    for name in only:
        c.new_scene()
        getattr(sitters, name.replace("-", "_"))()
        lamp(o.light, "coral" if sitters.GROUND[name] in ("marigold", "sand") else "cream")
        lights(o.light)
        path = os.path.join(o.out, f"{name}.{o.light}.png")
        c.render(path, (0, 0, MIDDLE), SPAN, azimuth=0, elevation=4, samples=o.samples, size=(o.width, o.width))
        ground = Image.new("RGBA", (o.width, o.width), wall(sitters.GROUND[name], o.light))
        Image.alpha_composite(ground, Image.open(path)).convert("RGB").save(path)


main()
