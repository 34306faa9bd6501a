extension UIScrollView {
    /// What a finger that scrolls pushes away at the bottom of the screen.
    var inputsUnderFinger: InputViews? {
        let isInteractive = keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
        guard isInteractive, let inputs = window?.screen.inputViews, inputs.isUp else { return nil }
        return inputs
    }
}
