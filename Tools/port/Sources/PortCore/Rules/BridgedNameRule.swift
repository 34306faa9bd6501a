import PortBase
import SwiftSyntax

/// `AVFileType.heic as CFString`: on Apple's systems a name with a type of its own is a string to Objective-C; here its raw value is.
final class BridgedNameRule: Rule {
    static let words = ["as CFString", "as NSString"]

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for place in parts.indices.dropLast(2) where isCast(parts[place + 1], to: parts[place + 2]) {
            guard let member = parts[place].as(MemberAccessExprSyntax.self), let base = member.base?.trimmedDescription,
                let type = KitSymbols.shared.types[base], type.parents.contains("RawRepresentable"),
                type.members.contains(member.declName.baseName.text)
            else { continue }
            report.insert(".rawValue", at: member.span.upperBound)
        }
        return .visitChildren
    }

    private func isCast(_ word: ExprSyntax, to type: ExprSyntax) -> Bool {
        guard let cast = word.as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark == nil else {
            return false
        }
        return ["CFString", "NSString"].contains(type.trimmedDescription)
    }
}
