import PortBase
import SwiftSyntax

/// `let lines: NSArray = CTFrameGetLines(frame)`: lists of Core Foundation and Core Text are arrays of Swift here, which have to be told to
/// become objects.
final class BridgedListRule: Rule {
    static let word = "NSArray"

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let type = node.typeAnnotation?.type.trimmedDescription,
            ["NSArray", "NSArray?", "NSArray!"].contains(type),
            let call = node.initializer?.value.as(FunctionCallExprSyntax.self),
            let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            ["CT", "CF"].contains(where: name.hasPrefix), KitSymbols.shared.functions.contains(name)
        else { return .visitChildren }
        report.insert(" as NSArray", at: call.span.upperBound)
        return .visitChildren
    }
}
