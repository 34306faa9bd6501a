#include "CTestStart.h"

// Before the first test, whatever it does first.
__attribute__((constructor)) static void start(void) { mutoscope_watch_tests(); }
