#if Window
import CoreGraphics
import Displays
import Testing

@testable import DisplayWindow

@Suite("Pinches of a trackpad, as an X server tells them")
struct XPinchTests {
    private static let began: UInt16 = 27, moved: UInt16 = 28, ended: UInt16 = 29
    private static let xinput: UInt8 = 131

    /// An event as it is laid out in the protocol of XInput 2.4.
    private func event(
        _ kind: UInt16, scale: Double, at place: CGPoint = CGPoint(x: 40.5, y: -3), isCancelled: Bool = false,
        extension number: UInt8 = xinput
    ) -> [UInt8] {
        var bytes: [UInt8] = [35, number, 7, 0]
        func add<T: FixedWidthInteger>(_ value: T) { withUnsafeBytes(of: value) { bytes += $0 } }
        func fixed(_ value: Double) { add(Int32((value * 65_536).rounded())) }
        add(UInt32(17))  // words after the first 32 bytes
        add(kind)
        add(UInt16(2))  // device
        add(UInt32(12_345))  // time
        add(UInt32(2))  // fingers
        for window: UInt32 in [1, 2, 0] { add(window) }
        for value in [140.5, 97, Double(place.x), Double(place.y), 0.25, -0.5, 0.2, -0.4, scale, 11.5] { fixed(value) }
        for half: UInt16 in [12, 0] { add(half) }  // where it comes from
        for word: UInt32 in [0, 0, 0, 0, 0] { add(word) }  // modifiers, groups
        add(UInt32(isCancelled ? 1 : 0))
        return bytes
    }

    private func read(_ events: [[UInt8]]) -> [XPinch.Step?] {
        var pinch = XPinch()
        return events.map { pinch.read($0, extension: Self.xinput) }
    }

    @Test("each event tells how far the fingers have moved since the last")
    func steps() {
        let events = [(Self.began, 1), (Self.moved, 1.25), (Self.moved, 2.5), (Self.moved, 2.5), (Self.ended, 1.25)]
        let steps = read(events.map { event($0.0, scale: $0.1) })
        #expect(steps.map { $0?.factor } == [nil, 1.25, 2, nil, 0.5])
        #expect(steps[1]?.location == CGPoint(x: 40.5, y: -3))
    }

    @Test("the next pinch begins anew, and one that is taken back leaves all as it was last")
    func ends() {
        let events = [
            event(Self.began, scale: 1), event(Self.moved, scale: 2), event(Self.ended, scale: 4, isCancelled: true),
            event(Self.moved, scale: 3), event(Self.began, scale: 1), event(Self.moved, scale: 0.5),
        ]
        #expect(read(events).map { $0?.factor } == [nil, 2, nil, nil, nil, 0.5])
    }

    @Test("other events, half ones and those of no size are none")
    func others() {
        var short = event(Self.moved, scale: 2)
        short.removeLast(4)
        let events = [
            event(Self.began, scale: 1), short, event(30, scale: 2), event(Self.moved, scale: 2, extension: 132), [],
            event(Self.moved, scale: 0), event(Self.moved, scale: -1), event(Self.moved, scale: 2),
        ]
        let steps = read(events)
        #expect(steps.dropLast().allSatisfy { $0 == nil })
        #expect(steps.last??.factor == 2)
        var deaf = XPinch()
        #expect(deaf.read(event(Self.moved, scale: 2, extension: 0), extension: 0) == nil)
    }

    @Test("a step is a turn of the wheel with the Control key, a hundred points for a scale of e")
    func wheel() {
        let step = XPinch.Step(location: CGPoint(x: 30, y: 60), factor: 2.718281828459045)
        let wheel = step.wheel(pointsPerUnit: 0.5, at: 4)
        #expect(abs(wheel.deltaY - 100) < 1e-9)
        #expect(wheel.deltaX == 0)
        #expect(wheel.location == CGPoint(x: 15, y: 30))
        #expect(wheel.isContinuous)
        #expect(wheel.modifiers == .control)
        #expect(wheel.time == 4)
    }
}
#endif
