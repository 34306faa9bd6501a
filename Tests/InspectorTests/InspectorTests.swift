import CoreGraphics
import Displays
import Foundation
import Inspector
import LayerStage
import MutoscopeTesting
import Testing
import UIKit

@Suite("A program under the inspector") @MainActor
struct InspectorTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 80), scale: 1)
    private let card = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 30))
    private let label = UILabel()

    init() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        card.backgroundColor = .red
        label.text = "Good morning"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 4),
            label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            label.widthAnchor.constraint(equalToConstant: 60),
        ])
        screen.show(root)
    }

    private func makeInspector() -> Inspector { Inspector(screen.stage, screen.views.screen) }

    private func ask(
        _ inspector: Inspector, _ topic: InspectorTopic, _ question: [String: any Sendable] = [:]
    ) throws -> Any {
        let bytes = try Array(JSONSerialization.data(withJSONObject: question))
        let answer = try #require(inspector.answer(topic, bytes))
        return try JSONSerialization.jsonObject(with: Data(answer), options: .fragmentsAllowed)
    }

    private func words(
        _ inspector: Inspector, _ topic: InspectorTopic, _ question: [String: any Sendable] = [:]
    ) throws
        -> [String: Any]
    {
        try #require(try ask(inspector, topic, question) as? [String: Any])
    }

    private func id(of name: String, _ inspector: Inspector) throws -> Int {
        let nodes = try #require(try ask(inspector, .tree) as? [[String: Any]])
        let node = try #require(nodes.last { ($0["name"] as? String) == name || ($0["text"] as? String) == name })
        return try #require(node["id"] as? Int)
    }

    // MARK: Reading

    @Test("views are told with class, text and place on the screen")
    func tree() throws {
        let nodes = try #require(try ask(makeInspector(), .tree) as? [[String: Any]])
        let text = try #require(nodes.first { ($0["text"] as? String) == "Good morning" })
        #expect(text["name"] as? String == "UILabel")
        #expect((text["frame"] as? [Double])?.prefix(3) == [4, 50, 60])
        #expect(nodes.contains { ($0["frame"] as? [Double]) == [10, 10, 40, 30] })
    }

    @Test("what lies in front at a point is picked")
    func pick() throws {
        let inspector = makeInspector()
        let picked = try words(inspector, .pick, ["x": 20, "y": 20])["id"] as? Int
        #expect(picked == Int(card.layer.id.raw))
    }

    @Test("the place of a view is where it is now, and nowhere once it has gone")
    func place() throws {
        let inspector = makeInspector(), id = card.layer.id.raw
        #expect(try words(inspector, .place, ["id": id])["frame"] as? [Double] == [10, 10, 40, 30])
        card.frame.origin = CGPoint(x: 30, y: 5)
        screen.advance(by: 0.1)
        #expect(try words(inspector, .place, ["id": id])["frame"] as? [Double] == [30, 5, 40, 30])
        card.removeFromSuperview()
        screen.advance(by: 0.1)
        let gone = try words(inspector, .place, ["id": id])
        #expect(gone["id"] as? UInt64 == id)
        #expect(gone["frame"] == nil)
    }

    @Test("a view says which constraints give it its place and size, and what its content wants")
    func layout() throws {
        let inspector = makeInspector()
        let report = try words(inspector, .node, ["id": try id(of: "Good morning", inspector)])
        let lines = try #require(report["layout"] as? [String])
        #expect(lines.contains { $0.hasPrefix("width 60 at x 4") })
        #expect(lines.contains { $0.contains("== 60") || $0.contains("= 60") })
        #expect(lines.contains { $0.contains("its content wants") })
        #expect((report["classes"] as? [String])?.prefix(2) == ["UILabel", "UIView"])
    }

    @Test("every layer has a picture of its own, without what is in it")
    func pictures() throws {
        let pictures = try #require(try ask(makeInspector(), .pictures) as? [[String: Any]])
        let picture = try #require(pictures.first { ($0["id"] as? Int) == Int(card.layer.id.raw) })
        #expect(picture["size"] as? [Double] == [40, 30])
        #expect((picture["matrix"] as? [Double])?.suffix(4) == [10, 10, 0, 1])
        #expect((picture["png"] as? String)?.isEmpty == false)
    }

    @Test("how often pixels are painted can be seen")
    func overdraw() throws {
        _ = screen.snapshot()
        let report = try words(makeInspector(), .looks, ["overdraw": true])
        #expect((report["passes"] as? [[String: Any]])?.isEmpty == false)
        #expect((report["overdraw"] as? String)?.isEmpty == false)
    }

    @Test("the scene is a file that can be drawn again")
    func capture() throws {
        let file = try words(makeInspector(), .capture)["file"] as? String
        #expect(file?.hasPrefix("mutoscope") == true)
    }

    // MARK: Changing

    @Test("properties are changed while the program runs")
    func change() throws {
        let inspector = makeInspector(), id = try id(of: "Good morning", makeInspector())
        _ = try ask(inspector, .node, ["id": id, "name": "text", "value": "Good night"])
        #expect(label.text == "Good night")
        _ = try ask(inspector, .node, ["id": Int(card.layer.id.raw), "name": "backgroundColor", "value": "#00FF0080"])
        var alpha: CGFloat = 0
        card.backgroundColor?.getRed(nil, green: nil, blue: nil, alpha: &alpha)
        #expect(abs(alpha - 128.0 / 255) < 1e-6)
        _ = try ask(inspector, .node, ["id": Int(card.layer.id.raw), "name": "x", "value": "33"])
        #expect(card.frame.minX == 33)
    }

    @Test("a value that is none is told, and changes nothing", arguments: [("x", "wide"), ("backgroundColor", "#12")])
    func trouble(name: String, value: String) throws {
        let inspector = makeInspector()
        let report = try words(
            inspector, .node, ["id": Int(card.layer.id.raw), "name": name, "value": value])
        #expect((report["trouble"] as? String)?.contains(value) == true)
        #expect(card.frame == CGRect(x: 10, y: 10, width: 40, height: 30))
    }

    @Test("garbage is no question")
    func garbage() { #expect(makeInspector().answer(.tree, [1, 2, 3]) == nil) }

    // MARK: Time

    private func tick(_ time: Double) throws { try screen.stage.tick(at: time) }

    @Test("slow motion, a pause and single frames")
    func pace() throws {
        let inspector = makeInspector()
        inspector.start()
        defer { inspector.stop() }
        try tick(1)
        try tick(2)
        #expect(screen.now == 2)
        _ = try ask(inspector, .time, ["rate": 0.1])
        try tick(3)
        #expect(abs(screen.now - 2.1) < 1e-9)
        _ = try ask(inspector, .time, ["paused": true])
        try tick(4)
        #expect(abs(screen.now - 2.1) < 1e-9)
        _ = try ask(inspector, .time, ["step": true])
        try tick(5)
        #expect(abs(screen.now - 2.1 - inspector.timeline.stepLength) < 1e-9)
        _ = try ask(inspector, .time, ["paused": false, "rate": 1])
        try tick(6)
        #expect(abs(screen.now - 3.1 - inspector.timeline.stepLength) < 1e-9)
    }

    @Test("what was on the screen is shown again, and what will be, while the program stands still")
    func scrub() throws {
        let inspector = makeInspector()
        inspector.start()
        defer { inspector.stop() }
        try tick(1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 60 }
        try tick(1.5)
        card.backgroundColor = .blue
        try tick(2)
        let shown = Shown()
        screen.stage.onPresent = { frame, _, _ in shown.pixels = [frame[12, 25], frame[40, 25], frame[75, 25]] }
        _ = try ask(inspector, .time, ["show": -0.75])
        try tick(2.5)
        #expect(shown.pixels == [0xFFFF_0000, 0xFFFF_0000, 0xFF00_0000])
        #expect(screen.now == 2)
        _ = try ask(inspector, .time, ["show": 0.4])
        try tick(3)
        #expect(shown.pixels == [0xFF00_0000, 0xFF00_0000, 0xFF00_00FF])
        #expect(screen.now == 2)
        let list = try words(inspector, .animations)["animations"] as? [[String: Any]]
        #expect(list?.contains { ($0["kind"] as? String)?.contains("position") == true } == true)
    }

    private final class Shown { var pixels: [UInt32] = [] }

    @Test("frames are told by stage")
    func frames() throws {
        let inspector = makeInspector()
        inspector.start()
        defer { inspector.stop() }
        try tick(1)
        card.alpha = 0.5
        try tick(2)
        let report = try words(inspector, .frames)
        #expect(report["stages"] as? [String] == ["input", "layout", "commit", "sample", "paint", "present"])
        let frames = try #require(report["frames"] as? [[String: Any]])
        #expect((frames.last?["stages"] as? [Double])?.count == 6)
        #expect((frames.last?["items"] as? Int ?? 0) > 0)
    }
}
