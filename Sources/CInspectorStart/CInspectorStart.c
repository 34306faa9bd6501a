#include "CInspectorStart.h"

// Before the program's own first line, which knows of no inspector.
__attribute__((constructor)) static void start(void) { mutoscope_offer_inspector(); }
