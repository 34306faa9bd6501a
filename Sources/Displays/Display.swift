package import Compositor
package import CoreGraphics
package import RenderTree

/// Where frames go and where input comes from: memory, a file, a window.
@MainActor
package protocol Display: AnyObject {
    /// Points.
    var size: CGSize { get }
    /// Pixels per point.
    var scale: CGFloat { get }
    /// The clock that the frame loop sets at every tick.
    var clock: MediaClock { get }
    var pace: DisplayPace { get }
    /// Asks for unchanged frames too: a recording needs every one.
    var wantsEveryFrame: Bool { get }
    /// False once the user closed it or it has all it wanted; the frame loop ends then.
    var isOpen: Bool { get }

    /// False while nobody can see the frames: they are not drawn then.
    var isWatched: Bool { get }

    /// Whether it has a use for the elements on the screen, after this frame.
    var wantsElements: Bool { get }
    /// Takes the elements on the screen, in the order of reading.
    func show(_ elements: [DisplayElement])
    /// Hears with each frame whether typed text has somewhere to go, and may ask where: the caret, in points.
    func expectText(_ isExpected: Bool, at caret: () -> CGRect)

    /// Hears after each frame what the mouse's pointer is to look like.
    func showPointer(_ shape: PointerShape)

    /// What the desktop's programs copy and paste; nil where there is no desktop.
    var clipboard: (any Clipboard)? { get }

    /// What the desktop does for its programs; nil where there is no desktop.
    var desktop: (any Desktop)? { get }

    /// Asks for another size in points, as a program does that turns its scene; it comes in as input.
    ///
    /// - Returns: False where the size is not the program's to choose.
    func requestSize(_ size: CGSize) -> Bool

    /// Opens a further window beside this one, with its own frames and input.
    ///
    /// - Returns: nil where the display is one picture and cannot be several.
    func openAnother() throws(DisplayError) -> (any Display)?

    /// The name that the desktop shows for it.
    func showTitle(_ title: String)

    /// Whether something has come in that nobody has read; false too where that is not known before it is read.
    var hasInput: Bool { get }
    /// What came in since the last call, oldest first.
    func readInput() -> [InputEvent]
    /// Shows the frame of `time` (seconds on ``clock``). Only `damage` differs from the frame shown before.
    func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError)
    /// Has input wake the main run loop from now on, so that the program can sleep while nothing moves.
    ///
    /// - Returns: False where input has to be looked for, or where something is still to be shown: the program stays awake then.
    func beginSleep() -> Bool
    func endSleep()
    /// Asked with every frame: seconds by which the ones after it are to come later, so that the display has them when it shows its next
    /// picture; less than none for earlier.
    func takeDelay() -> Double
    /// Called once after the last frame: finishes files, closes windows.
    func finish() throws(DisplayError)
}

extension Display {
    /// Whole pixels, at least one each way.
    package var pixelWidth: Int { max(1, Int((size.width * scale).rounded())) }
    package var pixelHeight: Int { max(1, Int((size.height * scale).rounded())) }

    package var wantsEveryFrame: Bool { pace.isStepped }
    package var isWatched: Bool { true }
    package var wantsElements: Bool { false }
    package func show(_ elements: [DisplayElement]) {}
    package func expectText(_ isExpected: Bool, at caret: () -> CGRect) {}
    package func showPointer(_ shape: PointerShape) {}
    package var clipboard: (any Clipboard)? { nil }
    package var desktop: (any Desktop)? { nil }
    package func requestSize(_ size: CGSize) -> Bool { false }
    package func openAnother() throws(DisplayError) -> (any Display)? { nil }
    package func showTitle(_ title: String) {}
    package var hasInput: Bool { false }
    package func readInput() -> [InputEvent] { [] }
    package func beginSleep() -> Bool { false }
    package func endSleep() {}
    package func takeDelay() -> Double { 0 }
    package func finish() throws(DisplayError) {}
}

/// Who decides when the next frame is due.
package enum DisplayPace: Equatable, Sendable {
    /// Ticks follow the machine's clock; unchanged frames are not drawn.
    case live(framesPerSecond: Double)
    /// Frame k belongs to the time k / rate and is drawn as soon as frame k − 1 is done; every frame is presented.
    case stepped(framesPerSecond: Double)

    package var framesPerSecond: Double {
        switch self {
        case .live(let rate), .stepped(let rate): rate
        }
    }

    package var isStepped: Bool {
        if case .stepped = self { true } else { false }
    }
}
