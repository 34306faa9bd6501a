import Compositor
import CoreGraphics
import Displays
import RenderTree

/// A viewer, for those who are not on the main thread.
final class ViewerKey: Hashable, Sendable {
    static func == (a: ViewerKey, b: ViewerKey) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Everybody who has the page open: one drives, the others watch.
@MainActor
final class Audience {
    private var viewers: [ViewerKey: Viewer] = [:]
    /// In the order in which they came.
    private var order: [ViewerKey] = []
    private var driver: ViewerKey?
    /// Whose session drove last, and until when nobody else takes its place: a page that loads anew comes back.
    private var away: (session: String, until: Double, wasHidden: Bool)?
    private var translator = InputTranslator()
    private var input: [InputEvent] = []
    private var look: PageLook?
    private(set) var clipboardText: String?
    /// What new viewers are told; by kind.
    private var news: [(kind: String, text: String)] = []

    /// When the driver's page shows what it gets, and speaks.
    private var phase: TickPhase
    /// When the first of the input came that no frame has heard of.
    private var heardAt: Double?

    private static let mostViewers = 64
    /// Seconds for which a driver may be gone.
    private static let grace = 3.0
    /// A program that does not read its input loses the oldest of it.
    private static let mostInput = 100_000

    /// Told of the driver's look when it may have changed.
    var onLook: ((PageLook) -> Void)?
    /// Answers an inspector's panel, JSON to JSON.
    var onInspect: InspectorAnswer?
    /// What was written of the picture that is shown.
    private var bodies = FrameBodies()
    /// Gives the picture to who has just come.
    var picture: (() -> PixelBuffer?)?

    init(framesPerSecond: Double) {
        phase = TickPhase(framesPerSecond: framesPerSecond)
    }

    /// Whether anybody sees the frames, or is about to again.
    var isWatching: Bool {
        if !viewers.isEmpty { return viewers.values.contains { !$0.isHidden } }
        return away.map { machineTime < $0.until && !$0.wasHidden } ?? false
    }

    /// Whether nothing waits to be read, and nobody misses anything of the picture.
    var isAtRest: Bool { input.isEmpty && viewers.values.allSatisfy(\.isUpToDate) }

    // MARK: Coming and going

    /// - Returns: False where there is no room.
    func enter(_ key: ViewerKey, _ greeting: PageMessage.Greeting, _ outbox: Outbox) -> Bool {
        guard viewers.count < Self.mostViewers else { return false }
        let viewer = Viewer(session: greeting.session, outbox: outbox, budget: greeting.budget)
        viewer.isHidden = greeting.isHidden
        viewers[key] = viewer
        order.append(key)
        looks[key] = greeting.look
        for item in news { outbox.put(item.text, kind: item.kind) }
        outbox.put(elements)
        let mayDrive = away.map { $0.session == greeting.session || machineTime > $0.until } ?? true
        if driver == nil, mayDrive { choose(key) } else { tellRoles() }
        if let picture = picture?() {
            viewer.startOver(picture.screen)
            serve(viewer, picture, at: machineTime)
        }
        return true
    }

    func leave(_ key: ViewerKey) {
        guard let viewer = viewers.removeValue(forKey: key) else { return }
        order.removeAll { $0 == key }
        looks[key] = nil
        guard driver == key else { return tellRoles() }
        driver = nil
        away = (viewer.session, machineTime + Self.grace, viewer.isHidden)
        enqueue(translator.releaseAll(at: machineTime))
        tellRoles()
    }

    private var looks: [ViewerKey: PageLook] = [:]

    private func choose(_ key: ViewerKey) {
        enqueue(translator.releaseAll(at: machineTime))
        driver = key
        away = nil
        phase.forget()
        tellRoles()
        if let look = looks[key] { onLook?(look) }
    }

    /// Gives the wheel to who waits for it, and lets go of viewers that have not answered for long.
    func tend() {
        let now = machineTime
        for (key, viewer) in viewers where viewer.isGone(at: now) {
            viewer.outbox.close(WebSocket.Closing(code: 1001, reason: "Nothing was heard of this page."))
            leave(key)
        }
        guard driver == nil, away.map({ now > $0.until }) ?? true, let next = order.first else { return }
        choose(next)
    }

    private func tellRoles() {
        for (key, viewer) in viewers {
            let role = key == driver ? "driver" : "watcher"
            viewer.outbox.put(
                PageWords.text(["t": "role", "role": role, "viewers": viewers.count]), kind: "role")
        }
    }

    // MARK: What pages say

    func receive(_ message: PageMessage, from key: ViewerKey) {
        guard let viewer = viewers[key] else { return }
        switch message {
        case .hello: break
        case .shown(let number, let wait):
            viewer.acknowledge(number, at: machineTime)
            if key == driver, let wait { phase.add(wait: wait) }
            // What it has missed meanwhile need not wait for the next frame.
            if let picture = picture?() { serve(viewer, picture, at: machineTime) }
        case .hidden(let isHidden): viewer.isHidden = isHidden
        case .drive: if driver != key { choose(key) }
        case .look(let look):
            looks[key] = look
            if key == driver { onLook?(look) }
        case .act(let id, let action): if key == driver { act(id, action) }
        case .inspect(let topic, let question): if key == driver { answer(topic, question, to: viewer) }
        case .input(let events):
            guard key == driver else { return }
            let now = machineTime
            heardAt = heardAt ?? now
            for event in events { enqueue(translator.translate(event, now: now)) }
        case .clipboard(let text):
            guard key == driver, text != clipboardText else { return }
            clipboardText = text
            enqueue([.clipboard])
        }
    }

    /// An unread answer gives way to a newer one about the same.
    private func answer(_ topic: InspectorTopic, _ question: String, to viewer: Viewer) {
        guard let bytes = onInspect?(topic, Array(question.utf8)) else { return }
        let answer = String(decoding: bytes, as: UTF8.self)
        viewer.outbox.put(
            #"{"t":"inspect","topic":"\#(topic.rawValue)","answer":\#(answer)}"#, kind: "inspect \(topic.rawValue)")
    }

    func didSend(bytes: Int, to key: ViewerKey) {
        guard let viewer = viewers[key] else { return }
        viewer.didSend(bytes: bytes, at: machineTime)
        if let picture = picture?() { serve(viewer, picture, at: machineTime) }
    }

    private func enqueue(_ events: [InputEvent]) {
        input += events
        if input.count > Self.mostInput { input.removeFirst(input.count - Self.mostInput) }
    }

    var hasInput: Bool { !input.isEmpty }

    func takeInput() -> [InputEvent] {
        defer { input = [] }
        if let time = heardAt { phase.add(age: machineTime - time) }
        heardAt = nil
        return input
    }

    // MARK: What pages are told

    /// Tells all, and those who come later.
    func tell(_ words: [String: any Sendable], kind: String) {
        let text = PageWords.text(words)
        news.removeAll { $0.kind == kind }
        news.append((kind, text))
        for viewer in viewers.values { viewer.outbox.put(text, kind: kind) }
    }

    /// Tells what has changed of the elements; who comes later is told all.
    func show(_ new: [DisplayElement]) {
        let old = elements
        elements = new.map(PageElement.init)
        guard elements != old else { return }
        for viewer in viewers.values { viewer.outbox.put(elements) }
    }

    private var elements: [PageElement] = []

    /// A page's assistive program uses an element.
    private func act(_ id: Int, _ action: PageAction) {
        guard let element = elements.first(where: { $0.id == id }) else { return }
        switch action {
        case .increment: enqueue([.adjust(id, isUp: true)])
        case .decrement: enqueue([.adjust(id, isUp: false)])
        case .tap:
            for phase in [TouchInput.Phase.began, .ended] {
                enqueue([
                    .touch(
                        TouchInput(
                            id: Self.tapID, phase: phase, location: CGPoint(x: element.at[0], y: element.at[1]),
                            time: machineTime))
                ])
            }
        }
    }

    /// No pointer of the page has this number.
    private static let tapID = 1_000

    /// Puts a text into the clipboard of the driver's browser.
    func copy(_ text: String) {
        clipboardText = text
        driver.flatMap { viewers[$0] }?.outbox.put(PageWords.text(["t": "clip", "text": text]), kind: "clip")
    }

    func show(_ picture: PixelBuffer, damage: [PixelRect], isNew: Bool) {
        bodies = FrameBodies()
        let now = machineTime
        for viewer in viewers.values {
            if isNew { viewer.startOver(picture.screen) } else { viewer.add(damage) }
            serve(viewer, picture, at: now)
        }
    }

    private func serve(_ viewer: Viewer, _ picture: PixelBuffer, at time: Double) {
        viewer.serve(picture, viewers.count > 1 ? bodies : nil, at: time)
    }

    /// Sends what viewers still miss of a picture that does not change.
    func catchUp(_ picture: PixelBuffer) {
        let now = machineTime
        for viewer in viewers.values { serve(viewer, picture, at: now) }
    }

    func takeDelay() -> Double { phase.takeDelay() }

    func end() {
        for viewer in viewers.values { viewer.outbox.close(.goingAway) }
    }

    private var machineTime: Double { MediaClock.machineTime }
}

extension PixelBuffer {
    fileprivate var screen: PixelRect { PixelRect(minX: 0, minY: 0, maxX: Int32(width), maxY: Int32(height)) }
}

/// Messages to pages.
enum PageWords {
    static func text(_ words: [String: any Sendable]) -> String {
        // Whatever the program gives is text and numbers; JSON has a form for all of them.
        let data = try? JSONSerialization.data(withJSONObject: words, options: [.sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    }
}
