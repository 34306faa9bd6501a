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

    @Test("what two viewers are to see of a picture is written once, and says whose frame it is")
    func shared() {
        let bodies = FrameBodies(), rect = PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 5)
        let jobs = (1...3).map {
            FrameJob(
                picture: picture, rects: [$0 == 3 ? PixelRect(minX: 0, minY: 0, maxX: 40, maxY: 30) : rect],
                number: UInt32($0), coding: .quick,
                bodies: bodies)
        }
        var made = 0
        for job in jobs {
            _ = bodies.body(of: job) {
                made += 1; return [7]
            }
        }
        #expect(made == 2)
        #expect(jobs.map { $0.encoded()[4] } == [1, 2, 3])
        #expect(jobs.map { $0.encoded().last } == [7, 7, 7])
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
