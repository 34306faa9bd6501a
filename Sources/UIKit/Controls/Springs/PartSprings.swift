import CoreGraphics

/// Taps parts of a control or a bar under a drag that rests on them.
@MainActor
final class PartSprings: NSObject, UISpringLoadedInteractionBehavior {
    private let part: (CGPoint) -> UIView?

    private init(part: @escaping (CGPoint) -> UIView?) {
        self.part = part
    }

    /// - Parameters:
    ///   - part: what opens at a point of the view, if anything does.
    ///   - open: does what a tap on the part does.
    static func interaction(
        part: @escaping (CGPoint) -> UIView?, open: @escaping (UIView) -> Void
    ) -> UISpringLoadedInteraction {
        UISpringLoadedInteraction(interactionBehavior: PartSprings(part: part), interactionEffect: nil) { _, context in
            context.targetView.map(open)
        }
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        guard let view = interaction.view, let part = part(context.location(in: view)) else { return false }
        context.targetView = part
        return true
    }
}

extension UIView {
    /// Has a drag that rests on the view open it, or not.
    func setSpring(_ spring: UISpringLoadedInteraction, isOn: Bool) {
        if isOn { addInteraction(spring) } else { removeInteraction(spring) }
    }
}
