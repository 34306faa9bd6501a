import PortBase
import SwiftSyntax

/// Imports: Apple's module names where ours are called otherwise, modules that do not exist, and those that Apple's headers
/// bring along unasked.
final class ImportRule: Rule {
    /// Where the names of Apple's modules are found here.
    private static let replaced: [String: String] = [
        "ObjectiveC": "QuartzCore", "CoreFoundation": "CoreGraphics", "Darwin": "Foundation", "os": "QuartzCore",
        "OSLog": "QuartzCore",
        "UniformTypeIdentifiers": "QuartzCore", "MobileCoreServices": "QuartzCore",
        "CoreServices": "QuartzCore", "ImageIO": "CoreGraphics",
        "SafariServices": "UIKit", "Symbols": "UIKit", "Accessibility": "UIKit", "LocalAuthentication": "QuartzCore",
        "AVFAudio": "AVFoundation", "CoreMedia": "AVFoundation", "CoreVideo": "AVFoundation",
        "Network": "QuartzCore", "Security": "QuartzCore",
        "CryptoKit": "CryptoDigests", "SQLite3": "CSQLite", "zlib": "CZlib",
        // Apple's module brings its neighbour along.
        "GameKit": "GameplayKit",
    ]
    /// Modules whose names a condition would look for in vain. Others, such as Darwin, stand for a system.
    private static let namedInConditions: Set<String> = [
        "ImageIO", "CoreServices", "MobileCoreServices", "UniformTypeIdentifiers", "SafariServices", "Symbols",
        "Accessibility",
        "LocalAuthentication", "Network", "Security", "AVFAudio", "CoreMedia", "CoreVideo", "os",
    ]

    /// Where the names of a module that conditions ask for are found here; nil where that says something else.
    static func place(of module: String) -> String? {
        namedInConditions.contains(module) ? replaced[module] : nil
    }

    /// Modules of ours: their submodules do not exist.
    private static let kit: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "Foundation", "UserNotifications",
    ]
    /// Types of the frameworks that hide Foundation's own: a file that names them imports that through the frameworks.
    private static let ownTypes: Set<String> = ["NSExpression", "NSExpressionDescription", "NSComparisonPredicate"]
    /// What logs have beyond `os_log`: a module of its own, which is not named as Apple's, because packages that ask whether that can be
    /// imported would find it.
    private static let ofOSLog: Set<String> = [
        "Logger", "OSLogMessage", "OSLogPrivacy", "OSSignposter", "OSSignpostID", "OSSignpostType",
        "OSSignpostIntervalState", "os_signpost",
    ]
    private let needs: ModuleNeeds

    static func isMissing(_ module: String) -> Bool { MissingModules.prefixes[module] != nil }

    override init(file: SourceFile, index: Index, report: Report) {
        needs = ModuleNeeds(file.tree, index)
        super.init(file: file, index: index, report: report)
    }

    override func visit(_ node: SourceFileSyntax) -> SyntaxVisitorContinueKind {
        for missing in needs.missing { Self.add(missing, to: node, report) }
        return .visitChildren
    }

    /// Imports a module besides.
    static func add(_ module: String, to tree: SourceFileSyntax, _ report: Report) {
        if let first = firstImport(of: tree) {
            report.insert("; import \(module)", at: first.span.upperBound)
        } else if let first = tree.statements.first {
            report.insert("import \(module); ", at: first.span.lowerBound)
        }
    }

    /// What a file imports of the modules that are here, and what it gets besides.
    static func modules(of file: SourceFile, _ index: Index) -> [String] {
        let written = file.tree.statements.compactMap { $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text }
        return written.filter { kit.contains($0) || inPart[$0] != nil } + ModuleNeeds(file.tree, index).missing
    }

    /// The first import that stays, whatever the conditions.
    private static func firstImport(of node: SourceFileSyntax) -> ImportDeclSyntax? {
        for statement in node.statements {
            guard let found = statement.item.as(ImportDeclSyntax.self) else { continue }
            if !ImportRule.isMissing(found.path.first?.name.text ?? "") { return found }
        }
        return nil
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let module = node.path.first?.name.text else { return .skipChildren }
        let start = node.importKindSpecifier?.span.lowerBound ?? node.path.span.lowerBound
        nameAbsent(of: module, node)
        if module == "Foundation", !needs.names.isDisjoint(with: Self.ownTypes) || asksTimers {
            report.replace(node.path.span, "QuartzCore")
        } else if ["os", "OSLog"].contains(module), !needs.names.isDisjoint(with: Self.ofOSLog) {
            report.replace(start..<node.path.span.upperBound, "UnifiedLogging")
        } else if let replacement = Self.replaced[module] {
            report.replace(start..<node.path.span.upperBound, replacement)
        } else if Self.kit.contains(module) || Self.inPart[module] != nil, node.path.count > 1 {
            // Of one type alone, too: on Apple's systems that brings along what the module imports, such as Foundation.
            report.replace(start..<node.path.span.upperBound, module)
        } else if module == "CoreText" {
            // Files that want no more than numbers and texts get these.
            report.replace(node.path.span, needs.usesCoreText ? "UIKit" : "CoreGraphics")
        } else if let prefixes = MissingModules.prefixes[module], !index.modules.contains(module),
            !index.leftOut.modules.contains(module), !isAskedFor(module, node)
        {
            drop(node, module, prefixes)
        }
        return .skipChildren
    }

    /// `timer.userInfo`, which both have: what is imported through the frameworks is theirs.
    private var asksTimers: Bool { needs.names.contains("Timer") && TextSearch(file.text).has(".userInfo") }

    /// Of some modules a part is here; other names of theirs are named.
    private func nameAbsent(of module: String, _ node: ImportDeclSyntax) {
        guard let prefixes = Self.inPart[module] else { return }
        let absent = needs.names.filter { name in
            prefixes.contains {
                name == $0
                    || name.hasPrefix($0) && ($0.hasSuffix("_") || name.dropFirst($0.count).first?.isUppercase ?? false)
            }
                && !KitSymbols.shared.hasTop(name) && !KitSymbols.shared.hasMember(name)
                && !index.typeNames.contains(name)
        }
        guard !absent.isEmpty else { return }
        report.note(
            file.finding(
                .warning, at: node,
                "\(module) is here in part: put what uses \(absent.sorted().prefix(6).joined(separator: ", ")) under #if canImport(\(module))."
            ))
    }

    private static let inPart = [
        "Network": ["NW"], "LocalAuthentication": ["LA"], "simd": ["simd_"], "Security": ["Sec", "kSec", "errSec"],
        "AVFoundation": ["AV", "CM"], "AVKit": ["AV"], "AVFAudio": ["AV"], "CoreMedia": ["CM"],
        "BackgroundTasks": ["BG"],
        "CoreLocation": ["CL", "kCL"], "CoreMotion": ["CM"], "CoreSpotlight": ["CS"], "CoreHaptics": ["CH"],
        "Photos": ["PH"],
        "PhotosUI": ["PH"],
        "AuthenticationServices": ["AS"], "GameplayKit": ["GK"], "GameKit": ["GK"], "HealthKit": ["HK"],
        "MapKit": ["MK"],
        "MessageUI": ["MF"], "Accelerate": ["vImage", "vDSP", "vv", "cblas", "BNNS"], "CommonCrypto": ["CC", "kCC"],
        "CryptoKit": ["AES", "ChaChaPoly", "P256", "P384", "P521", "Curve25519", "HKDF", "SecureEnclave"],
        "Contacts": ["CN"], "ContactsUI": ["CN"], "EventKit": ["EK"], "EventKitUI": ["EK"],
        "CoreVideo": ["CV", "kCV"], "MediaPlayer": ["MP"], "MultipeerConnectivity": ["MC"], "Speech": ["SF"],
        "SystemConfiguration": ["SC", "kSC"], "Vision": ["VN"], "CoreTelephony": ["CT"], "WebKit": ["WK"],
        "CallKit": ["CX"], "PushKit": ["PK"],
        "WatchConnectivity": ["WC"],
        "QuickLook": ["QL"],
        "LinkPresentation": ["LP"], "CoreBluetooth": ["CB"],
        "StoreKit": [
            "SKProduct", "SKPayment", "SKStore", "SKRequest", "SKReceipt", "SKDownload", "SKCloud", "SKOverlay",
            "SKError",
        ],
    ]

    /// `CoreFoundation.floor(x)` and `os.Logger(…)`: modules that are found elsewhere here are named so.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base?.as(DeclReferenceExprSyntax.self), base.argumentNames == nil {
            nameModule(base.baseName.text, at: base.span, of: node.declName.baseName.text)
        }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        nameModule(node.baseType.trimmedDescription, at: node.baseType.span, of: node.name.text)
        return .visitChildren
    }

    private func nameModule(_ module: String, at span: Range<Int>, of name: String) {
        if ["CoreFoundation", "Darwin"].contains(module) {
            report.replace(span, "Foundation")
        } else if module == "Foundation", KitSymbols.shared.types[name] != nil,
            !KitSymbols.shared.systemTypes.contains(name)
        {
            // What Foundation has on Apple's systems and the frameworks here.
            report.replace(span, "QuartzCore")
        } else if let place = Self.replaced[module], importsByName(module), !index.variableNames.contains(module) {
            let isOfLogs = ["os", "OSLog"].contains(module) && Self.ofOSLog.contains(name)
            report.replace(span, isOfLogs ? "UnifiedLogging" : place)
        }
    }

    private func importsByName(_ module: String) -> Bool { TextSearch(file.text).has("import \(module)") }

    private static let withoutFoundation: Set<String> = ["simd", "Compression"]

    /// Whether something is imported that stays, or is put there.
    private lazy var keepsImports =
        Self.firstImport(of: file.tree) != nil || !Set(needs.missing).isDisjoint(with: ["UIKit", "QuartzCore"])

    /// An import that nothing in the file needs goes; what needs it is named.
    private func drop(_ node: ImportDeclSyntax, _ module: String, _ prefixes: [String]) {
        // Apple's modules bring Foundation along.
        report.replace(node.span, keepsImports || Self.withoutFoundation.contains(module) ? "" : "import Foundation")
        let used = needs.names.subtracting(ModuleNeeds.sounds).filter { name in
            prefixes.contains { name.hasPrefix($0) && !(name.dropFirst($0.count).first?.isLowercase ?? true) }
        }
        guard !used.isEmpty else { return }
        let finding = file.finding(
            .warning, at: node,
            "\(module) does not exist on Linux: put what uses \(used.sorted().prefix(6).joined(separator: ", ")) under #if canImport(\(module))."
        )
        report.absentModules.append((module, finding))
    }
}

extension Finding {
    /// One for each module that does not exist, at the first file that needs it, with how many files need it: what is made of web views or
    /// of a game's scenes says so once.
    static func absent(_ reports: [Report]) -> [Finding] {
        var first: [String: Finding] = [:], count: [String: Int] = [:], order: [String] = []
        for (module, finding) in reports.flatMap(\.absentModules) {
            count[module, default: 0] += 1
            guard first[module] == nil else { continue }
            first[module] = finding
            order.append(module)
        }
        return order.compactMap { module in
            guard var finding = first[module], let files = count[module] else { return nil }
            if files > 1 { finding.message += " \(files) files need it." }
            return finding
        }
    }
}
