import PortBase
import SwiftSyntax

/// Casts to Objective-C's strings and keys. `AVFileType.heic as CFString`: on Apple's systems a name with a type of its own is a string to
/// Objective-C; here its raw value is.
final class BridgedNameRule: Rule {
    static let words = ["as CFString", "as NSString", "as NSCopying"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for place in parts.indices.dropLast(2)
        where isCast(parts[place + 1], to: parts[place + 2], of: ["CFString", "NSString"]) {
            guard let member = parts[place].as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
                let type = KitSymbols.shared.types[base], type.parents.contains("RawRepresentable"),
                type.members.contains(member.declName.baseName.text)
            else { continue }
            report.insert(".rawValue", at: member.span.upperBound)
        }
        return .visitChildren
    }

    /// `table.setObject(view, forKey: section as NSCopying)`: keys are values here.
    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if node.label?.text == "forKeys" { readKeys(node.expression) }
        guard node.label?.text == "forKey", let key = sequence(in: node.expression) else { return .visitChildren }
        dropCast(of: key)
        return .visitChildren
    }

    /// `NSDictionary(objects: values, forKeys: [name as NSCopying, …])`.
    private func readKeys(_ expression: ExprSyntax) {
        for element in expression.as(ArrayExprSyntax.self)?.elements ?? [] {
            if let key = sequence(in: element.expression) { dropCast(of: key) }
        }
    }

    private func dropCast(of key: SequenceExprSyntax) {
        let parts = Array(key.elements)
        guard parts.count == 3, isCast(parts[1], to: parts[2], of: ["NSCopying"]) else { return }
        report.replace(parts[0].span.upperBound..<parts[2].span.upperBound, "")
    }

    /// Also in parentheses.
    private func sequence(in expression: ExprSyntax) -> SequenceExprSyntax? {
        if let sequence = expression.as(SequenceExprSyntax.self) { return sequence }
        guard let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
        return tuple.elements.first?.expression.as(SequenceExprSyntax.self)
    }

    /// Whether the word is a plain `as`, to one of some types.
    private func isCast(_ word: ExprSyntax, to type: ExprSyntax, of types: Set<String>) -> Bool {
        guard let cast = word.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil else {
            return false
        }
        return types.contains(type.trimmedDescription)
    }
}
