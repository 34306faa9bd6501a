#if Window
import CPortal
import Displays
import Foundation
import Synchronization
import Testing

@testable import DisplayWindow

@Suite(
    "The desktop's portal on a bus of the test's own",
    .enabled(if: PrivateBus.path != nil, "dbus-daemon is not installed"), .timeLimit(.minutes(1)))
struct DesktopPortalTests {
    private static let file = "(uint32 0, {'uris': <['file:///some/a%20b.txt']>})"

    private func ask(_ bus: PrivateBus) async -> PortalRequest.Answer {
        await withCheckedContinuation { done in
            _ = PortalRequest("org.freedesktop.portal.FileChooser", "OpenFile", on: bus.bus) {
                done.resume(returning: $0)
            } parameters: { token in
                (DesktopPortal.parameters(FileRequest(title: "Open"), token: token), "(ssa{sv})")
            }
        }
    }

    @Test(
        "an answer arrives, whatever the portal calls the question and however soon it knows",
        arguments: [false, true], [false, true])
    func answers(hasOwnNames: Bool, answersAtOnce: Bool) async throws {
        let bus = try PrivateBus()
        defer { bus.end() }
        let portal = try StandInPortal(
            on: bus, .init(hasOwnNames: hasOwnNames, answersAtOnce: answersAtOnce, response: Self.file))
        #expect(await ask(bus) == .done(["file:///some/a%20b.txt"]))
        portal.end()
    }

    @Test("a user who cancels, and a portal that will not")
    func refusals() async throws {
        for (response, answer) in [("1", PortalRequest.Answer.cancelled), ("2", .failed)] {
            let bus = try PrivateBus()
            defer { bus.end() }
            let portal = try StandInPortal(on: bus, .init(response: "(uint32 \(response), {})"))
            #expect(await ask(bus) == answer)
            portal.end()
        }
    }

    @Test("where nobody answers to the portal's name nobody is asked")
    func nobody() async throws {
        let bus = try PrivateBus()
        defer { bus.end() }
        #expect(await ask(bus) == .failed)
    }

    @Test("a portal that ends before its user has chosen answers nothing")
    func ending() async throws {
        let bus = try PrivateBus()
        defer { bus.end() }
        let portal = try StandInPortal(on: bus)
        async let answer = ask(bus)
        var heard = portal.heard.makeAsyncIterator()
        while await heard.next() != "OpenFile" {}
        portal.end()
        #expect(await answer == .failed)
    }

    @Test("a question that is taken back is closed, and says nothing")
    func stopping() async throws {
        let bus = try PrivateBus()
        defer { bus.end() }
        let portal = try StandInPortal(on: bus)
        let answered = Mutex(false)
        let request = PortalRequest("org.freedesktop.portal.FileChooser", "OpenFile", on: bus.bus) { _ in
            answered.withLock { $0 = true }
        } parameters: { token in
            (DesktopPortal.parameters(FileRequest(title: "Open"), token: token), "(ssa{sv})")
        }
        var heard = portal.heard.makeAsyncIterator()
        while await heard.next() != "OpenFile" {}
        request.stop()
        var closed: String?
        while closed == nil, let call = await heard.next() { if call.hasPrefix("Close") { closed = call } }
        #expect(closed?.hasPrefix("Close /org/freedesktop/portal/desktop/request/") == true)
        #expect(!answered.withLock { $0 })
        portal.end()
    }

    @Test("files and addresses go through the desktop") @MainActor
    func desktop() async throws {
        let bus = try PrivateBus()
        defer { bus.end() }
        let portal = try StandInPortal(on: bus, .init(response: Self.file))
        let desktop = DesktopPortal(on: bus.bus)
        while !desktop.choosesFiles { await Task.yield() }
        let request = FileRequest(title: "Open", endings: ["txt"], isMultiple: true, folder: "/some")
        let answer = await withCheckedContinuation { done in desktop.choose(request) { done.resume(returning: $0) } }
        #expect(answer == .chosen([URL(fileURLWithPath: "/some/a b.txt")]))
        let opened = await withCheckedContinuation { done in
            desktop.open("https://swift.org") { done.resume(returning: $0) }
        }
        #expect(opened == true)
        portal.end()
    }

    @Test("settings are there at the start, and their changes are heard")
    func settings() async throws {
        let bus = try PrivateBus()
        defer { bus.end() }
        let portal = try StandInPortal(on: bus)
        portal.set("({'org.freedesktop.appearance': {'color-scheme': <uint32 0>}},)")
        let (changes, change) = AsyncStream<UserSettings>.makeStream()
        let settings = try #require(DesktopSettings(on: bus.bus) { change.yield($0) })
        #expect(settings.first(within: 30) == UserSettings(isDark: false, wantsLessMotion: false))
        portal.set("({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}},)", tells: true)
        var news = changes.makeAsyncIterator()
        #expect(await news.next() == UserSettings(isDark: true, wantsLessMotion: false))
        settings.stop()
        portal.end()
    }
}
#endif
