import PortBase
import SwiftSyntax

/// Brings Swift sources that were written for Apple's systems to Linux, file by file, without moving lines.
public struct Porter {
    public struct Options: Sendable {
        /// Makes the compiler name the original file in its messages.
        public var addsSourceLocation = false
        /// Lets storyboards and nibs, which are compiled beside the sources, reach outlets and actions by name.
        public var connectsInterfaces = false
        /// By class: the properties that user-defined runtime attributes of storyboards and nibs name.
        public var interfaceKeys: [String: Set<String>] = [:]
        /// Modules that the sources have, of those that they need not have: `Combine`.
        public var modules: Set<String> = []

        public init() {}
    }

    public struct Output: Sendable {
        public var path: String
        public var text: String
        public var isChanged: Bool
        /// Whether nothing of it is compiled on Linux.
        public var isLeftOut = false
        /// The places that were rewritten, from the first line on.
        public var edits: [Explanation]
    }

    public struct Result: Sendable {
        public var outputs: [Output]
        public var findings: [Finding]
        /// Classes that files declare at their top and that other files may name.
        public var topClasses: Set<String> = []
        /// By the name of a class that the sources only extend: the properties that storyboards may set of it.
        public var extendedProperties: [String: [String]] = [:]
        /// Functions that set what only their own file reaches: private properties of extensions.
        public var privateSetters: [String] = []
        /// Whether a program starts in the sources.
        public var hasDelegate = false
    }

    public var options: Options

    public init(options: Options = Options()) {
        self.options = options
    }

    /// Rewrites `sources`, which belong to one module.
    public func run(_ sources: [(path: String, text: String)]) -> Result {
        onDeepThread { result(of: sources) }
    }

    private func result(of sources: [(path: String, text: String)]) -> Result {
        let trees = SyntaxTrees(sources.map(\.text))
        let index = Index(sources, trees, modules: options.modules, interfaceKeys: options.interfaceKeys)
        let insertions = ClassInsertions()
        let reports = onAllCores(sources.count) { number in
            let (path, text) = sources[number]
            let file = SourceFile(path: path, text: text, tree: trees.tree(of: text))
            let report = Report()
            for rule in rules(file, index, report) { rule.walk(file.tree) }
            report.findings = parseErrors(file) + report.findings
            return report
        }
        for report in reports { insertions.add(report.insertions) }
        for (source, report) in zip(sources, reports) where insertions.waits(for: source.text) {
            let file = SourceFile(path: source.path, text: source.text, tree: trees.tree(of: source.text))
            ClassBodyRule(file: file, index: index, report: report, insertions: insertions).walk(file.tree)
        }
        let supported = reports.firstIndex { $0.needsSupport }
        for (number, (source, report)) in zip(sources, reports).enumerated() where options.connectsInterfaces {
            report.privateSetter = PrivateSetter(path: source.path, number: number, index)
        }
        let outputs = zip(sources, reports).enumerated().map { number, pair in
            var output = output(pair.0.path, pair.0.text, pair.1, withSupport: number == supported)
            output.isLeftOut = index.leftOut.wholeFiles.contains(pair.0.path)
            return output
        }
        return Result(
            outputs: outputs, findings: Finding.absent(reports) + reports.flatMap(\.findings),
            topClasses: index.topClasses.subtracting(index.leftOut.names),
            extendedProperties: InterfaceRule.extendedProperties(index),
            privateSetters: reports.compactMap { $0.privateSetter?.name },
            hasDelegate: index.classes.values.contains { $0.inherited.contains("UIApplicationDelegate") })
    }

    /// The rules that may have something to do in the file.
    private func rules(_ file: SourceFile, _ index: Index, _ report: Report) -> [Rule] {
        // A file that does not parse stays as it is: half-understood text is not rewritten.
        guard file.problems.isEmpty else { return [] }
        let text = TextSearch(file.text)
        var rules: [Rule] = [ImportRule(file: file, index: index, report: report)]
        if index.leftOut.parts[file.path] != nil {
            rules.append(LeaveOutRule(file: file, index: index, report: report))
        }
        func add(_ needed: Bool, _ rule: @autoclosure () -> Rule) {
            if needed { rules.append(rule()) }
        }
        add(text.has("extension"), ExtensionOverrideRule(file: file, index: index, report: report))
        add(
            text.has(any: index.dispatches.keys.map(baseName)),
            ExtensionDispatchRule(file: file, index: index, report: report))
        add(index.hasSubclasses || index.hasUnwrappedProperties, WitnessRule(file: file, index: index, report: report))
        add(text.has("#selector", "#keyPath"), SelectorRule(file: file, index: index, report: report))
        add(text.has("@"), AttributeRule(file: file, index: index, report: report))
        add(
            text.has("?(", "!(", "optional", "super.") || text.has(any: index.optionalsByBase.keys),
            OptionalRequirementRule(file: file, index: index, report: report))
        add(
            text.has("os(iOS)", "os (", "os( ", "os(Linux)", "canImport("),
            ConditionRule(file: file, index: index, report: report))
        add(
            AvailabilityRule.concerns(text), AvailabilityRule(file: file, index: index, report: report))
        add(MissingCastRule.concerns(text), MissingCastRule(file: file, index: index, report: report))
        add(text.has(any: EscapingRule.words), EscapingRule(file: file, index: index, report: report))
        add(text.has("NSDataDetector("), DataDetectorRule(file: file, index: index, report: report))
        add(text.has("AnyObject", "UserInfoKey]?."), AnyObjectRule(file: file, index: index, report: report))
        add(
            !index.objectLists.isEmpty || !index.objects.isEmpty,
            StoredClassRule(file: file, index: index, report: report))
        add(
            text.has("weak") && text.has(any: index.genericArguments.keys),
            GenericObjectRule(file: file, index: index, report: report))
        add(!index.protocolsInLists.isEmpty, ProtocolListRule(file: file, index: index, report: report))
        add(text.has("var layer"), LayerRule(file: file, index: index, report: report))
        add(OlderLanguageRule.concerns(text), OlderLanguageRule(file: file, index: index, report: report))
        add(text.has("switch"), SwitchRule(file: file, index: index, report: report))
        add(text.has("#Preview"), PreviewRule(file: file, index: index, report: report))
        add(CellGestureRule.concerns(text), CellGestureRule(file: file, index: index, report: report))
        add(text.has(any: BridgedNameRule.words), BridgedNameRule(file: file, index: index, report: report))
        add(text.has(BridgedListRule.word), BridgedListRule(file: file, index: index, report: report))
        add(text.has(any: CellRule.words), CellRule(file: file, index: index, report: report))
        rules.append(KitNameRule(file: file, index: index, report: report))
        add(
            text.has(any: SpellingRule.words), SpellingRule(file: file, index: index, report: report))
        add(
            text.has(
                "window?.", "window??", "window!!", "window!?", "window?!", "delegate?.window", "delegate!.window"),
            OptionalMemberRule(file: file, index: index, report: report))
        add(
            ValueInitializerRule.concerns(text),
            ValueInitializerRule(file: file, index: index, report: report))
        add(EnumerationRule.concerns(text), EnumerationRule(file: file, index: index, report: report))
        add(text.has(any: SetLiteralRule.sets), SetLiteralRule(file: file, index: index, report: report))
        add(text.has(any: SenderRule.words), SenderRule(file: file, index: index, report: report))
        add(text.has(any: LocaleRule.words), LocaleRule(file: file, index: index, report: report))
        add(text.has(FractionDigitsRule.word), FractionDigitsRule(file: file, index: index, report: report))
        add(text.has(any: MainBundleRule.words), MainBundleRule(file: file, index: index, report: report))
        add(
            text.has("perform", "responds", "isSubclass", "superclass()"),
            ReceiverRule(file: file, index: index, report: report))
        add(MetatypeRule.concerns(text, index), MetatypeRule(file: file, index: index, report: report))
        add(
            text.has(any: index.plainInitializers), PlainInitializerRule(file: file, index: index, report: report))
        add(PlainViewRule.concerns(text), PlainViewRule(file: file, index: index, report: report))
        add(NumberRule.concerns(text), NumberRule(file: file, index: index, report: report))
        add(RequiredInitializerRule.concerns(text), RequiredInitializerRule(file: file, index: index, report: report))
        add(text.has(any: NetworkRule.words), NetworkRule(file: file, index: index, report: report))
        add(text.has(any: ModelRule.words), ModelRule(file: file, index: index, report: report))
        add(text.has("XCTestCase"), TestRule(file: file, index: index, report: report))
        add(text.has("scheduledTimer", "asyncAfter"), TimerRule(file: file, index: index, report: report))
        add(text.has(any: KeyValueRule.words), KeyValueRule(file: file, index: index, report: report))
        add(text.has(any: ObjectMethodRule.words), ObjectMethodRule(file: file, index: index, report: report))
        add(text.has(UndoRule.word), UndoRule(file: file, index: index, report: report))
        add(text.has(any: RowEditingRule.words), RowEditingRule(file: file, index: index, report: report))
        add(text.has(ForwardingRule.word), ForwardingRule(file: file, index: index, report: report))
        add(
            (options.connectsInterfaces || index.usesKeyValues) && text.has(any: index.interfaceMembers.keys),
            InterfaceRule(
                file: file, index: index, report: report, connectsInterfaces: options.connectsInterfaces))
        add(
            text.has(any: NibRule.words),
            NibRule(file: file, index: index, report: report, knowsInterfaces: options.connectsInterfaces))
        return rules
    }

    private func output(_ path: String, _ original: String, _ report: Report, withSupport: Bool) -> Output {
        var text = Edit.apply(report.edits, to: original)
        if withSupport {
            if !text.hasSuffix("\n") { text += "\n" }
            text += OptionalRequirementRule.support + "\n"
        }
        if report.sendsRequests { text += (text.hasSuffix("\n") ? "" : "\n") + NetworkRule.support + "\n" }
        for copy in report.copies {
            text += (text.hasSuffix("\n") ? "" : "\n") + copy.text(of: original, report.edits) + "\n"
        }
        if let setter = report.privateSetter { text += (text.hasSuffix("\n") ? "" : "\n") + setter.text + "\n" }
        let isChanged = text != original
        if isChanged, options.addsSourceLocation { text = SourceLocationLine.add(to: text, path: path) }
        return Output(path: path, text: text, isChanged: isChanged, edits: explanations(report, original))
    }

    private func parseErrors(_ file: SourceFile) -> [Finding] {
        file.problems.prefix(5).map { problem in
            file.finding(.error, at: problem.node, "not Swift that today's compiler reads: \(problem.message)")
        }
    }

    private func explanations(_ report: Report, _ text: String) -> [Explanation] {
        let utf8 = text.utf8
        var line = 1
        var position = utf8.startIndex
        return report.edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
            let place = utf8.index(utf8.startIndex, offsetBy: min(edit.range.lowerBound, utf8.count))
            line += utf8[position..<place].count { $0 == UInt8(ascii: "\n") }
            position = place
            return Explanation(edit, in: utf8, line: line)
        }
    }
}
