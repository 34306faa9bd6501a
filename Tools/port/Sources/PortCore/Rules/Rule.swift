import SwiftSyntax

/// What every rule writes into.
public final class Report {
    public internal(set) var edits: [Edit] = []
    public internal(set) var findings: [Finding] = []
    /// Text that has to stand at the end of the file (default implementations).
    public internal(set) var appended: [String] = []

    func replace(_ range: Range<Int>, _ replacement: String) { edits.append(Edit(range, replacement)) }
    func note(_ finding: Finding) { findings.append(finding) }
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
}
