import Displays
public import UIKit

extension TestScreen {
    /// Presses a button of the pointer at a point of the window and keeps it pressed; moving and lifting are a finger's.
    ///
    /// - `modifiers`: the keys held meanwhile.
    public func pointer(
        at point: CGPoint, button: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = []
    ) -> TestFinger {
        takeOver()
        stage.advance(to: now)
        return TestFinger(
            on: self, at: point, tool: .mouse, buttons: PointerButtons(rawValue: button.rawValue),
            modifiers: KeyModifiers(modifiers))
    }

    /// Presses a button of the pointer for a twentieth of a second, once or several times in quick succession.
    ///
    /// - `modifiers`: the keys held meanwhile.
    public func click(
        at point: CGPoint, button: UIEvent.ButtonMask = .primary, modifiers: UIKeyModifierFlags = [], count: Int = 1
    ) {
        for index in 0..<count {
            if index > 0 { advance(by: 0.1) }
            let pointer = pointer(at: point, button: button, modifiers: modifiers)
            advance(by: 0.05)
            pointer.lift()
        }
    }

    /// Moves the pointer to a point of the window without a button held.
    public func hover(at point: CGPoint) {
        takeOver()
        send(.hover(HoverInput(location: point, time: now)))
        stage.advance(to: now)
    }

    /// Turns the wheel over a point of the window, or scrolls with a trackpad. Positive moves content to the right and down, in
    /// points.
    ///
    /// - `modifiers`: the keys held meanwhile. With Control it is a pinch: systems tell so of fingers that move apart on a trackpad.
    public func wheel(
        at point: CGPoint, by delta: CGPoint, isTrackpad: Bool = false, modifiers: UIKeyModifierFlags = []
    ) {
        takeOver()
        send(
            .wheel(
                WheelInput(
                    location: point, deltaX: Double(delta.x), deltaY: Double(delta.y), isContinuous: isTrackpad,
                    time: now, modifiers: KeyModifiers(modifiers))))
        stage.advance(to: now)
    }

    /// Lets go of what another program drags over a point of the window: files, text or both.
    ///
    /// - Parameters:
    ///   - files: Files that can be read; others are left out.
    ///   - text: Nothing where it is empty.
    public func drop(files: [URL] = [], text: String = "", at point: CGPoint) {
        takeOver()
        send(.drop(DropInput(location: point, files: files.map(\.path), text: text, time: now)))
        stage.advance(to: now)
    }
}
