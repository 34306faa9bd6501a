#include "gradient_rows.h"

#include <math.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wpsabi"  // vectors cross no function of another file

static uint32_t channel(float value) { return (uint32_t)(value * 255 + 0.5f); }

static uint32_t premultiplied(float red, float green, float blue, float alpha) {
    return channel(alpha) << 24 | channel(red * alpha) << 16 | channel(green * alpha) << 8 | channel(blue * alpha);
}

static uint32_t color_of(const GradientStop *s) { return premultiplied(s->red, s->green, s->blue, s->alpha); }

void gradient_make_colors(uint32_t *colors, const GradientStop *stops, int32_t count) {
    int32_t next = 0;  // the first stop that lies farther
    for (int32_t k = 0; k < GRADIENT_STEPS; k++) {
        const float at = (float)k / (GRADIENT_STEPS - 1);
        while (next < count && stops[next].location <= at) next++;
        if (next == 0 || next == count) {
            colors[k] = color_of(&stops[next == 0 ? 0 : count - 1]);
            continue;
        }
        const GradientStop *a = &stops[next - 1], *b = &stops[next];
        const float t = (at - a->location) / (b->location - a->location);
        colors[k] = premultiplied(
            a->red + (b->red - a->red) * t, a->green + (b->green - a->green) * t, a->blue + (b->blue - a->blue) * t,
            a->alpha + (b->alpha - a->alpha) * t);
    }
}

// The colour at a share of the way, counted in steps.
static inline uint32_t color_at(const GradientRamp *ramp, float steps) {
    if (!(steps >= 0)) return ramp->before;
    if (steps > GRADIENT_STEPS - 1) return ramp->after;
    return ramp->colors[(int32_t)(steps + 0.5f)];
}

// Eight pixels side by side.
enum { LANES = 8 };
typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef int32_t i32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t u32x8 __attribute__((ext_vector_type(8)));

static const f32x8 counting = {0, 1, 2, 3, 4, 5, 6, 7};

// As color_at.
static inline u32x8 colors_at(const GradientRamp *ramp, f32x8 steps) {
    const i32x8 is_inside = steps >= 0, is_after = steps > (float)(GRADIENT_STEPS - 1);
    const f32x8 within = is_inside & ~is_after ? steps : (f32x8)0;
    const i32x8 index = __builtin_convertvector(within + 0.5f, i32x8);
    u32x8 colors;
    for (int k = 0; k < LANES; k++) colors[k] = ramp->colors[index[k]];
    colors = is_after ? (u32x8)ramp->after : colors;
    return is_inside ? colors : (u32x8)ramp->before;
}

// Of the eight pixels from x on, those that the row still has.
static inline void put_colors(uint32_t *row, int32_t x, int32_t width, u32x8 colors) {
    // All eight are one store; of how many there are less, the compiler would ask the library each time.
    if (width - x >= LANES) memcpy(row + x, &colors, sizeof colors);
    else memcpy(row + x, &colors, (size_t)(width - x) * sizeof *row);
}

void gradient_paint_line(const GradientTarget *target, const GradientRamp *ramp, double a, double b, double c) {
    const double last = GRADIENT_STEPS - 1;
    const float step = (float)(a * last);
    for (int32_t y = 0; y < target->height; y++) {
        uint32_t *row = target->pixels + (int64_t)y * target->stride;
        const float first = (float)((a * (target->x + 0.5) + b * (target->y + y + 0.5) + c) * last);
        if (step == 0) {
            const uint32_t color = color_at(ramp, first);
            for (int32_t x = 0; x < target->width; x++) row[x] = color;
            continue;
        }
        for (int32_t x = 0; x < target->width; x += LANES)
            put_colors(row, x, target->width, colors_at(ramp, first + step * (counting + (float)x)));
    }
}

// Circles about one middle: the distance from it says the share.
static void paint_rings(const GradientTarget *target, const GradientRamp *ramp, const GradientCircles *g) {
    const double scale = (GRADIENT_STEPS - 1) / (g->end_radius - g->start_radius);
    const float grow = (float)scale, start = (float)(g->start_radius * scale);
    const float du = (float)g->a, dv = (float)g->b;
    for (int32_t y = 0; y < target->height; y++) {
        uint32_t *row = target->pixels + (int64_t)y * target->stride;
        const double px = target->x + 0.5, py = target->y + y + 0.5;
        const float u = (float)(g->a * px + g->c * py + g->e), v = (float)(g->b * px + g->d * py + g->f);
        for (int32_t x = 0; x < target->width; x += LANES) {
            const f32x8 column = counting + (float)x, here_u = u + du * column, here_v = v + dv * column;
            const f32x8 distance = __builtin_elementwise_sqrt(here_u * here_u + here_v * here_v);
            put_colors(row, x, target->width, colors_at(ramp, distance * grow - start));
        }
    }
}

typedef struct {
    double a, difference;
    const GradientCircles *g;
} Cone;

static int is_drawn(const Cone *cone, double t) {
    const GradientCircles *g = cone->g;
    return g->start_radius + t * cone->difference >= 0 && (t >= 0 || g->goes_before) && (t <= 1 || g->goes_after);
}

// The farthest circle on the way that goes through a point.
static uint32_t cone_color(const Cone *cone, const GradientRamp *ramp, double u, double v) {
    const GradientCircles *g = cone->g;
    const double b = u * g->way_x + v * g->way_y + g->start_radius * cone->difference;
    const double c = u * u + v * v - g->start_radius * g->start_radius;
    double far, near;
    if (fabs(cone->a) < 1e-9) {
        if (b == 0) return 0;
        far = near = c / (2 * b);
    } else {
        const double inside = b * b - cone->a * c;
        if (!(inside >= 0)) return 0;
        const double root = sqrt(inside), one = (b + root) / cone->a, other = (b - root) / cone->a;
        far = one > other ? one : other;
        near = one > other ? other : one;
    }
    const double t = is_drawn(cone, far) ? far : near;
    return is_drawn(cone, t) ? color_at(ramp, (float)(t * (GRADIENT_STEPS - 1))) : 0;
}

void gradient_paint_circles(const GradientTarget *target, const GradientRamp *ramp, const GradientCircles *g) {
    const double difference = g->end_radius - g->start_radius;
    if (g->way_x == 0 && g->way_y == 0 && difference > 0) return paint_rings(target, ramp, g);
    const Cone cone = {g->way_x * g->way_x + g->way_y * g->way_y - difference * difference, difference, g};
    for (int32_t y = 0; y < target->height; y++) {
        uint32_t *row = target->pixels + (int64_t)y * target->stride;
        const double py = target->y + y + 0.5;
        for (int32_t x = 0; x < target->width; x++) {
            const double px = target->x + x + 0.5;
            row[x] = cone_color(&cone, ramp, g->a * px + g->c * py + g->e, g->b * px + g->d * py + g->f);
        }
    }
}
