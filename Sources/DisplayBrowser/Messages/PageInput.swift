/// One event of a page.
struct PageInput: Decodable, Equatable, Sendable {
    enum Kind: String, Decodable, Sendable {
        case down, move, up, cancel, hover, wheel, keyDown, keyUp, text, mark, focus, blur
    }

    var k: Kind
    /// The pointer.
    var i: Int?
    /// Where, in points.
    var x: Double?
    var y: Double?
    /// How far a wheel turned, in points of scrolling.
    var dx: Double?
    var dy: Double?
    /// True for a trackpad.
    var smooth: Bool?
    /// Milliseconds since it happened.
    var age: Double?
    /// As `PointerEvent.buttons`: 1 left, 2 right, 4 middle.
    var b: Int?
    /// "mouse", "pen" or "touch".
    var p: String?
    /// A pen's pressure, 0…1; absent for a pen that measures none.
    var f: Double?
    /// How a pen leans, degrees from upright towards the right and towards the bottom.
    var tx: Double?
    var ty: Double?
    /// Shift 1, Control 2, Alt 4, Meta 8, Caps Lock 16.
    var m: Int?
    /// `KeyboardEvent.code`, and what the key means without modifiers.
    var code: String?
    var key: String?
    var again: Bool?
    /// Typed text, or text that is being composed.
    var s: String?
}
