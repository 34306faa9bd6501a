import Compositor
import CoreGraphics
import RenderTree

/// One open page.
@MainActor
final class Viewer {
    /// The page's own, kept when it loads anew.
    let session: String
    let outbox: Outbox
    /// Bits a second that it asked for at most; nil for as many as there are.
    let budget: Double?
    /// A hidden page gets no frames.
    var isHidden = false
    /// What of the picture it has not been sent.
    private var backlog = DamageRegion()
    /// Frames on the way or not yet shown, oldest first.
    private var pending: [Pending] = []
    private var lastNumber: UInt32 = 0
    private var pace: ViewerPace

    private struct Pending {
        var number: UInt32
        var sentAt: Double
    }

    /// One frame is shown, one waits for its turn, and one is on the way.
    private static let mostPending = 3
    /// Seconds without any answer after which a viewer is taken to be gone.
    private static let patience = 30.0

    init(session: String, outbox: Outbox, budget: Double?) {
        (self.session, self.outbox, self.budget) = (session, outbox, budget)
        pace = ViewerPace(budget: budget)
    }

    /// Whether it has been sent all that it is to see, without loss.
    var isUpToDate: Bool { isHidden || backlog.isEmpty && !pace.hasBlurred }

    func add(_ damage: [PixelRect]) {
        for rect in damage { backlog.add(rect) }
    }

    /// The picture is another one, of another size perhaps.
    func startOver(_ screen: PixelRect) {
        backlog.removeAll()
        backlog.add(screen)
    }

    /// Sends what is missing, if the viewer has shown what it got and may have more.
    ///
    /// - Parameter bodies: What was written of this picture for others.
    func serve(_ picture: PixelBuffer, _ bodies: FrameBodies? = nil, at time: Double) {
        // A frame that has not gone out has its pixels to bring: another must not take its place.
        guard !isHidden, pending.count < Self.mostPending, !outbox.holdsFrame else { return }
        let screen = PixelRect(minX: 0, minY: 0, maxX: Int32(picture.width), maxY: Int32(picture.height))
        guard let coding = pace.coding(isMoving: !backlog.isEmpty, at: time) else { return }
        // What went out with losses is sent anew when all stands still.
        if coding.isLossless, backlog.isEmpty { for rect in pace.takeBlurred() { backlog.add(rect) } }
        let rects = backlog.rects.map { $0.intersection(screen) }.filter { !$0.isEmpty }
        backlog.removeAll()
        guard !rects.isEmpty else { return }
        lastNumber &+= 1
        pending.append(Pending(number: lastNumber, sentAt: time))
        if !coding.isLossless { pace.blur(rects) }
        outbox.put(FrameJob(picture: picture, rects: rects, number: lastNumber, coding: coding, bodies: bodies))
    }

    /// The page has shown a frame.
    func acknowledge(_ number: UInt32, at time: Double) {
        guard let index = pending.firstIndex(where: { $0.number == number }) else { return }
        pending.removeSubrange(...index)
    }

    func didSend(bytes: Int, at time: Double) { pace.didSend(bytes: bytes, at: time) }

    func isGone(at time: Double) -> Bool {
        !isHidden && pending.first.map { time - $0.sentAt > Self.patience } ?? false
    }
}
