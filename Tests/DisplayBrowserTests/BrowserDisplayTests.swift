import Compositor
import CoreGraphics
import DisplayBrowser
import Displays
import Testing

@Suite("A program in a browser") @MainActor
struct BrowserDisplayTests {
    private let display: BrowserDisplay
    private let port: Int

    init() throws {
        display = try BrowserDisplay(title: "Test", address: BrowserAddress(port: 0), isResizable: true)
        port = display.port
    }

    private func picture(_ width: Int = 40, _ height: Int = 30, seed: UInt32 = 1) -> PixelBuffer {
        let picture = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height {
            for x in 0..<width {
                let value = UInt32(x * 7 + y * 13) &* seed
                picture.base[y * picture.stride + x] = 0xFF00_0000 | (x < 20 ? 0x336699 : value & 0xFFFFFF)
            }
        }
        return picture
    }

    private func present(_ picture: PixelBuffer, _ damage: PixelRect? = nil) throws {
        let all = PixelRect(minX: 0, minY: 0, maxX: Int32(picture.width), maxY: Int32(picture.height))
        stage.frame = picture
        try display.present(picture, damage: [damage ?? all], at: 0)
    }

    /// Who draws owns the picture; the display knows it as long as it lives.
    private final class Stage { var frame: PixelBuffer? }
    private let stage = Stage()

    private func viewer(session: String = "a", more: String = "") async throws -> RawClient {
        let client = try RawClient(port: port)
        #expect(try await client.upgrade().hasPrefix("HTTP/1.1 101"))
        try await client.greet(session: session, more: more)
        return client
    }

    private func shown(_ frame: SentFrame, by client: RawClient) async throws {
        try await client.say(#"{"t":"shown","number":\#(frame.number)}"#)
        try await answered(client)
    }

    /// Comes back when the program has taken all that the client has said.
    private func answered(_ client: RawClient) async throws {
        try await client.say("here", opcode: 9)
        while true { if case .pong = try await client.next() { return } }
    }

    // MARK: Pixels

    @Test("who comes gets the whole picture, bit by bit, and then what changes")
    func pixels() async throws {
        let first = picture()
        try present(first)
        let client = try await viewer()
        let whole = try await client.nextFrame()
        #expect(whole.width == 40)
        #expect(whole.height == 30)
        #expect(whole.rects == [rect(of: first, 0, 0, 40, 30)])
        try await shown(whole, by: client)
        let second = picture(seed: 77)
        try present(second, PixelRect(minX: 19, minY: 4, maxX: 33, maxY: 9))
        let part = try await client.nextFrame()
        #expect(part.rects == [rect(of: second, 19, 4, 14, 5)])
        try display.finish()
    }

    private func rect(of picture: PixelBuffer, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> SentFrame.Rect {
        let pixels = (y..<(y + height)).flatMap { row in (x..<(x + width)).map { picture[$0, row] } }
        return SentFrame.Rect(x: x, y: y, width: width, height: height, pixels: pixels)
    }

    @Test("a viewer that never reads keeps no pictures")
    func viewerThatNeverReads() async throws {
        let first = picture(1000, 1000)
        try present(first)
        let client = try await viewer()
        try await answered(client)
        var pictures: [Weak] = []
        for seed in 0..<200 {
            let next = picture(1000, 1000, seed: UInt32(seed))
            pictures.append(Weak(picture: next))
            try present(next)
        }
        #expect(pictures.filter { $0.picture != nil }.count <= 3)
        try display.finish()
    }

    private struct Weak { weak var picture: PixelBuffer? }

    // MARK: Roles

    @Test("the first drives, others watch until they take over")
    func roles() async throws {
        let one = try await viewer()
        #expect(try await one.next("role")["role"] as? String == "driver")
        let other = try await viewer(session: "b")
        #expect(try await other.next("role")["role"] as? String == "watcher")
        try await other.say(#"{"t":"in","events":[{"k":"text","s":"watcher"}]}"#)
        try await one.say(#"{"t":"in","events":[{"k":"text","s":"driver"}]}"#)
        try await answered(one)
        try await answered(other)
        #expect(texts(display.readInput()) == ["driver"])
        try await other.say(#"{"t":"drive"}"#)
        try await other.say(#"{"t":"in","events":[{"k":"text","s":"now"}]}"#)
        try await answered(other)
        #expect(texts(display.readInput()) == ["now"])
        try display.finish()
    }

    private func texts(_ events: [InputEvent]) -> [String] {
        events.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    // MARK: Surroundings

    @Test("the page's room, sharpness, darkness and wish for less motion reach the program")
    func look() async throws {
        let client = try await viewer()
        try await answered(client)
        #expect(display.readInput().contains(.resize(CGSize(width: 40, height: 30), scale: 1)))
        #expect(display.size == CGSize(width: 40, height: 30))
        try await client.say(
            #"{"t":"look","look":{"width":400,"height":300,"scale":1.5,"dark":true,"lessMotion":true}}"#)
        try await answered(client)
        let events = display.readInput()
        #expect(events.contains(.resize(CGSize(width: 400, height: 300), scale: 1.5)))
        #expect(events.contains(.settings(UserSettings(isDark: true, wantsLessMotion: true))))
        try display.finish()
    }

    @Test("windows of any size have a size", arguments: [(1.0, 1.0), (16_384, 16_384), (1e300, 0.001)])
    func sizes(width: Double, height: Double) async throws {
        let client = try RawClient(port: port)
        _ = try await client.upgrade()
        try await client.greet(width: width, height: height)
        try await answered(client)
        _ = display.readInput()
        #expect((1...16_384).contains(display.pixelWidth))
        #expect((1...16_384).contains(display.pixelHeight))
        #expect(display.pixelWidth * display.pixelHeight <= (1 << 26) + 16_384)
        try display.finish()
    }

    @Test("what the program copies goes to the browser, and what the browser has to the program")
    func clipboard() async throws {
        let client = try await viewer()
        try await answered(client)
        display.clipboard?.text = "from here"
        #expect(try await client.next("clip")["text"] as? String == "from here")
        try await client.say(#"{"t":"clip","text":"from there"}"#)
        try await answered(client)
        #expect(display.readInput().contains(.clipboard))
        #expect(display.clipboard?.text == "from there")
        try display.finish()
    }

    @Test("pages are told when the program ends")
    func end() async throws {
        let client = try await viewer()
        try await answered(client)
        try display.finish()
        #expect(try await client.closingCode() == 1001)
    }

    @Test("a port that is taken is named")
    func portTaken() throws {
        #expect(throws: DisplayError.portTaken(port)) {
            try BrowserDisplay(title: "Other", address: BrowserAddress(port: port))
        }
        #expect(DisplayError.portTaken(port).description.contains("\(port) is taken"))
        try display.finish()
    }
}
