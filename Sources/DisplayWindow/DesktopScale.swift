import CoreGraphics
import Displays

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Pixels per point where the window system counts in pixels: X11 leaves it to each program to follow the desktop's setting.
enum DesktopScale {
    /// What a desktop for eyes sets; anything else is a mistake in a file.
    private static let sensible: ClosedRange<CGFloat> = 1...4
    /// Dots per inch that mean one pixel per point.
    private static let plainResolution: CGFloat = 96

    /// By the variables of the two large toolkits, then by the resolution among X's resources (`Xft.dpi`), which desktops set.
    static func ofX11(environment: [String: String], resources: @autoclosure () -> String?) -> CGFloat {
        let scales = ["QT_SCALE_FACTOR", "GDK_SCALE"].compactMap { environment[$0].flatMap { Double($0) } }
        let scale =
            scales.first.map { CGFloat($0) } ?? resources().flatMap(resolution).map { $0 / plainResolution } ?? 1
        return scale.isFinite ? min(max(scale, sensible.lowerBound), sensible.upperBound) : 1
    }

    /// Dots per inch, in the resources' own form: `name:`, blanks, value, one a line.
    private static func resolution(_ resources: String) -> CGFloat? {
        for line in resources.split(separator: "\n") where line.hasPrefix("Xft.dpi:") {
            return Double(line.dropFirst("Xft.dpi:".count).drop { $0 == " " || $0 == "\t" }).map { CGFloat($0) }
        }
        return nil
    }

    /// X's resources as text. The library is there wherever an X11 window is; nil where it is not, or the server has none.
    static func xResources() -> String? {
        guard let library = dlopen("libX11.so.6", RTLD_NOW) else { return nil }
        defer { dlclose(library) }
        typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
        typealias Read = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
        typealias Close = @convention(c) (OpaquePointer) -> Int32
        guard let open = dlsym(library, "XOpenDisplay"), let read = dlsym(library, "XResourceManagerString"),
            let close = dlsym(library, "XCloseDisplay"), let server = unsafeBitCast(open, to: Open.self)(nil)
        else { return nil }
        defer { _ = unsafeBitCast(close, to: Close.self)(server) }
        return unsafeBitCast(read, to: Read.self)(server).map { String(cString: $0) }
    }
}
