import SwiftParserDiagnostics
import SwiftSyntax

/// Brings Swift sources that were written for Apple's systems to Linux, file by file, without moving lines.
public struct Port {
    public struct Options: Sendable {
        /// Makes the compiler name the original file in its messages.
        public var addsSourceLocation = false

        public init() {}
    }

    public struct Output: Sendable {
        public var path: String
        public var text: String
        public var isChanged: Bool
        public var edits: Int
    }

    public struct Result: Sendable {
        public var outputs: [Output]
        public var findings: [Finding]
    }

    public var options: Options

    public init(options: Options = Options()) {
        self.options = options
    }

    /// Rewrites `sources`, which belong to one module.
    public func run(_ sources: [(path: String, text: String)]) -> Result {
        let files = sources.map { SourceFile(path: $0.path, text: $0.text) }
        let index = Index(files)
        let moves = ExtensionOverrideRule.Moves()
        let reports = files.map { file in
            let report = Report()
            for rule in rules(file, index, report, moves) { rule.walk(file.tree) }
            return report
        }
        for (file, report) in zip(files, reports) {
            ExtensionOverrideInsertion(file: file, index: index, report: report, moves: moves).walk(file.tree)
        }
        let outputs = zip(files, reports).map { output($0, $1) }
        let findings = zip(files, reports).flatMap { parseErrors($0) + $1.findings }
        return Result(outputs: outputs, findings: findings)
    }

    private func rules(
        _ file: SourceFile, _ index: Index, _ report: Report, _ moves: ExtensionOverrideRule.Moves
    ) -> [Rule] {
        [
            ExtensionOverrideRule(file: file, index: index, report: report, moves: moves),
            SelectorRule(file: file, index: index, report: report),
            AttributeRule(file: file, index: index, report: report),
            OptionalRequirementRule(file: file, index: index, report: report),
            ConditionRule(file: file, index: index, report: report),
            NibRule(file: file, index: index, report: report),
            WitnessRule(file: file, index: index, report: report),
        ]
    }

    private func output(_ file: SourceFile, _ report: Report) -> Output {
        var text = Edit.apply(report.edits, to: file.text)
        if !report.appended.isEmpty {
            if !text.hasSuffix("\n") { text += "\n" }
            text += report.appended.joined(separator: "\n") + "\n"
        }
        let isChanged = text != file.text
        if isChanged, options.addsSourceLocation {
            // On the first line, so that no line number moves.
            text = "#sourceLocation(file: \"\(file.path)\", line: 1)\n" + text
        }
        return Output(path: file.path, text: text, isChanged: isChanged, edits: report.edits.count)
    }

    private func parseErrors(_ file: SourceFile) -> [Finding] {
        guard file.tree.hasError else { return [] }
        return ParseDiagnosticsGenerator.diagnostics(for: file.tree).prefix(5).map { diagnostic in
            let place = diagnostic.location(converter: file.locations)
            return Finding(
                file: file.path, line: place.line, column: place.column, severity: .error,
                message: "not Swift that today's compiler reads: \(diagnostic.message)")
        }
    }
}
