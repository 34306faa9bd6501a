#pragma once
#include <sqlite3.h>

/// Has SQLite copy what it is given: the header's own name for it is a cast, which Swift does not import.
static inline sqlite3_destructor_type csqlite_copies(void) { return SQLITE_TRANSIENT; }
