import Testing
import UIKit

/// Values that a user's devices share on Apple's systems: one device's own here.
@MainActor @Suite("Values shared between devices", .serialized) struct SharedValueTests {
    private let store = NSUbiquitousKeyValueStore.default

    @Test("are kept by their kinds, and absent ones are zero or nil")
    func kinds() {
        defer { for key in ["text", "whole", "real", "flag", "list", "data"] { store.removeObject(forKey: key) } }
        store.set("words", forKey: "text")
        store.set(Int64(7_000_000_000), forKey: "whole")
        store.set(1.5, forKey: "real")
        store.set(true, forKey: "flag")
        store.set(["a", "b"], forKey: "list")
        store.set(Data([1, 2]), forKey: "data")
        #expect(store.synchronize())
        #expect(store.string(forKey: "text") == "words")
        #expect(store.longLong(forKey: "whole") == 7_000_000_000)
        #expect(store.double(forKey: "real") == 1.5)
        #expect(store.bool(forKey: "flag"))
        #expect(store.array(forKey: "list") as? [String] == ["a", "b"])
        #expect(store.data(forKey: "data") == Data([1, 2]))
        #expect(Set(store.dictionaryRepresentation.keys).isSuperset(of: ["text", "whole", "list"]))
        #expect(store.string(forKey: "none") == nil)
        #expect(store.longLong(forKey: "none") == 0)
        #expect(!store.bool(forKey: "none"))
    }

    @Test("go when they are removed or set to nothing")
    func removal() {
        store.set("words", forKey: "text")
        store.removeObject(forKey: "text")
        #expect(store.object(forKey: "text") == nil)
        store.set("words", forKey: "text")
        store.set(nil as String?, forKey: "text")
        #expect(store.dictionaryRepresentation["text"] == nil)
    }
}
