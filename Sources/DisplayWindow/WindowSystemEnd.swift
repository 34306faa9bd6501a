import CSDL2
import Foundation

/// An X server that ends takes its programs along: Xlib lets none of them go on. Ours says so in a line of its own.
enum WindowSystemEnd {
    private typealias Handler = @convention(c) (OpaquePointer?) -> Int32

    /// Once SDL has begun.
    static func watch() {
        guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11",
            let library = dlopen("libX11.so.6", RTLD_NOW)
        else { return }
        // SDL has the library open for as long as there are windows.
        defer { dlclose(library) }
        typealias Set = @convention(c) (Handler) -> UnsafeRawPointer?
        guard let set = dlsym(library, "XSetIOErrorHandler") else { return }
        _ = unsafeBitCast(set, to: Set.self)({ _ in
            fflush(nil)
            FileHandle.standardError.write(
                Data("The window system has ended, and with it the program's windows.\n".utf8))
            // Whatever else ends with a program would speak to the server once more.
            _exit(1)
        })
    }
}
