import Testing
import UIKit

/// Section snapshots in words.
@MainActor @Suite("Words of section snapshots") struct SectionSnapshotWordsTests {
    @Test("items stand indented, with a sign for open and closed ones")
    func words() {
        var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
        snapshot.append(["a", "b"])
        snapshot.append(["a1"], to: "a")
        snapshot.append(["a2"], to: "a1")
        snapshot.expand(["a"])
        #expect(snapshot.visualDescription() == "- a\n  + a1\n      a2\n  b")
    }
}
