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
        let needs = index.leftOut.parts[file.path]?.first?.needs ?? ""
        let module = imported(by: node) ?? "SwiftUI"
        report.insert("#if canImport(\(module))\n", at: 0)
        report.insert("\n#endif\n", at: file.text.utf8.count)
        report.note(
            file.finding(
                .warning, at: node,
                "\(needs) is of a module that does not exist on Linux: the whole file is left out there."))
    }

    private func imported(by node: SourceFileSyntax) -> String? {
        node.statements.lazy.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
            .first { LeftOut.modules.contains($0) }
    }

    private func leaveOut(_ part: LeftOut.Part) {
        separateMarks(in: part.range)
        report.insert("/* ", at: part.range.lowerBound)
        report.insert(" */", at: part.range.upperBound)
        let place = file.locations.location(for: AbsolutePosition(utf8Offset: part.range.lowerBound))
        report.note(
            Finding(
                file: file.path, line: place.line, column: place.column, severity: .warning,
                message:
                    "\(part.name) uses \(part.needs), which is of a module that does not exist on Linux: left out there."
            ))
    }

    /// Marks of comments that are none, as in `"*/*"` or behind `//`, would end the comment too early or too late: a blank parts them.
    private func separateMarks(in range: Range<Int>) {
        let marks = CommentMark.all(in: Array(file.text.utf8)[range])
        guard !CommentMark.areNested(marks) else { return }
        for mark in marks { report.insert(" ", at: mark.offset + 1) }
    }

    /// The import goes, and what it brings along stays.
    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text, LeftOut.modules.contains(module),
            !index.leftOut.wholeFiles.contains(file.path), !isUnderCondition(node)
        else { return .skipChildren }
        report.replace(node.path.span, module == "Combine" ? "Foundation" : "UIKit")
        return .skipChildren
    }
}

/// A place where a comment would begin or end.
private struct CommentMark {
    var offset: Int
    var isOpening: Bool

    /// Those of `/*/` overlap.
    static func all(in text: ArraySlice<UInt8>) -> [CommentMark] {
        let slash = UInt8(ascii: "/"), star = UInt8(ascii: "*")
        return text.indices.dropLast().compactMap { place in
            switch (text[place], text[place + 1]) {
            case (slash, star): CommentMark(offset: place, isOpening: true)
            case (star, slash): CommentMark(offset: place, isOpening: false)
            default: nil
            }
        }
    }

    /// Whether each opening mark has its end behind it, read as the compiler does: from left to right, each byte once.
    static func areNested(_ marks: [CommentMark]) -> Bool {
        var depth = 0, end = 0
        for mark in marks where mark.offset >= end {
            end = mark.offset + 2
            depth += mark.isOpening ? 1 : -1
            if depth < 0 { return false }
        }
        return depth == 0
    }
}
