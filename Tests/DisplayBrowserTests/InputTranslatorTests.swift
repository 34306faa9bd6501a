import CoreGraphics
import Displays
import Testing

@testable import DisplayBrowser

@Suite("What pages report as input")
struct InputTranslatorTests {
    private var translator = InputTranslator()

    private mutating func touches(_ events: String) throws -> [TouchInput] {
        try translate(events).compactMap { if case .touch(let touch) = $0 { touch } else { nil } }
    }

    private mutating func translate(_ events: String) throws -> [InputEvent] {
        guard case .input(let inputs) = PageMessage(Array(#"{"t":"in","events":[\#(events)]}"#.utf8)) else {
            Issue.record("no events: \(events)")
            return []
        }
        return inputs.flatMap { translator.translate($0, now: 100) }
    }

    @Test("the mouse touches from its first button to its last")
    mutating func mouse() throws {
        let found = try touches(
            """
            {"k":"hover","i":1,"p":"mouse","x":1,"y":2,"b":0},{"k":"down","i":1,"p":"mouse","x":1,"y":2,"b":1},
            {"k":"move","i":1,"p":"mouse","x":3,"y":4,"b":3},{"k":"move","i":1,"p":"mouse","x":3,"y":4,"b":2},
            {"k":"up","i":1,"p":"mouse","x":5,"y":6,"b":0,"m":1}
            """)
        #expect(found.map(\.phase) == [.began, .moved, .moved, .ended])
        #expect(found.map(\.buttons.rawValue) == [1, 3, 2, 2])
        #expect(found.allSatisfy { $0.tool == .mouse })
        #expect(found.last?.location == CGPoint(x: 5, y: 6))
        #expect(found.last?.modifiers == .shift)
    }

    @Test("fingers keep their numbers; the twenty-first is not there")
    mutating func fingers() throws {
        let down = (0..<21).map { #"{"k":"down","i":\#(1000 + $0),"p":"touch","x":1,"y":1}"# }.joined(separator: ",")
        #expect(try touches(down).map(\.id) == Array(1...20))
        #expect(try touches(#"{"k":"move","i":1020,"p":"touch","x":1,"y":1}"#).isEmpty)
        #expect(try touches(#"{"k":"up","i":1003,"p":"touch","x":1,"y":1}"#).map(\.id) == [4])
        #expect(try touches(#"{"k":"down","i":2000,"p":"pen","x":1,"y":1}"#).map(\.tool) == [.pen])
        #expect(translator.releaseAll(at: 0).count == 20)
    }

    @Test("a pen's pressure and lean are told")
    mutating func pen() throws {
        let found = try touches(
            """
            {"k":"down","i":7,"p":"pen","x":1,"y":1,"f":0.25,"tx":0,"ty":0},
            {"k":"move","i":7,"p":"pen","x":1,"y":1,"f":7,"tx":45,"ty":0},
            {"k":"move","i":7,"p":"pen","x":1,"y":1,"tx":0,"ty":-30},
            {"k":"up","i":7,"p":"pen","x":1,"y":1,"f":0,"tx":45,"ty":45}
            """
        ).map(\.pen)
        #expect(found.map(\.pressure) == [0.25, 1, nil, 0])
        let angles = found.flatMap { [$0.altitude, $0.azimuth] }
        let expected: [Double] = [.pi / 2, 0, .pi / 4, 0, .pi / 3, -.pi / 2, atan(0.5.squareRoot()), .pi / 4]
        #expect(zip(angles, expected).allSatisfy { abs($0 - $1) < 1e-9 }, "\(angles)")
    }

    @Test("an event happened before its message came")
    mutating func age() throws {
        #expect(try touches(#"{"k":"down","i":1,"p":"touch","x":0,"y":0,"age":250}"#).map(\.time) == [99.75])
    }

    @Test("a wheel moves content against its turn")
    mutating func wheel() throws {
        guard case .wheel(let wheel) = try translate(#"{"k":"wheel","x":1,"y":2,"dx":-3,"dy":40,"smooth":true}"#).first
        else {
            Issue.record("no wheel")
            return
        }
        #expect(wheel.deltaX == 3)
        #expect(wheel.deltaY == -40)
        #expect(wheel.isContinuous)
    }

    @Test(
        "keys have the numbers of USB",
        arguments: [
            ("KeyZ", 0x1D), ("Digit0", 0x27), ("Enter", 0x28), ("Slash", 0x38), ("F1", 0x3A), ("F12", 0x45),
            ("F13", 0x68),
            ("ArrowUp", 0x52), ("NumpadEnter", 0x58), ("Numpad1", 0x59), ("NumpadDecimal", 0x63),
            ("IntlBackslash", 0x64),
            ("ControlLeft", 0xE0), ("MetaRight", 0xE7),
        ])
    func usages(code: String, usage: Int) {
        #expect(PageKeys.usage(of: code) == usage)
    }

    @Test("a key says what it means without modifiers")
    mutating func characters() throws {
        guard
            case .key(let key) = try translate(#"{"k":"keyDown","code":"KeyA","key":"A","m":3,"again":true}"#).first
        else {
            Issue.record("no key")
            return
        }
        #expect(key.characters == "a")
        #expect(key.modifiers == [.shift, .control])
        #expect(key.isRepeat)
        #expect(try translate(#"{"k":"keyDown","code":"Nonsense","key":"x"}"#).isEmpty)
    }

    @Test("what is not a number or far away is no place")
    mutating func places() throws {
        let far = try touches(#"{"k":"down","i":1,"p":"touch","x":1e300,"y":-1e300}"#)
        #expect(far.map(\.location) == [CGPoint(x: 100_000, y: -100_000)])
        #expect(PageMessage(Array(#"{"t":"in","events":[{"k":"down","x":NaN}]}"#.utf8)) == nil)
    }
}
