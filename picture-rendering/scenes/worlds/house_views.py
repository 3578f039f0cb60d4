"""What is shown of the house: one room alone, the walls that are taken off, or both floors from above."""
import math
import bpy
import clay as c
from mathutils import Vector

g = c.group
W, D, H, R = 10.5, 3.6, 3.05, 3.5            # width, depth, storey height, room width
BEHIND = D + 1.6                              # how far the upper floor stands behind the lower one, seen from above
ROOMS = {"design": (-R, H), "front-end": (0, H), "testing": (R, H), "hall": (-R, 0), "planning": (0, 0), "servers": (R, 0), "roof": (.3, 2 * H)}

HANG = {"design": .1, "front-end": 0, "testing": -.3, "planning": 0}    # x of the lamp in a room, which hangs at y = -.1
COLD = (.8, .9, 1)
# In the plan, from the middle of each room to its lamp. All hang at one height.
ABOVE = {"design": (-.1, -.5), "front-end": (-.6, -1.3), "testing": (-.85, -.9), "hall": (.05, -1.5), "planning": (-.75, .55), "servers": (-.25, -.75)}
LAMP_Z = 2.1
OUTSIDE = 48                                  # watts for a metre, less than in the rooms
# What is grey or black by day is blue among the servers by night, since grey stays grey under a lamp.
BY_LAMP = {"#454063": "#2a45a2", "#3d3a4b": "#3a56aa", "ink": "#1d2868", "#5b5868": "#7f93d8", "#b9bec8": "#e4d6bd", "steel": "#e9dcc4"}
LIGHTS = ("#59e0b0", "#ffcf5a", "#ff7a5c")   # of the racks


def isolate(room, night):
    """Keeps what stands in a room, on a slab of its own."""
    x, z = ROOMS[room]
    c.put_out()
    bpy.context.view_layer.update()
    wide, top = (4.9, 9) if room == "roof" else (R + .2, H - .25)
    for part in [part for part in bpy.context.scene.objects if part.type == "MESH"]:
        xs, ys, zs = zip(*(part.matrix_world @ Vector(corner) for corner in part.bound_box))
        middle = ((min(xs) + max(xs)) / 2, (min(zs) + max(zs)) / 2)
        inside = abs(middle[0] - x) < wide / 2 and z - .3 < middle[1] < z + top and max(ys) > -D / 2 - .1
        if not inside or max(xs) - min(xs) > wide:
            bpy.data.objects.remove(part)
    c.hang_clear(z + 1.95)
    c.box(x, .02, z - .2, wide, D + .3, .2, "wood" if room == "roof" else "sand", .03)
    if room == "servers":                     # a tube in front of the racks
        y, top = -.35, z + H - .75
        tube = [c.box(x - .3, y, top, 1.9, .12, .07, c.material(*(("#ffe2a8", .4, 0, 3) if night else ("#eaf4ff", .4, 0, .6))), .02), c.box(x - .3, y, top + .07, 2.0, .2, .06, "ink", .01)]
        for dx in (-1.0, .4):
            tube.append(c.rod(x + dx, y, top + .12, .012, .36, "ink", 0))
            c.box(x + dx, D / 4 + y / 2, z + H - .29, .06, D / 2 - y, .06, "ink", .01).visible_shadow = False
        if night:
            c.shadowless(g(tube))
    elif room in HANG:                        # the beam that the lamp hangs from
        c.box(x + HANG[room], .81, z + H - .3, .08, 2.0, .08, "walnut", .015).visible_shadow = False
    c.only_seen()
    if not night:
        c.fill((x, -.5, z + H - .3), 3.0, 2.0, 70, (1, .97, .92))
    else:
        if room == "servers":
            turn_blue()
        if room == "roof":
            c.pool((x + .35, -2.3, z + 5.3), (x - .05, .2, z), 2800, 34)
        else:
            light_room(room)


def turn_blue():
    for colour, by_lamp in BY_LAMP.items():
        c.material(colour).node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = c.rgb(by_lamp)
    for colour in LIGHTS:
        c.material(colour, .4, 0, 5).node_tree.nodes["Principled BSDF"].inputs["Emission Strength"].default_value = 1.6


def light_through(source, outline, watts, colour):
    """A pool whose edge is `outline`: a frame half a metre from its source, which is not seen, keeps the light inside."""
    ways = [(Vector(at) - source) for at in outline]
    axis = sum(ways, Vector()).normalized()
    inner = [way / way.dot(axis) / 2 for way in ways]
    outer = [at + (at - axis / 2).normalized() / 2 for at in inner]
    shade = c.frame([source + at for at in inner], [source + at for at in outer], "ink")
    shade.visible_camera = shade.visible_diffuse = False
    c.pool(source, source + axis, watts, 66, *([colour] if colour else []), size=.004)


def light_room(name):
    """Light from in front, through the open side of a room."""
    x, z = ROOMS[name]
    source = Vector((x + (.5 if name == "hall" else 1.7), -4.7, z + 2.3))
    left, right, low, high = x - R / 2 + .07, x + R / 2 - .07, z + .06, z + H - .22
    outline = [(at, -D / 2 - .05, up) for at, up in ((left, low), (right, low), (right, high), (left, high))]
    light_through(source, outline, 2900, COLD if name == "servers" else None)


def light_rooms():
    """The open rooms, and less brightly what is around them."""
    c.put_out()
    c.only_seen()
    for name in ROOMS:
        if name != "roof":
            light_room(name)
    light_outside()
    moon = c.fill((0, -9, 5), 12, 8, 150, (.28, .45, 1))       # for the walls under the ceilings
    moon.rotation_euler[0] = math.radians(70)


def light_outside():
    """The roof, the garden and the walls, from so high that hardly any of it falls into the rooms."""
    at, way = (0, -.6, 3), (-2.4, -9.5, 12.5)
    far = math.hypot(*way)
    c.pool([a + b for a, b in zip(at, way)], at, OUTSIDE * far * far, 60)


def put_on_front(night, alone):
    """The walls that are taken off. `alone` nothing else is seen, but what stands before them cuts its shape out of them.
    Otherwise some windows are lit by night, and the lamp over the door burns."""
    for part in bpy.context.scene.objects:
        part.is_holdout = alone and part.type == "MESH"

    def at_night(shines):
        return dict(night=night, lit=night and (alone or shines))
    for z in (0, H):
        c.box(-.02, -D / 2 - .07, z - .02, W + .34, .12, H - .2, "teal", .01)
        c.box(W / 2 + .1, -.02, z - .02, .12, D + .06, H - .2, "teal", .01)
        for x in (-4.5, -2.5, -.85, .85, 2.6, 4.4):
            if z or x > -2:
                g(c.window(x, -D / 2 - .15, z + .95, .95, 1.25, "back", **at_night(x in ((-4.5, -.85, 2.6) if z else (.85, 4.4)))), (0, 0, 0))
                if z:
                    c.box(x, -D / 2 - .3, z + .72, 1.0, .2, .2, "coral", .03)
                    for i in range(5):
                        c.ball(x - .4 + i * .2, -D / 2 - .3, z + .96, .12, ["leaf", "moss"][i % 2])
        for y in (-.85, .85):
            g(c.window(W / 2 + .18, y, z + .95, .9, 1.25, "left", **at_night(False)), (0, 0, 0))
    door = [c.box(0, 0, 0, 1.3, .1, 2.3, "white", .02), c.box(0, -.04, .02, 1.06, .06, 2.14, "marigold", .02), c.ball(.38, -.1, 1.05, .05, "ink"), c.box(0, -.07, 1.3, .6, .03, .5, c.material("#ffd48a", .4, 0, 3) if night else "#cfe6f2", .01)]
    g(door, (-R + .2, -D / 2 - .15, .0))
    for x in (-4.62, -1.98):
        g(c.window(x, -D / 2 - .15, .95, .75, 1.25, "back", **at_night(False)), (0, 0, 0))
    lamp = (-R + .2, -D / 2 - 1.15, 2.72)
    if not alone:
        over_door(lamp, night)
    if night:
        c.put_out()
        c.only_seen()
        light_outside()


def over_door(at, night):
    """A lamp on an arm from the wall over the door, the middle of the lower edge of its shade at `at`."""
    x, y, z = at
    arm = [(x, -D / 2 - .12, z + .5), (x, y + .5, z + .86), (x, y + .16, z + .8), (x, y, z + .44)]
    lamp = g([
        *c.path(arm, .05, "ink"), c.rod(x, -D / 2 - .2, z + .5, .14, .08, "ink", .02, rot=(90, 0, 0)),
        c.rod(x, y, z, .5, .46, c.material("marigold", .6, 0, .35 if night else 0), .03, r2=.15), c.ball(x, y, z - .1, .3, c.material("#ffe2a8", .4, 0, 8 if night else .9)),
    ])
    if night:
        c.shadowless(lamp)


def lay_out(night):
    """Both floors, one behind the other, without roof and garden."""
    c.put_out()
    bpy.context.view_layer.update()
    for root in [part for part in bpy.context.scene.objects if part.parent is None]:
        parts = [part for part in (root, *root.children_recursive) if part.type == "MESH"]
        corners = [part.matrix_world @ Vector(corner) for part in parts for corner in part.bound_box] or [root.location]
        low, high = (pick(at.z for at in corners) for pick in (min, max))
        outside = max(at.y for at in corners) < -D / 2 - .1 or abs(root.location.x) > W / 2 + .4
        slab = max(at.x for at in corners) > W / 2 + .15
        if (low + high) / 2 > 2 * H - .3 or (low + high) / 2 < -.2 or outside or slab:
            for part in (*root.children_recursive, root):
                bpy.data.objects.remove(part)
        else:
            for part in parts:
                part.visible_shadow = part.visible_shadow and low < (low // H) * H + 1.95
            if (low + high) / 2 > H - .3:
                root.location += Vector((0, BEHIND, -H))
    for y in (0, BEHIND):
        c.box(-.08, y, -.2, W + .28, D + .3, .2, "sand", .03)
    c.only_seen()
    if not night:
        c.fill((0, BEHIND / 2, 6), 12, 9, 140, (1, .97, .92))
        return
    for name in ABOVE:
        x, z = ROOMS[name]
        y = BEHIND if z else 0
        # Along the edge of its floor, and up its walls: between rooms stand half ones.
        def edge(side):
            front = -D / 2 if x + side < -R else D / 2 - 1
            return [(x + side * (R / 2 - .06), y + dy, up) for dy, up in ((D / 2, H - .23), (front, H - .23), (front, .03), (-D / 2, .03))]
        light_through(Vector((x + .8, y - 2.9, 6.3)), edge(1) + edge(-1)[::-1], 4200, COLD if name == "servers" else None)
