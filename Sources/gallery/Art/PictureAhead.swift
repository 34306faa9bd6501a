import Foundation
import Synchronization
import UIKit

/// A picture that somebody wants soon. Whoever comes first draws it: a thread beside the main one, or who needs it now.
final class PictureAhead: Sendable {
    private enum State {
        case waiting
        case drawing
        case drawn(CGImage)
    }
    private let draw: @Sendable () -> CGImage
    private let state = Mutex(State.waiting)
    private let isDrawn = DispatchSemaphore(value: 0)

    /// - Parameter draw: Makes the picture, on any thread.
    init(_ draw: @escaping @Sendable () -> CGImage) { self.draw = draw }

    /// Draws it unless somebody has begun to. False where somebody has.
    @discardableResult
    private func drawIfWaiting() -> Bool {
        let isMine = state.withLock { state in
            guard case .waiting = state else { return false }
            state = .drawing
            return true
        }
        guard isMine else { return false }
        let image = draw()
        state.withLock { $0 = .drawn(image) }
        isDrawn.signal()
        return true
    }

    private var drawn: CGImage? {
        guard case .drawn(let image) = state.withLock({ $0 }) else { return nil }
        return image
    }

    /// The picture: drawn here, or waited for where another thread is at it; meanwhile this one draws those that come next.
    var image: CGImage {
        if !drawIfWaiting() {
            while drawn == nil, let next = Self.next() { next.drawIfWaiting() }
            isDrawn.wait()
            isDrawn.signal()
        }
        guard let drawn else { preconditionFailure("A drawn picture is there.") }
        return drawn
    }

    // MARK: Threads

    private static let queue = Mutex<(pictures: [PictureAhead], threads: Int)>(([], 0))
    private static let mostThreads = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)

    /// Has pictures drawn beside what the main thread does, in order. Plain threads.
    static func begin(_ pictures: [PictureAhead]) {
        let count = queue.withLock { queue in
            queue.pictures += pictures
            let count = min(mostThreads - queue.threads, queue.pictures.count)
            queue.threads += count
            return count
        }
        for _ in 0..<count { Thread.detachNewThread(drawAll) }
    }

    @Sendable private static func drawAll() {
        // Layers that a picture is drawn of are in no tree.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        while let next = nextOfThread() { next.drawIfWaiting() }
        CATransaction.commit()
    }

    /// nil ends the thread.
    private static func nextOfThread() -> PictureAhead? {
        queue.withLock { queue in
            guard queue.pictures.isEmpty else { return queue.pictures.removeFirst() }
            queue.threads -= 1
            return nil
        }
    }

    private static func next() -> PictureAhead? {
        queue.withLock { $0.pictures.isEmpty ? nil : $0.pictures.removeFirst() }
    }
}
