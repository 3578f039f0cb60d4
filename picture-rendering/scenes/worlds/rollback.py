"""Careers, DevOps engineer: one pull at a lever sends a release back to the siding, and a colleague has the time taken."""
import os
import sys
sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "technologies"))
from pieces import *  # noqa: E402,F403

o, night = begin()
plinth(6.0, 3.9, "#bcc3cc", "teal", r=.6)
GAUGE, RAIL = .25, "#4a4752"


def track(points, high):
    """Two rails on sleepers of this height along a line of (x, y); no two tracks that cross have the same."""
    line, since = curved(points), 0
    for (x0, y0), (x1, y1) in zip(line, line[1:]):
        since += math.hypot(x1 - x0, y1 - y0)
        if since > .3:
            since = 0
            c.box(x1, y1, 0, .13, GAUGE * 2 + .3, high, "walnut", .02, rot=(0, 0, math.degrees(math.atan2(y1 - y0, x1 - x0))))
    for s in (-1, 1):
        rail = []
        for i, (x, y) in enumerate(line):
            (ax, ay), (bx, by) = line[max(i - 1, 0)], line[min(i + 1, len(line) - 1)]
            k = GAUGE / math.hypot(bx - ax, by - ay)
            rail.append((x - s * (by - ay) * k, y + s * (bx - ax) * k, .1))
        tube(rail, .04, RAIL)


def wagon(x, y, turn, load):
    """A flat wagon with a crate."""
    parts = [c.box(0, 0, .2, 1.0, .62, .12, "ink", .03)] + [c.rod(dx, dy, .1, .13, .08, "ink", .02, rot=(90, 0, 0)) for dx in (-.3, .3) for dy in (-.22, .3)]
    parts += [c.box(0, 0, .32, .84, .56, .56, load, .05)] + [c.box(dx, -.28, .38, .08, .05, .44, "cream", .015) for dx in (-.24, 0, .24)]
    g(parts, (x, y, 0), turn)


track([(-2.85, 1.2), (-1, 1.2), (1, 1.2), (2.85, 1.2)], .06)
track([(-1.9, 1.2), (-1.1, 1.08), (-.2, .62), (.6, .22), (1.5, .1), (2.85, .1)], .05)
for x, t in ((-2.1, "sky"), (.55, "teal"), (1.75, "marigold")):
    wagon(x, 1.2, 0, t)
wagon(1.0, .15, -8, "coral")
c.box(2.7, .1, 0, .16, .8, .5, "coral", .03)                                  # the buffer at the end of the siding
# the lever, and who pulls it
lever = [c.box(0, -1.15, 0, .5, .7, .26, "ink", .05), c.box(0, -1.15, .22, .12, .5, .06, "stone", .01), *c.limb((0, -1.08, .2), (0, -.62, 1.42), .06, "steel"), *c.limb((-.3, -.62, 1.42), (.3, -.62, 1.42), .065, "coral")]
g(lever + p("marigold", "#2d4f8a", 3, "short", 3, "stand", ("reach", "reach"), look=8), (-1.95, -.85, 0), 62, 1.12)
cord([(-.78, -1.3, .08), (-.62, -.85, .05), (-.72, -.2, .05), (-1.0, .4, .05), (-1.1, .92, .05)], .04, "ink")
# who takes the time
watch = [c.rod(0, -.4, 1.06, .2, .08, "white", .02, rot=(90, 0, 0)), c.ring(0, -.42, 1.1, .2, .035, "coral"), *c.limb((0, -.47, 1.1), (.08, -.47, 1.18), .018, "ink"), *c.limb((0, -.47, 1.1), (0, -.47, 1.0), .018, "ink"), c.rod(0, -.4, 1.31, .04, .08, "coral", .01)]
g(watch + p("plum", "sand", 1, "bob", 0, "stand", ("hold", "hold"), glasses=True, mouth="open", nod=6), (1.0, -1.25, 0), 4, 1.12)
bowed((-2.55, 1.55, 0), (-1.15, -.15, 2.95), 3.75, lit("marigold", night, .35), night, 1.05, lit("#737893", night, .25))
if night:
    only_pool((-.2, -.7, .7), 4.2, 2.5, (2.05, -3.37, 5.37))
end(o, "rollback", night, azimuth=30, elevation=28)
