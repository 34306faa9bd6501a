import PortBase
import SwiftSyntax

/// `extension Array where Element: Pin` beside values of `[Pin]`, for a protocol of Objective-C: on Apple's systems such a protocol counts
/// as a type that conforms to it. Here the extension is repeated for lists of the protocol itself, at the end of the file.
final class ProtocolListRule: Rule {
    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        for statement in node.statements {
            if let declaration = statement.item.as(ExtensionDeclSyntax.self) { repeatForProtocol(declaration) }
        }
        return .skipChildren
    }

    private func repeatForProtocol(_ node: ExtensionDeclSyntax) {
        guard node.inheritanceClause == nil, let (requirement, name) = Self.bound(of: node),
            index.protocolsInLists.contains(name), !node.memberBlock.members.contains(where: { isType($0.decl) })
        else { return }
        report.copies.append(
            Report.Copy(
                range: node.span,
                change: Edit(
                    requirement.span,
                    "\(requirement.leftType.trimmedDescription) == any \(requirement.rightType.trimmedDescription)"))
        )
    }

    /// The one condition of an extension where it says that the parts of a list are of some kind, and the kind's name.
    static func bound(of node: ExtensionDeclSyntax) -> (ConformanceRequirementSyntax, name: String)? {
        guard let requirements = node.genericWhereClause?.requirements, requirements.count == 1,
            let only = requirements.first?.requirement.as(ConformanceRequirementSyntax.self),
            ["Element", "Iterator.Element", "Wrapped"].contains(only.leftType.trimmedDescription)
        else { return nil }
        return (only, typeKey(only.rightType.trimmedDescription))
    }

    /// A type inside the extension would be declared twice.
    private func isType(_ member: DeclSyntax) -> Bool { member.asProtocol(DeclGroupSyntax.self) != nil }
}

extension Report {
    /// A piece of the file that stands once more at its end, rewritten as it is and in one more place.
    struct Copy {
        var range: Range<Int>
        var change: Edit

        func text(of original: String, _ edits: [Edit]) -> String {
            let inside = edits.filter { range.contains($0.range.lowerBound) && $0.range.upperBound <= range.upperBound }
            let moved = ([change] + inside).map { edit in
                let start = edit.range.lowerBound - range.lowerBound
                return Edit(start..<start + edit.range.count, edit.replacement)
            }
            return Edit.apply(moved, to: String(decoding: Array(original.utf8)[range], as: UTF8.self))
        }
    }
}

extension Index {
    /// Protocols of Objective-C that lists hold as such and that extensions of lists ask for.
    func findProtocolsInLists(_ sources: [(path: String, text: String)]) -> Set<String> {
        listBounds.filter { name in
            let isOfKit = KitSymbols.shared.types[name] != nil && !KitSymbols.shared.isObjectClass(name)
            guard protocols[name]?.isObjC ?? (isOfKit && classes[name] == nil) else { return false }
            return sources.contains {
                TextSearch($0.text).has("[\(name)]", "[any \(name)]", "<\(name)>", "<any \(name)>")
            }
        }
    }
}
