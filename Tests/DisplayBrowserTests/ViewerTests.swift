#if Browser
import Compositor
import CoreGraphics
import Testing

@testable import DisplayBrowser

@Suite("What goes out to a viewer")
@MainActor
struct ViewerTests {
    private let picture = PixelBuffer(width: 40, height: 30, isOpaque: true)
    private let outbox = Outbox()

    private func sent() -> [PixelRect]? { if case .frame(let job) = outbox.take() { job.rects } else { nil } }

    @Test("a frame that has not gone out keeps its place; what comes meanwhile follows it")
    func order() {
        let viewer = Viewer(session: "a", outbox: outbox, budget: nil)
        let rects = [0, 10, 20].map { PixelRect(minX: $0, minY: 0, maxX: $0 + 5, maxY: 5) }
        for rect in rects {
            viewer.add([rect])
            viewer.serve(picture, at: 1)
        }
        #expect(!viewer.isUpToDate)
        #expect(sent() == [rects[0]])
        #expect(sent() == nil)
        viewer.serve(picture, at: 2)
        #expect(Set(sent() ?? []) == Set(rects[1...]))
        #expect(viewer.isUpToDate)
    }

    @Test("three frames may be on the way, and no more until one is seen")
    func pending() {
        let viewer = Viewer(session: "a", outbox: outbox, budget: nil)
        let rect = PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 5)
        for _ in 0..<5 {
            viewer.add([rect])
            viewer.serve(picture, at: 1)
            if let sent = sent() { #expect(sent == [rect]) }
        }
        #expect(!viewer.isUpToDate)
        viewer.acknowledge(1, at: 2)
        viewer.serve(picture, at: 2)
        #expect(sent() == [rect])
        viewer.add([rect])
        viewer.serve(picture, at: 3)
        #expect(sent() == nil)
    }
}
#endif
