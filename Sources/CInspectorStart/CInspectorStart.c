#include "CInspectorStart.h"

#ifdef INSPECTOR
// Before the program's own first line, which knows of no inspector.
__attribute__((constructor)) static void start(void) { mutoscope_offer_inspector(); }
#else
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The inspector's panel is a page of a browser: where pages are not built, neither is the inspector.
__attribute__((constructor)) static void start(void) {
    const char *wish = getenv("MUTOSCOPE_INSPECT");
    if (wish && *wish && strcmp(wish, "0") != 0)
        fputs("There is no inspector: build the package with its trait Browser.\n", stderr);
}
#endif
