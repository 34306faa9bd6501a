import CoreGraphics

/// Goes a segue when a recogniser has recognised.
@MainActor
final class SegueTrigger: NSObject {
    private let go: @MainActor (Any?) -> Void

    init(_ go: @escaping @MainActor (Any?) -> Void) {
        self.go = go
        super.init()
    }

    func recognized(_ recognizer: UIGestureRecognizer) {
        if recognizer.state == .ended || recognizer.state == .began && recognizer is UILongPressGestureRecognizer {
            go(recognizer)
        }
    }
}

extension UIControl {
    /// What a connection without an event means.
    var mainEvent: UIControl.Event {
        switch self {
        case is UIButton: .touchUpInside
        case is UITextField: .editingDidEnd
        default: .valueChanged
        }
    }
}

@MainActor
enum InterfaceEvents {
    static func event(_ name: String?) -> UIControl.Event? { name.flatMap { all[$0] } }

    private static let all: [String: UIControl.Event] = [
        "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
        "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
        "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
        "valueChanged": .valueChanged, "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
        "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
        "primaryActionTriggered": .primaryActionTriggered,
    ]
}
