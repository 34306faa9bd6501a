import CoreGraphics
package import RenderTree

/// What a transition needs to know of the animations that were added while it was made.
extension CALayer {
    /// Whether this layer or one below has animations.
    package final var hasAnimationsBelow: Bool {
        var waiting = [self]
        while let layer = waiting.popLast() {
            if !layer.attachedAnimations.isEmpty { return true }
            waiting.append(contentsOf: layer.sublayers ?? [])
        }
        return false
    }

    /// The animations of this layer that were added in a stretch of time, oldest first.
    package final func animations(addedAfter first: AnimationID, through last: AnimationID) -> [CAAnimation] {
        attachedAnimations.filter { $0.id > first && $0.id <= last }.map(\.animation)
    }

    /// Ends these animations, not finished.
    package final func removeAnimations(addedAfter first: AnimationID, through last: AnimationID) {
        let removed = attachedAnimations.filter { $0.id > first && $0.id <= last }
        guard !removed.isEmpty else { return }
        attachedAnimations.removeAll { $0.id > first && $0.id <= last }
        noteChange()
        mark(.commit)
        let queue = CallbackQueue.of(context)
        for attached in removed { finish(attached, queue) }
    }
}

extension AnimationID {
    /// A name later than that of every animation added so far, and earlier than that of every one to come.
    package static var latest: AnimationID { .next() }
}
