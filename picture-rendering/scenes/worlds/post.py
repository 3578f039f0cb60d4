"""Contact: a letter box on a post, a letter half in, and a wren that waits for it."""
import os
import sys
for folder in ("../products", "."):
    sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), folder))
from setting import *  # noqa: E402,F403
from lamps import gooseneck  # noqa: E402
from surface_of import tube  # noqa: E402

o, night = begin()
scene = []
scene += [c.rod(.1, .1, -.22, 2.15, .22, "grass", .09), c.rod(.1, .1, -.5, 1.85, .3, "walnut", .06, r2=2.02)]
for i, (x, y) in enumerate(((.02, -1.62), (.34, -1.1), (.04, -.62))):
    scene.append(c.rod(x, y, -.02, .26 - .02 * i, .06, "stone", .02))
# the post with a brace
scene += [c.box(0, 0, 0, .26, .26, 1.5, "wood", .04), c.box(0, 0, 1.36, 1.1, .5, .14, "walnut", .04), *c.limb((.1, 0, .86), (.46, 0, 1.36), .07, "walnut")]
# the box: a tunnel, open in front
L, R, Z = 1.7, .56, 1.5
arch = [(R, 0), (R, .5)] + [(math.cos(math.radians(a)) * R, .5 + math.sin(math.radians(a)) * R) for a in range(10, 180, 10)] + [(-R, .5), (-R, 0)]
inner = [(x * .86, .06 + z * .88) for x, z in arch]
body = [c.prism(arch, L, "coral", (0, 0, 0), bevel=.05), c.prism(inner, .04, "#5e1a10", (0, -L / 2 - .008, 0), bevel=.005)]
rim = [(x, -L / 2 - .02, z) for x, z in arch]
body += [tube(rim + rim[:1], .055, "#d9431f")] + [c.ball(s * R, -L / 2 - .02, 0, .055, "#d9431f") for s in (-1, 1)]
# the door, hanging open, and the flag
door = g([c.prism([(x, -z) for x, z in arch], .08, "coral", (0, 0, 0), bevel=.03), c.ball(0, -.06, -.86, .07, "marigold")], (0, -L / 2 - .06, .02))
door.rotation_euler[0] = math.radians(-28)
body += [door, *c.limb((R + .04, .2, .5), (R + .06, .2, 1.3), .045, "ink"), c.box(R + .06, .42, 1.0, .07, .5, .34, "marigold", .03), c.rod(R + .02, .2, .46, .1, .1, "ink", .02, rot=(0, 90, 0))]
# the letter
letter = [c.box(0, 0, 0, .86, 1.3, .08, "white", .025), c.box(.24, -.4, .07, .24, .3, .03, "marigold", .01), c.ball(.24, -.4, .1, .07, "coral", squash=(1, 1, .3))]
letter += [c.box(-.18, -.1 + .13 * i, .07, .34 - .08 * (i % 2), .045, .02, "ink", .008) for i in range(3)]
body.append(g(letter, (-.04, -L / 2 - .22, .2), -9))
body[-1].rotation_euler[0] = math.radians(7)
scene.append(g(body, (0, 0, Z)))
scene.append(g(c.wren(), (.02, .1, Z + 1.07), 62, 1.35))
# flowers about the foot
for i, (x, y, h, t) in enumerate(((.55, -.3, .5, "marigold"), (.8, -.05, .36, "blush"), (.5, .3, .42, "white"), (-.5, -.2, .42, "blush"), (-.72, .15, .55, "marigold"), (-.4, .45, .36, "white"), (.95, -.55, .3, "white"))):
    scene += [*c.stick((x, y, 0), (x, y, h), .022, "moss"), *[c.ball(x + math.cos(a * 1.257) * .085, y + math.sin(a * 1.257) * .085, h + .02, .062, t, squash=(1, 1, .6)) for a in range(5)], c.ball(x, y, h + .05, .05, "marigold" if t != "marigold" else "walnut"), c.ball(x + .08, y - .02, h * .3, .1, "leaf", squash=(1, .5, .35))]
# parcels that wait too, and a lamp over all of it
scene.append(g(c.box_stack(2), (1.45, .1, 0), 20, 1.2))
lamp = g(gooseneck(tall=3.95, reach=1.28, lit=night, by_night=c.BY_NIGHT), (-1.45, .1, 0), -20)
if night:
    c.shadowless(lamp)
    only_pool((.2, -.1, .3), 2.5, .5, (1.2, -3.4, 5.6))
end(o, "post", night, elevation=22)
