import PortBase
import SwiftSyntax

/// Comments out what ``LeftOut`` names, on its lines; a file of which nothing would be left is put under a condition.
final class LeaveOutRule: Rule {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        if index.leftOut.wholeFiles.contains(file.path) {
            leaveOut(node)
        } else {
            for part in index.leftOut.parts[file.path] ?? [] { leaveOut(part) }
        }
        return .visitChildren
    }

    /// The condition fills lines of its own: nothing of the file is compiled on Linux, so no line has a number there.
    private func leaveOut(_ node: SourceFileSyntax) {
        report.leaveOut(0..<file.text.utf8.count)
        let needs = index.leftOut.parts[file.path]?.first?.needs ?? ""
        let isForTheMac = ["AppKit", "Cocoa"].contains(needs)
        let module = isForTheMac ? needs : imported(by: node) ?? "SwiftUI"
        report.insert("#if canImport(\(module))\n", at: 0)
        report.insert("\n#endif\n", at: file.text.utf8.count)
        report.note(
            file.finding(
                .warning, at: node,
                isForTheMac
                    ? "The file is for the Mac, as it imports \(needs): left out."
                    : "\(needs) is of a module that does not exist on Linux: the whole file is left out there."))
    }

    private func imported(by node: SourceFileSyntax) -> String? {
        node.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
            .first { index.leftOut.modules.contains($0) }
    }

    private func leaveOut(_ part: LeftOut.Part) {
        commentOut(part.range)
        if let instead = part.instead { report.insert(" \(instead)", at: part.range.upperBound) }
        let place = file.locations.location(for: AbsolutePosition(utf8Offset: part.range.lowerBound))
        report.note(
            Finding(
                file: file.path, line: place.line, column: place.column, severity: .warning,
                message:
                    "\(part.name) uses \(part.needs), which is of a module that does not exist on Linux: left out there."
            ))
    }

    /// The import goes, and what it brings along stays.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text, index.leftOut.modules.contains(module),
            !index.leftOut.wholeFiles.contains(file.path), !isAskedFor(module, node)
        else { return .skipChildren }
        report.replace(node.path.span, module == "Combine" ? "Foundation" : "UIKit")
        return .skipChildren
    }
}
