import SwiftSyntax

/// Finds delegate methods that would silently never run: a subclass implements a requirement that its base class, which
/// declares the conformance, leaves to the default. Swift fixes the witness at the base class.
final class WitnessRule: Rule {
    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        check(members: node.memberBlock.members, of: node.name.text)
        return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        check(members: node.memberBlock.members, of: node.extendedType.trimmedDescription)
        return .visitChildren
    }

    private func check(members: MemberBlockItemListSyntax, of name: String) {
        let bases = index.superclasses(of: name)
        guard !bases.isEmpty, let own = index.classes[name] else { return }
        for member in members {
            guard let function = member.decl.as(FunctionDeclSyntax.self) else { continue }
            guard !function.modifiers.contains(where: { ["override", "private", "static"].contains($0.name.text) })
            else { continue }
            let method = fullName(function)
            for base in bases {
                guard let info = index.classes[base] else { continue }
                let conformances = info.inherited.filter { isDelegate($0, of: method) && !own.inherited.contains($0) }
                guard let conformance = conformances.first, !has(method, bases) else { continue }
                report.note(
                    file.finding(
                        .warning, at: function,
                        "\(method) of \(conformance) would never run: \(base) declares the conformance without this method. Give \(base) an empty \(method) and override it here."
                    ))
                break
            }
        }
    }

    /// Whether a superclass has the method itself.
    private func has(_ method: String, _ bases: [String]) -> Bool {
        bases.contains { base in
            guard let info = index.classes[base] else { return false }
            return info.bodyMembers.contains(method) || info.extensionMembers.contains(method)
        }
    }

    private func isDelegate(_ name: String, of method: String) -> Bool {
        if let info = index.protocols[name] { return info.requirements.contains(method) }
        return FrameworkDelegates.owns(method, protocolName: name)
    }
}

/// Which delegate methods of the frameworks belong to which protocol, by how they begin.
enum FrameworkDelegates {
    private static let prefixes: [String: [String]] = [
        "UITableViewDelegate": ["tableView(", "scrollView"],
        "UITableViewDataSource": ["tableView(", "numberOfSections(in:)"],
        "UICollectionViewDelegate": ["collectionView(", "scrollView"],
        "UICollectionViewDataSource": ["collectionView(", "numberOfSections(in:)"],
        "UICollectionViewDelegateFlowLayout": ["collectionView(", "scrollView"],
        "UIScrollViewDelegate": ["scrollView", "viewForZooming("],
        "UIGestureRecognizerDelegate": ["gestureRecognizer"],
        "UINavigationControllerDelegate": ["navigationController("],
        "UITabBarControllerDelegate": ["tabBarController("],
        "UITextFieldDelegate": ["textField"],
        "UITextViewDelegate": ["textView"],
        "UIPageViewControllerDelegate": ["pageViewController("],
        "UIPageViewControllerDataSource": ["pageViewController(", "presentation"],
        "CAAnimationDelegate": ["animationDid"],
        "UIViewControllerTransitioningDelegate": [
            "animationController(", "interactionController", "presentationController(",
        ],
        "UIViewControllerAnimatedTransitioning": ["interruptibleAnimator(", "animationEnded("],
    ]

    static func owns(_ method: String, protocolName: String) -> Bool {
        prefixes[protocolName]?.contains { method.hasPrefix($0) } ?? false
    }
}
