"""The colours and materials that every picture shares."""
import bpy

PALETTE = dict(
    paper="#f7efe2", cream="#fff8ec", sand="#e9d9bf", wood="#c58a55", walnut="#8a5a3b", ink="#232030", coral="#f0532d",
    teal="#12756b", marigold="#f4b23a", sky="#a9cfe0", plum="#6d3b5e", leaf="#4b8b4a", moss="#2f6a45", steel="#b9bcc6",
    screen="#15161f", white="#fffdf8", blush="#f3b49c", grass="#7fa05f", brick="#b9573c", stone="#d6cdbf", gap="#4a3f3a",
)
SKIN = ["#f3c9a5", "#d99f73", "#a86f47", "#6f4529"]
HAIR = ["#2a1d18", "#5b3a22", "#b5742f", "#1b1a22", "#8c8a90"]

_cache = {}


def rgb(value):
    """A palette hex as linear RGBA, which is what Blender's sockets expect."""
    value = value.lstrip("#")

    def lin(c):
        c /= 255
        return c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4
    return tuple(lin(int(value[i:i + 2], 16)) for i in (0, 2, 4)) + (1.0,)


def deep(colour):
    """What a ground or a wall is by night, in its hue. `colour` is a palette name or a hex."""
    return "#" + "".join(f"{round(int(PALETTE.get(colour, colour)[i:i + 2], 16) * .45):02x}" for i in (1, 3, 5))


def forget():
    _cache.clear()


def material(colour, rough=0.65, metal=0.0, glow=0.0):
    """Matt clay by default; `glow` lets it shine. `colour` is a palette name or a hex."""
    key = (colour, rough, metal, glow)
    if key not in _cache:
        m = bpy.data.materials.new(str(key))
        m.use_nodes = True
        node = m.node_tree.nodes["Principled BSDF"]
        tint = rgb(PALETTE.get(colour, colour))
        node.inputs["Base Color"].default_value = tint
        node.inputs["Roughness"].default_value = rough
        node.inputs["Metallic"].default_value = metal
        node.inputs["Specular"].default_value = 0.25
        if glow:
            node.inputs["Emission"].default_value = tint
            node.inputs["Emission Strength"].default_value = glow
            m.cycles.sample_as_light = False     # small glowing things are seen, the lamps do the lighting
        _cache[key] = m
    return _cache[key]


def image_material(picture, glow=0.9):
    """A screen that shows `picture` (a path or a Blender image) exactly as drawn.

    The camera gets the picture through the shader outputs `screen` and `screen_mask`, which `finish.py` lays over the
    picture after the view transform, so that no tone mapping greys the type. `glow` is the light it throws on its surroundings.
    """
    image = bpy.data.images.load(picture) if isinstance(picture, str) else picture
    key = ("screen", image.name, glow)
    if key in _cache:
        return _cache[key]
    m = bpy.data.materials.new("screen:" + image.name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    nodes.remove(nodes["Principled BSDF"])
    tex, path, emit = (nodes.new("ShaderNode" + k) for k in ("TexImage", "LightPath", "Emission"))
    unseen, dim = nodes.new("ShaderNodeMath"), nodes.new("ShaderNodeMath")
    tex.image, tex.extension = image, "EXTEND"
    unseen.operation, dim.operation = "SUBTRACT", "MULTIPLY"
    unseen.inputs[0].default_value, dim.inputs[1].default_value = 1, glow
    links.new(path.outputs["Is Camera Ray"], unseen.inputs[1])
    links.new(unseen.outputs[0], dim.inputs[0])
    links.new(tex.outputs["Color"], emit.inputs["Color"])
    links.new(dim.outputs[0], emit.inputs["Strength"])
    links.new(emit.outputs[0], nodes["Material Output"].inputs["Surface"])
    for name, socket in (("screen", "Color"), ("screen_mask", "Value")):
        aov = nodes.new("ShaderNodeOutputAOV")
        aov.name = name
        if socket == "Color":
            links.new(tex.outputs["Color"], aov.inputs["Color"])
        else:
            aov.inputs["Value"].default_value = 1
    m.cycles.sample_as_light = False
    _cache[key] = m
    return m
