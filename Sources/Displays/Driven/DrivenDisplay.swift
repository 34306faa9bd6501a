package import Compositor
package import CoreGraphics
package import RenderTree

/// A display in memory that does what lines of JSON say, and answers each. Time stands still between commands; a command lets as many
/// frames pass as it needs, as quickly as they are drawn.
@MainActor
package final class DrivenDisplay: Display {
    package private(set) var size: CGSize
    package private(set) var scale: CGFloat
    package let clock = MediaClock()
    package let pace: DisplayPace
    package private(set) var isOpen = true
    package private(set) var wantsElements = false

    private let lines: any CommandLines
    /// What comes in with the next frames.
    private var frames: ArraySlice<[InputEvent]> = []
    private var work: Work = .first
    private var elements: [DisplayElement] = []
    private weak var shown: PixelBuffer?
    private var stillFrames = 0
    private var lastTime = 0.0
    /// How long nothing has to change for a screen to stand still, in frames.
    private var framesOfStillness: Int { Int((pace.framesPerSecond / 4).rounded(.up)) }

    /// What goes on between frames.
    private enum Work {
        /// The program's first frame.
        case first
        case idle
        /// Plays ``frames``, then answers.
        case playing
        /// Lets a frame pass that tells the elements; then goes on with the command.
        case asking(DriveCommand)
        case looking(DriveCommand)
        case waiting(until: Double, untilStill: Bool)
    }

    package init(size: CGSize, scale: CGFloat, framesPerSecond: Double, lines: any CommandLines) {
        (self.size, self.scale, self.lines) = (size, scale, lines)
        pace = .stepped(framesPerSecond: framesPerSecond)
    }

    package func show(_ elements: [DisplayElement]) { self.elements = elements }

    package func present(_ frame: PixelBuffer, damage: [PixelRect], at time: Double) throws(DisplayError) {
        shown = frame
        lastTime = time
        stillFrames = damage.isEmpty ? stillFrames + 1 : 0
    }

    package func readInput() -> [InputEvent] {
        while isOpen {
            switch work {
            case .first:
                wantsElements = true
                work = .idle
                return []
            case .playing:
                if let events = frames.popFirst() { return events }
                done()
            case .waiting(let end, let untilStill):
                let isStill = stillFrames >= framesOfStillness
                let frame = 0.5 / pace.framesPerSecond
                guard untilStill && isStill || lastTime >= end - frame else { return [] }
                done(untilStill ? ["still": isStill] : [:])
            case .asking(let command):
                wantsElements = true
                work = .looking(command)
                return []
            case .looking(let command):
                work = .idle
                attempt(command)
            case .idle:
                wantsElements = false
                guard let line = lines.next() else {
                    isOpen = false
                    return []
                }
                guard !line.allSatisfy(\.isWhitespace) else { continue }
                begin(line)
            }
        }
        return []
    }

    // MARK: Answers

    private func done(_ words: [String: Any] = [:]) {
        work = .idle
        var answer = words
        answer["ok"] = true
        answer["time"] = (lastTime * 1000).rounded() / 1000
        say(answer)
    }

    private func fail(_ error: DriveCommand.Failure) {
        work = .idle
        say(["ok": false, "error": error.description])
    }

    private func say(_ words: [String: Any]) {
        let data = try? JSONSerialization.data(withJSONObject: words, options: [.sortedKeys, .withoutEscapingSlashes])
        lines.answer(data.map { String(decoding: $0, as: UTF8.self) } ?? #"{"ok":false}"#)
    }

    // MARK: Commands

    private func begin(_ line: String) {
        do throws(DriveCommand.Failure) {
            let command = try DriveCommand(line)
            if command.needsElements { work = .asking(command) } else { try perform(command) }
        } catch {
            fail(error)
        }
    }

    private func attempt(_ command: DriveCommand) {
        do throws(DriveCommand.Failure) {
            try perform(command)
        } catch {
            fail(error)
        }
    }

    private func play(_ events: [[InputEvent]]) {
        frames = events[...]
        work = .playing
    }

    private func perform(_ command: DriveCommand) throws(DriveCommand.Failure) {
        switch command {
        case .describe: done(["elements": elements.map(\.words)])
        case .tap(let target, let count): play(hand.tap(at: try place(of: target), count: count))
        case .press(let target, let seconds): play(hand.press(at: try place(of: target), seconds: seconds))
        case .pinch(let target, let scale, let degrees, let seconds):
            play(
                hand.pinch(
                    about: try place(of: target), scale: scale, turn: degrees * .pi / 180, seconds: seconds))
        case .scroll(let target, let way): play(hand.scroll(at: try place(of: target), by: way))
        case .drag(let from, let to, let seconds):
            play(hand.drag(from: try place(of: from), to: try place(of: to), seconds: seconds))
        case .type(let text): play(hand.type(text))
        case .key(let name):
            guard let key = DriveHand.keys[name] else {
                let names = DriveHand.keys.keys.sorted().joined(separator: ", ")
                throw DriveCommand.Failure(description: "There is no key \"\(name)\"; there are \(names).")
            }
            play(hand.press(key))
        case .adjust(let target, let isUp): play([[.adjust(try element(target).id, isUp: isUp)], []])
        case .wait(let seconds, let untilStill):
            stillFrames = 0
            work = .waiting(until: lastTime + seconds, untilStill: untilStill)
        case .picture(let file, let isNumbered): try picture(file, isNumbered: isNumbered)
        case .resize(let size, let scale):
            (self.size, self.scale) = (size, scale ?? self.scale)
            play([[.resize(self.size, scale: self.scale)], []])
        case .settings(let settings): play([[.settings(settings)], []])
        case .quit:
            done()
            isOpen = false
        }
    }

    private var hand: DriveHand { DriveHand(now: lastTime, framesPerSecond: pace.framesPerSecond) }

    // MARK: Elements

    private func element(_ target: DriveCommand.Target) throws(DriveCommand.Failure) -> DisplayElement {
        switch target {
        case .number(let id):
            guard let element = elements.first(where: { $0.id == id }) else {
                throw DriveCommand.Failure(description: "There is no element \(id). \(whatIsThere)")
            }
            return element
        case .words(let words):
            let found = called(words)
            guard found.count == 1 else {
                let count = found.isEmpty ? "Nothing is" : "\(found.count) elements are"
                throw DriveCommand.Failure(description: "\(count) called \"\(words)\". \(whatIsThere)")
            }
            return found[0]
        case .point:
            throw DriveCommand.Failure(description: "An element is named by its number, its label or identifier.")
        }
    }

    /// Elements of a label or identifier; where there is none, of a label in other letters, then of a value, as empty fields have their placeholder.
    private func called(_ words: String) -> [DisplayElement] {
        let small = words.lowercased()
        let ways: [(DisplayElement) -> Bool] = [
            { $0.label == words || $0.identifier == words }, { $0.label?.lowercased() == small }, { $0.value == words },
            { $0.value?.lowercased() == small },
        ]
        return ways.lazy.map { self.elements.filter($0) }.first { !$0.isEmpty } ?? []
    }

    private func place(of target: DriveCommand.Target) throws(DriveCommand.Failure) -> CGPoint {
        if case .point(let point) = target { return point }
        let element = try element(target)
        guard element.isVisible else {
            throw DriveCommand.Failure(description: "\(element.sentence) is not in sight.")
        }
        return element.activationPoint
    }

    private var whatIsThere: String {
        guard !elements.isEmpty else { return "There is nothing an assistive program would see." }
        return "There is: " + elements.map(\.sentence).joined(separator: "; ") + "."
    }

    // MARK: Pictures

    private func picture(_ file: String?, isNumbered: Bool) throws(DriveCommand.Failure) {
        guard let shown else { throw DriveCommand.Failure(description: "Nothing has been drawn yet.") }
        let picture = isNumbered ? NumberedPicture(shown, elements, scale: scale).buffer : shown
        let data = PNGWriter.data(of: picture)
        guard let file else { return done(["png": data.base64EncodedString()]) }
        do {
            try data.write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw DriveCommand.Failure(description: "\(file) cannot be written: \(error.localizedDescription)")
        }
        done(["file": file, "width": picture.width, "height": picture.height])
    }
}
