import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// Names that Foundation on Linux has too, in a file that imports both.
@Suite("Names that Foundation has as well")
@MainActor
struct FoundationNamesTests {
    struct Score: Equatable { var points: Int }

    private func info<Value>(_ value: Any?, as type: Value.Type) -> Value? {
        let timer = Timer(timeInterval: 1, target: NSObject(), selector: Selector("x"), userInfo: value, repeats: false)
        return timer.userInfo as? Value
    }

    @Test("older spellings of how files are read and written are there")
    func readingOptions() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("words".utf8).write(to: file, options: .atomic)
        for options: Data.ReadingOptions in [.dataReadingMapped, .mappedRead, .uncachedRead, .alwaysMapped] {
            #expect(try Data(contentsOf: file, options: options) == Data("words".utf8))
        }
        #expect(NSData(contentsOfMappedFile: file.path)?.length == 5)
        #expect(NSData(contentsOfMappedFile: file.path + "x") == nil)
    }

    @Test("a timer gives back what it was given, objects and values alike")
    func timers() {
        let view = UIView()
        #expect(info(view, as: UIView.self) === view)
        #expect(info("text", as: String.self) == "text")
        #expect(info(7, as: Int.self) == 7)
        #expect(info(Score(points: 3), as: Score.self) == Score(points: 3))
        #expect(info(["a": 1, "b": 2], as: [String: Int].self) == ["a": 1, "b": 2])
        #expect(info(["a": view, "b": "text"] as [String: Any], as: [String: Any].self)?["b"] as? String == "text")
        #expect(info([1, 2], as: [Int].self) == [1, 2])
        #expect(info({ 5 } as () -> Int, as: (() -> Int).self)?() == 5)
        #expect(info(nil, as: Int.self) == nil)
        let empty = Timer(timeInterval: 1, repeats: false) { _ in }
        #expect(empty.userInfo == nil)
    }

    @Test func foldersAreFound() {
        #expect(URL.temporaryDirectory.isFileURL)
        #expect(URL.homeDirectory.isFileURL)
        #expect(URL.libraryDirectory.path.hasPrefix("/"))
        #expect(URL.documentsDirectory.path.hasPrefix("/"))
    }

    @Test func partsOfAddressesAreSpelledAsApples() {
        let parts: [NSTextCheckingKey: String] = [.city: "Bern", .zip: "3011"]
        #expect(parts[NSTextCheckingKey(rawValue: "ZIP")] == "3011")
        #expect(NSExpression(format: "1 + 2").expressionValue(with: nil, context: nil) as? Int == 3)
        #expect(NSDate(timeIntervalSince1970: 1).addingTimeInterval(1).timeIntervalSince1970 == 2)
    }
}
