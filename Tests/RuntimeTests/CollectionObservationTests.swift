import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@Suite("Arrays and properties that are observed by name")
struct CollectionObservationTests {
    private final class Shelf: NSObject, KeyValueObserver, KeyValueSettable {
        var books = NSMutableArray()
        var name = "" { didSet { didChangeValue(forKey: "name") } }
        var pages = 0
        var told: [String] = []

        func observeValue(
            forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
            context: UnsafeMutableRawPointer?
        ) {
            let kind = (change?[.kindKey] as? NSNumber)?.uintValue ?? 0
            let places = (change?[.indexesKey] as? IndexSet).map { $0.map { "\($0)" }.joined(separator: ",") } ?? "-"
            told.append("\(keyPath ?? "") \(kind) \(places) \(change?[.oldKey] ?? "-") \(change?[.newKey] ?? "-")")
        }

        func setStoredValue(_ value: Any?, forKey key: String) -> Bool {
            switch key {
            case "name": KeyValues.assign(value, to: &name)
            case "pages": KeyValues.assign(value, to: &pages)
            default: return false
            }
            return true
        }
    }

    @Test("each change of an array's elements is told with its places")
    func elements() {
        let shelf = Shelf()
        shelf.addObserver(shelf, forKeyPath: "books", options: [.new, .old], context: nil)
        let books = shelf.mutableArrayValue(forKey: "books")
        books.addObjects(from: ["a", "b", "c"])
        books.removeObject(at: 1)
        books.replaceObject(at: 0, with: "d")
        books.replaceObjects(in: NSRange(location: 0, length: 2), withObjectsFrom: ["e"])
        #expect(shelf.books == ["e"])
        #expect(
            shelf.told == [
                "books 2 0,1,2 - [\"a\", \"b\", \"c\"]", "books 3 1 [\"b\"] -", "books 4 0 [\"a\"] [\"d\"]",
                "books 4 0 [\"d\"] [\"e\"]", "books 3 1 [\"c\"] -",
            ])
        shelf.removeObserver(shelf, forKeyPath: "books")
        books.add("f")
        #expect(shelf.told.count == 5)
    }

    @Test("objects of any class are found in it")
    func anyClass() {
        class Row {}
        let shelf = Shelf(), row = Row()
        let rows = shelf.mutableArrayValue(forKey: "books")
        rows.add("a")
        rows.add(row)
        #expect(rows.contains(row))
        #expect(!rows.contains(Row()))
        #expect(rows.index(of: row) == 1)
        #expect(rows.index(of: "a") == 0)
        #expect(rows.index(of: row, in: NSRange(location: 0, length: 1)) == NSNotFound)
        rows[1] = "b"
        rows[2] = "c"
        #expect(shelf.books == ["a", "b", "c"])
    }

    @Test("a property that tells of its changes is told of at once")
    func atOnce() {
        let shelf = Shelf()
        var names: [String] = []
        let token = shelf.observe(\.name, options: [.old, .new]) { _, change in
            names.append("\(change.oldValue ?? "-") to \(change.newValue ?? "-")")
        }
        shelf.name = "a"
        shelf.name = "a"
        shelf.name = "b"
        #expect(names == [" to a", "a to b"])
        token.invalidate()
    }

    @Test("properties are set and read by their names")
    func keys() {
        let shelf = Shelf()
        shelf.setValue("poems", forKey: "name")
        shelf.setValuesForKeys(["pages": NSNumber(value: 12)])
        #expect(shelf.value(forKey: "name") as? String == "poems")
        #expect(shelf.pages == 12)
    }
}

@Suite("Objects in formats")
struct FormattedObjectTests {
    private final class Book: NSObject {
        override var description: String { "a book" }
    }

    @Test("an object of the program's own class is its description")
    func ownObject() {
        #expect(String(format: "%@ and %@", Book(), "b" as NSString) == "a book and b")
        #expect(String(format: "%@", NSNumber(value: 3)) == "3")
    }
}
