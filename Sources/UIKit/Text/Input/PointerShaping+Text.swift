import Displays

extension UITextField: PointerShaping {
    var pointerShape: PointerShape? { isEnabled ? .verticalBeam : nil }
}

extension UITextView: PointerShaping {
    var pointerShape: PointerShape? { isEditable || isSelectable ? .verticalBeam : nil }
}

/// Also inside of a field.
extension UIButton: PointerShaping {
    var pointerShape: PointerShape? { .arrow }
}
