public import UIKit

extension TestScreen {
    /// How high a blank keyboard is that comes up while text is edited, in points without the lower safe area; 0, as on a
    /// Linux desktop, shows none. Input views of the program's own come up in any case.
    ///
    /// With it code that makes room for a keyboard can be tried: notifications, `keyboardLayoutGuide`, dismissal by scrolling.
    public var onScreenKeyboardHeight: CGFloat {
        get { views.screen.inputViews.blankKeyboardHeight }
        set {
            precondition(
                newValue.isFinite && newValue >= 0, "A keyboard is 0 or more points high; got \(newValue).")
            takeOver()
            views.screen.inputViews.blankKeyboardHeight = newValue
            window.reloadKeyboard()
        }
    }
}
