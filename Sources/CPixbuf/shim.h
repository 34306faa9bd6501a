#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

/* gdk-pixbuf's animation calls still take GTimeVal, which GLib deprecates; these two keep it out of Swift. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"

/// An iterator at the animation's beginning.
static inline GdkPixbufAnimationIter *pixbuf_animation_begin(GdkPixbufAnimation *animation) {
    GTimeVal start = {1000, 0};
    return gdk_pixbuf_animation_get_iter(animation, &start);
}

/// Moves the iterator to `milliseconds` after the animation's beginning.
static inline void pixbuf_animation_seek(GdkPixbufAnimationIter *iterator, glong milliseconds) {
    GTimeVal time = {1000 + milliseconds / 1000, milliseconds % 1000 * 1000};
    gdk_pixbuf_animation_iter_advance(iterator, &time);
}

#pragma clang diagnostic pop
