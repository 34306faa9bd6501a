// Vectors and the functions on them.
@_exported import AppleRuntime
