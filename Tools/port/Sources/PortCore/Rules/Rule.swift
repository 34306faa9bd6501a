import PortBase
import SwiftSyntax

/// What every rule writes into.
public final class Report {
    public internal(set) var edits: [Edit] = []
    public internal(set) var findings: [Finding] = []
    /// Whether the file declares optional requirements that answer something.
    var needsSupport = false
    /// Conformances that were written already.
    var conformances: Set<String> = []
    /// What the file gets for its private properties.
    var privateSetter: PrivateSetter?
    /// Whether the file sends requests without a session.
    var sendsRequests = false

    /// What stands in the file twice.
    var copies: [Copy] = []

    func replace(_ range: Range<Int>, _ replacement: String) { edits.append(Edit(range, replacement)) }
    func insert(_ text: String, at offset: Int) { replace(offset..<offset, text) }
    func note(_ finding: Finding) { findings.append(finding) }

    /// What goes from the file into bodies of classes, here or in other files.
    let insertions = ClassInsertions()

    /// What the file is made of and cannot have: modules that do not exist, each with what to say of it.
    var absentModules: [(module: String, finding: Finding)] = []

    /// What is not compiled any more.
    private var leftOut: [Range<Int>] = []

    func leaveOut(_ range: Range<Int>) { leftOut.append(range) }

    func isLeftOut(_ node: some SyntaxProtocol) -> Bool {
        let place = node.span.lowerBound
        return leftOut.contains { $0.contains(place) }
    }
}

/// A visitor that looks for one family of constructs.
class Rule: SyntaxVisitor {
    let file: SourceFile
    let index: Index
    let report: Report

    init(file: SourceFile, index: Index, report: Report) {
        self.file = file
        self.index = index
        self.report = report
        super.init(viewMode: .sourceAccurate)
    }

    private var hasImported = false

    /// What a rule writes is found in UIKit, which a file may have seen through others or not at all.
    func importUIKit() {
        guard !hasImported else { return }
        hasImported = true
        let reader = NameReader()
        reader.walk(file.tree)
        guard reader.imports.isDisjoint(with: ["UIKit", "SwiftUI", "MapKit", "ContactsUI", "EventKitUI", "Social"]),
            !ModuleNeeds(file.tree, index).missing.contains("UIKit")
        else { return }
        ImportRule.add("UIKit", to: file.tree, report)
    }
}

/// What rules put into bodies of classes that may be declared in other files.
final class ClassInsertions {
    /// A member to put into a class body.
    struct Move {
        let text: String
        let path: String
        let line: Int
        /// What the file imports that it comes from.
        var modules: [String] = []
    }

    /// Overrides that leave their extensions, by class.
    var moves: [String: [Move]] = [:]
    /// Empty methods that base classes get so that subclasses can override them, by class and full name.
    var additions: [String: [String: String]] = [:]

    /// What another file puts into classes: moved members follow those that are here, and its methods take the place of equal ones.
    func add(_ other: ClassInsertions) {
        moves.merge(other.moves, uniquingKeysWith: +)
        additions.merge(other.additions) { $0.merging($1) { _, last in last } }
    }

    /// Whether a file may hold a class that something is to be put into.
    func waits(for text: String) -> Bool {
        let names = Array(moves.keys) + Array(additions.keys)
        return !names.isEmpty && TextSearch(text).has(any: names)
    }
}
