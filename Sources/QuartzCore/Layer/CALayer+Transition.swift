package import RenderTree

extension CALayer {
    /// Changes the transition that runs on the layer, without beginning it anew.
    ///
    /// - Parameters:
    ///   - live: A layer of the same tree, whose content as it was last committed takes the place of the old content.
    ///   - change: Changes the rest. Nothing is changed where no transition runs.
    package final func adjustTransition(showing live: CALayer?, _ change: (inout TransitionAnimation) -> Void) {
        preconditionIsModel()
        guard let attached = attachedAnimations.last(where: { $0.animation is CATransition }),
            var record = attached.record, case .transition(var transition) = record.kind
        else { return }
        change(&transition)
        if let node = live?.committed {
            let now = context?.clock.now ?? CACurrentMediaTime()
            transition.sourceTime = superlayer?.convertTime(now, from: nil) ?? now
            transition.source = node.frozen(at: transition.sourceTime)
        }
        record.kind = .transition(transition)
        attached.record = record
        noteChange()
        mark(.commit)
    }
}
