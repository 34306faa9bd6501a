// Cairo's image surface, one thread. Cairo knows no perspective: a projective layer is drawn as the parallelogram around
// its middle.   usage: cairo FOLDER SCENE TEXTURES [damage] [picture FILE]
#include "scene.h"
#include <cairo.h>

static Scene scene;
static cairo_surface_t *target, **textures;
static cairo_t *context;
static int uses_damage;

static cairo_matrix_t affine_map(const float *m, TextureSize size) {
    cairo_matrix_t map;
    if (m[6] == 0 && m[7] == 0) {
        cairo_matrix_init(&map, m[0], m[3], m[1], m[4], m[2], m[5]);
        return map;
    }
    float w = (float)size.width, h = (float)size.height;
    Spot a = project(m, 0, 0), b = project(m, w, 0), c = project(m, 0, h), d = project(m, w, h);
    double ux = (b.x - a.x + d.x - c.x) / 2, uy = (b.y - a.y + d.y - c.y) / 2;
    double vx = (c.x - a.x + d.x - b.x) / 2, vy = (c.y - a.y + d.y - b.y) / 2;
    double x = (a.x + b.x + c.x + d.x) / 4 - ux / 2 - vx / 2, y = (a.y + b.y + c.y + d.y) / 4 - uy / 2 - vy / 2;
    cairo_matrix_init(&map, ux / w, uy / w, vx / h, vy / h, x, y);
    return map;
}

static void add_outline(double w, double h, double r) {
    if (r <= 0) {
        cairo_rectangle(context, 0, 0, w, h);
        return;
    }
    cairo_new_path(context);
    cairo_arc(context, w - r, r, r, -M_PI / 2, 0);
    cairo_arc(context, w - r, h - r, r, 0, M_PI / 2);
    cairo_arc(context, r, h - r, r, M_PI / 2, M_PI);
    cairo_arc(context, r, r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(context);
}

static void draw_layer(const LayerInfo *layer, const LayerState *state) {
    TextureSize size = scene.sizes[layer->texture];
    cairo_matrix_t map = affine_map(state->map, size);
    cairo_set_matrix(context, &map);
    cairo_set_source_surface(context, textures[layer->texture], 0, 0);
    cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend(cairo_get_source(context), CAIRO_EXTEND_PAD);
    add_outline(size.width, size.height, layer->radius);
    if (state->opacity < 1) {
        cairo_save(context);
        cairo_clip(context);
        cairo_paint_with_alpha(context, state->opacity);
        cairo_restore(context);
    } else if (state->dimming > 0) {
        cairo_fill_preserve(context);
        cairo_set_source_rgba(context, 0, 0, 0, state->dimming);
        cairo_fill(context);
    } else {
        cairo_fill(context);
    }
}

static void draw(int frame) {
    cairo_save(context);
    if (uses_damage && frame > 0) {
        Box box = damage_of(&scene, frame);
        cairo_rectangle(context, box.x0, box.y0, box.x1 - box.x0, box.y1 - box.y0);
        cairo_clip(context);
    }
    cairo_set_operator(context, CAIRO_OPERATOR_SOURCE);
    cairo_set_source_rgb(context, 32 / 255.0, 40 / 255.0, 48 / 255.0);
    cairo_paint(context);
    cairo_set_operator(context, CAIRO_OPERATOR_OVER);
    for (int k = 0; k < scene.header.layers; k++) draw_layer(scene.layers + k, states_of(&scene, frame) + k);
    cairo_restore(context);
    cairo_surface_flush(target);
}

int main(int count, char **arguments) {
    if (count < 4) return 2;
    uses_damage = count > 4 && !strcmp(arguments[4], "damage");
    scene = read_scene(arguments[1], arguments[2], arguments[3]);
    target = cairo_image_surface_create(CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    context = cairo_create(target);
    textures = calloc((size_t)scene.header.textures, sizeof *textures);
    for (int k = 0; k < scene.header.textures; k++)
        textures[k] = cairo_image_surface_create_for_data(
            (unsigned char *)scene.texels[k], CAIRO_FORMAT_RGB24, scene.sizes[k].width, scene.sizes[k].height,
            scene.sizes[k].width * 4);
    if (count > 5 && !strcmp(arguments[4], "picture")) {
        draw(60);
        save_picture(arguments[5], cairo_image_surface_get_data(target), (size_t)cairo_image_surface_get_stride(target));
        return 0;
    }
    measure("cairo", arguments[2], draw);
}
