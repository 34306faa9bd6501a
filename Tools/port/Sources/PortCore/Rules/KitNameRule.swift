import PortBase
import SwiftSyntax

/// Names of the frameworks that are other ones here, and names that they do not have at all, told before anything is built.
final class KitNameRule: Rule {
    private let symbols = KitSymbols.shared
    private var told: Set<String> = []
    /// Only names that begin so are the frameworks' own.
    private static let prefixes = ["UI", "CA", "CG", "CT", "NS"]

    private static let capitals = ["PDF", "PS", "EXIF", "JPEG", "TIFF", "PNG", "GIF", "DNG", "IPTC", "GPS"]

    // MARK: Types

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        guard let name = Self.topLevelNames["\(node.baseType.trimmedDescription).\(node.name.text)"] else {
            return .visitChildren
        }
        report.replace(node.span, name)
        return .skipChildren
    }

    /// Types that are nested on Apple's systems and not here, so that they hide no program's own.
    private static let topLevelNames = [
        "UIViewController.Transition": "UIViewControllerTransition",
        "UITabBarController.Mode": "UITabBarControllerMode",
    ]

    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        // The attribute is the compiler's.
        if node.name.text != "NSManaged" { check(node.name.text, at: node) }
        return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
        if !isMember { check(node.baseName.text, at: node) }
        return .visitChildren
    }

    private func check(_ name: String, at node: some SyntaxProtocol) {
        guard isFrameworkName(name), !symbols.hasTop(name), !isDeclared(name), !isConditional(node),
            !report.isLeftOut(node), told.insert(name).inserted
        else { return }
        report.note(file.finding(.warning, at: node, "\(name) does not exist here."))
    }

    private func isFrameworkName(_ name: String) -> Bool {
        Self.prefixes.contains { prefix in
            let rest = name.dropFirst(prefix.count)
            guard name.hasPrefix(prefix), name != "UIKit", let first = rest.first, first.isUppercase else {
                return false
            }
            // `CGMManager` of somebody else's module: Apple's own of two words in capitals are these.
            let isOthers = prefix == "CG" && rest.dropFirst().first?.isUppercase ?? false
            return rest.contains(where: \.isLowercase) && !(isOthers && !Self.capitals.contains { rest.hasPrefix($0) })
        }
    }

    private func isDeclared(_ name: String) -> Bool {
        index.typeNames.contains(name) || index.variableNames.contains(name) || index.methods[name] != nil
            || index.genericNames.contains(name)
    }

    // MARK: Members

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        let member = node.declName.baseName.text
        guard let base = node.base else { return .visitChildren }
        if let name = Self.topLevelNames["\(base.trimmedDescription).\(member)"] {
            report.replace(node.span, name)
            return .skipChildren
        }
        checkMember(member, base, node)
        return .visitChildren
    }

    private func checkMember(_ member: String, _ base: ExprSyntax, _ node: MemberAccessExprSyntax) {
        guard member != "self", member != "Type", !isDeclaredMember(member), !isConditional(node),
            !report.isLeftOut(node)
        else { return }
        // Written by the package manager for targets with resources.
        if member == "module", ["Bundle", "Foundation.Bundle"].contains(base.trimmedDescription) { return }
        if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text, isFrameworkName(name),
            symbols.types[name] != nil, !index.typeNames.contains(name)
        {
            guard symbols.type(name, has: member) == false, told.insert("\(name).\(member)").inserted else { return }
            report.note(file.finding(.warning, at: node, "\(name) has no member \(member) here."))
        } else if !symbols.hasMember(member), !symbols.hasTop(member), told.insert(".\(member)").inserted,
            !importsOthers
        {
            report.note(file.finding(.warning, at: node, "Nothing here has a member \(member)."))
        }
    }

    private func isDeclaredMember(_ name: String) -> Bool {
        isWritten(name) || isWritten("`\(name)`") || index.typeNames.contains(name) || name == "init"
            || Int(name) != nil || name.hasPrefix("$")
            || index.tupleLabels.contains(name) || isOthers(name)
    }

    private func isWritten(_ name: String) -> Bool {
        index.variableNames.contains(name) || index.methods[name] != nil || index.caseNames.contains(name)
    }

    /// Apple's members have no underscores in them, and structures of the C library are here as well.
    private func isOthers(_ name: String) -> Bool {
        name.dropFirst().contains("_") || ["machine", "sysname", "nodename"].contains(name)
            || Self.labels.contains(name)
            || !index.leftOut.modules.contains("Combine") && Self.combine.contains(name)
    }

    /// Of what the standard library gives in pairs.
    private static let labels: Set<String> = [
        "inserted", "memberAfterInsert", "partialValue", "overflow", "quotient", "remainder", "high", "low",
    ]
    /// Of publishers, in files that import Combine by way of another module of the program.
    private static let combine: Set<String> = [
        "sink", "assign", "store", "eraseToAnyPublisher", "receive", "subscribe", "removeDuplicates", "debounce",
        "throttle", "combineLatest", "merge", "switchToLatest", "replaceError", "replaceNil", "replaceEmpty",
        "multicast", "autoconnect", "makeConnectable", "handleEvents", "setFailureType", "mapError", "tryMap",
        "tryFilter", "tryCatch", "ignoreOutput", "measureInterval", "assertNoFailure", "objectWillChange", "share",
    ]

    /// Files of other modules have members that nobody here knows.
    private lazy var importsOthers: Bool = {
        file.tree.statements.contains { item in
            guard let module = item.item.as(ImportDeclSyntax.self)?.path.first?.name.text else { return false }
            return !Self.known.contains(module)
        }
    }()

    private static let known: Set<String> = [
        "UIKit", "Foundation", "QuartzCore", "CoreGraphics", "ObjectiveC", "Darwin", "Dispatch", "os", "CoreFoundation",
        "Swift", "OSLog",
    ]

    /// Under a condition that may not hold here.
    private func isConditional(_ node: some SyntaxProtocol) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(IfConfigClauseSyntax.self) { return true }
            ancestor = current.parent
        }
        return false
    }

    // MARK: Closures of `Self`

    /// `{ (self: Self, previous) in }`, which the frameworks take where the class is final or says its own name.
    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        if node.firstName.text == "self", node.type?.trimmedDescription == "Self",
            let owner = enclosingType(of: node), index.classes[owner] != nil, !isInStaticType(node),
            let type = node.type
        {
            report.replace(type.span, owner)
        }
        return .visitChildren
    }

    private func isInStaticType(_ node: some SyntaxProtocol) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(ProtocolDeclSyntax.self) { return true }
            ancestor = current.parent
        }
        return false
    }
}
