import CSDL2
import CoreGraphics
import Displays
import RenderTree

/// SDL events → input values, in points.
struct EventTranslator {
    private var fingers: [SDL_FingerID: Int] = [:]
    private var nextFinger = 1
    private var buttons: PointerButtons = []
    /// The keys that are held as of the last event: those of now may be of later.
    private var modifiers: KeyModifiers?

    /// The mouse's touch id; fingers count from 1.
    private static let mouseID = 0
    /// How far one notch of a wheel moves content, in points.
    private static let pointsPerNotch = 48.0
    /// SDL makes a notch of so many points that fingers have moved on a trackpad.
    private static let trackpadPoints = 10.0
    /// Milliseconds in which a trackpad says more, if it does: some of its numbers are whole by chance.
    private static let trackpadPause: UInt32 = 200
    private var lastTrackpad: UInt32?

    mutating func translate(_ event: SDL_Event, pointsPerUnit: CGFloat, size: CGSize) -> InputEvent? {
        let type = SDL_EventType(event.type)
        if type == SDL_KEYDOWN || type == SDL_KEYUP { modifiers = Self.modifiers(UInt32(event.key.keysym.mod)) }
        return switch type {
        case SDL_FINGERDOWN: finger(event.tfinger, .began, size)
        case SDL_FINGERMOTION: finger(event.tfinger, .moved, size)
        case SDL_FINGERUP: finger(event.tfinger, .ended, size)
        case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: button(event.button, pointsPerUnit)
        case SDL_MOUSEMOTION: motion(event.motion, pointsPerUnit)
        case SDL_MOUSEWHEEL: wheel(event.wheel, pointsPerUnit)
        case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
        case SDL_TEXTINPUT: text(event.text)
        case SDL_TEXTEDITING: .markedText(Self.string(event.edit.text))
        case SDL_TEXTEDITING_EXT: markedText(event.editExt)
        default: nil
        }
    }

    private mutating func finger(
        _ event: SDL_TouchFingerEvent, _ phase: TouchInput.Phase, _ size: CGSize
    ) -> InputEvent? {
        if phase == .began, fingers[event.fingerId] == nil {
            fingers[event.fingerId] = nextFinger
            nextFinger += 1
        }
        guard let id = fingers[event.fingerId] else { return nil }
        if phase == .ended { fingers[event.fingerId] = nil }
        let location = CGPoint(x: CGFloat(event.x) * size.width, y: CGFloat(event.y) * size.height)
        return .touch(
            TouchInput(
                id: id, phase: phase, location: location, time: Self.time(event.timestamp), modifiers: held)
        )
    }

    private mutating func button(_ event: SDL_MouseButtonEvent, _ factor: CGFloat) -> InputEvent? {
        let button = PointerButtons(number: Self.number(of: Int32(event.button)))
        let isDown = event.state == UInt8(SDL_PRESSED), before = buttons
        guard isDown != before.contains(button) else { return nil }
        if isDown { buttons.insert(button) } else { buttons.remove(button) }
        // The mouse touches from its first button to its last.
        let phase: TouchInput.Phase = before.isEmpty ? .began : buttons.isEmpty ? .ended : .moved
        return mouse(phase, event.x, event.y, event.timestamp, factor, buttons.isEmpty ? before : buttons)
    }

    /// SDL counts the middle button before the right one.
    private static func number(of button: Int32) -> Int {
        switch button {
        case mutoscope_sdl_left_button(): 1
        case mutoscope_sdl_right_button(): 2
        case mutoscope_sdl_middle_button(): 3
        default: Int(max(4, button))
        }
    }

    private func motion(_ event: SDL_MouseMotionEvent, _ factor: CGFloat) -> InputEvent {
        guard !buttons.isEmpty else {
            return .hover(
                HoverInput(location: Self.point(event.x, event.y, factor), time: Self.time(event.timestamp)))
        }
        return mouse(.moved, event.x, event.y, event.timestamp, factor, buttons)
    }

    private func mouse(
        _ phase: TouchInput.Phase, _ x: Int32, _ y: Int32, _ timestamp: UInt32, _ factor: CGFloat,
        _ buttons: PointerButtons
    ) -> InputEvent {
        .touch(
            TouchInput(
                id: Self.mouseID, phase: phase, location: Self.point(x, y, factor), time: Self.time(timestamp),
                tool: .mouse, buttons: buttons, modifiers: held))
    }

    private mutating func wheel(_ event: SDL_MouseWheelEvent, _ factor: CGFloat) -> InputEvent {
        let isTrackpad = isTrackpad(event)
        // SDL: positive y turns away from the user, which moves content down; positive x moves content to the left.
        let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
        let points = isTrackpad ? Self.trackpadPoints : Self.pointsPerNotch
        return .wheel(
            WheelInput(
                location: Self.point(event.mouseX, event.mouseY, factor),
                deltaX: -Double(event.preciseX) * sign * points, deltaY: Double(event.preciseY) * sign * points,
                isContinuous: isTrackpad, time: Self.time(event.timestamp), modifiers: held))
    }

    /// SDL does not say what turned. Wheels turn by notches or, fine ones, by whole parts of 120 of a notch.
    private mutating func isTrackpad(_ event: SDL_MouseWheelEvent) -> Bool {
        let parts = [event.preciseX * 120, event.preciseY * 120]
        let isFine = parts.contains { abs($0 - $0.rounded()) > 0.01 }
        let isMore = lastTrackpad.map { event.timestamp &- $0 < Self.trackpadPause } ?? false
        lastTrackpad = isFine || isMore ? event.timestamp : nil
        return isFine || isMore
    }

    private func key(_ event: SDL_KeyboardEvent) -> InputEvent {
        .key(
            KeyInput(
                isDown: event.state == UInt8(SDL_PRESSED), isRepeat: event.repeat != 0,
                usage: Int(event.keysym.scancode.rawValue), characters: Self.characters(event.keysym.sym),
                modifiers: held, time: Self.time(event.timestamp)))
    }

    private func text(_ event: SDL_TextInputEvent) -> InputEvent? {
        let text = Self.string(event.text)
        return text.isEmpty ? nil : .text(text)
    }

    /// Longer than fits into an event; SDL hands it over.
    private func markedText(_ event: SDL_TextEditingExtEvent) -> InputEvent {
        defer { SDL_free(event.text) }
        return .markedText(event.text.map { String(cString: $0) } ?? "")
    }

    /// UTF-8 up to the first zero.
    private static func string<Bytes>(_ bytes: Bytes) -> String {
        withUnsafeBytes(of: bytes) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }

    private static func point(_ x: Int32, _ y: Int32, _ factor: CGFloat) -> CGPoint {
        CGPoint(x: CGFloat(x) * factor, y: CGFloat(y) * factor)
    }

    /// SDL counts milliseconds since it started; ours are seconds on the machine's clock.
    private static func time(_ timestamp: UInt32) -> Double {
        MediaClock.machineTime - Double(SDL_GetTicks() &- timestamp) / 1000
    }

    /// SDL's key codes below the keypad range are Unicode scalars.
    private static func characters(_ code: SDL_Keycode) -> String {
        guard code > 0, code < 0x11_0000, let scalar = Unicode.Scalar(UInt32(code)) else { return "" }
        return String(Character(scalar))
    }

    /// Those held now, until a key tells.
    private var held: KeyModifiers { modifiers ?? Self.modifiers(UInt32(SDL_GetModState().rawValue)) }

    /// Keys that went down or up in another window did not come here.
    mutating func forgetModifiers() { modifiers = nil }

    private static func modifiers(_ state: UInt32) -> KeyModifiers {
        let pairs: [(UInt32, KeyModifiers)] = [
            (KMOD_CAPS.rawValue, .capsLock), (KMOD_SHIFT.rawValue, .shift), (KMOD_CTRL.rawValue, .control),
            (KMOD_ALT.rawValue, .alternate), (KMOD_GUI.rawValue, .command),
        ]
        return KeyModifiers(pairs.filter { state & $0.0 != 0 }.map(\.1))
    }
}
