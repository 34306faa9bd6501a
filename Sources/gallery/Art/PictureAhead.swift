import Foundation
import Synchronization
import UIKit

/// A landscape that somebody wants soon. Whoever comes first draws it: a thread beside the main one, or who needs it now.
final class PictureAhead: Sendable {
    private enum State {
        case waiting
        case drawing
        case drawn(CGImage)
    }
    private let index: Int
    private let size: CGSize
    private let scale: CGFloat
    private let state = Mutex(State.waiting)
    private let isDrawn = DispatchSemaphore(value: 0)

    /// - Parameters:
    ///   - size: Points.
    ///   - scale: Pixels per point.
    init(_ index: Int, size: CGSize, scale: CGFloat) {
        (self.index, self.size, self.scale) = (index, size, scale)
    }

    /// Draws it unless somebody has begun to.
    private func drawIfWaiting() {
        let isMine = state.withLock { state in
            guard case .waiting = state else { return false }
            state = .drawing
            return true
        }
        guard isMine else { return }
        let image = Landscape(index).image(size: size, scale: scale)
        state.withLock { $0 = .drawn(image) }
        isDrawn.signal()
    }

    /// The picture: drawn here, or waited for where another thread is at it.
    var image: CGImage {
        drawIfWaiting()
        isDrawn.wait()
        isDrawn.signal()
        guard case .drawn(let image) = state.withLock({ $0 }) else { preconditionFailure("A drawn picture is there.") }
        return image
    }

    // MARK: Threads

    private static let queue = Mutex<(pictures: [PictureAhead], threads: Int)>(([], 0))
    private static let mostThreads = max(1, ProcessInfo.processInfo.activeProcessorCount - 1)

    /// Has pictures drawn beside what the main thread does, the last ones first: the main thread begins with the first. Plain threads,
    /// for which no frame waits.
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
        while let next = next() { next.drawIfWaiting() }
    }

    private static func next() -> PictureAhead? {
        queue.withLock { queue in
            guard queue.pictures.isEmpty else { return queue.pictures.removeLast() }
            queue.threads -= 1
            return nil
        }
    }
}
