// Scenes of paths with Cairo's image surface, one thread.   usage: cairo_shapes FOLDER SCENE [picture FILE]
#include "scene.h"
#include <cairo.h>

typedef struct { const int32_t *kinds; const float *points; int32_t count; } Outline;
typedef struct { uint32_t fill, stroke; float width; } Shape;
typedef struct { int32_t outline; float a, b, c, d, x, y; } State;

static Outline *outlines;
static const Shape *shapes;
static const State *states;
static int frames, shape_count;
static cairo_surface_t *target;
static cairo_t *context;

static void read_shapes(const char *folder, const char *name) {
    char path[1024];
    snprintf(path, sizeof path, "%s/%s.shapes", folder, name);
    const int32_t *at = map_file(path);
    frames = *at++;
    shape_count = *at++;
    const int count = *at++;
    outlines = calloc((size_t)count, sizeof *outlines);
    for (int k = 0; k < count; k++) {
        const int kinds = at[0], points = at[1];
        outlines[k] = (Outline){at + 2, (const float *)(at + 2 + kinds), kinds};
        at += 2 + kinds + 2 * points;
    }
    shapes = (const Shape *)at;
    states = (const State *)(shapes + shape_count);
}

static void add(const Outline *outline) {
    const float *p = outline->points;
    cairo_new_path(context);
    for (int k = 0; k < outline->count; k++) {
        switch (outline->kinds[k]) {
        case 0: cairo_move_to(context, p[0], p[1]); p += 2; break;
        case 1: cairo_line_to(context, p[0], p[1]); p += 2; break;
        case 2: cairo_curve_to(context, p[0], p[1], p[2], p[3], p[4], p[5]); p += 6; break;
        default: cairo_close_path(context);
        }
    }
}

static void set_color(uint32_t c) {
    cairo_set_source_rgba(context, (c >> 16 & 255) / 255.0, (c >> 8 & 255) / 255.0, (c & 255) / 255.0, (c >> 24) / 255.0);
}

static void draw(int frame) {
    cairo_identity_matrix(context);
    cairo_set_source_rgb(context, 32 / 255.0, 40 / 255.0, 48 / 255.0);
    cairo_paint(context);
    const State *state = states + (size_t)(frame % frames) * (size_t)shape_count;
    for (int k = 0; k < shape_count; k++, state++) {
        cairo_matrix_t map;
        cairo_matrix_init(&map, state->a, state->b, state->c, state->d, state->x, state->y);
        cairo_set_matrix(context, &map);
        add(outlines + state->outline);
        if (shapes[k].fill) {
            set_color(shapes[k].fill);
            cairo_fill_preserve(context);
        }
        if (shapes[k].stroke) {
            set_color(shapes[k].stroke);
            cairo_set_line_width(context, shapes[k].width);
            cairo_stroke(context);
        }
    }
    cairo_surface_flush(target);
}

int main(int count, char **arguments) {
    if (count < 3) return 2;
    read_shapes(arguments[1], arguments[2]);
    target = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    context = cairo_create(target);
    if (count > 4) {
        draw(60);
        save_picture(arguments[4], cairo_image_surface_get_data(target), (size_t)cairo_image_surface_get_stride(target));
        return 0;
    }
    measure("cairo", arguments[2], draw);
}
