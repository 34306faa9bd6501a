#pragma once
#include <SDL2/SDL.h>
#include <dlfcn.h>

// Macros that Swift does not import.
static inline int mutoscope_sdl_centered(void) { return SDL_WINDOWPOS_CENTERED; }
static inline Uint32 mutoscope_sdl_touch_mouse(void) { return SDL_TOUCH_MOUSEID; }
static inline int mutoscope_sdl_left_button(void) { return SDL_BUTTON_LEFT; }
static inline int mutoscope_sdl_middle_button(void) { return SDL_BUTTON_MIDDLE; }
static inline int mutoscope_sdl_right_button(void) { return SDL_BUTTON_RIGHT; }

// The socket on which the window system speaks to the program, or -1. SDL_syswm.h would bring all of Xlib's names with it: of its
// structure, whose size is fixed, the first pointer is wanted alone. SDL has loaded the libraries already.
struct mutoscope_sdl_system_window {
    SDL_version version;
    int system;
    union {
        void *display;
        struct {
            void *display;
            unsigned long window;
        } x11;
        Uint8 fixed[64];
    } info;
};
extern DECLSPEC SDL_bool SDLCALL SDL_GetWindowWMInfo(SDL_Window *, struct SDL_SysWMinfo *);

static inline int mutoscope_sdl_connection(SDL_Window *window) {
    enum { x11 = 2, wayland = 6 };
    struct mutoscope_sdl_system_window found = {0};
    SDL_VERSION(&found.version);
    if (!SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)&found)) return -1;
    if (found.system != x11 && found.system != wayland) return -1;
    void *library = dlopen(found.system == x11 ? "libX11.so.6" : "libwayland-client.so.0", RTLD_LAZY);
    if (!library) return -1;
    int (*connection)(void *) =
        (int (*)(void *))dlsym(library, found.system == x11 ? "XConnectionNumber" : "wl_display_get_fd");
    return connection ? connection(found.info.display) : -1;
}

// The number by which an X server knows the window; 0 for those of other systems.
static inline unsigned long mutoscope_sdl_x11_window(SDL_Window *window) {
    struct mutoscope_sdl_system_window found = {0};
    SDL_VERSION(&found.version);
    if (!SDL_GetWindowWMInfo(window, (struct SDL_SysWMinfo *)&found)) return 0;
    return found.system == 2 ? found.info.x11.window : 0;
}
