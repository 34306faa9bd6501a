// Intentionally empty: lets files that import Testing and CoreImage compile on Linux.
