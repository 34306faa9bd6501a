import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Memory that layers draw into.
@MainActor @Suite struct BackingPagesTests {
    private final class Drawn: CALayer {
        var drawing: (CGContext) -> Void = { _ in }
        override func draw(in context: CGContext) { drawing(context) }
    }

    /// Pages that the system has made for this thread.
    private var pagesMade: Int {
        var usage = rusage()
        // RUSAGE_THREAD, which Swift does not see, is 1.
        getrusage(1, &usage)
        return usage.ru_minflt
    }

    @Test("The pages of a backing store are there before it is drawn: a look at a page that is not would make it twice")
    func pages() {
        PixelBuffer.dropSpareMemory()
        let layer = Drawn()
        // 482 pages of four kilobytes.
        layer.bounds.size = CGSize(width: 700, height: 700)
        var whileDrawing = Int.max
        layer.drawing = { context in
            context.setFillColor(CGColor(red: 0.25, green: 0.5, blue: 0, alpha: 1))
            let before = pagesMade
            context.fill(CGRect(x: 0, y: 0, width: 700, height: 700))
            whileDrawing = pagesMade - before
        }
        layer.setNeedsDisplay()
        layer.displayIfNeeded()
        #expect(whileDrawing < 120)
    }
}
