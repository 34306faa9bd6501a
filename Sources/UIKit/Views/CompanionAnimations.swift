/// What a program animates beside something of the kit's, and does when that is over.
@MainActor
class CompanionAnimations: NSObject {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func whenOver(_ completion: @escaping () -> Void) { completions.append(completion) }

    /// Called inside the animation that this goes beside.
    func animate() { for animation in animations { animation() } }

    /// Called once, at its end.
    func complete() {
        for completion in completions { completion() }
        completions = []
    }
}
