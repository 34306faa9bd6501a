// What Apple's module brings along; `os_log` and the logs themselves are there.
@_exported import QuartzCore
