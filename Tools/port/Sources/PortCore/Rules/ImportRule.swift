import SwiftSyntax

/// Imports: Apple's module names where ours are called otherwise, modules that do not exist, and those that Apple's headers
/// bring along unasked.
final class ImportRule: Rule {
    /// Where the names of Apple's modules are found here.
    private static let replaced: [String: String] = [
        "ObjectiveC": "QuartzCore", "CoreFoundation": "CoreGraphics", "Darwin": "Foundation",
    ]
    /// Modules that have no counterpart.
    private static let missing: Set<String> = [
        "AVFoundation", "AVKit", "CoreData", "CoreImage", "CoreLocation", "CoreMotion", "CoreText", "GLKit", "MapKit",
        "Metal", "MetalKit", "Photos", "SceneKit", "SpriteKit", "StoreKit", "SwiftUI", "WebKit", "Combine", "os",
        "simd", "Accelerate", "ImageIO",
    ]
    /// Modules of ours: their submodules do not exist.
    private static let kit: Set<String> = ["UIKit", "QuartzCore", "CoreGraphics", "Foundation"]

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        guard let missing = ModuleNeeds(file.tree, index).missing else { return .visitChildren }
        if let first = firstImport(of: node) {
            report.insert("; import \(missing)", at: first.span.upperBound)
        } else if let first = node.statements.first {
            report.insert("import \(missing); ", at: first.span.lowerBound)
        }
        return .visitChildren
    }

    /// The first import that holds whatever the conditions.
    private func firstImport(of node: SourceFileSyntax) -> ImportDeclSyntax? {
        for statement in node.statements {
            if let found = statement.item.as(ImportDeclSyntax.self) { return found }
        }
        return nil
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let start = node.importKindSpecifier?.span.lowerBound ?? node.path.span.lowerBound
        if let replacement = Self.replaced[module] {
            report.replace(start..<node.path.span.upperBound, replacement)
        } else if Self.kit.contains(module), node.importKindSpecifier == nil, node.path.count > 1 {
            report.replace(node.path.span, module)
        } else if Self.missing.contains(module), !isGuarded(Syntax(node)) {
            report.note(
                file.finding(
                    .warning, at: node,
                    "\(module) does not exist on Linux: put what uses it under #if canImport(\(module))."))
        }
        return .skipChildren
    }

    private func isGuarded(_ node: Syntax) -> Bool {
        var ancestor = node.parent
        while let current = ancestor {
            if current.is(IfConfigClauseSyntax.self) { return true }
            ancestor = current.parent
        }
        return false
    }
}

/// Which of our modules a file names types of without importing it. On Apple's systems the umbrella header of a framework
/// or Foundation itself brings them along.
struct ModuleNeeds {
    /// The module to import besides; nil when nothing lacks.
    private(set) var missing: String?

    init(_ tree: SourceFileSyntax, _ index: Index) {
        let reader = NameReader(viewMode: .sourceAccurate)
        reader.walk(tree)
        // Without Apple's frameworks a file is not one of theirs.
        guard reader.imports.isDisjoint(with: ["UIKit", "AppKit", "SwiftUI", "WatchKit"]) else { return }
        let undeclared = reader.names.subtracting(index.typeNames)
        if undeclared.contains(where: Self.isUIKit) {
            missing = "UIKit"
        } else if reader.imports.isDisjoint(with: ["QuartzCore", "CoreGraphics", "ObjectiveC"]),
            reader.hasSelector || undeclared.contains(where: Self.isQuartzCore)
        {
            missing = "QuartzCore"
        }
    }

    private static func isUIKit(_ name: String) -> Bool {
        hasPrefix(name, "UI")
            || ["NSLayoutConstraint", "NSLayoutAnchor", "NSTextAlignment", "NSParagraphStyle"].contains(name)
    }

    private static func isQuartzCore(_ name: String) -> Bool {
        hasPrefix(name, "CA") || known.contains(name)
    }

    private static func hasPrefix(_ name: String, _ prefix: String) -> Bool {
        let rest = name.dropFirst(prefix.count)
        guard name.hasPrefix(prefix), let first = rest.first, let second = rest.dropFirst().first else { return false }
        return first.isUppercase && second.isLowercase
    }

    private static let known: Set<String> = [
        "Selector", "CGVector", "CGAffineTransform", "CATransform3D", "autoreleasepool", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "CFAbsoluteTimeGetCurrent", "CGRectMake", "CGPointMake", "CGSizeMake", "CGColor",
        "CGPath", "CGMutablePath", "CGImage", "CGContext",
    ]

    private final class NameReader: SyntaxVisitor {
        var names: Set<String> = []
        var imports: Set<String> = []
        var hasSelector = false

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.baseName.text)
            return .visitChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.name.text)
            return .visitChildren
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            if node.macroName.text == "selector" { hasSelector = true }
            return .visitChildren
        }

        override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.path.first?.name.text { imports.insert(name) }
            return .skipChildren
        }
    }
}
