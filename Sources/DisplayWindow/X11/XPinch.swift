import CoreGraphics
import Displays

/// Fingers that move apart on a trackpad, read from the events of XInput 2.4.
struct XPinch: Sendable {
    /// How far they have moved since the last event.
    struct Step: Equatable, Sendable {
        /// In the window's pixels.
        var location: CGPoint
        /// What is shown grows by this factor.
        var factor: Double

        /// As a wheel that is turned with the Control key: a hundred points for a scale of e.
        func wheel(pointsPerUnit: CGFloat, at time: Double) -> WheelInput {
            WheelInput(
                location: CGPoint(x: location.x * pointsPerUnit, y: location.y * pointsPerUnit), deltaX: 0,
                deltaY: 100 * log(factor), isContinuous: true, time: time, modifiers: .control)
        }
    }

    /// How far apart they are, of how far they were when they began; nil between pinches.
    private var scale: Double?

    private enum Kind: UInt16 {
        case began = 27
        case moved = 28
        case ended = 29
    }
    /// Of an event as the server sends it.
    private static let length = 100

    /// - Parameters:
    ///   - bytes: An event of an extension, as the server sends it, in the machine's order of bytes.
    ///   - extension: The number that the server has given to XInput.
    /// - Returns: Nil for other events, and where nothing has moved.
    mutating func read(_ bytes: [UInt8], extension number: UInt8) -> Step? {
        guard bytes.count >= Self.length, bytes[0] & 0x7F == 35, bytes[1] == number, number != 0,
            let kind = Kind(rawValue: Self.number(bytes, at: 8, UInt16.self))
        else { return nil }
        let now = Self.fixed(bytes, at: 64), last = scale
        switch kind {
        case .began:
            scale = 1
            return nil
        case .moved:
            guard now > 0 else { return nil }
            scale = now
        case .ended:
            scale = nil
            // What is taken back has gone nowhere: where the fingers were last is where they stay.
            guard now > 0, Self.number(bytes, at: 96, UInt32.self) & 1 == 0 else { return nil }
        }
        guard let last, now != last else { return nil }
        return Step(
            location: CGPoint(x: Self.fixed(bytes, at: 40), y: Self.fixed(bytes, at: 44)), factor: now / last)
    }

    private static func number<T: FixedWidthInteger>(_ bytes: [UInt8], at place: Int, _: T.Type) -> T {
        bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: place, as: T.self) }
    }

    /// 16 bits before the point and 16 behind it.
    private static func fixed(_ bytes: [UInt8], at place: Int) -> Double {
        Double(number(bytes, at: place, Int32.self)) / 65_536
    }
}
