#pragma once
#include <stddef.h>
#include <cairo/cairo.h>

/* The few calls of librsvg that are used. Its own header asks for those of gdk-pixbuf and GIO, which nothing here needs. */
typedef struct _RsvgHandle RsvgHandle;
typedef struct _GError GError;
typedef struct { double length; int unit; } RsvgLength;
typedef struct { double x, y, width, height; } RsvgRectangle;

RsvgHandle *rsvg_handle_new_from_data(const unsigned char *data, size_t count, GError **error);
void rsvg_handle_set_dpi(RsvgHandle *handle, double dpi);
int rsvg_handle_get_intrinsic_size_in_pixels(RsvgHandle *handle, double *width, double *height);
void rsvg_handle_get_intrinsic_dimensions(
    RsvgHandle *handle, int *has_width, RsvgLength *width, int *has_height, RsvgLength *height, int *has_view_box,
    RsvgRectangle *view_box);
int rsvg_handle_render_document(RsvgHandle *handle, cairo_t *cairo, const RsvgRectangle *viewport, GError **error);
int rsvg_handle_has_sub(RsvgHandle *handle, const char *id);
int rsvg_handle_get_geometry_for_element(
    RsvgHandle *handle, const char *id, RsvgRectangle *ink, RsvgRectangle *logical, GError **error);
int rsvg_handle_render_element(
    RsvgHandle *handle, cairo_t *cairo, const char *id, const RsvgRectangle *viewport, GError **error);
