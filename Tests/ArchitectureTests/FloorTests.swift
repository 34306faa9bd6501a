import Foundation
import Testing

@Suite("The floors of UIKit")
struct FloorTests {
    private let floors = Floors(sources: Repository.root.appendingPathComponent("Sources/UIKit"))

    @Test("every folder has one")
    func everyFolderHasAFloor() throws {
        let folder = Repository.root.appendingPathComponent("Sources/UIKit")
        for entry in try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        {
            guard try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true, entry.pathExtension.isEmpty
            else { continue }
            #expect(Floors.floor(of: entry.lastPathComponent) != nil, "\(entry.lastPathComponent) stands on no floor")
        }
    }

    /// `upward-references.txt` holds what was there when this test was written, and less since.
    @Test("no folder learns of a higher one, and what is unlearnt stays so")
    func upwardReferencesOnlyShrink() throws {
        let file = Repository.root.appendingPathComponent("Tests/ArchitectureTests/upward-references.txt")
        var allowed: [String: Int] = [:]
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") where !line.hasPrefix("#") {
            let space = try #require(line.lastIndex(of: " "))
            allowed[String(line[..<space])] = Int(line[line.index(after: space)...])
        }
        let found = floors.upward
        for (pair, count) in found.sorted(by: { $0.key < $1.key }) {
            #expect(count <= allowed[pair] ?? 0, "\(pair): \(count) types are named, \(allowed[pair] ?? 0) were")
        }
        for (pair, count) in allowed.sorted(by: { $0.key < $1.key }) {
            #expect(
                found[pair] ?? 0 >= count,
                "\(pair): only \(found[pair] ?? 0) are left; write that into \(file.lastPathComponent)")
        }
    }

    @Test("the largest circle of folders does not grow")
    func circle() {
        #expect(floors.largestCircle.count <= 12, "\(floors.largestCircle.sorted())")
    }
}
