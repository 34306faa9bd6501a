// Intentionally empty: lets files that import Testing and UIKit compile on Linux.
