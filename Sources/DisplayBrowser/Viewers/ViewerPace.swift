import Compositor

/// How a viewer's frames are coded, and when it may have the next.
///
/// Without a budget every frame is exact: the quick code takes a millisecond and a tenth of the bytes. With one, moving pictures lose
/// detail, and what stands still for a moment is sent again without loss.
struct ViewerPace {
    private let bitsPerSecond: Double?
    /// Bits that may be sent now; fewer than none while what was sent is paid off.
    private var credit = 0.0
    private var lastTime: Double?
    private var lastMotion: Double?
    private var blurred = DamageRegion()

    /// Seconds without change after which a picture is taken to stand still.
    private static let stillness = 0.15
    /// Seconds of the budget that may be saved up.
    private static let savings = 0.02
    /// Of the budget; words and the heads of messages take the rest.
    private static let share = 0.96

    init(budget: Double?) {
        bitsPerSecond = budget
    }

    /// - Returns: nil while the viewer has to wait.
    mutating func coding(isMoving: Bool, at time: Double) -> FrameCoding? {
        guard let bitsPerSecond else { return isMoving ? .quick : nil }
        // What was not used is not saved up: a viewer that asks for so much a second has no more in any.
        credit = min(bitsPerSecond * Self.savings, credit + (time - (lastTime ?? time)) * bitsPerSecond * Self.share)
        lastTime = time
        if isMoving { lastMotion = time }
        guard credit >= 0 else { return nil }
        if isMoving { return .blurred }
        let rests = time - (lastMotion ?? time) >= Self.stillness
        return rests && !blurred.isEmpty ? .small : nil
    }

    /// Whether something went out with losses and has not been sent anew.
    var hasBlurred: Bool { !blurred.isEmpty }

    mutating func blur(_ rects: [PixelRect]) { for rect in rects { blurred.add(rect) } }

    mutating func takeBlurred() -> [PixelRect] {
        defer { blurred.removeAll() }
        return blurred.rects
    }

    mutating func didSend(bytes: Int, at time: Double) {
        if bitsPerSecond != nil { credit -= Double(bytes) * 8 }
    }
}
