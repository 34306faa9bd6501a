import Testing

/// Everything that shows views: one test after the other, because the clock and the key window belong to the screen used last.
@Suite("Views", .serialized)
enum ViewSuites {}
