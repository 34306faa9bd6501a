#if Browser
import Foundation
import Testing

@Suite("The gallery in a real browser", .enabled(if: Chromium.path != nil, "Chromium is not installed"), .serialized)
struct ChromiumTests {
    /// Numbers the pixels of the canvas inside a rectangle of points.
    private static let tools = """
        window.look = (x, y, width, height) => {
          const canvas = document.getElementById("screen"), { width: w } = mutoscope.size()
          const factor = canvas.width / w
          const data = canvas.getContext("2d").getImageData(x * factor, y * factor, width * factor, height * factor).data
          return new Uint32Array(data.buffer.slice(0))
        }
        window.changes = (a, b) => a.reduce((count, pixel, index) => count + (pixel === b[index] ? 0 : 1), 0)
        window.point = (x, y) => {
          const box = document.getElementById("app").getBoundingClientRect(), { width, height } = mutoscope.size()
          return [box.left + x * box.width / width, box.top + y * box.height / height]
        }
        """

    private func withPage(
        _ arguments: [String], query: String = "", environment: [String: String] = [:], width: Int = 800,
        _ body: (Chromium) async throws -> Void
    ) async throws {
        let program = try await ServedProgram(arguments, environment: environment)
        defer { program.quit() }
        let browser = try Chromium(width: width)
        defer { browser.quit() }
        try await browser.open(program.address + query)
        try await browser.wait(until: "window.mutoscope?.picture.frames > 0")
        _ = try await browser.evaluate(Self.tools)
        try await body(browser)
    }

    private func place(_ browser: Chromium, _ x: Double, _ y: Double) async throws -> (Double, Double) {
        let point = try await browser.evaluate("point(\(x), \(y))") as? [any Sendable] ?? []
        let numbers = point.compactMap { ($0 as? NSNumber)?.doubleValue }
        try #require(numbers.count == 2)
        return (numbers[0], numbers[1])
    }

    private func keep(_ browser: Chromium, _ name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["MUTOSCOPE_PICTURES"] else { return }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try await browser.screenshot().write(to: URL(fileURLWithPath: "\(folder)/\(name).png"))
    }

    @Test("the calendar's page follows the mouse, and comes to rest")
    func calendar() async throws {
        try await withPage(["play", "curl-calendar", "--size", "390x844", "--scale", "1"]) { browser in
            try await browser.wait(until: "new Set(look(0, 0, 390, 844)).size > 100")
            _ = try await browser.evaluate("window.before = look(20, 160, 350, 520), true")
            try await keep(browser, "calendar-before")
            let start = try await place(browser, 340, 640), end = try await place(browser, 80, 300)
            try await browser.mouse("mouseMoved", start.0, start.1)
            try await browser.mouse("mousePressed", start.0, start.1)
            for step in 1...20 {
                let share = Double(step) / 20
                try await browser.mouse(
                    "mouseMoved", start.0 + (end.0 - start.0) * share, start.1 + (end.1 - start.1) * share)
            }
            try await browser.wait(until: "changes(window.before, look(20, 160, 350, 520)) > 20000")
            try await keep(browser, "calendar-curled")
            try await browser.mouse("mouseReleased", end.0, end.1)
            try await browser.wait(
                until:
                    "(window.last ?? 0) === mutoscope.picture.bytes || (window.last = mutoscope.picture.bytes, false)")
            try await keep(browser, "calendar-after")
        }
    }

    @Test("assistive programs find the program's elements by role and name, and use them")
    func elements() async throws {
        try await withPage(["--size", "390x844", "--scale", "1"]) { browser in
            let tile = #"document.querySelector('[role=button][aria-label="Curl calendar"]')"#
            try await browser.wait(until: tile)
            #expect(try await browser.accessibleNodes(role: "button", name: "Curl calendar").count == 1)
            #expect(try await browser.accessibleNodes(role: "heading", name: "Effects").count == 1)
            // A driver clicks where the element is.
            let middle = try await browser.evaluate(
                "(({ left, top, width, height }) => [left + width / 2, top + height / 2])(\(tile).getBoundingClientRect())"
            )
            let place = (middle as? [any Sendable] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue }
            try #require(place.count == 2)
            try await browser.mouse("mousePressed", place[0], place[1])
            try await browser.mouse("mouseReleased", place[0], place[1])
            let back = #"document.querySelector('[role=button][aria-label="Mutoscope"]')"#
            try await browser.wait(until: "\(back) && !\(tile)")
            #expect(try await browser.accessibleNodes(role: "button", name: "Mutoscope").count == 1)
            #expect(try await browser.accessibleNodes(role: "button", name: "Curl calendar").isEmpty)
            try await keep(browser, "elements-opened")
            // A screen reader clicks without a mouse.
            _ = try await browser.evaluate("\(back).click()")
            try await browser.wait(until: "\(tile) && !\(back)")
        }
    }

    @Test("of frames that come together each is seen")
    func turns() async throws {
        try await withPage(["play", "curl-calendar", "--size", "390x844", "--scale", "1"]) { browser in
            let seen =
                try await browser.evaluate(
                    """
                    (async () => {
                      const { Picture } = await import("/pixels.js")
                      const picture = new Picture(document.createElement("canvas")), shown = [], seen = []
                      const frame = (red) => new Uint8Array(
                        [1, 0, 1, 0, red, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1, 0, 1, 0, 4, 0, 0, 0, 0xfe, red, 0, 0]).buffer
                      const look = () => new Promise((done) => requestAnimationFrame(() => {
                        seen.push(picture.context.getImageData(0, 0, 1, 1).data[0])
                        done()
                      }))
                      await look()
                      for (const red of [10, 20]) picture.take(frame(red), (number) => shown.push(number))
                      for (let turn = 0; turn < 4; turn++) await look()
                      for (const red of [30, 40, 50]) picture.take(frame(red), (number) => shown.push(number))
                      for (let turn = 0; turn < 4; turn++) await look()
                      return `${seen.slice(1).join()}; ${shown.join()}`
                    })()
                    """) as? String
            #expect(seen == "10,20,20,20,40,50,50,50; 10,20,30,40,50")
        }
    }

    @Test("who watches sees the driver's proportions, and its own after taking over")
    func watching() async throws {
        let program = try await ServedProgram(["--scale", "1"])
        defer { program.quit() }
        let browser = try Chromium(width: 1000)
        defer { browser.quit() }
        try await browser.open(program.address + "?fill")
        try await browser.wait(until: "mutoscope.picture.canvas.width === innerWidth")
        try await browser.open(program.address + "?phone")
        try await browser.wait(until: "mutoscope.picture.canvas.width === innerWidth")
        let ratio = "(({ width, height }) => width / height)"
        let isInProportion =
            "Math.abs(\(ratio)(document.getElementById('app').getBoundingClientRect()) - \(ratio)(mutoscope.picture.canvas)) < 0.01"
        #expect(try await browser.evaluate(isInProportion) as? Bool == true)
        #expect(try await browser.evaluate("mutoscope.size().width === innerWidth") as? Bool == true)
        try await keep(browser, "watching")
        _ = try await browser.evaluate("document.getElementById('drive').click()")
        try await browser.wait(until: "mutoscope.picture.canvas.width === 390")
        #expect(try await browser.evaluate(isInProportion) as? Bool == true)
    }

    @Test("wheels, and fingers that scroll or move apart on a trackpad, are told from each other")
    func wheels() async throws {
        try await withPage(["play", "curl-calendar", "--size", "390x844", "--scale", "1"]) { browser in
            _ = try await browser.evaluate(
                """
                window.sent = []
                const send = WebSocket.prototype.send
                WebSocket.prototype.send = function (words) {
                  for (const event of JSON.parse(words).events ?? []) if (event.k === "wheel") sent.push(event)
                  send.call(this, words)
                }
                const app = document.getElementById("app")
                window.turn = (words) => {
                  sent.length = 0
                  const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, ...words })
                  for (const axis of ["X", "Y"]) {
                    const value = words["wheelDelta" + axis] ?? 0
                    Object.defineProperty(event, "wheelDelta" + axis, { value })
                  }
                  app.dispatchEvent(event)
                  return sent.map(({ dx, dy, smooth, m }) => `${dx} ${dy} ${smooth} ${m}`).join()
                }
                window.spread = (type, scale) => {
                  sent.length = 0
                  app.dispatchEvent(Object.assign(new Event(type, { cancelable: true }), { scale, clientX: 90, clientY: 90 }))
                  return sent.map(({ dy, smooth, m }) => `${Math.round(dy)} ${smooth} ${m}`).join()
                }
                true
                """)
            let rest = "await new Promise((done) => setTimeout(done, 250))"
            let turns: [(String, String)] = [
                // A notch scrolls by more on a screen of fractional scale.
                ("turn({ deltaY: 66.67, wheelDeltaY: -120 })", "0 66.67 false 0"),
                ("turn({ deltaY: 3, deltaMode: 1, wheelDeltaY: -120 })", "0 48 false 0"),
                ("turn({ deltaX: 2.5, deltaY: 1, wheelDeltaX: -7, wheelDeltaY: -3 })", "2.5 1 true 0"),
                // Forty points at once are thrice forty to a browser: no notch.
                ("turn({ deltaY: 40, wheelDeltaY: -120 })", "0 40 true 0"),
                ("turn({ deltaY: -10, wheelDeltaY: 30, ctrlKey: true })", "0 -10 true 2"),
                ("spread('gesturestart', 1)", ""), ("spread('gesturechange', 1.5)", "-41 true 2"),
                ("spread('gesturechange', 1)", "41 true 2"), ("spread('gestureend', 1)", ""),
            ]
            for (turn, words) in turns {
                #expect(try await browser.evaluate("(async () => { \(rest); return \(turn) })()") as? String == words)
            }
        }
    }

    @Test("a panel beside the program shows its views, changes them, and holds its time")
    func inspector() async throws {
        let arguments = ["play", "curl-calendar", "--size", "390x844", "--scale", "1"]
        try await withPage(arguments, query: "?inspect", environment: ["MUTOSCOPE_INSPECT": "1"], width: 1200) {
            browser in
            try await browser.wait(until: "document.querySelectorAll('#inspector [role=treeitem]').length > 10")
            try await browser.wait(until: "new Set(look(0, 0, 390, 844)).size > 100")
            try await keep(browser, "inspector-tree")
            let click = { (name: String) in
                _ = try await browser.evaluate(
                    "[...document.querySelectorAll('#inspector button')].find((b) => b.textContent === '\(name)').click()"
                )
            }
            // A view is chosen on the program itself.
            try await click("Pick")
            let point = try await place(browser, 195, 300)
            try await browser.mouse("mousePressed", point.0, point.1)
            try await browser.mouse("mouseReleased", point.0, point.1)
            try await browser.wait(until: "document.querySelector('#inspector .detail h2')?.textContent.length > 0")
            try await browser.wait(until: "document.querySelector('#marks div')")
            try await keep(browser, "inspector-picked")
            try await click("3D")
            try await browser.wait(until: "document.querySelectorAll('#inspector .space img').length > 3")
            try await keep(browser, "inspector-apart")
            try await click("Frames")
            try await browser.wait(until: "document.querySelector('#inspector pre')?.textContent.includes('paint')")
            try await keep(browser, "inspector-frames")
            try await click("Pause")
            try await browser.wait(
                until: "document.querySelector('#inspector button').getAttribute('aria-pressed') === 'true'")
            try await click("Overdraw")
            try await browser.wait(until: "document.querySelector('#marks img')")
            try await keep(browser, "inspector-overdraw")
        }
    }
}
#endif
