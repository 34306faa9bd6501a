import CPango

/// Pictures inside a drawing go to gdk-pixbuf in librsvg before 2.58. It is asked to look for its loaders while the list of those
/// that are installed is away, so that it keeps to those it was built with: PNG and JPEG.
enum InstalledLoaders {
    static func shutOut() { isShutOut }

    /// Done once.
    private static let isShutOut: Void = {
        guard let function = dlsym(nil, "gdk_pixbuf_get_formats") else { return }
        let file = memfd_create("loaders", 0)
        _ = list.withCString { write(file, $0, strlen($0)) }
        lseek(file, 0, SEEK_SET)
        let variable = "GDK_PIXBUF_MODULE_FILE"
        let before = getenv(variable).map { String(cString: $0) }
        setenv(variable, "/proc/self/fd/\(file)", 1)
        let formats = unsafeBitCast(function, to: (@convention(c) () -> UnsafeMutablePointer<GSList>?).self)()
        g_slist_free(formats)
        if let before { setenv(variable, before, 1) } else { unsetenv(variable) }
        close(file)
    }()

    /// A list without any loader is looked for again each time, so this one names a format that no file has.
    private static let list = """
        "/no/such/loader.so"
        "none" 4 "gdk-pixbuf" "No format" "none"
        "application/x-no-format" ""
        "no-format" ""
        "no format has this beginning" "" 1


        """
}
