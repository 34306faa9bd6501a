import Displays

/// Makes touches of what a display reports, and hands each window its events: at most one per touch and frame.
@MainActor
package final class TouchSource {
    private unowned let screen: UIScreen
    private var touches: [Int: UITouch] = [:]
    private var lastEnded: [(time: Double, location: CGPoint, tapCount: Int)] = []

    /// A touch this soon after another at about the same place is one more tap (docs/behaviour/gestures.md §1, §3).
    static let tapInterval = 0.35
    static let tapRadius: CGFloat = 45

    init(screen: UIScreen) {
        self.screen = screen
    }

    /// Hands over one frame's touch inputs, oldest first.
    func deliver(_ inputs: [TouchInput]) {
        for batch in Self.batches(of: inputs) {
            var changed: [UITouch] = []
            var samples: [ObjectIdentifier: [UITouch]] = [:]
            for input in batch {
                guard let touch = update(input) else { continue }
                if !changed.contains(where: { $0 === touch }) { changed.append(touch) }
                samples[ObjectIdentifier(touch), default: []].append(touch.snapshot())
            }
            send(changed, samples, modifiers: batch.last?.modifiers ?? [], held: Self.heldButtons(in: batch))
        }
    }

    /// Cuts inputs into events: within one, a touch does one thing, moving as often as it likes.
    static func batches(of inputs: [TouchInput]) -> [[TouchInput]] {
        var batches: [[TouchInput]] = []
        var phases: [Int: TouchInput.Phase] = [:]
        for input in inputs {
            if phases[input.id].map({ $0 != .moved || input.phase != .moved }) ?? batches.isEmpty {
                batches.append([])
                phases = [:]
            }
            phases[input.id] = input.phase
            batches[batches.count - 1].append(input)
        }
        return batches
    }

    /// What of a pointer is held at the end of a batch.
    private static func heldButtons(in batch: [TouchInput]) -> UIEvent.ButtonMask {
        guard let last = batch.last(where: { $0.tool == .mouse }), last.phase == .began || last.phase == .moved
        else { return [] }
        return UIEvent.ButtonMask(rawValue: last.buttons.rawValue)
    }

    private func update(_ input: TouchInput) -> UITouch? {
        guard input.location.x.isFinite, input.location.y.isFinite else { return nil }
        if input.phase == .began { return begin(input) }
        guard let touch = touches[input.id], let window = touch.window else { return nil }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = window.convert(input.location, from: screen)
        touch.timestamp = input.time
        let wasHeld = touch.pen
        if input.tool == .pen { touch.pen = input.pen }
        switch input.phase {
        case .ended: touch.phase = .ended
        case .cancelled: touch.phase = .cancelled
        case .moved, .began:
            let isStill = touch.windowLocation == touch.previousWindowLocation && touch.pen == wasHeld
            touch.phase = isStill && touch.phase != .moved ? .stationary : .moved
        }
        return touch
    }

    private func begin(_ input: TouchInput) -> UITouch? {
        guard touches[input.id] == nil else { return nil }
        let event = UIEvent(type: .touches)
        event.timestamp = input.time
        for window in screen.windows.reversed() where !window.isHidden {
            let point = window.convert(input.location, from: screen)
            guard let view = window.hitTest(point, with: event) else { continue }
            // A window in the middle of a transition takes no new touches, and none may fall through it.
            guard window.admitsTouch(on: view) else { return nil }
            let touch = UITouch()
            touch.type = Self.type(of: input.tool)
            touch.isOfPrimaryButton = input.tool != .mouse || input.buttons.contains(.primary)
            (touch.window, touch.view, touch.timestamp) = (window, view, input.time)
            touch.windowLocation = point
            touch.previousWindowLocation = point
            touch.startLocation = point
            touch.pen = input.tool == .pen ? input.pen : nil
            touch.tapCount = tapCount(at: input.location, time: input.time)
            touches[input.id] = touch
            return touch
        }
        return nil
    }

    private static func type(of tool: TouchInput.Tool) -> UITouch.TouchType {
        switch tool {
        case .finger: .direct
        case .mouse: .indirectPointer
        case .pen: .pencil
        }
    }

    private func tapCount(at location: CGPoint, time: Double) -> Int {
        lastEnded.removeAll { time - $0.time > Self.tapInterval }
        let near = lastEnded.lastIndex { $0.location.distance(to: location) <= Self.tapRadius }
        guard let near else { return 1 }
        return lastEnded.remove(at: near).tapCount + 1
    }

    private func send(
        _ changed: [UITouch], _ samples: [ObjectIdentifier: [UITouch]], modifiers: KeyModifiers,
        held: UIEvent.ButtonMask
    ) {
        guard !changed.isEmpty else { return }
        for touch in touches.values where touch.isDown && !changed.contains(where: { $0 === touch }) {
            touch.phase = .stationary
        }
        let event = UIEvent(type: .touches)
        event.timestamp = changed.map(\.timestamp).max() ?? 0
        event.modifierFlags = UIKeyModifierFlags(modifiers)
        event.buttonMask = held
        event.orderedTouches = touches.sorted { $0.key < $1.key }.map(\.value)
        event.samples = samples
        UIApplication.shared.sendEvent(event)
        forgetEnded()
    }

    private func forgetEnded() {
        for (id, touch) in touches.sorted(by: { $0.key < $1.key }) where !touch.isDown {
            touches[id] = nil
            guard touch.phase == .ended, let window = touch.window else { continue }
            lastEnded.append((touch.timestamp, window.convert(touch.windowLocation, to: screen), touch.tapCount))
        }
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

extension UIKeyModifierFlags {
    init(_ modifiers: KeyModifiers) {
        let pairs: [(KeyModifiers, UIKeyModifierFlags)] = [
            (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.alternate, .alternate),
            (.command, .command),
        ]
        self = pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
    }
}
