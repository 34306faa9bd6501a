import CoreGraphics
import Displays
import RenderTree

/// What pages report → input values.
struct InputTranslator {
    /// Which finger a pointer of the page is; the mouse is 0, fingers count from 1.
    private var fingers: [Int: Int] = [:]
    private var lastLocations: [Int: CGPoint] = [:]
    private var mouseButtons: PointerButtons = []
    private var heldKeys: Set<Int> = []
    private var hasFocus = false

    private static let mouseID = 0
    /// More fingers than two hands and a friend's have are taken for a fault.
    private static let mostFingers = 20
    /// Points: farther away is no screen.
    private static let farthest = 100_000.0

    /// - Parameter now: Seconds on the machine's clock, when the message came.
    mutating func translate(_ input: PageInput, now: Double) -> [InputEvent] {
        let time = now - max(0, min(10, (input.age ?? 0) / 1000))
        switch input.k {
        case .down, .move, .up, .cancel: return pointer(input, time)
        case .hover: return [.hover(HoverInput(location: location(input), time: time))]
        case .wheel: return [wheel(input, time)]
        case .keyDown, .keyUp: return key(input, time).map { [$0] } ?? []
        case .text: return input.s.map { $0.isEmpty ? [] : [.text($0)] } ?? []
        case .mark: return [.markedText(input.s ?? "")]
        case .focus: return focus(true)
        case .blur: return releaseAll(at: time)
        }
    }

    /// What was held is let go of, as when the page is gone.
    mutating func releaseAll(at time: Double) -> [InputEvent] {
        var events: [InputEvent] = fingers.values.sorted().map {
            .touch(TouchInput(id: $0, phase: .cancelled, location: lastLocations[$0] ?? .zero, time: time))
        }
        if !mouseButtons.isEmpty {
            events.append(
                .touch(
                    TouchInput(
                        id: Self.mouseID, phase: .cancelled, location: lastLocations[Self.mouseID] ?? .zero, time: time,
                        tool: .mouse, buttons: mouseButtons)))
        }
        events += heldKeys.sorted().map { .key(KeyInput(isDown: false, usage: $0, time: time)) }
        (fingers, mouseButtons, heldKeys) = ([:], [], [])
        return events + focus(false)
    }

    private mutating func focus(_ now: Bool) -> [InputEvent] {
        guard now != hasFocus else { return [] }
        hasFocus = now
        return [.focus(now)]
    }

    private func location(_ input: PageInput) -> CGPoint {
        func coordinate(_ value: Double?) -> Double { max(-Self.farthest, min(Self.farthest, value ?? 0)) }
        return CGPoint(x: coordinate(input.x), y: coordinate(input.y))
    }

    // MARK: Pointers

    private mutating func pointer(_ input: PageInput, _ time: Double) -> [InputEvent] {
        input.p == "mouse" ? mouse(input, time) : finger(input, time)
    }

    private mutating func finger(_ input: PageInput, _ time: Double) -> [InputEvent] {
        guard let pointer = input.i else { return [] }
        if input.k == .down, fingers[pointer] == nil, fingers.count < Self.mostFingers {
            fingers[pointer] = (1...Self.mostFingers).first { !fingers.values.contains($0) }
        }
        guard let id = fingers[pointer] else { return [] }
        let phase: TouchInput.Phase =
            switch input.k {
            case .down: .began
            case .move: .moved
            case .up: .ended
            default: .cancelled
            }
        if phase == .ended || phase == .cancelled { fingers[pointer] = nil }
        let place = location(input)
        lastLocations[id] = place
        return [
            .touch(
                TouchInput(
                    id: id, phase: phase, location: place, time: time, tool: input.p == "pen" ? .pen : .finger,
                    modifiers: Self.modifiers(input.m), pen: Self.pen(input)))
        ]
    }

    /// Pens of the web lean by two angles, projections onto the planes through the screen's axes (Pointer Events, "converting between
    /// tiltX / tiltY and altitudeAngle / azimuthAngle").
    private static func pen(_ input: PageInput) -> PenPose {
        func slope(_ degrees: Double?) -> Double { tan(max(-89.9, min(89.9, degrees ?? 0)) * .pi / 180) }
        let x = slope(input.tx), y = slope(input.ty), across = (x * x + y * y).squareRoot()
        return PenPose(pressure: input.f, altitude: atan2(1, across), azimuth: across > 0 ? atan2(y, x) : 0)
    }

    /// The mouse touches from its first button to its last.
    private mutating func mouse(_ input: PageInput, _ time: Double) -> [InputEvent] {
        let before = mouseButtons, place = location(input)
        lastLocations[Self.mouseID] = place
        mouseButtons = input.k == .cancel ? [] : Self.buttons(input.b ?? 0)
        func touch(_ phase: TouchInput.Phase, _ buttons: PointerButtons) -> [InputEvent] {
            [
                .touch(
                    TouchInput(
                        id: Self.mouseID, phase: phase, location: place, time: time, tool: .mouse, buttons: buttons,
                        modifiers: Self.modifiers(input.m)))
            ]
        }
        switch (before.isEmpty, mouseButtons.isEmpty) {
        case (true, true): return [.hover(HoverInput(location: place, time: time))]
        case (true, false): return touch(.began, mouseButtons)
        case (false, false): return touch(.moved, mouseButtons)
        case (false, true): return touch(input.k == .cancel ? .cancelled : .ended, before)
        }
    }

    private static func buttons(_ mask: Int) -> PointerButtons {
        PointerButtons((1...5).filter { mask >> ($0 - 1) & 1 != 0 }.map { PointerButtons(number: $0) })
    }

    private func wheel(_ input: PageInput, _ time: Double) -> InputEvent {
        func turn(_ value: Double?) -> Double { max(-Self.farthest, min(Self.farthest, value ?? 0)) }
        // A page scrolls towards its end where content moves up.
        return .wheel(
            WheelInput(
                location: location(input), deltaX: -turn(input.dx), deltaY: -turn(input.dy),
                isContinuous: input.smooth ?? false, time: time, modifiers: Self.modifiers(input.m)))
    }

    // MARK: Keys

    private mutating func key(_ input: PageInput, _ time: Double) -> InputEvent? {
        guard let usage = input.code.flatMap(PageKeys.usage) else { return nil }
        let isDown = input.k == .keyDown
        if isDown { heldKeys.insert(usage) } else { heldKeys.remove(usage) }
        return .key(
            KeyInput(
                isDown: isDown, isRepeat: input.again ?? false, usage: usage,
                characters: PageKeys.characters(input.key ?? ""), modifiers: Self.modifiers(input.m), time: time))
    }

    private static func modifiers(_ mask: Int?) -> KeyModifiers {
        let order: [KeyModifiers] = [.shift, .control, .alternate, .command, .capsLock]
        return KeyModifiers(order.indices.filter { (mask ?? 0) >> $0 & 1 != 0 }.map { order[$0] })
    }
}
