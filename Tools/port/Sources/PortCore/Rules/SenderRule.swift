import SwiftSyntax

/// `@IBAction func show(_ sender: UIButton)` that never asks its sender: on Apple's systems other controls send the action too, and nobody
/// looks at what they are. Such a method takes any sender.
final class SenderRule: Rule {
    static let words = ["IBAction", "@objc"]
    private static let senders: Set = [
        "UIButton", "UISegmentedControl", "UISlider", "UISwitch", "UIStepper", "UITextField", "UIDatePicker",
        "UIPageControl", "UIControl", "UIBarButtonItem", "UIRefreshControl", "UIGestureRecognizer",
        "UITapGestureRecognizer", "UIPanGestureRecognizer", "UILongPressGestureRecognizer", "UISwipeGestureRecognizer",
        "UIPinchGestureRecognizer", "UIRotationGestureRecognizer", "UIScreenEdgePanGestureRecognizer",
    ]

    /// How many functions of each name the file has.
    private lazy var counts: [String: Int] = {
        let reader = FunctionCounter(viewMode: .sourceAccurate)
        reader.walk(file.tree)
        return reader.counts
    }()

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let name = node.name.text
        guard node.attributes.contains(where: { ["IBAction", "objc"].contains(attributeName($0)) }),
            !hasModifier(DeclSyntax(node), ["override"]), counts[name] == 1,
            !index.overriddenNames.contains(fullName(node)),
            !index.protocols.values.contains(where: { $0.requirements.contains { $0.hasPrefix(name) } }),
            let sender = node.signature.parameterClause.parameters.first,
            Self.senders.contains(sender.type.trimmedDescription), let body = node.body,
            !names((sender.secondName ?? sender.firstName).text, in: body)
        else { return .visitChildren }
        report.replace(sender.type.span, "Any")
        return .visitChildren
    }

    private func names(_ name: String, in body: CodeBlockSyntax) -> Bool {
        name != "_" && body.tokens(viewMode: .sourceAccurate).contains { $0.text == name }
    }
}

private final class FunctionCounter: SyntaxVisitor {
    private(set) var counts: [String: Int] = [:]

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        counts[node.name.text, default: 0] += 1
        return .visitChildren
    }
}
