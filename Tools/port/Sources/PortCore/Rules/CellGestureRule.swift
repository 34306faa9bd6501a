import SwiftSyntax

/// `pan.delegate = self` in a table's cell, and `gestureRecognizer(…)` there: on Apple's systems every `UITableViewCell` is a delegate of
/// recognisers, and whatever of it a subclass writes counts. Here the subclass that does so says that it is one.
final class CellGestureRule: Rule {
    static func concerns(_ text: TextSearch) -> Bool { text.has("gestureRecognizer(", "delegate = self") }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard index.ancestors(of: name).contains("UITableViewCell"), !isDelegate(name), isUsed(name) else {
            return .visitChildren
        }
        if let clause = node.inheritanceClause { report.insert(", \(Self.delegate)", at: clause.span.upperBound) }
        return .visitChildren
    }

    private static let delegate = "UIGestureRecognizerDelegate"

    /// A class above that is one says so, too.
    private func isDelegate(_ name: String) -> Bool {
        isNamed(name) || index.superclasses(of: name).contains { isNamed($0) || isUsed($0) }
    }

    private func isNamed(_ name: String) -> Bool {
        index.classes[name]?.inherited.contains(Self.delegate) ?? false
    }

    private func isUsed(_ name: String) -> Bool {
        guard let info = index.classes[name] else { return false }
        return info.listensToGestures
            || info.bodyMembers.union(info.extensionMembers).contains { $0.hasPrefix("gestureRecognizer(") }
    }

    /// Whether a class whose name or superclass speaks of cells makes itself the delegate of a recogniser.
    static func listens(_ node: ClassDeclSyntax) -> Bool {
        let names = inheritedNames(node.inheritanceClause) + [node.name.text]
        guard names.contains(where: { $0.contains("Cell") }) else { return false }
        let reader = Reader()
        reader.walk(node.memberBlock)
        return reader.found
    }

    /// Looks for `someRecogniser.delegate = self`.
    private final class Reader: SyntaxVisitor {
        private(set) var found = false

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let parts = Array(node.elements)
            guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].trimmedDescription == "self",
                let member = parts[0].as(MemberAccessExprSyntax.self), member.declName.baseName.text == "delegate",
                let receiver = member.base?.trimmedDescription.lowercased()
            else { return .visitChildren }
            if ["gesture", "recognizer", "recogniser", "pan", "tap", "swipe", "press"].contains(
                where: receiver.contains)
            {
                found = true
            }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
