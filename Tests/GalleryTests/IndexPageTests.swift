import Testing

@testable import gallery

@Suite("The page of recordings")
@MainActor
struct IndexPageTests {
    @Test("begins with the five effects, and leaves no screen out")
    func order() {
        let ordered = RecordCommand.order(ScreenCatalog.all).map(\.name)
        #expect(ordered.prefix(5) == ["curl-calendar", "page-curl", "card-deck", "task-switcher", "book-opening"])
        #expect(ordered.sorted() == ScreenCatalog.all.map(\.name).sorted())
    }

    @Test("says how far it is while it grows")
    func grows() {
        let entries = ScreenCatalog.all.prefix(2).map {
            IndexPage.Entry(screen: $0, video: "\($0.name).mp4", sheet: "\($0.name).png")
        }
        let growing = IndexPage.html(Array(entries), of: 3), whole = IndexPage.html(Array(entries), of: 2)
        #expect(growing.contains("2 of 3 are recorded"))
        #expect(growing.contains("http-equiv=\"refresh\""))
        #expect(!whole.contains("are recorded"))
        #expect(!whole.contains("http-equiv=\"refresh\""))
    }
}
