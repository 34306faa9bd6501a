import Foundation
import Testing

/// State of the whole process hides what code depends on: there is little of it, and each has its reason in `mutable-statics.tsv`.
@Suite("Mutable statics") struct MutableStaticsTests {
    private let list = Repository.root.appendingPathComponent("Tests/ArchitectureTests/mutable-statics.tsv")

    /// `File.swift name` of every static that can change: stored variables and what is behind a lock.
    private var found: Set<String> {
        var found: Set<String> = []
        for file in Repository.swiftFiles(below: Repository.root.appendingPathComponent("Sources"))
        where !file.path.hasPrefix("gallery/") {
            let name = file.path.split(separator: "/").last ?? ""
            for line in file.text.split(separator: "\n") {
                if let variable = Self.mutableStatic(in: line) { found.insert("\(name) \(variable)") }
            }
        }
        return found
    }

    /// The name that a line declares, if it declares such a static.
    private static func mutableStatic(in line: Substring) -> Substring? {
        let words = line.split { $0 == " " || $0 == ":" }
        guard let place = words.firstIndex(of: "static"), words.first?.hasPrefix("//") == false,
            !line.contains("@TaskLocal"), place + 2 < words.count
        else { return nil }
        let rest = words[(place + 1)...].drop { $0 == "weak" || $0 == "nonisolated(unsafe)" }
        guard let keyword = rest.first, rest.count > 1 else { return nil }
        let name = rest[rest.startIndex + 1]
        let isLocked = line.contains("= Mutex") || line.contains("= Atomic")
        if keyword == "let" { return isLocked ? name : nil }
        guard keyword == "var" else { return nil }
        let isStored = line.contains(" = ") || !line.contains("{")
        return isStored ? name : nil
    }

    @Test("each stands in the list with its reason, and the list has no others")
    func listed() throws {
        var reasons: [String: String] = [:]
        for line in try String(contentsOf: list, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: "\t", maxSplits: 1)
            reasons[String(try #require(parts.first))] = parts.count > 1 ? String(parts[1]) : ""
        }
        for name in found.subtracting(reasons.keys).sorted() {
            Issue.record(
                "\(name) is new: can it belong to an object? If not, give its reason in \(list.lastPathComponent).")
        }
        for name in Set(reasons.keys).subtracting(found).sorted() {
            Issue.record("\(name) is gone: strike it from \(list.lastPathComponent).")
        }
        for (name, reason) in reasons where reason.isEmpty { Issue.record("\(name) has no reason.") }
    }

    @Test("a static is told from a computed property and from a comment")
    func recognition() {
        #expect(Self.mutableStatic(in: "    private static var count = 0") == "count")
        #expect(Self.mutableStatic(in: "    static weak var desktop: (any Clipboard)?") == "desktop")
        #expect(Self.mutableStatic(in: "    private static var levels: [Level] = [] {") == "levels")
        #expect(Self.mutableStatic(in: "    private static let table = Mutex(Table())") == "table")
        #expect(Self.mutableStatic(in: "    static var current: Int { 3 }") == nil)
        #expect(Self.mutableStatic(in: "    static let standard = Table()") == nil)
        #expect(Self.mutableStatic(in: "    // static var old = 0") == nil)
    }
}
