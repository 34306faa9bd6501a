"""Scenes of paths with ThorVG's software engine, two threads.   usage: thorvg_shapes.py FOLDER SCENE [picture FILE]"""
import sys
import time

import numpy as np
import thorvg_python as tvg

from shape_scene import HEIGHT, WIDTH, ShapeScene, measure

COMMANDS = [tvg.PathCommand.MOVE_TO, tvg.PathCommand.LINE_TO, tvg.PathCommand.CUBIC_TO, tvg.PathCommand.CLOSE]


def main():
    folder, name, *rest = sys.argv[1:]
    scene = ShapeScene(folder, name)
    paths = [([COMMANDS[k] for k in kinds], [tvg.PointStruct(*p) for p in points]) for kinds, points in scene.outlines]
    engine = tvg.Engine(threads=2)
    canvas = tvg.SwCanvas(engine)
    canvas.set_target(WIDTH, HEIGHT, cs=tvg.Colorspace.ARGB8888)
    back = tvg.Shape(engine)
    back.append_rect(0, 0, WIDTH, HEIGHT, 0, 0, True)
    back.set_fill_color(32, 40, 48, 255)
    canvas.add(back)
    shapes = []
    for fill, stroke, width in scene.shapes:
        shape = tvg.Shape(engine)
        if fill:
            shape.set_fill_color(fill >> 16 & 255, fill >> 8 & 255, fill & 255, fill >> 24)
        if stroke:
            shape.set_stroke_color(stroke >> 16 & 255, stroke >> 8 & 255, stroke & 255, stroke >> 24)
            shape.set_stroke_width(width)
            shape.set_stroke_join(tvg.StrokeJoin.MITER)
            shape.set_stroke_miterlimit(10)
            shape.set_stroke_cap(tvg.StrokeCap.BUTT)
        shapes.append(shape)
        canvas.add(shape)
    shown = [-1] * len(shapes)

    def timed(frame):
        states = scene.states[frame % scene.frames]
        for k, (shape, outline) in enumerate(zip(shapes, states["outline"].tolist())):
            if shown[k] != outline:
                shape.reset()
                shape.append_path(*paths[outline])
                shown[k] = outline
            a, b, c, d, x, y = states["map"][k].tolist()
            shape.set_transform(tvg.Matrix(a, c, x, b, d, y, 0, 0, 1))
        before = time.perf_counter()
        canvas.update()
        canvas.draw(True)
        canvas.sync()
        return (time.perf_counter() - before) * 1e3

    if rest:
        timed(60)
        np.frombuffer(canvas.buffer_arr, np.uint32).tofile(rest[1])
    else:
        measure("thorvg", name, scene, timed)


main()
