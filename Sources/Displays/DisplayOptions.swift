package import CoreGraphics

/// Which display a program uses and how: chosen outside its code, by launch arguments or the environment.
package struct DisplayOptions: Equatable, Sendable {
    package enum Kind: Equatable, Sendable { case window, headless, browser, driven }
    package var kind: Kind
    /// Where the page is served.
    package var browser = BrowserAddress()
    /// A file to record into; with a window, what the window shows is recorded.
    package var recording: String?
    /// Points.
    package var size: CGSize?
    /// Pixels per point.
    package var scale: CGFloat?
    package var framesPerSecond = 60.0
    /// Seconds after which the program's frame loop ends; nil runs on.
    package var duration: Double?

    /// A scene file to write: what is shown at ``captureTime``, to be drawn again elsewhere by `mutoscope`.
    package var capture: String?
    /// Seconds from the start; nil is the last frame.
    package var captureTime: Double?

    package init(kind: Kind) {
        self.kind = kind
    }

    package static let usage = """
        Display options:
          --display WHERE             where frames go: window (the default where there is a display), headless,
                                      browser, browser:PORT or browser:ADDRESS:PORT, driven (by lines of JSON on
                                      standard input, as `mutoscope drive` does)
          --record FILE               record to FILE: .mp4, .gif, .apng, .webp, .png or numbered pictures (frame-%04d.png)
          --size WIDTHxHEIGHT         points, as in 390x844
          --scale NUMBER              pixels per point, 0.5 to 8
          --fps NUMBER                frames per second, 1 to 240
          --duration SECONDS          how long to run or record
          --capture FILE              write what is shown as a scene file, which `mutoscope` draws, records and compares
          --capture-at SECONDS        when to capture (default: the last frame)
          --help                      print this
          -- ARGUMENTS                all that follows is the program's own
        The environment variable MUTOSCOPE_DISPLAY=window|headless|browser[:PORT]|driven|record:FILE stands in for --display and --record,
        MUTOSCOPE_CAPTURE=FILE for --capture.
        """
}

/// An argument or environment variable that says something impossible. The sentence is for the person who typed it.
package struct DisplayOptionError: Error, Equatable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
