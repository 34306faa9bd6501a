// How much of a pixel a chain of shapes leaves, 0…1. The Swift reference, ReferenceCoverage, says the same in plain words.
// Hard lines count only in holes: elsewhere the spans of a row end exactly where its hard lines do.
#pragma once

INLINE f32x8 line_coverage(CKLine line, f32x8 dx, float dy) {
    return unit(splat(line.a) * dx + splat(line.b * dy + line.c));
}

INLINE f32x8 edge_coverage(const CKShape *shape, f32x8 dx, float dy) {
    f32x8 across = line_coverage(shape->left, dx, dy) + line_coverage(shape->right, dx, dy) - 1;
    f32x8 down = line_coverage(shape->top, dx, dy) + line_coverage(shape->bottom, dx, dy) - 1;
    return most(across, splat(0)) * most(down, splat(0));
}

// Apple's continuous corner: the gauge along a ray is a polynomial of the ray's slope.
INLINE f32x8 continuous_gauge(f32x8 u, f32x8 v, f32x8 *slope_u, f32x8 *slope_v) {
    i32x8 is_wide = u > v;
    f32x8 along = choose(is_wide, u, v), across = choose(is_wide, v, u);
    f32x8 t = across / along;
    const float k0 = 0.0793486387f, k1 = -0.583341897f, k2 = 1.9827088f, k3 = -1.73684144f, k4 = 0.493752271f;
    f32x8 value = 1 + t * t * (k0 + t * (k1 + t * (k2 + t * (k3 + t * k4))));
    f32x8 slope = t * (2 * k0 + t * (3 * k1 + t * (4 * k2 + t * (5 * k3 + t * (6 * k4)))));
    f32x8 rest = value - t * slope;
    *slope_u = choose(is_wide, rest, slope);
    *slope_v = choose(is_wide, slope, rest);
    return along * value;
}

INLINE float absolute(float v) { return v < 0 ? -v : v; }

// Without perspective the map's divisor is 1: the same numbers with less work.
INLINE f32x8 corner_coverage_on(const CKRounding *r, f32x8 dx, float dy, int has_perspective) {
    const CKMatrix m = r->toLocal;
    f32x8 x = splat(m.a) * dx + splat(m.b * dy + m.c), y = splat(m.d) * dx + splat(m.e * dy + m.f), scale = splat(1);
    if (has_perspective) {
        scale = 1 / (splat(m.g) * dx + splat(m.h * dy + m.i));
        x *= scale;
        y *= scale;
    }
    i32x8 is_left = x < 0, is_top = y < 0;
    f32x8 extent = choose(
        is_top, choose(is_left, splat(r->topLeft), splat(r->topRight)),
        choose(is_left, splat(r->bottomLeft), splat(r->bottomRight)));
    f32x8 sx = choose(is_left, splat(-1), splat(1)), sy = choose(is_top, splat(-1), splat(1));
    f32x8 u = sx * x - (splat(r->halfWidth) - extent), v = sy * y - (splat(r->halfHeight) - extent);
    const i32x8 is_inside = (u > 0) & (v > 0);
    if (is_zero((u32x8)is_inside)) return splat(1);
    f32x8 size, slope_u, slope_v;
    if (r->isContinuous) {
        size = continuous_gauge(u, v, &slope_u, &slope_v);
    } else {
        size = root(u * u + v * v);
        if (!has_perspective) {
            // A pixel reaches no farther than this: most are all in or all out, and need no slope.
            const float reach = 0.51f * (absolute(m.a) + absolute(m.b) + absolute(m.d) + absolute(m.e));
            const f32x8 depth = extent - size;
            const i32x8 is_in = depth >= reach, is_out = depth <= -reach;
            if (is_zero((u32x8)(is_inside & ~(is_in | is_out)))) return choose(is_inside & is_out, splat(0), splat(1));
        }
        slope_u = u / size;
        slope_v = v / size;
    }
    slope_u *= sx;
    slope_v *= sy;
    f32x8 slope_x = slope_u * m.a + slope_v * m.d, slope_y = slope_u * m.b + slope_v * m.e;
    if (has_perspective) {
        slope_x = slope_u * ((m.a - x * m.g) * scale) + slope_v * ((m.d - y * m.g) * scale);
        slope_y = slope_u * ((m.b - x * m.h) * scale) + slope_v * ((m.e - y * m.h) * scale);
    }
    f32x8 slope = root(slope_x * slope_x + slope_y * slope_y);
    return choose(is_inside, unit((extent - size) / slope + 0.5f), splat(1));
}

INLINE f32x8 corner_coverage(const CKRounding *r, f32x8 dx, float dy) {
    const int has_perspective = r->toLocal.g != 0 || r->toLocal.h != 0 || r->toLocal.i != 1;
    return has_perspective ? corner_coverage_on(r, dx, dy, 1) : corner_coverage_on(r, dx, dy, 0);
}

INLINE f32x8 hard_coverage(const CKHardLine *line, int32_t x, int32_t y, f32x8 coverage) {
    int64_t value = line->a * x + line->b * y + line->c;
    i32x8 keeps;
    for (int k = 0; k < LANES; k++, value += line->a) keeps[k] = value < 0 ? 0 : -1;
    return choose(keeps, coverage, splat(0));
}

INLINE f32x8 shape_coverage(const CKScene *scene, const CKShape *shape, int32_t x, int32_t y) {
    f32x8 dx = to_float(counting(x - shape->originX));
    float dy = (float)(y - shape->originY);
    f32x8 coverage = splat(1);
    if (shape->hasSoftLines) coverage = edge_coverage(shape, dx, dy);
    if (shape->rounding >= 0) coverage = least(coverage, corner_coverage(scene->roundings + shape->rounding, dx, dy));
    if (!shape->isInverted) return coverage;
    for (int32_t k = 0; k < shape->hardCount; k++)
        coverage = hard_coverage(scene->hardLines + shape->hardFirst + k, x, y, coverage);
    return 1 - coverage;
}

// Which shapes of a chain are asked; the others are known to leave all of the pixels.
enum { AskOutlines = 1, AskHoles = 2, AskAll = 3 };

static __attribute__((noinline)) void any_coverage(
    const CKScene *scene, int32_t head, int32_t x, int32_t y, int asked, f32x8 *coverage) {
    *coverage = splat(1);
    for (int32_t index = head; index >= 0; index = scene->shapes[index].next) {
        const CKShape *shape = scene->shapes + index;
        if (asked & (shape->isInverted ? AskHoles : AskOutlines)) *coverage *= shape_coverage(scene, shape, x, y);
    }
}

INLINE f32x8 chain_coverage(const CKScene *scene, int32_t head, int32_t x, int32_t y, int asked) {
    if (head < 0 || !asked) return splat(1);
    const CKShape *shape = scene->shapes + head;
    if (shape->next < 0 && shape->rounding < 0 && !shape->isInverted) {
        if (!shape->hasSoftLines) return splat(1);
        return edge_coverage(shape, to_float(counting(x - shape->originX)), (float)(y - shape->originY));
    }
    f32x8 coverage;
    any_coverage(scene, head, x, y, asked, &coverage);
    return coverage;
}
