#if Window
import CSDL2
import CoreGraphics
import Displays
import Testing

@testable import DisplayWindow

/// Events of SDL as input values.
@MainActor struct EventTranslatorTests {
    private func key(_ code: SDL_Scancode, isDown: Bool, _ modifiers: SDL_Keymod) -> SDL_Event {
        var event = SDL_Event()
        event.key.state = UInt8(isDown ? SDL_PRESSED : SDL_RELEASED)
        event.key.keysym.scancode = code
        event.key.keysym.mod = UInt16(modifiers.rawValue)
        event.type = (isDown ? SDL_KEYDOWN : SDL_KEYUP).rawValue
        return event
    }

    private func modifiers(_ event: InputEvent?) -> KeyModifiers? {
        switch event {
        case .key(let input): input.modifiers
        case .touch(let input): input.modifiers
        case .wheel(let input): input.modifiers
        default: nil
        }
    }

    @Test("A key has the modifiers of its own event, though they have been let go of since")
    func quickCommand() {
        var translator = EventTranslator()
        let events = [
            key(SDL_SCANCODE_LCTRL, isDown: true, KMOD_LCTRL), key(SDL_SCANCODE_C, isDown: true, KMOD_LCTRL),
            key(SDL_SCANCODE_LCTRL, isDown: false, KMOD_NONE), key(SDL_SCANCODE_C, isDown: false, KMOD_NONE),
        ]
        let found = events.map {
            modifiers(translator.translate($0, pointsPerUnit: 1, size: CGSize(width: 10, height: 10)))
        }
        #expect(found == [.control, .control, [], []])
    }

    @Test("The pointer and the wheel have those that the last key left")
    func pointer() {
        var translator = EventTranslator()
        let size = CGSize(width: 10, height: 10)
        _ = translator.translate(key(SDL_SCANCODE_LSHIFT, isDown: true, KMOD_LSHIFT), pointsPerUnit: 1, size: size)
        var press = SDL_Event()
        press.button.button = UInt8(mutoscope_sdl_left_button())
        press.button.state = UInt8(SDL_PRESSED)
        press.type = SDL_MOUSEBUTTONDOWN.rawValue
        #expect(modifiers(translator.translate(press, pointsPerUnit: 1, size: size)) == .shift)
        var wheel = SDL_Event()
        wheel.type = SDL_MOUSEWHEEL.rawValue
        #expect(modifiers(translator.translate(wheel, pointsPerUnit: 1, size: size)) == .shift)
    }

    private func wheel(_ x: Float, _ y: Float, at time: UInt32) -> SDL_Event {
        var event = SDL_Event()
        event.wheel.preciseX = x
        event.wheel.preciseY = y
        (event.wheel.x, event.wheel.y) = (Int32(x), Int32(y))
        event.wheel.timestamp = time
        event.type = SDL_MOUSEWHEEL.rawValue
        return event
    }

    @Test("Notches move content by 48 points, fine wheels by parts of that, fingers by as much as they move")
    func wheels() {
        var translator = EventTranslator()
        func turn(_ x: Float, _ y: Float, at time: UInt32) -> (Double, Bool)? {
            let size = CGSize(width: 10, height: 10)
            guard case .wheel(let input) = translator.translate(wheel(x, y, at: time), pointsPerUnit: 1, size: size)
            else { return nil }
            return (input.deltaY, input.isContinuous)
        }
        #expect(turn(0, 1, at: 1_000)! == (48, false))
        #expect(turn(0, -0.125, at: 1_010)! == (-6, false))
        // SDL counts ten points of a trackpad as a notch.
        #expect(turn(0, 0.33, at: 2_000)!.1)
        #expect(abs(turn(0, 0.33, at: 2_010)!.0 - 3.3) < 1e-5)
        #expect(turn(0, 1, at: 2_020)! == (10, true))
        #expect(turn(0, 1, at: 3_000)! == (48, false))
    }

    nonisolated private static let hasDisplay = DisplayOptions.hasDisplay(ProcessInfo.processInfo.environment)

    @Test("A window without a display is one sentence", .enabled(if: !hasDisplay))
    func noDisplay() throws {
        let error = #expect(throws: DisplayError.self) { try WindowDisplay(title: "unseen") }
        let sentence = try #require(error?.description)
        #expect(sentence.contains("--display headless"))
    }
}
#endif
