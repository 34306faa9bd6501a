package import CoreGraphics
package import Displays

#if Window
import DisplayWindow
#endif
#if Browser
import DisplayBrowser
#endif

extension DisplayOptions {
    /// Opens the display that was chosen.
    ///
    /// - Parameters:
    ///   - title: Of the window.
    ///   - defaultSize: Points, where none was given; nil lets the display choose.
    @MainActor
    package func makeDisplay(title: String, defaultSize: CGSize? = nil) throws(DisplayError) -> any Display {
        switch kind {
        case .headless:
            let points = size ?? defaultSize ?? Self.phoneSize
            if let recording { return try makeRecorder(recording, size: points, scale: scale ?? 2) }
            // With an end in sight time runs as fast as frames are drawn; without one it follows the machine.
            let pace: DisplayPace =
                duration == nil
                ? .live(framesPerSecond: framesPerSecond) : .stepped(framesPerSecond: framesPerSecond)
            return HeadlessDisplay(size: points, scale: scale ?? 2, pace: pace)
        case .window:
            let window = try makeWindow(title: title, size: size ?? defaultSize)
            guard let recording else { return window }
            return TeeDisplay(window, recorder: try makeRecorder(recording, size: window.size, scale: window.scale))
        case .driven:
            return DrivenDisplay(
                size: size ?? defaultSize ?? Self.phoneSize, scale: scale ?? 2, framesPerSecond: framesPerSecond,
                lines: StandardLines())
        case .browser:
            let page = try makeBrowser(title: title, size: size ?? defaultSize)
            guard let recording else { return page }
            return TeeDisplay(page, recorder: try makeRecorder(recording, size: page.size, scale: page.scale))
        }
    }

    /// Points: what a headless display has when nobody says.
    package static let phoneSize = CGSize(width: 390, height: 844)

    @MainActor
    private func makeRecorder(_ file: String, size: CGSize, scale: CGFloat) throws(DisplayError) -> RecorderDisplay {
        try RecorderDisplay(
            file: file, size: size, scale: scale, framesPerSecond: framesPerSecond,
            frameCount: duration.map { Stage.frameCount(duration: $0, rate: framesPerSecond) })
    }

    @MainActor
    private func makeWindow(title: String, size: CGSize?) throws(DisplayError) -> any Display {
        #if Window
        return try WindowDisplay(
            title: title, size: size, scale: scale, framesPerSecond: framesPerSecond, isResizable: recording == nil)
        #else
        throw .noWindowSupport
        #endif
    }

    /// Says on standard output where the page is.
    @MainActor
    private func makeBrowser(title: String, size: CGSize?) throws(DisplayError) -> any Display {
        #if Browser
        let display = try BrowserDisplay(
            title: title, address: browser, size: size, scale: scale, framesPerSecond: framesPerSecond,
            isResizable: recording == nil)
        print("\(title) is at \(display.address)")
        fflush(nil)
        return display
        #else
        throw .noBrowserSupport
        #endif
    }
}
