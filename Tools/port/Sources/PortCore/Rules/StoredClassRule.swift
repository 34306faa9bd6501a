import SwiftSyntax

/// `classes[name] = type` in a table of objects: only on Apple's systems is a class an object by itself.
final class StoredClassRule: Rule {
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isOfObjects(parts[0]), isClass(parts[2]) else {
            return .visitChildren
        }
        report.insert(" as AnyObject", at: parts[2].span.upperBound)
        return .visitChildren
    }

    /// An element of a list or table of objects, or a variable that is an object.
    private func isOfObjects(_ target: ExprSyntax) -> Bool {
        let list = target.as(SubscriptCallExprSyntax.self)?.calledExpression
        let holder = list ?? target
        let name = holder.as(MemberAccessExprSyntax.self)?.declName ?? holder.as(DeclReferenceExprSyntax.self)
        guard let name = name?.baseName.text else { return false }
        return list == nil ? index.objects.contains(name) : index.objectLists.contains(name)
    }

    /// `Card.self`, or a parameter whose type is a class's own.
    private func isClass(_ value: ExprSyntax) -> Bool {
        if let member = value.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text == "self"
                && member.base?.trimmedDescription.first?.isUppercase ?? false
        }
        guard let name = value.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
        return DeclaredClass(of: name).found(at: value)?.hasSuffix(".Type") ?? false
    }
}
