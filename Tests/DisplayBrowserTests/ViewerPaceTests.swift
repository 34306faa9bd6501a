#if Browser
import Testing

@testable import DisplayBrowser

@Suite("How much a viewer gets")
struct ViewerPaceTests {
    @Test("a viewer gets no more than it asked for, from its first second on", arguments: [5_000, 30_000, 90_000])
    func budget(frame: Int) {
        var pace = ViewerPace(budget: 8e6), bits = 0.0
        for tick in 0..<600 {
            let time = Double(tick) / 60
            if pace.coding(isMoving: true, at: time) != nil {
                pace.didSend(bytes: frame, at: time)
                bits += Double(frame) * 8
            }
            // The frame that is on its way is paid off before the next one goes.
            #expect(bits <= 8e6 * time + Double(frame) * 8)
        }
        #expect(bits <= 8e7)
    }
}
#endif
