import CoreGraphics
import LayerStage
import MutoscopeTesting
import QuartzCore
import Testing

@testable import Displays

@Suite("A display driven by lines") @MainActor
struct DrivenDisplayTests {
    /// Says its lines one after the other and keeps the answers.
    @MainActor
    private final class Script: CommandLines {
        var lines: [String]
        private(set) var answers: [[String: Any]] = []

        init(_ lines: [String]) {
            self.lines = lines
        }

        func next() -> String? { lines.isEmpty ? nil : lines.removeFirst() }

        func answer(_ line: String) {
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            answers.append(object ?? [:])
        }
    }

    private static let button = DisplayElement(
        id: 7, role: "button", label: "Save", value: nil, hint: nil, identifier: "save", type: "UIButton",
        path: "UIWindow/UIButton", frame: CGRect(x: 10, y: 10, width: 40, height: 20),
        activationPoint: CGPoint(x: 30, y: 20), isEnabled: true, isSelected: false, isVisible: true, actions: [],
        hit: "UIWindow/UIButton")

    /// - Returns: The answers, and what came in.
    private func drive(
        _ lines: String..., with root: CALayer = CALayer(), showing elements: [DisplayElement] = [Self.button]
    ) throws -> ([[String: Any]], [InputEvent]) {
        let script = Script(lines)
        let display = DrivenDisplay(
            size: CGSize(width: 100, height: 80), scale: 1, framesPerSecond: 60, lines: script)
        let stage = Stage(display: display, threads: 1)
        stage.readElements = { elements }
        var events: [InputEvent] = []
        stage.onInput = { events.append($0) }
        stage.fill(with: root)
        stage.root = root
        try stage.run()
        return (script.answers, events)
    }

    private func touches(_ events: [InputEvent]) -> [TouchInput] {
        events.compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
    }

    @Test("elements are described by number, role, label, place and what a tap hits")
    func describe() throws {
        let (answers, _) = try drive(#"{"describe": true}"#)
        let element = try #require((answers.first?["elements"] as? [[String: Any]])?.first)
        #expect(element["number"] as? Int == 7)
        #expect(element["role"] as? String == "button")
        #expect(element["label"] as? String == "Save")
        #expect(element["type"] as? String == "UIButton")
        #expect(element["path"] as? String == "UIWindow/UIButton")
        #expect(element["hit"] as? String == "UIWindow/UIButton")
        #expect(element["frame"] as? [Double] == [10, 10, 40, 20])
        #expect(element["enabled"] as? Bool == true)
        #expect(element["selected"] as? Bool == false)
    }

    @Test(
        "a tap goes where its number, label, identifier or point says",
        arguments: ["7", #""Save""#, #""save""#, "[30, 20]"])
    func tap(target: String) throws {
        let (answers, events) = try drive("{\"tap\": \(target)}")
        #expect(answers.map { $0["ok"] as? Bool } == [true])
        #expect(touches(events).map(\.phase) == [.began, .ended])
        #expect(touches(events).allSatisfy { $0.location == CGPoint(x: 30, y: 20) })
    }

    @Test(
        "where nothing is called so, a value leads to its element",
        arguments: [("Email", 9), ("email", 9), ("Save", 7), ("SAVE", 7)])
    func tapByValue(words: String, element: Int) throws {
        func field(_ id: Int, _ value: String) -> DisplayElement {
            DisplayElement(
                id: id, role: "field", label: nil, value: value, hint: nil, identifier: nil, type: "UITextField",
                path: "UIWindow/UITextField", frame: CGRect(x: 10, y: 40, width: 40, height: 20),
                activationPoint: CGPoint(x: 30, y: 50), isEnabled: true, isSelected: false, isVisible: true,
                actions: [], hit: "UIWindow/UITextField")
        }
        let elements = [Self.button, field(9, "Email"), field(10, "Save")]
        let (answers, events) = try drive("{\"tap\": \"\(words)\"}", #"{"tap": "Phone"}"#, showing: elements)
        #expect(touches(events).first?.location == elements.first { $0.id == element }?.activationPoint)
        let there = #"button 7 "Save"; field 9 "Email"; field 10 "Save""#
        #expect(answers[1]["error"] as? String == "Nothing is called \"Phone\". There is: \(there).")
    }

    @Test("a drag moves in a straight line and takes its time")
    func drag() throws {
        let (answers, events) = try drive(#"{"drag": {"from": [10, 10], "to": [70, 40], "seconds": 0.5}}"#)
        let found = touches(events)
        #expect(found.count == 32)
        #expect(found[15].location == CGPoint(x: 40, y: 25))
        #expect(found.last?.phase == .ended)
        #expect((answers[0]["time"] as? Double ?? 0) >= 0.5)
    }

    @Test("taps in a row, and a finger that rests")
    func tapsAndPress() throws {
        let (answers, events) = try drive(
            #"{"tap": {"at": "Save", "count": 2}}"#, #"{"press": 7}"#, #"{"press": {"at": [5, 6], "seconds": 2}}"#,
            #"{"tap": {"at": 7, "count": 0}}"#)
        let found = touches(events)
        #expect(found.map(\.phase) == [.began, .ended, .began, .ended, .began, .ended, .began, .ended])
        let times = found.map(\.time)
        #expect(abs(times[2] - times[1] - 0.05) < 0.001, "a second tap comes soon")
        #expect(abs(times[5] - times[4] - 1) < 0.001)
        #expect(abs(times[7] - times[6] - 2) < 0.001 && found[7].location == CGPoint(x: 5, y: 6))
        #expect(answers[3]["error"] as? String == "A tap's count is from 1 to 10; got 0.")
    }

    @Test("two fingers spread and turn about a place; a trackpad scrolls")
    func pinchAndScroll() throws {
        let (answers, events) = try drive(
            #"{"pinch": {"at": "Save", "scale": 4, "degrees": 90, "seconds": 0.5}}"#,
            #"{"scroll": {"at": [3, 4], "by": [0, -30]}}"#, #"{"pinch": {"at": 7, "scale": 0}}"#, #"{"scroll": 7}"#)
        let found = touches(events)
        #expect(Set(found.map(\.id)).count == 2 && found.count == 64)
        #expect(found[0].location == CGPoint(x: 10, y: 20) && found[1].location == CGPoint(x: 50, y: 20))
        let last = found.suffix(2).map(\.location)
        #expect(abs(last[0].x - 30) < 0.001 && abs(last[0].y + 60) < 0.001)
        #expect(abs(last[1].x - 30) < 0.001 && abs(last[1].y - 100) < 0.001)
        let turns = events.compactMap { if case .wheel(let wheel) = $0 { wheel } else { nil } }
        #expect(turns.count == 1 && turns[0].deltaY == -30 && turns[0].location == CGPoint(x: 3, y: 4))
        #expect(
            answers[2]["error"] as? String == "A pinch's scale is from 0.05 to 20, its degrees are from -360 to 360.")
        #expect((answers[3]["error"] as? String)?.hasPrefix("scroll takes") == true)
    }

    @Test("text comes letter by letter, line ends and keys as keys")
    func type() throws {
        let (_, events) = try drive(#"{"type": "a\n"}"#, #"{"key": "Escape"}"#)
        #expect(events.contains(.text("a")))
        let keys = events.compactMap { if case .key(let key) = $0 { key.usage } else { nil } }
        #expect(keys == [0x28, 0x28, 0x29, 0x29])
    }

    @Test("waiting ends when nothing moves any more")
    func still() throws {
        let root = CALayer(), square = CALayer()
        square.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        square.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        root.addSublayer(square)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (5, 80, 1)
        square.add(move, forKey: "move")
        let (answers, _) = try drive(#"{"wait": "still"}"#, #"{"wait": 2}"#, with: root)
        #expect(answers[0]["still"] as? Bool == true)
        #expect((1.0...1.6).contains(answers[0]["time"] as? Double ?? 0))
        #expect((answers[1]["time"] as? Double ?? 0) - (answers[0]["time"] as? Double ?? 0) >= 1.9)
    }

    @Test("what moves for ever is not still")
    func neverStill() throws {
        let root = CALayer()
        let turn = CABasicAnimation(keyPath: "backgroundColor")
        turn.fromValue = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        turn.toValue = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
        (turn.duration, turn.autoreverses, turn.repeatCount) = (1, true, .infinity)
        root.add(turn, forKey: "turn")
        let (answers, _) = try drive(#"{"wait": "still"}"#, with: root)
        #expect(answers[0]["still"] as? Bool == false)
    }

    @Test("a picture has the frame's pixels; numbers are drawn on a copy")
    func picture() throws {
        let root = CALayer()
        root.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        let (answers, _) = try drive(
            #"{"picture": true}"#, #"{"picture": true, "numbered": true}"#, #"{"picture": true}"#, with: root)
        let pictures = try answers.map { answer in
            let data = try #require(Data(base64Encoded: answer["png"] as? String ?? ""))
            return try ImageDecoder.decode(data).image.buffer
        }
        #expect(pictures[0][10, 10] == 0xFF00_FF00)
        #expect(pictures[1][10, 10] != 0xFF00_FF00)
        #expect(pictures[2][10, 10] == 0xFF00_FF00)
    }

    @Test("sizes and settings reach the program")
    func surroundings() throws {
        let (answers, events) = try drive(
            #"{"resize": {"width": 50, "height": 60, "scale": 2}}"#, #"{"settings": {"dark": true}}"#)
        #expect(answers.map { $0["ok"] as? Bool } == [true, true])
        #expect(events.contains(.settings(UserSettings(isDark: true, wantsLessMotion: false))))
    }

    @Test(
        "what cannot be done is said, and the next command is taken",
        arguments: [
            "nonsense", "[]", "{}", #"{"sing": true}"#, #"{"tap": {}}"#, #"{"tap": 8}"#, #"{"tap": "Open"}"#,
            #"{"tap": 1, "type": "a"}"#, #"{"drag": {"from": [0, 0]}}"#,
            #"{"drag": {"from": [0, 0], "to": [1, 1], "seconds": -1}}"#,
            #"{"wait": -1}"#, #"{"resize": {"width": 0, "height": 1}}"#,
            #"{"resize": {"width": 16384, "height": 1, "scale": 2}}"#,
            #"{"key": "Any"}"#, #"{"picture": "/nowhere/at/all.png"}"#, #"{"adjust": {"element": 7}}"#,
        ])
    func faults(line: String) throws {
        let (answers, _) = try drive(line, #"{"wait": 0.1}"#)
        #expect(answers.map { $0["ok"] as? Bool } == [false, true])
        #expect((answers[0]["error"] as? String ?? "").isEmpty == false)
    }

    @Test("the program ends when told, and when nobody speaks any more")
    func end() throws {
        let (answers, _) = try drive("", #"{"quit": true}"#, #"{"wait": 1}"#)
        #expect(answers.count == 1)
        #expect(try drive().0.isEmpty)
    }
}
