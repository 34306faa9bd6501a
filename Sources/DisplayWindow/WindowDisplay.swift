import CSDL2
package import Compositor
package import CoreGraphics
package import Displays
package import RenderTree

/// A window on X11, Wayland or a bare screen, through SDL2.
///
/// Frames are paced by the machine's clock. Mouse buttons arrive as touches with ``TouchInput/Tool/mouse``.
@MainActor
package final class WindowDisplay: Display {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    /// Follows the machine's clock; not made the one in force, because code between frames wants the time as it is.
    package let clock = MediaClock(now: MediaClock.machineTime)
    package let pace: DisplayPace
    package private(set) var isOpen = true

    private let system: WindowSystem
    private let window: OpaquePointer
    private let requestedScale: CGFloat?
    /// Nil on systems other than X11.
    private let server: XServer?
    private let connection: WindowConnection?
    private var translator = EventTranslator()
    private var drops = WindowDrops()
    /// Where an input method's own window stands, in SDL's units.
    private var caret = SDL_Rect()
    /// What the window shows, for the times when the system wants it painted again. Whoever draws owns it, and draws into it in
    /// place as long as nobody else holds it.
    private weak var shown: PixelBuffer?
    private var isFinished = false
    private var settings: DesktopSettings?
    /// What the program has not been told.
    private var newSettings: UserSettings?
    private let desktopClipboard = WindowClipboard()
    package var clipboard: (any Clipboard)? { isFinished ? nil : desktopClipboard }
    private let portal = DesktopPortal()
    package var desktop: (any Desktop)? { isFinished ? nil : portal }

    /// - Parameters:
    ///   - size: Points; nil takes a phone's, made smaller where the screen is.
    ///   - scale: Pixels per point; nil asks the window system.
    package init(
        title: String, size: CGSize? = nil, scale: CGFloat? = nil, framesPerSecond: Double = 60,
        isResizable: Bool = true
    ) throws(DisplayError) {
        guard let system = WindowSystem.enter() else { throw .window(Self.lastError) }
        guard Self.isSeen else {
            system.leave(nil)
            throw .noDisplay
        }
        let scale = scale ?? Self.desktopScale
        let points = size ?? Self.defaultSize(scale: scale ?? 1)
        var flags = SDL_WINDOW_ALLOW_HIGHDPI.rawValue
        if isResizable { flags |= SDL_WINDOW_RESIZABLE.rawValue }
        let position = mutoscope_sdl_centered()
        let factor = scale ?? 1
        guard
            let window = SDL_CreateWindow(
                title, position, position, Self.whole(points.width * factor), Self.whole(points.height * factor), flags)
        else {
            let reason = Self.lastError
            system.leave(nil)
            throw .window(reason)
        }
        system.add(window)
        self.system = system
        self.window = window
        server = XServer(of: window)
        connection = WindowConnection(of: window, and: server?.socket)
        self.size = points
        self.scale = factor
        requestedScale = scale
        pace = .live(framesPerSecond: framesPerSecond)
        let density = Self.density(of: window)
        if density != 1, scale != nil {
            // The window system multiplies already: ask for fewer of its units.
            SDL_SetWindowSize(
                window, Self.whole(points.width * factor / density), Self.whole(points.height * factor / density))
        }
        measure()
        followDesktop()
    }

    /// As large as this one, a little below it; the window system may know better.
    package func openAnother() throws(DisplayError) -> (any Display)? {
        let other = try WindowDisplay(
            title: SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "", size: size, scale: requestedScale,
            framesPerSecond: pace.framesPerSecond,
            isResizable: SDL_GetWindowFlags(window) & SDL_WINDOW_RESIZABLE.rawValue != 0)
        var corner = (x: Int32(0), y: Int32(0))
        SDL_GetWindowPosition(window, &corner.x, &corner.y)
        SDL_SetWindowPosition(other.window, corner.x &+ 32, corner.y &+ 32)
        return other
    }

    package func showTitle(_ title: String) { if isOpen { SDL_SetWindowTitle(window, title) } }

    /// A window that fills the screen keeps its size.
    package func requestSize(_ size: CGSize) -> Bool {
        let fixed = SDL_WINDOW_FULLSCREEN.rawValue | SDL_WINDOW_MAXIMIZED.rawValue
        guard SDL_GetWindowFlags(window) & fixed == 0 else { return false }
        let units = scale / Self.density(of: window)
        SDL_SetWindowSize(window, Self.whole(size.width * units), Self.whole(size.height * units))
        return true
    }

    private func followDesktop() {
        settings = DesktopSettings { [weak self] settings in
            DispatchQueue.main.async { MainActor.assumeIsolated { self?.newSettings = settings } }
        }
        // So that the first picture is not of the other style.
        newSettings = settings?.first(within: 0.1)
    }

    package func readInput() -> [InputEvent] {
        guard isOpen else { return [] }
        var events: [InputEvent] = []
        if let settings = newSettings {
            newSettings = nil
            events.append(.settings(settings))
        }
        for event in system.events(of: window) {
            if event.type == SDL_WINDOWEVENT.rawValue {
                handle(event.window, into: &events)
            } else if event.type == SDL_QUIT.rawValue {
                close(into: &events)
            } else if event.type == SDL_CLIPBOARDUPDATE.rawValue {
                events.append(.clipboard)
            } else if WindowDrops.isDrop(event.type) {
                if let drop = drops.take(event.drop, at: pointerLocation) { events.append(drop) }
            } else if FullScreen.isKey(event) {
                FullScreen.follow(event.key, of: window)
            } else if let input = translator.translate(event, pointsPerUnit: pointsPerUnit, size: size) {
                events.append(input)
            }
        }
        if let server { readPinches(of: server, into: &events) }
        return events
    }

    /// Pinches of a trackpad are told as browsers tell them: as a wheel that is turned with the Control key.
    private func readPinches(of server: XServer, into events: inout [InputEvent]) {
        for step in server.readPinches() {
            events.append(.wheel(step.wheel(pointsPerUnit: pointsPerUnit, at: MediaClock.machineTime)))
        }
        // What was put may not have come to the window.
        if server.hasLostPicture { showAgain() }
    }

    /// A window that cannot be painted now is painted with the next frame.
    private func showAgain() {
        guard let shown else { return }
        try? copy(shown, [PixelRect(minX: 0, minY: 0, maxX: Int32(shown.width), maxY: Int32(shown.height))])
    }

    package func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) {
        // A program may end its window in the middle of a frame.
        guard !isFinished else { return }
        let isWhole = shown !== frame
        shown = frame
        try copy(
            frame, isWhole ? [PixelRect(minX: 0, minY: 0, maxX: Int32(frame.width), maxY: Int32(frame.height))] : damage
        )
    }

    package func showPointer(_ shape: PointerShape) {
        if isOpen, SDL_GetMouseFocus() == window { system.pointer.shape = shape }
    }

    /// Windows of input methods stand beside the caret.
    package func expectText(_ isExpected: Bool, at caret: () -> CGRect) {
        guard isOpen, isExpected else { return }
        let place = caret()
        guard place.isFinite else { return }
        let area = place.applying(CGAffineTransform(scaleX: 1 / pointsPerUnit, y: 1 / pointsPerUnit))
        var rect = SDL_Rect(
            x: Self.whole(area.minX), y: Self.whole(area.minY), w: max(1, Self.whole(area.width)),
            h: Self.whole(area.height))
        guard (rect.x, rect.y, rect.w, rect.h) != (self.caret.x, self.caret.y, self.caret.w, self.caret.h) else {
            return
        }
        self.caret = rect
        SDL_SetTextInputRect(&rect)
    }

    package func finish() throws(DisplayError) {
        guard !isFinished else { return }
        isFinished = true
        isOpen = false
        shown = nil
        connection?.close()
        server?.close()
        settings?.stop()
        system.leave(window)
    }

    package func beginSleep() -> Bool {
        guard isOpen, newSettings == nil, server?.hasPinches != true, let connection else { return false }
        connection.listen(true)
        return true
    }

    package func endSleep() { connection?.listen(false) }

    // MARK: Pixels

    private func copy(_ frame: PixelBuffer, _ damage: [PixelRect]) throws(DisplayError) {
        if let server, server.show(frame, damage) { return }
        guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
            throw .window(Self.lastError)
        }
        let width = min(Int(surface.pointee.w), frame.width), height = min(Int(surface.pointee.h), frame.height)
        let pitch = Int(surface.pointee.pitch), format = surface.pointee.format.pointee
        var rects: [SDL_Rect] = []
        for area in damage {
            let x = max(0, Int(area.minX)), y = max(0, Int(area.minY))
            let w = min(width, Int(area.maxX)) - x, h = min(height, Int(area.maxY)) - y
            guard w > 0, h > 0 else { continue }
            let target = pixels + y * pitch + x * Int(format.BytesPerPixel)
            SDL_ConvertPixels(
                Int32(w), Int32(h), SDL_PIXELFORMAT_ARGB8888.rawValue, frame.base + y * frame.stride + x,
                Int32(frame.stride * 4), format.format, target, Int32(pitch))
            rects.append(SDL_Rect(x: Int32(x), y: Int32(y), w: Int32(w), h: Int32(h)))
        }
        guard !rects.isEmpty else { return }
        guard SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count)) == 0 else {
            throw .window(Self.lastError)
        }
    }

    // MARK: Window events

    private func handle(_ event: SDL_WindowEvent, into events: inout [InputEvent]) {
        switch SDL_WindowEventID(UInt32(event.event)) {
        case SDL_WINDOWEVENT_CLOSE:
            close(into: &events)
        case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
            let old = (size, scale)
            measure()
            if old != (size, scale) { events.append(.resize(size, scale: scale)) }
        case SDL_WINDOWEVENT_EXPOSED:
            showAgain()
        case SDL_WINDOWEVENT_FOCUS_GAINED:
            translator.forgetModifiers()
            events.append(.focus(true))
        case SDL_WINDOWEVENT_FOCUS_LOST:
            events.append(.focus(false))
        case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN:
            events.append(.shown(false))
        case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_SHOWN:
            // What is back before anybody has looked was not away.
            if let place = events.lastIndex(of: .shown(false)) {
                events.remove(at: place)
            } else {
                events.append(.shown(true))
            }
        default:
            break
        }
    }

    private func close(into events: inout [InputEvent]) {
        guard isOpen else { return }
        isOpen = false
        events.append(.close)
    }

    private func measure() {
        var width: Int32 = 0, height: Int32 = 0
        SDL_GetWindowSizeInPixels(window, &width, &height)
        scale = requestedScale ?? Self.density(of: window)
        size = CGSize(width: max(1, CGFloat(width)) / scale, height: max(1, CGFloat(height)) / scale)
    }

    /// SDL's window units → points.
    private var pointsPerUnit: CGFloat { Self.density(of: window) / scale }

    /// Where the pointer is now, in points: SDL does not say where a drop is.
    private var pointerLocation: CGPoint {
        var pointer = (x: Int32(0), y: Int32(0)), corner = (x: Int32(0), y: Int32(0))
        SDL_GetGlobalMouseState(&pointer.x, &pointer.y)
        SDL_GetWindowPosition(window, &corner.x, &corner.y)
        return CGPoint(
            x: CGFloat(pointer.x - corner.x) * pointsPerUnit, y: CGFloat(pointer.y - corner.y) * pointsPerUnit)
    }

    // MARK: SDL

    /// The desktop's scale where SDL has none to tell.
    private static var desktopScale: CGFloat? {
        guard SDL_GetCurrentVideoDriver().map({ String(cString: $0) }) == "x11" else { return nil }
        return DesktopScale.ofX11(
            environment: ProcessInfo.processInfo.environment, resources: DesktopScale.xResources())
    }

    /// Pixels per SDL window unit: more than 1 where the window system scales (Wayland).
    private static func density(of window: OpaquePointer) -> CGFloat {
        var units: Int32 = 0, pixels: Int32 = 0, unused: Int32 = 0
        SDL_GetWindowSize(window, &units, &unused)
        SDL_GetWindowSizeInPixels(window, &pixels, &unused)
        return units > 0 && pixels > 0 ? CGFloat(pixels) / CGFloat(units) : 1
    }

    private static func defaultSize(scale: CGFloat) -> CGSize {
        var area = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(0, &area) == 0, area.h > 0 else { return CGSize(width: 390, height: 844) }
        let height = min(844, (CGFloat(area.h) / scale * 0.92).rounded())
        return CGSize(width: min(390, CGFloat(area.w) / scale), height: height)
    }

    /// Without a display SDL draws where nobody sees it. A driver that was chosen outside the program is meant.
    private static var isSeen: Bool {
        guard ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"]?.isEmpty != false else { return true }
        let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
        return driver.map { !["offscreen", "dummy", "evdev"].contains($0) } ?? false
    }

    private static var lastError: String { String(cString: SDL_GetError()) }

    private static func whole(_ value: CGFloat) -> Int32 { Int32(value.rounded()) }
}
