import PortBase
import SwiftSyntax

/// What of the sources is left out on Linux because it is made of a module that does not exist there, such as SwiftUI: single
/// methods, or whole declarations, and then whatever is made of those.
struct LeftOut {
    struct Part {
        var range: Range<Int>
        /// The declaration in a word or two, and the name that it cannot do without.
        var name: String
        var needs: String
        /// What stands there then.
        var instead: String?
    }

    private(set) var parts: [String: [Part]] = [:]
    /// Files of which nothing is left.
    private(set) var wholeFiles: Set<String> = []
    /// Types that are left out.
    private(set) var names: Set<String> = []

    /// The modules that do not exist for the sources.
    private(set) var modules: Set<String>

    private static let known: Set<String> = ["SwiftUI", "Combine", "WidgetKit"]

    /// - Parameter present: modules that the sources have, of those that they need not have.
    init(present: Set<String> = []) {
        modules = Self.known.subtracting(present)
    }

    /// - Parameter declared: the types of the sources, which may be called as those of other modules.
    init(
        _ sources: [(path: String, text: String)], _ trees: SyntaxTrees, declared: Set<String>, present: Set<String>
    ) {
        self.init(present: present)
        readAll(sources, trees, declared: declared)
        leaveFilesForTheMacOut(sources, trees)
        takeUsesAway(sources, trees)
    }

    /// Files that import what only the Mac has are of no program for iOS; beside others that import UIKit they are its second half.
    private mutating func leaveFilesForTheMacOut(_ sources: [(path: String, text: String)], _ trees: SyntaxTrees) {
        guard sources.contains(where: { TextSearch($0.text).has("import UIKit") }) else { return }
        for source in sources {
            guard let (module, first) = Self.moduleOfTheMac(source.text, trees) else { continue }
            wholeFiles.insert(source.path)
            parts[source.path] = [Part(range: first, name: "a file", needs: module)]
        }
    }

    private mutating func readAll(
        _ sources: [(path: String, text: String)], _ trees: SyntaxTrees, declared: Set<String>
    ) {
        // Foundation brings Combine's observable objects along.
        let streams = modules.contains("Combine") ? ["ObservableObject", "@Published"] : []
        let importers = sources.filter { TextSearch($0.text).has(any: modules.map { "import \($0)" } + streams) }
        guard !importers.isEmpty else { return }
        let foreign = ForeignNames.all(of: modules).subtracting(declared)
        let importing = Set(importers.map(\.path))
        // Each round may take away what others are made of; more rounds than this are a chain that nobody writes.
        for _ in 0..<8 {
            let before = names
            for source in sources {
                let isImporter = importing.contains(source.path)
                guard isImporter || TextSearch(source.text).has(any: names) else { continue }
                read(source, trees, isImporter ? foreign.union(names) : names)
            }
            if names == before { break }
        }
    }

    /// Members that are left out, by the file that declares them, and the names of those that stay beside them.
    private var lostMembers: [String: Set<String>] = [:]
    private var keptMembers: [String: Set<String>] = [:]

    /// Statements that do nothing but use members which are left out, in whatever file. Elsewhere than in the member's own file a name
    /// that something else has too, here or in the frameworks, may mean that.
    private mutating func takeUsesAway(_ sources: [(path: String, text: String)], _ trees: SyntaxTrees) {
        let kept = keptMembers.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        let everywhere = lostMembers.values.reduce(into: Set<String>()) { $0.formUnion($1) }
            .subtracting(kept).filter { !KitSymbols.shared.hasMember($0) }
        for source in sources where !wholeFiles.contains(source.path) {
            let own = (lostMembers[source.path] ?? []).subtracting(keptMembers[source.path] ?? [])
            let lost = own.union(everywhere.subtracting(declaredMembers(source, trees, everywhere)))
            guard !lost.isEmpty, TextSearch(source.text).has(any: lost) else { continue }
            let tree = trees.tree(of: source.text)
            guard parseProblems(of: tree).isEmpty else { continue }
            let found = statements(using: lost, in: tree, besides: parts[source.path] ?? [])
            if !found.isEmpty { parts[source.path, default: []] += found }
        }
    }

    /// Which of the names a file that was not read for what it loses declares itself.
    private func declaredMembers(
        _ source: (path: String, text: String), _ trees: SyntaxTrees, _ names: Set<String>
    ) -> Set<String> {
        guard keptMembers[source.path] == nil, TextSearch(source.text).has(any: names) else { return [] }
        let reader = DeclaredNames(viewMode: .sourceAccurate)
        reader.walk(trees.tree(of: source.text))
        return reader.names
    }

    private mutating func read(_ source: (path: String, text: String), _ trees: SyntaxTrees, _ forbidden: Set<String>) {
        let tree = trees.tree(of: source.text)
        guard parseProblems(of: tree).isEmpty else { return }
        var found: [Part] = []
        var lost: Set<String> = [], kept: Set<String> = []
        var isEmpty = true
        for item in items(of: tree.statements) {
            if item.is(ImportDeclSyntax.self) { continue }
            if isPreview(item) {
                if let used = mentions(in: item).intersection(forbidden).min() {
                    found.append(Part(range: item.span, name: "a preview", needs: used))
                } else {
                    isEmpty = false
                }
                continue
            }
            guard let declaration = item.as(DeclSyntax.self) else {
                isEmpty = false
                continue
            }
            let taken = parts(of: declaration, forbidden)
            if taken.map(\.range) != [declaration.span] { isEmpty = false }
            found += taken
            for member in members(of: declaration) {
                let names = PortCore.names(of: member).map(baseName)
                if taken.contains(where: { $0.range == member.span }) {
                    lost.formUnion(names)
                } else {
                    kept.formUnion(names)
                }
            }
        }
        (lostMembers[source.path], keptMembers[source.path]) = (lost, kept)
        parts[source.path] = found
        if isEmpty, !found.isEmpty { wholeFiles.insert(source.path) }
    }

    /// `#Preview { … }`, which is no declaration to the parser.
    private func isPreview(_ item: Syntax) -> Bool {
        (item.as(MacroExpansionExprSyntax.self)?.macroName ?? item.as(MacroExpansionDeclSyntax.self)?.macroName)?.text
            == "Preview"
    }

    /// The statements of a file with those under its conditions, unless these ask for a module that does not exist.
    private func items(of statements: CodeBlockItemListSyntax) -> [Syntax] {
        statements.flatMap { statement -> [Syntax] in
            guard let condition = statement.item.as(IfConfigDeclSyntax.self) else { return [Syntax(statement.item)] }
            guard !asksForModule(condition) else { return [] }
            return condition.clauses.flatMap { clause -> [Syntax] in
                guard case .statements(let inner)? = clause.elements else { return [] }
                return items(of: inner)
            }
        }
    }

    /// Whether a condition holds only where one of the modules exists.
    private func asksForModule(_ condition: IfConfigDeclSyntax) -> Bool {
        Self.asks(condition, for: modules)
    }

    static func asks(_ condition: IfConfigDeclSyntax, for modules: Set<String>) -> Bool {
        let text = condition.clauses.first?.condition?.trimmedDescription ?? ""
        return modules.contains { text.contains("canImport(\($0))") }
    }

    private func statements(using lost: Set<String>, in tree: SourceFileSyntax, besides parts: [Part]) -> [Part] {
        guard !lost.isEmpty else { return [] }
        let reader = StatementReader(lost)
        reader.walk(tree)
        return reader.found.filter { part in !parts.contains { $0.range.overlaps(part.range) } }
    }

    /// The declaration itself, or those of its members that cannot stay.
    private mutating func parts(of declaration: DeclSyntax, _ forbidden: Set<String>) -> [Part] {
        guard memberBlock(of: declaration) != nil else {
            guard let used = mentions(in: Syntax(declaration)).intersection(forbidden).min() else { return [] }
            return statements(of: declaration, forbidden) ?? [whole(declaration, needs: used)]
        }
        let all = mentions(in: Syntax(declaration))
        guard !all.isDisjoint(with: forbidden) else { return [] }
        if let used = mentions(inHeadOf: declaration).intersection(forbidden).min() {
            return [whole(declaration, needs: used)]
        }
        var result: [Part] = []
        for member in members(of: declaration) {
            guard let used = mentions(in: Syntax(member)).intersection(forbidden).min() else { continue }
            if memberBlock(of: member) != nil {
                result += nestedParts(of: member, forbidden)
                continue
            }
            if let inside = values(of: member, forbidden) ?? statements(of: member, forbidden) {
                result += inside
                continue
            }
            if isEssential(member, of: declaration, forbidden) || isOnlyInitializer(member, of: declaration) {
                return [whole(declaration, needs: used)]
            }
            result.append(part(member, needs: used))
        }
        return result
    }

    /// What a type inside of another loses. Its name may be other types' too, so what is made of it stays where it goes altogether.
    private mutating func nestedParts(of declaration: DeclSyntax, _ forbidden: Set<String>) -> [Part] {
        let before = names
        defer { names = before }
        return parts(of: declaration, forbidden)
    }

    /// The values of an enumeration's case that cannot be. Nobody makes such a case then, and those that ask for it stay as they are.
    private func values(of member: DeclSyntax, _ forbidden: Set<String>) -> [Part]? {
        guard let cases = member.as(EnumCaseDeclSyntax.self) else { return nil }
        let parts = cases.elements.flatMap { element in
            (element.parameterClause?.parameters ?? []).compactMap { value -> Part? in
                guard value.defaultValue == nil,
                    let used = mentions(in: Syntax(value.type)).intersection(forbidden).min()
                else { return nil }
                return Part(range: value.type.span, name: element.name.text, needs: used, instead: "Never")
            }
        }
        return parts.isEmpty ? nil : parts
    }

    /// The statements that a function loses, where the others can do without.
    private func statements(of function: DeclSyntax, _ forbidden: Set<String>) -> [Part]? {
        LeftOutStatements(of: function, modules: modules) { mentions(in: $0).intersection(forbidden).min() }?.parts
    }

    private func members(of declaration: DeclSyntax) -> [DeclSyntax] {
        memberBlock(of: declaration).map { members($0.members) } ?? []
    }

    private func members(_ list: MemberBlockItemListSyntax) -> [DeclSyntax] {
        list.flatMap { member -> [DeclSyntax] in
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
            guard !asksForModule(condition) else { return [] }
            return condition.clauses.flatMap { clause -> [DeclSyntax] in
                guard case .decls(let inner)? = clause.elements else { return [] }
                return members(inner)
            }
        }
    }

    /// Without it there would be no object of the class; structures have one of their own.
    private func isOnlyInitializer(_ member: DeclSyntax, of declaration: DeclSyntax) -> Bool {
        member.is(InitializerDeclSyntax.self) && declaration.is(ClassDeclSyntax.self)
            && members(of: declaration).count { $0.is(InitializerDeclSyntax.self) } == 1
    }

    private mutating func whole(_ declaration: DeclSyntax, needs name: String) -> Part {
        if !declaration.is(ExtensionDeclSyntax.self), let type = typeName(declaration) { names.insert(type) }
        return part(declaration, needs: name)
    }

    private func part(_ declaration: DeclSyntax, needs name: String) -> Part {
        let own = typeName(declaration) ?? PortCore.names(of: declaration).min() ?? "init"
        return Part(range: declaration.span, name: own, needs: name)
    }

    private func typeName(_ declaration: DeclSyntax) -> String? {
        declaredTypeName(Syntax(declaration)) ?? declaration.as(ProtocolDeclSyntax.self)?.name.text
            ?? declaration.as(TypeAliasDeclSyntax.self)?.name.text
    }

    private func memberBlock(of declaration: DeclSyntax) -> MemberBlockSyntax? {
        declaration.asProtocol(DeclGroupSyntax.self)?.memberBlock
    }

    /// Without a stored property or an associated type the type is another. A lazy one is made only where it is used, and an object
    /// can do without one that no initialiser need set: `let page = UIHostingController(rootView: Page())`.
    private func isEssential(_ member: DeclSyntax, of declaration: DeclSyntax, _ forbidden: Set<String>) -> Bool {
        if member.is(EnumCaseDeclSyntax.self) || member.is(AssociatedTypeDeclSyntax.self) { return true }
        guard let variable = member.as(VariableDeclSyntax.self), !hasModifier(member, ["static", "class", "lazy"])
        else {
            return false
        }
        guard variable.bindings.contains(where: { $0.accessorBlock == nil }) else { return false }
        let isMarked = variable.attributes.contains { !mentions(in: Syntax($0)).isDisjoint(with: forbidden) }
        // Streams are what the rest of a type is made of; a page of the other kind stands alone.
        let isStream = !mentions(in: Syntax(member)).isDisjoint(with: ForeignNames.streams)
        return isMarked || isStream || !declaration.is(ClassDeclSyntax.self) || !variable.bindings.allSatisfy(hasValue)
    }

    /// Whether a stored property has a value before any initialiser gives it one.
    private func hasValue(_ binding: PatternBindingSyntax) -> Bool {
        guard binding.initializer == nil, let type = binding.typeAnnotation?.type else { return true }
        return type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension LeftOut {
    fileprivate func mentions(in node: Syntax) -> Set<String> {
        let reader = MentionReader(missing: modules)
        reader.walk(node)
        return reader.names
    }

    /// What stands before the braces.
    fileprivate func mentions(inHeadOf declaration: DeclSyntax) -> Set<String> {
        var names: Set<String> = []
        for child in declaration.children(viewMode: .sourceAccurate) where !child.is(MemberBlockSyntax.self) {
            names.formUnion(mentions(in: child))
        }
        return names
    }
}

/// Collects the types, attributes and functions that a declaration names.
private final class MentionReader: NameReader {
    private let missing: Set<String>

    init(missing: Set<String>) {
        self.missing = missing
        super.init(withMembers: false)
    }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        guard !LeftOut.asks(node, for: missing) else { return .skipChildren }
        for clause in node.clauses where !isForOtherSystems(clause) {
            if let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    /// `#if os(visionOS) || os(macOS)`, of which Linux sees nothing.
    private func isForOtherSystems(_ clause: IfConfigClauseSyntax) -> Bool {
        guard let condition = clause.condition?.trimmedDescription, !condition.contains("!") else { return false }
        return condition.split(separator: "|").allSatisfy {
            let system = $0.trimmingPrefix { $0 == " " }
            return system.hasPrefix("os(") && !system.hasPrefix("os(iOS)") && !system.hasPrefix("os(Linux)")
        }
    }
}

/// The names that a file declares, of whatever kind.
private final class DeclaredNames: SyntaxVisitor {
    var names: Set<String> = []

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.identifier.text)
        return .visitChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        names.insert(node.name.text)
        return .visitChildren
    }
}

/// Finds the statements that do nothing but use members which are left out: `statePublisher?.send(state)`.
private final class StatementReader: SyntaxVisitor {
    private let lost: Set<String>
    private(set) var found: [LeftOut.Part] = []

    init(_ lost: Set<String>) {
        self.lost = lost
        super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
        guard let expression = node.item.as(ExprSyntax.self) else { return .visitChildren }
        let reader = ReferenceReader(viewMode: .sourceAccurate)
        reader.walk(expression)
        guard let used = reader.names.intersection(lost).min() else { return .visitChildren }
        found.append(LeftOut.Part(range: node.span, name: "this statement", needs: used))
        return .skipChildren
    }

    /// The names that an expression refers to itself, outside of its closures and branches.
    private final class ReferenceReader: SyntaxVisitor {
        var names: Set<String> = []

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            names.insert(node.baseName.text)
            return .visitChildren
        }

        override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}

/// Names of modules that do not exist on Linux, as far as they stand in code beside UIKit.
enum ForeignNames {
    /// The names that are not there with the modules that are missing.
    static func all(of missing: Set<String>) -> Set<String> {
        var all = views.union(state).union(hosting).union(missing)
        if missing.contains("Combine") { all.formUnion(streams) }
        return all
    }

    private static let views: Set<String> = [
        "View", "AnyView", "Text", "Image", "Color", "Font", "Button", "Label", "Slider", "Toggle", "Picker", "List",
        "Form",
        "Group", "Section", "ForEach", "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "Spacer", "Divider",
        "GeometryReader", "ScrollView", "NavigationView", "NavigationLink", "NavigationStack", "EmptyView", "Shape",
        "Path",
        "ViewBuilder", "ViewModifier", "ButtonStyle", "PreferenceKey", "PreviewProvider", "Preview", "Animation",
        "AnyTransition", "EdgeInsets", "LinearGradient", "RoundedRectangle", "Circle", "Capsule", "Rectangle",
        "TextField", "LocalizedStringKey", "PhotosPickerItem", "PhotosPicker", "UnitPoint", "RadialGradient",
        "AngularGradient", "ColorScheme",
        "DynamicTypeSize", "ToolbarContent", "ToolbarItem", "WindowGroup", "TabView", "ActionSheet", "DragGesture",
        "TapGesture", "LongPressGesture", "MagnificationGesture", "HorizontalAlignment", "VerticalAlignment",
        "ProgressView", "ShapeStyle", "InsettableShape", "Ellipse", "LazyVGrid", "LazyHGrid", "GridItem",
        "GeometryProxy", "ScrollViewReader", "ScrollViewProxy", "NavigationPath", "ScenePhase",
        "ContentSizeCategory", "SecureField", "TextEditor", "Stepper", "DatePicker", "ColorPicker", "Canvas",
        "GraphicsContext", "TimelineView", "AnyShape", "AnyGesture", "AnyLayout", "TextAlignment",
        "RoundedCornerStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle",
    ]
    private static let state: Set<String> = [
        "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "EnvironmentKey",
        "EnvironmentValues", "Namespace", "FocusState", "GestureState", "AppStorage",
    ]
    private static let hosting: Set<String> = [
        "UIHostingController", "UIHostingConfiguration", "UIViewRepresentable", "UIViewControllerRepresentable",
        "UIViewRepresentableContext", "UIViewControllerRepresentableContext", "Widget", "TimelineProvider",
        "TimelineEntry",
    ]
    static let streams: Set<String> = [
        "Published", "ObservableObject", "AnyCancellable", "Cancellable", "Publisher", "AnyPublisher", "Publishers",
        "Subscriber", "Subscription",
        "Subject",
        "PassthroughSubject", "CurrentValueSubject", "Just", "Future", "Empty", "Fail", "Deferred",
    ]
}
