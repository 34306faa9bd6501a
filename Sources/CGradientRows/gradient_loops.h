// One source for every instruction set: included by each build, under its own compiler target.
#include "gradient_rows.h"

#include <math.h>
#include <string.h>

#pragma clang diagnostic ignored "-Wpsabi"  // vectors cross no function that is not inlined

#define INLINE static inline __attribute__((always_inline))

// Eight pixels side by side.
enum { LANES = 8 };
typedef float f32x8 __attribute__((ext_vector_type(8)));
typedef int32_t i32x8 __attribute__((ext_vector_type(8)));
typedef uint32_t u32x8 __attribute__((ext_vector_type(8)));
typedef uint16_t u16x16 __attribute__((ext_vector_type(16)));
typedef uint8_t u8x32 __attribute__((ext_vector_type(32)));

static const f32x8 counting = {0, 1, 2, 3, 4, 5, 6, 7};

// The colour at a share of the way, counted in steps.
INLINE uint32_t color_at(const GradientRamp *ramp, float steps) {
    if (!(steps >= 0)) return ramp->before;
    if (steps > GRADIENT_STEPS - 1) return ramp->after;
    return ramp->colors[(int32_t)(steps + 0.5f)];
}

// As color_at.
INLINE u32x8 colors_at(const GradientRamp *ramp, f32x8 steps) {
    const i32x8 is_inside = steps >= 0, is_after = steps > (float)(GRADIENT_STEPS - 1);
    u32x8 colors = 0;
    if (__builtin_reduce_or(is_inside & ~is_after)) {
        const f32x8 within = is_inside & ~is_after ? steps : (f32x8)0;
        const i32x8 index = __builtin_convertvector(within + 0.5f, i32x8);
        for (int k = 0; k < LANES; k++) colors[k] = ramp->colors[index[k]];
    }
    colors = is_after ? (u32x8)ramp->after : colors;
    return is_inside ? colors : (u32x8)ramp->before;
}

// A 255th of the product of two bytes, rounded.
INLINE u16x16 by255(u16x16 v) {
    v += 128;
    return (v + (v >> 8)) >> 8;
}

// Premultiplied colours over others, with Cairo's bits.
INLINE u32x8 over(u32x8 colors, u32x8 under) {
    const u32x8 left = 255 - (colors >> 24);
    const u16x16 share = (u16x16)(left | left << 16);
    const u16x16 even = by255((u16x16)(under & 0x00ff00ff) * share);
    const u16x16 odd = by255((u16x16)(under >> 8 & 0x00ff00ff) * share);
    return (u32x8)__builtin_elementwise_add_sat((u8x32)colors, (u8x32)((u32x8)even | (u32x8)odd << 8));
}

// Of the eight pixels from x on, those that the row still has.
INLINE void put_colors(uint32_t *row, int32_t x, int32_t width, u32x8 colors, int lies_over) {
    if (lies_over && !__builtin_reduce_or(colors)) return;
    // All eight are one store; of how many there are less, the compiler would ask the library each time.
    if (width - x >= LANES) {
        u32x8 under;
        if (lies_over) {
            memcpy(&under, row + x, sizeof under);
            colors = over(colors, under);
        }
        memcpy(row + x, &colors, sizeof colors);
        return;
    }
    const size_t size = (size_t)(width - x) * sizeof *row;
    u32x8 under = 0;
    if (lies_over) {
        memcpy(&under, row + x, size);
        colors = over(colors, under);
    }
    memcpy(row + x, &colors, size);
}

// Whether what lies under the colours shows nowhere.
static int is_opaque(const GradientRamp *ramp) {
    uint32_t all = ramp->before & ramp->after;
    for (int32_t k = 0; k < GRADIENT_STEPS; k++) all &= ramp->colors[k];
    return all >> 24 == 255;
}

INLINE void line(
    const GradientTarget *target, const GradientRamp *ramp, double a, double b, double c, int lies_over) {
    const double last = GRADIENT_STEPS - 1;
    const float step = (float)(a * last);
    for (int32_t y = 0; y < target->height; y++) {
        uint32_t *row = target->pixels + (int64_t)y * target->stride;
        const float first = (float)((a * (target->x + 0.5) + b * (target->y + y + 0.5) + c) * last);
        if (step == 0) {
            const u32x8 color = color_at(ramp, first);
            for (int32_t x = 0; x < target->width; x += LANES) put_colors(row, x, target->width, color, lies_over);
            continue;
        }
        for (int32_t x = 0; x < target->width; x += LANES)
            put_colors(row, x, target->width, colors_at(ramp, first + step * (counting + (float)x)), lies_over);
    }
}

static void paint_line(const GradientTarget *target, const GradientRamp *ramp, double a, double b, double c) {
    if (target->lies_over && !is_opaque(ramp)) line(target, ramp, a, b, c, 1);
    else line(target, ramp, a, b, c, 0);
}

// The blocks of a row that surely lie in the inner circle: those from first on, before last.
static void find_blocks_within(
    double u, double v, double du, double dv, double radius, int32_t width, int32_t *first, int32_t *last) {
    // Where floats might say otherwise than numbers twice as long the pixels are asked one by one.
    const double square = radius * radius * (1 - 1e-4), a = du * du + dv * dv, b = u * du + v * dv;
    const double inside = b * b - a * (u * u + v * v - square);
    *first = *last = 0;
    if (!(a > 0 && inside > 0)) return;
    const double root = sqrt(inside), low = (-b - root) / a + 1, high = (-b + root) / a - 1;
    if (!(low < high && low < width && high > 0)) return;
    *first = low <= 0 ? 0 : ((int32_t)low + LANES) / LANES * LANES;
    *last = (high >= width ? width : (int32_t)high) / LANES * LANES;
}

// Circles about one middle: the distance from it says the share.
INLINE void rings(
    const GradientTarget *target, const GradientRamp *ramp, const GradientCircles *g, int lies_over) {
    const double scale = (GRADIENT_STEPS - 1) / (g->end_radius - g->start_radius);
    const float grow = (float)scale, start = (float)(g->start_radius * scale);
    const float du = (float)g->a, dv = (float)g->b;
    for (int32_t y = 0; y < target->height; y++) {
        uint32_t *row = target->pixels + (int64_t)y * target->stride;
        const double px = target->x + 0.5, py = target->y + y + 0.5;
        const double first_u = g->a * px + g->c * py + g->e, first_v = g->b * px + g->d * py + g->f;
        const float u = (float)first_u, v = (float)first_v;
        int32_t inner_first, inner_last;
        find_blocks_within(first_u, first_v, g->a, g->b, g->start_radius, target->width, &inner_first, &inner_last);
        for (int32_t x = 0; x < target->width; x += LANES) {
            if (x >= inner_first && x < inner_last) {
                if (!lies_over || ramp->before != 0) put_colors(row, x, target->width, ramp->before, lies_over);
                else x = inner_last - LANES;
                continue;
            }
            const f32x8 column = counting + (float)x, here_u = u + du * column, here_v = v + dv * column;
            const f32x8 distance = __builtin_elementwise_sqrt(here_u * here_u + here_v * here_v);
            put_colors(row, x, target->width, colors_at(ramp, distance * grow - start), lies_over);
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

// Around the cone there is nothing, whatever the ramp.
static void cone(const GradientTarget *target, const GradientRamp *ramp, const GradientCircles *g) {
    const double difference = g->end_radius - g->start_radius;
    const Cone cone = {g->way_x * g->way_x + g->way_y * g->way_y - difference * difference, difference, g};
    for (int32_t y = 0; y < target->height; y++) {
        uint32_t *row = target->pixels + (int64_t)y * target->stride;
        const double py = target->y + y + 0.5;
        for (int32_t x = 0; x < target->width; x += LANES) {
            u32x8 colors = 0;
            for (int32_t lane = 0; lane < LANES && x + lane < target->width; lane++) {
                const double px = target->x + x + lane + 0.5;
                colors[lane] = cone_color(&cone, ramp, g->a * px + g->c * py + g->e, g->b * px + g->d * py + g->f);
            }
            if (target->lies_over) put_colors(row, x, target->width, colors, 1);
            else put_colors(row, x, target->width, colors, 0);
        }
    }
}

static void paint_circles(const GradientTarget *target, const GradientRamp *ramp, const GradientCircles *g) {
    if (g->way_x != 0 || g->way_y != 0 || g->end_radius <= g->start_radius) cone(target, ramp, g);
    else if (target->lies_over && !is_opaque(ramp)) rings(target, ramp, g, 1);
    else rings(target, ramp, g, 0);
}

const GradientLoops GRADIENT_TABLE = {.paint_line = paint_line, .paint_circles = paint_circles};
