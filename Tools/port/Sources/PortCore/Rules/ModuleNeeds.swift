import PortBase
import SwiftSyntax

/// Which modules a file names types of without importing it. On Apple's systems the umbrella header of a framework
/// or Foundation itself brings them along.
struct ModuleNeeds {
    /// The modules to import besides.
    private(set) var missing: [String] = []
    /// Whether the file uses Core Text, which UIKit has here.
    let usesCoreText: Bool
    /// Everything that the file names.
    let names: Set<String>

    init(_ tree: SourceFileSyntax, _ index: Index) {
        let reader = NeedReader(index)
        reader.walk(tree)
        names = reader.names
        usesCoreText =
            reader.imports.contains("CoreText")
            && reader.names.contains { $0.hasPrefix("CT") || $0.hasPrefix("kCT") || Self.isFontFeature($0) }
        let undeclared = reader.names.subtracting(index.typeNames)
        if !reader.imports.contains("FoundationNetworking"), !undeclared.isDisjoint(with: Self.networking) {
            missing.append("FoundationNetworking")
        }
        if !reader.imports.contains("FoundationXML"),
            !undeclared.isDisjoint(with: ["XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode"])
        {
            missing.append("FoundationXML")
        }
        // What a server shows of itself is there where pages of the web are.
        if !reader.imports.contains("WebKit"), reader.names.contains("serverTrust") { missing.append("WebKit") }
        // UIKit brings buffers of pixels along.
        if reader.imports.isDisjoint(with: ["AVFoundation", "CoreVideo", "CoreMedia", "AVKit"]),
            undeclared.contains(where: { $0.hasPrefix("CVPixelBuffer") || $0.hasPrefix("kCVPixel") })
        {
            missing.append("AVFoundation")
        }
        // Foundation and UIKit bring Combine along.
        if !index.leftOut.modules.contains("Combine"), !reader.imports.contains("Combine"),
            !undeclared.isDisjoint(with: Self.combine)
        {
            missing.append("Combine")
        }
        // Without Apple's frameworks a file is not one of theirs.
        guard !usesCoreText, reader.imports.isDisjoint(with: ["UIKit", "AppKit", "SwiftUI", "WatchKit"]) else { return }
        // The umbrella header of a framework gives its files UIKit without an import.
        let isBare = reader.imports.isEmpty && !undeclared.isDisjoint(with: Self.common)
        if isBare || undeclared.contains(where: Self.isUIKit) {
            missing.append("UIKit")
        } else if reader.imports.isDisjoint(with: ["QuartzCore", "ObjectiveC", "Security"]),
            reader.needsRuntime
                || undeclared.contains(where: { Self.isQuartzCore($0) || Self.isKitType($0) })
        {
            missing.append("QuartzCore")
        }
    }

    /// `kNumberSpacingType`, `kMonospacedNumbersSelector`.
    private static func isFontFeature(_ name: String) -> Bool {
        name.hasPrefix("k") && name.dropFirst().first?.isUppercase ?? false
            && (name.hasSuffix("Selector") || name.hasSuffix("Type"))
    }

    private static func isUIKit(_ name: String) -> Bool {
        hasPrefix(name, "UI") || name.hasPrefix("CTFontManager") || sounds.contains(name)
            || ofUIKit.contains { name.hasPrefix($0) } && isKitType(name)
    }

    /// How types of UIKit begin that have the letters of Foundation's.
    private static let ofUIKit = [
        "NSLayout", "NSText", "NSParagraphStyle", "NSMutableParagraphStyle", "NSCollectionLayout",
        "NSDiffableDataSource",
        "NSUserActivity", "NSDataAsset", "NSDirectional", "NSShadow", "NSStringDrawing", "NSUnderlineStyle",
        "NSLineBreakMode", "NSWritingDirection", "NSRectAlignment",
    ]

    private static func isQuartzCore(_ name: String) -> Bool {
        let areThere = ["kCF", "CF", "CG", "kCG", "kSec", "errSec", "Sec", "OSAtomic"]
        // Those that Foundation has itself.
        if KitSymbols.shared.systemTypes.contains(name) { return false }
        return hasPrefix(name, "CA") || known.contains(name)
            || areThere.contains { name.hasPrefix($0) } && KitSymbols.shared.hasTop(name)
    }

    /// A type that Foundation has on Apple's systems and the frameworks here.
    private static func isKitType(_ name: String) -> Bool {
        let symbols = KitSymbols.shared
        return (hasPrefix(name, "NS") || name == "UndoManager") && symbols.types[name] != nil
            && !symbols.systemTypes.contains(name)
    }

    private static func hasPrefix(_ name: String, _ prefix: String) -> Bool {
        let rest = name.dropFirst(prefix.count)
        guard name.hasPrefix(prefix), let first = rest.first, let second = rest.dropFirst().first else { return false }
        return first.isUppercase && second.isLowercase
    }

    /// Names that a file without any import sees through that header.
    private static let common: Set<String> = [
        "CGFloat", "CGPoint", "CGSize", "CGRect", "TimeInterval", "Date", "Data", "URL", "Bundle", "IndexPath",
        "NSObject",
        "DispatchQueue", "NSAttributedString", "NSNumber", "NSValue", "Timer", "NotificationCenter", "Notification",
        "sqrt", "pow", "sin", "cos", "tan", "atan2", "floor", "ceil", "round", "fabs", "exp", "log", "NSLog",
    ]

    /// What the kit has of Audio Toolbox.
    static let sounds: Set<String> = [
        "SystemSoundID", "kSystemSoundID_Vibrate", "AudioServicesPlaySystemSound", "AudioServicesPlayAlertSound",
        "AudioServicesCreateSystemSoundID", "AudioServicesDisposeSystemSoundID",
        "AudioServicesPlaySystemSoundWithCompletion", "AudioServicesPlayAlertSoundWithCompletion",
    ]

    /// What Foundation has in a module of its own on Linux.
    static let networking: Set<String> = [
        "URLSession", "URLSessionConfiguration", "URLSessionTask", "URLSessionDataTask", "URLSessionDownloadTask",
        "URLSessionUploadTask", "URLSessionDelegate", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "URLSessionDownloadDelegate", "URLRequest", "NSURLRequest", "NSMutableURLRequest", "URLResponse",
        "HTTPURLResponse", "URLCache", "CachedURLResponse", "URLCredential", "URLProtectionSpace",
        "URLAuthenticationChallenge", "URLProtocol", "NSURLConnection", "HTTPCookie", "HTTPCookieStorage",
    ]

    /// Names that are Combine's wherever they stand.
    private static let combine: Set<String> = [
        "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject", "CurrentValueSubject",
    ]

    private static let known: Set<String> = [
        "NSHashTable", "NSMapTable", "NSPointerFunctions", "imp_implementationWithBlock", "object_setClass",
        "class_respondsToSelector", "objc_sync_enter", "objc_sync_exit", "objc_removeAssociatedObjects",
        "object_getClass", "class_getSuperclass",
        "class_getInstanceMethod", "class_getClassMethod", "class_addMethod", "class_replaceMethod",
        "class_getMethodImplementation", "method_exchangeImplementations", "method_getImplementation",
        "method_setImplementation", "NSSelectorFromString", "NSStringFromSelector", "os_unfair_lock",
        "os_unfair_lock_s", "OSAllocatedUnfairLock", "CFErrorCopyDescription", "CFRunLoopTimer", "CFRunLoopGetCurrent",
        "CFRunLoopGetMain", "CFRunLoopAddTimer", "CFRunLoopTimerCreateWithHandler", "kCFAllocatorDefault",
        "Selector", "CGVector", "CGAffineTransform", "CATransform3D", "autoreleasepool", "objc_getAssociatedObject",
        "objc_setAssociatedObject", "CFAbsoluteTimeGetCurrent", "CGRectMake", "CGPointMake", "CGSizeMake", "CGColor",
        "CGPath", "CGMutablePath", "CGImage", "CGContext", "CFTimeInterval", "CFAbsoluteTime", "NSEC_PER_SEC",
        "NSEC_PER_MSEC", "USEC_PER_SEC", "DateComponentsFormatter", "RelativeDateTimeFormatter", "MeasurementFormatter",
        "ListFormatter", "UTType", "FileWrapper", "OSStatus", "noErr", "NSFoundationVersionNumber", "CFString",
        "CFDictionary", "CFTypeRef", "SCHAR_MIN", "UCHAR_MAX", "SHRT_MIN", "USHRT_MAX", "INT_MIN", "UINT_MAX",
        "MAXFLOAT",
        "LONG_MIN", "LLONG_MIN", "INT16_MIN", "INT32_MIN", "INT64_MIN", "INT64_MAX", "ULONG_MAX", "ULLONG_MAX",
        "UINT64_MAX", "NSIntegerMin", "NSIntegerMax", "NSPointerArray", "OSMemoryBarrier", "sysctlbyname",
        "_SYS_NAMELEN", "mach_absolute_time", "mach_continuous_time", "mach_timebase_info", "mach_timebase_info_data_t",
        "OS_dispatch_queue_serial", "detachNewThreadSelector",
    ]

    private final class NeedReader: NameReader {
        /// Methods of Foundation's classes that the frameworks add.
        private static let ofRuntime: Set<String> = [
            "setValuesForKeys", "performSelector", "mutableArrayValue", "encodeEncodable", "decodeDecodable",
            "decodeTopLevelDecodable", "getObjectValue", "startAccessingSecurityScopedResource", "containerURL",
            "isUbiquitousItem", "startDownloadingUbiquitousItem", "evictUbiquitousItem",
        ]

        /// Whether something stands in the file that only the Objective-C runtime and Apple's Foundation have.
        var needsRuntime = false
        private let index: Index

        init(_ index: Index) {
            self.index = index
            super.init()
        }

        /// What is imported where nothing is compiled counts as little as what is named there.
        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            ActiveClause.holds(node, index) == false ? .skipChildren : .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let labels = Set(node.arguments.compactMap { $0.label?.text })
            let called = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            if labels.contains("forKeyPath")
                || node.arguments.first?.expression.is(KeyPathExprSyntax.self) ?? false
                    && called == "observe"
                || ["setValue", "value"].contains(called) && labels.contains("forKey")
                || called.map(Self.ofRuntime.contains) ?? false
                || node.calledExpression.trimmedDescription == "NSPredicate" && labels.contains("format")
                || labels.contains("format")
                    && node.arguments.first?.expression.trimmedDescription.contains("%p") ?? false
            {
                needsRuntime = true
            }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            if KeyValueRule.tellsObservers(node, index) { needsRuntime = true }
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            if KeyValueRule.isKeyed(node.name.text, index) { needsRuntime = true }
            return .visitChildren
        }

        override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
            if node.macroName.text == "selector" { needsRuntime = true }
            return .visitChildren
        }
    }
}
