import SwiftSyntax

/// `os(iOS)` in a condition holds on Linux as well; modules that do not exist there are not imported.
final class ConditionRule: Rule {
    /// Modules whose import says nothing on Linux because UIKit re-exports what is there.
    private static let dropped: Set<String> = ["ObjectiveC", "CoreFoundation", "Darwin"]
    /// Modules that have no counterpart.
    private static let missing: Set<String> = [
        "AVFoundation", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "GLKit", "MapKit", "Metal",
        "MetalKit", "Photos", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "WebKit", "Combine", "os",
    ]

    override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
        guard let condition = node.condition else { return .visitChildren }
        let finder = CallFinder(viewMode: .sourceAccurate)
        finder.walk(condition)
        let namesLinux = finder.calls.contains { $0.trimmedDescription == "os(Linux)" }
        for call in finder.calls where call.trimmedDescription == "os(iOS)" && !namesLinux {
            report.replace(call.span, "(os(iOS) || os(Linux))")
        }
        return .visitChildren
    }

    private final class CallFinder: SyntaxVisitor {
        var calls: [FunctionCallExprSyntax] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            calls.append(node)
            return .skipChildren
        }
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        if Self.dropped.contains(module) {
            report.replace(node.span, "")
        } else if Self.missing.contains(module) {
            report.note(
                file.finding(
                    .warning, at: node,
                    "\(module) does not exist on Linux: put what uses it under #if canImport(\(module))."))
        }
        return .skipChildren
    }
}
