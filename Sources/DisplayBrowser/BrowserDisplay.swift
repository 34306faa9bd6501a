#if Browser
package import Compositor
package import CoreGraphics
package import Displays
import FlyingSocks
package import RenderTree

/// A page of a browser, served on this machine.
///
/// The program's frames go on whether or not somebody looks; who comes gets the picture as it is.
@MainActor
package final class BrowserDisplay: Display, InspectorPanel {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    /// Follows the machine's clock; not made the one in force, because code between frames wants the time as it is.
    package let clock = MediaClock(now: MediaClock.machineTime)
    package let pace: DisplayPace
    package private(set) var isOpen = true
    /// Where a browser finds the page.
    package let address: String
    package var port: Int { server.port }
    package let clipboard: (any Clipboard)?

    package var answer: InspectorAnswer? {
        get { audience.onInspect }
        set {
            audience.onInspect = newValue
            audience.tell(["t": "inspector", "on": newValue != nil], kind: "inspector")
        }
    }

    private let server: BrowserServer
    private let audience: Audience
    private let isResizable: Bool
    private let requestedScale: CGFloat?
    private var look: PageLook?
    private var newLook: PageLook?
    /// What the page shows. Whoever draws owns it, and draws into it in place as long as nobody else holds it.
    private weak var shown: PixelBuffer?
    private var shownSize = (0, 0)
    /// nil until the first viewer comes: a program begins as if it were seen.
    private var wasWatched: Bool?
    private var hasPresented = false
    private var expectsText = false
    private var shownPointer = PointerShape.arrow
    /// Whether anything has changed since the elements were told.
    private var elementsAreOld = true
    private var lastElements = 0.0
    /// Seconds: assistive programs need no sixty trees a second.
    private static let elementPause = 0.1

    /// - Parameters:
    ///   - size: Points; nil takes what the page has room for.
    ///   - scale: Pixels per point; nil takes the browser's.
    package init(
        title: String, address: BrowserAddress = BrowserAddress(), size: CGSize? = nil, scale: CGFloat? = nil,
        framesPerSecond: Double = 60, isResizable: Bool = true
    ) throws(DisplayError) {
        self.size = size ?? CGSize(width: 390, height: 844)
        self.scale = scale ?? 2
        self.isResizable = size == nil && isResizable
        requestedScale = isResizable ? scale : scale ?? 2
        pace = .live(framesPerSecond: framesPerSecond)
        audience = Audience(framesPerSecond: framesPerSecond)
        let token = address.token ?? (address.isLoopback ? nil : AccessRule.makeToken())
        server = try BrowserServer(address)
        self.address = Self.address(address, port: server.port, token: token)
        clipboard = PageClipboard(audience)
        audience.picture = { [weak self] in self?.shown }
        audience.onLook = { [weak self] in self?.newLook = $0 }
        audience.tell(
            [
                "t": "program", "title": title, "fixed": self.isResizable ? false : true,
                "width": Double(self.size.width), "height": Double(self.size.height),
            ],
            kind: "program")
        let rule = AccessRule(token: token)
        server.run { [audience] in await Connection(socket: $0, rule: rule, audience: audience).serve() }
    }

    private static func address(_ address: BrowserAddress, port: Int, token: String?) -> String {
        let host =
            switch address.host {
            case BrowserAddress.loopback, "::1": "localhost"
            case "0.0.0.0", "::": ProcessInfo.processInfo.hostName
            case let host: host.contains(":") ? "[\(host)]" : host
            }
        return "http://\(host):\(port)/" + (token.map { "?token=\($0)" } ?? "")
    }

    /// A page that nobody looks at needs no frames.
    package var isWatched: Bool { audience.isWatching }

    package var hasInput: Bool { newLook != nil || audience.hasInput }

    package func readInput() -> [InputEvent] {
        audience.tend()
        if !hasPresented, let shown { audience.catchUp(shown) }
        hasPresented = false
        return takeLook() + audience.takeInput() + takeWatching()
    }

    private func takeWatching() -> [InputEvent] {
        let isWatched = audience.isWatching
        guard isWatched != wasWatched ?? false else { return [] }
        defer { wasWatched = isWatched }
        return wasWatched == nil ? [] : [.shown(isWatched)]
    }

    package func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) {
        let isNew = shownSize != (frame.width, frame.height)
        (shown, shownSize) = (frame, (frame.width, frame.height))
        hasPresented = true
        elementsAreOld = true
        audience.show(frame, damage: damage, isNew: isNew)
    }

    // MARK: Elements

    /// After a change, when the page has had time for the last ones.
    package var wantsElements: Bool {
        audience.isWatching && elementsAreOld && MediaClock.machineTime - lastElements >= Self.elementPause
    }

    package func show(_ elements: [DisplayElement]) {
        elementsAreOld = false
        lastElements = MediaClock.machineTime
        audience.show(elements)
    }

    package func expectText(_ isExpected: Bool, at caret: () -> CGRect) {
        guard isExpected != expectsText else { return }
        expectsText = isExpected
        audience.tell(["t": "typing", "on": isExpected], kind: "typing")
    }

    package func showPointer(_ shape: PointerShape) {
        guard shape != shownPointer else { return }
        shownPointer = shape
        audience.tell(["t": "pointer", "shape": shape.rawValue], kind: "pointer")
    }

    /// What pages say is work for the main thread, which wakes it.
    package func beginSleep() -> Bool {
        newLook == nil && audience.isAtRest && !(elementsAreOld && audience.isWatching)
    }

    package func takeDelay() -> Double { audience.takeDelay() }

    package func finish() throws(DisplayError) {
        guard isOpen else { return }
        isOpen = false
        audience.end()
        server.close()
    }

    // MARK: The page's surroundings

    private func takeLook() -> [InputEvent] {
        guard let new = newLook else { return [] }
        let old = look
        (look, newLook) = (new, nil)
        guard new != old else { return [] }
        var events: [InputEvent] = []
        if resize(for: new) {
            tellSize()
            events.append(.resize(size, scale: scale))
        }
        if old?.dark != new.dark || old?.lessMotion != new.lessMotion {
            events.append(.settings(UserSettings(isDark: new.dark, wantsLessMotion: new.lessMotion)))
        }
        return events
    }

    /// Who watches sees the driver's proportions.
    private func tellSize() {
        audience.tell(["t": "size", "width": Double(size.width), "height": Double(size.height)], kind: "size")
    }

    private func resize(for look: PageLook) -> Bool {
        let old = (size, scale)
        if isResizable {
            size = CGSize(width: Self.side(look.width), height: Self.side(look.height))
        }
        scale = requestedScale ?? max(0.5, min(8, look.scale))
        let pixels = size.width * scale * size.height * scale
        if pixels > Self.mostPixels { scale *= (Self.mostPixels / pixels).squareRoot() }
        scale = min(scale, Self.longestSide / max(size.width, size.height))
        return old != (size, scale)
    }

    private static let longestSide: CGFloat = 16_384
    /// A larger page gets fewer pixels per point.
    private static let mostPixels: CGFloat = 67_108_864

    private static func side(_ points: Double) -> CGFloat { max(1, min(longestSide, points.rounded())) }
}

/// The clipboard of the driver's browser: text alone, as far as the page was told.
@MainActor
private final class PageClipboard: Clipboard {
    private let audience: Audience

    init(_ audience: Audience) {
        self.audience = audience
    }

    var text: String? {
        get { audience.clipboardText }
        set { audience.copy(newValue ?? "") }
    }
}
#endif
