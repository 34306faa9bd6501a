#if Browser
import Compositor
import CoreGraphics
import DisplayBrowser
import Displays
import Synchronization
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

    @Test("a viewer that is slow misses frames, and gets what is missing at once")
    func slowViewer() async throws {
        try present(picture())
        let client = try await viewer()
        let first = try await client.nextFrame()
        for seed in UInt32(2)..<20 { try present(picture(seed: seed), PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 5)) }
        let last = picture(seed: 99)
        try present(last, PixelRect(minX: 30, minY: 0, maxX: 40, maxY: 5))
        var frame = first
        while !frame.rects.contains(rect(of: last, 30, 0, 10, 5)) {
            try await client.say(#"{"t":"shown","number":\#(frame.number)}"#)
            frame = try await client.nextFrame()
        }
        #expect(frame.number <= first.number + 4, "nineteen were presented")
        try display.finish()
    }

    @Test("what a viewer has missed comes as soon as it has shown what it got, before the next frame")
    func catchingUp() async throws {
        try present(picture())
        let client = try await viewer()
        let first = try await client.nextFrame()
        var latest = first
        for seed in UInt32(2)..<4 {
            try present(picture(seed: seed), PixelRect(minX: 0, minY: 0, maxX: 5, maxY: 5))
            latest = try await client.nextFrame()
        }
        let missed = picture(seed: 9)
        try present(missed, PixelRect(minX: 30, minY: 0, maxX: 40, maxY: 5))
        try await client.say(#"{"t":"shown","number":\#(first.number)}"#)
        let next = try await client.nextFrame()
        #expect(next.number == latest.number + 1)
        #expect(next.rects.contains(rect(of: missed, 30, 0, 10, 5)))
        try display.finish()
    }

    @Test("a viewer that never reads keeps no pictures")
    func viewerThatNeverReads() async throws {
        let first = picture(400, 400)
        try present(first)
        let client = try await viewer()
        try await answered(client)
        var pictures: [Weak] = []
        for seed in 0..<40 {
            let next = picture(400, 400, seed: UInt32(seed))
            pictures.append(Weak(picture: next))
            try present(next)
        }
        #expect(pictures.filter { $0.picture != nil }.count <= 3)
        try display.finish()
    }

    private struct Weak { weak var picture: PixelBuffer? }

    @Test("a page that is hidden gets nothing until it is seen again")
    func hidden() async throws {
        try present(picture())
        let client = try await viewer()
        let whole = try await client.nextFrame()
        try await shown(whole, by: client)
        _ = display.readInput()
        #expect(display.isWatched)
        try await client.say(#"{"t":"hidden","hidden":true}"#)
        try await answered(client)
        #expect(!display.isWatched)
        #expect(display.readInput().contains(.shown(false)))
        let missed = picture(seed: 5)
        try present(missed)
        try await client.say(#"{"t":"hidden","hidden":false}"#)
        try await answered(client)
        #expect(display.readInput().contains(.shown(true)))
        _ = display.readInput()
        #expect(try await client.nextFrame().rects == [rect(of: missed, 0, 0, 40, 30)])
        try display.finish()
    }

    @Test("who goes is waited for as somebody who sees the frames only if it saw them", arguments: [false, true])
    func gone(wasHidden: Bool) async throws {
        try present(picture())
        do {
            let client = try await viewer()
            try await client.say(#"{"t":"in","events":[{"k":"focus"}]}"#)
            try await client.say(#"{"t":"hidden","hidden":\#(wasHidden)}"#)
            try await answered(client)
            _ = display.readInput()
        }
        var events: [InputEvent] = []
        while !events.contains(.focus(false)) {
            await Task.yield()
            events += display.readInput()
        }
        #expect(display.isWatched == !wasHidden)
        #expect(!events.contains(.shown(true)) && !events.contains(.shown(false)))
        try display.finish()
    }

    @Test("a viewer with a small budget gets losses while things move, and the truth when they rest")
    func budget() async throws {
        try present(picture())
        let client = try await viewer(more: #","budget":1000"#)
        let moving = try await client.nextFrame()
        #expect(moving.coding == 2)
        try await shown(moving, by: client)
        let exact = Mutex<SentFrame?>(nil)
        let listener = Task.detached {
            let frame = try await client.nextFrame()
            exact.withLock { $0 = frame }
        }
        while exact.withLock({ $0 == nil }) {
            _ = display.readInput()
            await Task.yield()
        }
        try await listener.value
        #expect(exact.withLock(\.?.coding) == 1)
        try display.finish()
    }

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

    @Test("what was held when the driver went is let go of, and who comes back drives on")
    func reconnect() async throws {
        try present(picture())
        do {
            let client = try await viewer()
            try await client.say(
                #"{"t":"in","events":[{"k":"focus"},{"k":"down","i":5,"p":"touch","x":10,"y":20},{"k":"keyDown","code":"KeyA","key":"a"}]}"#
            )
            try await answered(client)
            _ = display.readInput()
        }
        var events: [InputEvent] = []
        while events.isEmpty {
            await Task.yield()
            events = display.readInput()
        }
        let isCancelled = events.contains {
            if case .touch(let touch) = $0 {
                touch.phase == .cancelled && touch.location == CGPoint(x: 10, y: 20)
            } else {
                false
            }
        }
        let isUp = events.contains { if case .key(let key) = $0 { !key.isDown && key.usage == 4 } else { false } }
        #expect(isCancelled)
        #expect(isUp)
        #expect(events.contains(.focus(false)))
        let again = try await viewer()
        #expect(try await again.next("role")["role"] as? String == "driver")
        #expect(try await again.nextFrame().rects.count == 1)
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
        try await client.say(
            #"{"t":"look","look":{"width":400,"height":300,"scale":1.5,"dark":true,"lessMotion":true}}"#)
        try await answered(client)
        #expect(display.readInput().isEmpty)
        #expect(!display.hasInput, "what is told twice is read, and keeps nobody awake")
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
#endif
