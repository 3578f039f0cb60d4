"""The lamp above a sheet of paper by night: a brass shade over its tube, on two arms that are clipped to the upper edge.
The site stretches the middle, so between the arms everything is even."""
import math
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "kit"))
import clay as c  # noqa: E402

o = c.options()
c.new_scene()
c.light("day")
HALF, Z, R = 2.05, .46, .3
BRASS, DARK = c.material("marigold", .5), c.material("#b9822b", .5)

# the shade is half of a hollow cylinder with round ends
angles = [math.radians(-8 + 196 * i / 28) for i in range(29)]
outer = [(R * math.cos(a), Z + R * math.sin(a)) for a in angles]
inner = [((R - .05) * math.cos(a), Z + (R - .05) * math.sin(a)) for a in reversed(angles)]
c.prism(outer + inner, 2 * HALF, BRASS, rot=(0, 0, 90), bevel=.015)
for x in (-HALF, HALF):
    c.prism(outer, .07, BRASS, (x, 0, 0), rot=(0, 0, 90), bevel=.025)
tube = c.rod(0, 0, 0, .1, 2 * HALF - .3, c.material("#ffe9ad", .5, 0, 1.45), .05, rot=(0, 90, 0))
tube.location = (0, -.02, Z - .03)
for x in (-1.3, 1.3):
    c.path([(x, .3, .02), (x, .34, .3), (x, .3, .72), (x, .16, .83), (x, 0, .78)], .05, DARK)
    c.box(x, .14, -.14, .34, .34, .24, BRASS, .06)
    c.ball(x, -.05, -.02, .075, DARK)
c.only_seen()
c.render(os.path.join(o.out, "sheet-lamp.png"), samples=o.samples, size=(o.width, o.height), azimuth=0, elevation=-10, fit=.01)
