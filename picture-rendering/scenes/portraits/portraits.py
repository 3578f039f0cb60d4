"""Portraits, head and shoulders, each before a wall of one colour.

    blender -b -P picture-rendering/scenes/portraits/portraits.py -- --out DIR [--light night] [--only a,b] [--samples 32] [--width 900]
Writes NAME.LIGHT.png; picture-rendering/run.ts makes the master of it. A lamp hangs left of the sitter. By night it lights that
side of the face and the wall behind it.
"""
import os
import sys
import bpy
import numpy as np
from mathutils import Vector
HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, "..", "..", "kit")]
import clay as c  # noqa: E402
import sitters  # noqa: E402

# Of each light: the world's colour and strength, then lamps: place, watts, colour, size.
LIGHTS = {
    "day": ((.95, .96, 1, 1), .55, [((-3.4, -5, 3.6), 430, (1, .94, .85), 3.2), ((3.6, 2.6, 2.4), 260, (1, .9, .8), 2.2)]),
    "night": ((.22, .27, .55, 1), .34, [((-2.9, -3.3, 1.5), 310, (1, .77, .48), .8), ((3.2, 1.6, 1.6), 260, (.4, .55, 1), 1.8)]),
}
LAMP = (-1.6, -.4, .6)    # the lower edge of its shade
# The wall by night: the colours of the site's floors in the dark theme (app/tokens.css); moss has none and is a deeper teal.
DARK = dict(coral="#31162f", teal="#0a332d", marigold="#1c1937", sky="#0f253b", plum="#2a1a40", sand="#211f2c", moss="#0d3329", ink="#16141d")
# The wall in the pool: of its colour by day, so much red, green and blue. Ink would stay black: plum stands for it.
LAMPLIGHT = np.array([.9, .86, .82])


def lights(light):
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes["Background"]
    bg.inputs[0].default_value, bg.inputs[1].default_value, lamps = LIGHTS[light]
    for at, power, tint, size in lamps:
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
    c.rod(x, y, z, .4, .46, c.material("#ffc878" if lit else colour, .8, 0, 1.3 if lit else 0), .03, r2=.18)
    c.ball(x, y, z - .01, .14, c.material("#fff1c0", .4, 0, 9 if lit else .5))
    if lit:
        c.bulb((x, y - .5, z - .3), 45, (1, .66, .34), .35)


def hex_colour(value):
    return np.array([int(value.lstrip("#")[i:i + 2], 16) for i in (0, 2, 4)], float)


def wall(ground, light, size):
    """One colour by day. By night dark, with the hard edge of the lamp's pool at the left, in the hue that the wall has by day."""
    from PIL import Image
    paint = hex_colour(c.PALETTE[ground])
    if light == "day":
        return Image.new("RGBA", (size, size), tuple(int(v) for v in paint) + (255,))
    y, x = np.mgrid[0:size, 0:size] / size
    distance = np.hypot((x - .2) / .5, (y - .46) / .5)
    pool = np.clip((1 - distance) * size * .5, 0, 1)[..., None]
    lit = hex_colour(c.PALETTE["plum" if ground == "ink" else ground]) * LAMPLIGHT
    dark = hex_colour(DARK[ground])
    rgb = dark + (lit - dark) * pool
    return Image.fromarray(np.dstack([np.clip(rgb, 0, 255), np.full((size, size), 255)]).astype("uint8"), "RGBA")


def main():
    from PIL import Image
    o = c.options()
    args = sys.argv[sys.argv.index("--") + 1:]
    only = args[args.index("--only") + 1].split(",") if "--only" in args else list(sitters.GROUND)
    for name in only:
        c.new_scene()
        getattr(sitters, name.replace("-", "_"))()
        lights(o.light)
        lamp(o.light, "coral" if sitters.GROUND[name] in ("marigold", "sand") else "cream")
        path = os.path.join(o.out, f"{name}.{o.light}.png")
        c.render(path, (0, 0, -.24), 4.2, azimuth=0, elevation=4, samples=o.samples, size=(o.width, o.width))
        Image.alpha_composite(wall(sitters.GROUND[name], o.light, o.width), Image.open(path)).convert("RGB").save(path)


main()
