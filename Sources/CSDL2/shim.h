#pragma once
#include <SDL2/SDL.h>

// Macros that Swift does not import.
static inline int mutoscope_sdl_centered(void) { return SDL_WINDOWPOS_CENTERED; }
static inline Uint32 mutoscope_sdl_touch_mouse(void) { return SDL_TOUCH_MOUSEID; }
static inline int mutoscope_sdl_left_button(void) { return SDL_BUTTON_LEFT; }
static inline int mutoscope_sdl_middle_button(void) { return SDL_BUTTON_MIDDLE; }
static inline int mutoscope_sdl_right_button(void) { return SDL_BUTTON_RIGHT; }
