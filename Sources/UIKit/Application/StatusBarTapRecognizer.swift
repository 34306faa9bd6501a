/// A tap on the status bar.
final class StatusBarTapRecognizer: UITapGestureRecognizer {
    init() {
        super.init(target: nil, action: nil)
        name = "status bar"
        delaysTouchesEnded = false
        addAction(
            UIAction { [weak self] _ in
                (self?.view as? UIWindow)?.scrollToTop()
            })
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let window = view as? UIWindow else { return }
        if touches.contains(where: { $0.windowLocation.y >= window.bounds.minY + window.statusBarHeight }) {
            fail("the finger did not go down on the status bar")
        }
    }

    /// Where it scrolls to the top the tap is for nothing below it, such as the row of a list that has gone under the bar.
    override func mayBegin() -> Bool { (view as? UIWindow)?.mayScrollToTop ?? false }

    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
