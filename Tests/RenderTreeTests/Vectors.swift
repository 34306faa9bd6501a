import Foundation
import Testing

/// A JSON value of the vector files, with accessors that fail the test instead of crashing it.
struct Vector {
    let value: Any

    /// The file of this name in the test resources.
    init(file: String) throws {
        let url = try #require(Bundle.module.url(forResource: file, withExtension: "json", subdirectory: "Resources"))
        value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    }

    init(_ value: Any) {
        self.value = value
    }

    subscript(key: String) -> Vector? {
        guard let found = (value as? [String: Any])?[key], !(found is NSNull) else { return nil }
        return Vector(found)
    }

    var number: Double? { (value as? NSNumber)?.doubleValue }
    var string: String? { value as? String }
    var flag: Bool? { (value as? NSNumber)?.boolValue }
    var numbers: [Double] { list.compactMap(\.number) }
    var list: [Vector] { (value as? [Any])?.map(Vector.init) ?? [] }

    /// The rows under a key; an empty list fails the test, so that a renamed key cannot pass unseen.
    func rows(_ key: String) throws -> [Vector] {
        let rows = try #require(self[key]?.list)
        #expect(!rows.isEmpty)
        return rows
    }

    func number(_ key: String) throws -> Double {
        try #require(self[key]?.number, "\(key) of \(value)")
    }

    func numbers(_ key: String) throws -> [Double] {
        try #require(self[key]?.numbers, "\(key) of \(value)")
    }
}

func expectClose(
    _ a: Double?, _ b: Double, _ tolerance: Double, _ what: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let error = a.map { abs($0 - b) } ?? .infinity
    #expect(error <= tolerance, "\(what()): \(a ?? .nan) instead of \(b)", sourceLocation: sourceLocation)
}

func expectClose(
    _ a: [Double], _ b: [Double], _ tolerance: Double, _ what: @autoclosure () -> String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(a.count == b.count, "\(what())", sourceLocation: sourceLocation)
    for (x, y) in zip(a, b) where !(abs(x - y) <= tolerance) {
        Issue.record("\(what()): \(a) instead of \(b)", sourceLocation: sourceLocation)
        return
    }
}
