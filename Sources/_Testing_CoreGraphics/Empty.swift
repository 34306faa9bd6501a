// Intentionally empty: lets files that import Testing and CoreGraphics compile on Linux.
