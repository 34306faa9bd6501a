package import CoreGraphics

/// One thing that came in from outside. Locations are points from the top left of the display; times are seconds on its clock.
package enum InputEvent: Equatable, Sendable {
    case touch(TouchInput)
    /// The pointer moved with no button down.
    case hover(HoverInput)
    case wheel(WheelInput)
    case key(KeyInput)
    /// Text as the keyboard layout or input method made it.
    case text(String)
    /// Text that an input method is still composing; empty when it has given up. What comes of it is ``text(_:)``.
    case markedText(String)
    case resize(CGSize, scale: CGFloat)
    /// The display came to the front or left it.
    case focus(Bool)
    /// The display was brought back or put away, as a window that is minimised.
    case shown(Bool)
    /// Another program of the desktop copied something.
    case clipboard
    /// Another program's files or text are let go of over the display.
    case drop(DropInput)
    /// An assistive program moves something that can be adjusted by a step: a number of ``DisplayElement/id``.
    case adjust(Int, isUp: Bool)
    /// The user's settings, as the desktop or the browser has them.
    case settings(UserSettings)
    /// The user wants the window closed.
    case close
}

/// What users have chosen for all their programs.
package struct UserSettings: Equatable, Sendable {
    package var isDark: Bool
    package var wantsLessMotion: Bool
    /// nil leaves programs theirs.
    package var accent: Accent?

    /// The colour of what can be used; sRGB, 0 to 1.
    package struct Accent: Equatable, Sendable {
        package var red, green, blue: Double

        package init(red: Double, green: Double, blue: Double) {
            (self.red, self.green, self.blue) = (red, green, blue)
        }
    }

    package init(isDark: Bool, wantsLessMotion: Bool, accent: Accent? = nil) {
        (self.isDark, self.wantsLessMotion, self.accent) = (isDark, wantsLessMotion, accent)
    }
}

/// A finger or a held mouse button at one moment.
package struct TouchInput: Equatable, Sendable {
    package enum Phase: Equatable, Sendable { case began, moved, ended, cancelled }
    package enum Tool: Equatable, Sendable { case finger, mouse, pen }
    /// The same from `began` to `ended`.
    package var id: Int
    package var phase: Phase
    package var location: CGPoint
    package var time: Double
    package var tool: Tool
    /// What of a mouse is held after this; when it ends, what was held before. Means nothing for a finger.
    package var buttons: PointerButtons
    package var modifiers: KeyModifiers
    /// How a pen is held; means nothing for other tools.
    package var pen: PenPose

    package init(
        id: Int, phase: Phase, location: CGPoint, time: Double, tool: Tool = .finger,
        buttons: PointerButtons = .primary, modifiers: KeyModifiers = [], pen: PenPose = PenPose()
    ) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
        self.tool = tool
        self.buttons = buttons
        self.modifiers = modifiers
        self.pen = pen
    }
}

/// How hard and at which angles a pen is held against the screen.
package struct PenPose: Equatable, Sendable {
    /// 0…1, where 1 is the most that the pen measures; nil for a pen that does not measure.
    package var pressure: Double?
    /// Between the pen and the screen, radians, 0…π/2; π/2 is upright.
    package var altitude: Double
    /// Where the pen's end points, radians from the screen's x axis, clockwise.
    package var azimuth: Double

    /// Angles that are no numbers count as upright, pressures outside 0…1 as the nearest end.
    package init(pressure: Double? = nil, altitude: Double = .pi / 2, azimuth: Double = 0) {
        self.pressure = pressure.flatMap { $0.isNaN ? nil : max(0, min(1, $0)) }
        self.altitude = altitude.isNaN ? .pi / 2 : max(0, min(.pi / 2, altitude))
        self.azimuth = azimuth.isFinite ? azimuth : 0
    }
}

/// The buttons of a mouse.
package struct PointerButtons: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A button by its number: 1 is the primary one, 2 the secondary.
    package init(number: Int) {
        self.init(rawValue: 1 << (number - 1))
    }

    package static let primary = PointerButtons(number: 1)
    package static let secondary = PointerButtons(number: 2)
}

package struct HoverInput: Equatable, Sendable {
    package var location: CGPoint
    package var time: Double

    package init(location: CGPoint, time: Double) {
        self.location = location
        self.time = time
    }
}

package struct WheelInput: Equatable, Sendable {
    package var location: CGPoint
    /// How far content should move, in points: positive to the right and down.
    package var deltaX: Double
    package var deltaY: Double
    /// True for a trackpad, which moves by as little as it likes; a wheel turns notch by notch.
    package var isContinuous: Bool
    package var time: Double
    package var modifiers: KeyModifiers

    package init(
        location: CGPoint, deltaX: Double, deltaY: Double, isContinuous: Bool = false, time: Double,
        modifiers: KeyModifiers = []
    ) {
        self.location = location
        self.deltaX = deltaX
        self.deltaY = deltaY
        self.isContinuous = isContinuous
        self.time = time
        self.modifiers = modifiers
    }
}

package struct KeyInput: Equatable, Sendable {
    package var isDown: Bool
    package var isRepeat: Bool
    /// USB HID usage on the keyboard page (0x04 is "a"), independent of the layout.
    package var usage: Int
    /// What the key means in the current layout, without modifiers; empty for keys that mean no character.
    package var characters: String
    package var modifiers: KeyModifiers
    package var time: Double

    package init(
        isDown: Bool, isRepeat: Bool = false, usage: Int, characters: String = "", modifiers: KeyModifiers = [],
        time: Double
    ) {
        self.isDown = isDown
        self.isRepeat = isRepeat
        self.usage = usage
        self.characters = characters
        self.modifiers = modifiers
        self.time = time
    }
}

package struct KeyModifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let capsLock = KeyModifiers(rawValue: 1 << 0)
    package static let shift = KeyModifiers(rawValue: 1 << 1)
    package static let control = KeyModifiers(rawValue: 1 << 2)
    package static let alternate = KeyModifiers(rawValue: 1 << 3)
    package static let command = KeyModifiers(rawValue: 1 << 4)
}

/// What another program's drag leaves here.
package struct DropInput: Equatable, Sendable {
    package var location: CGPoint
    /// Paths, in the order of the drag.
    package var files: [String]
    /// Empty where there are only files.
    package var text: String
    package var time: Double

    package init(location: CGPoint, files: [String] = [], text: String = "", time: Double) {
        (self.location, self.files, self.text, self.time) = (location, files, text, time)
    }
}
