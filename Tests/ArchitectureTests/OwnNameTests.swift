import Foundation
import Testing

/// COMPATIBILITY lists public names by module and cannot tell whose they are; this page can.
@Suite("The page of names that are ours")
struct OwnNameTests {
    private static let modules = [
        "UIKit", "UIFoundation", "QuartzCore", "AppleRuntime", "CoreGraphics", "RenderTree", "CoreImage",
        "UserNotifications", "LayerStage",
    ]
    /// Names of Apple's begin so, but for those below.
    private static let prefixes = [
        "UI", "NS", "CA", "CG", "CI", "UN", "CF", "CT", "LA", "Sec", "UT", "OS", "NW", "SF", "simd_", "objc_", "os_",
        "mach_",
        "_",
    ]
    private static let applesOther: Set = [
        "AXArrayReturnBlock", "AXAttributedStringReturnBlock", "AXBoolReturnBlock", "AXContainerTypeReturnBlock",
        "AXCustomContent", "AXCustomContentProvider", "AXCustomContentReturnBlock", "AXNavigationStyleReturnBlock",
        "AXPathReturnBlock", "AXPointReturnBlock", "AXRectReturnBlock", "AXStringReturnBlock", "AXTraitsReturnBlock",
        "AXVoidReturnBlock", "AppearSymbolEffect", "AudioServicesSystemSoundCompletionProc",
        "AutomaticSymbolEffect",
        "AutoreleasingUnsafeMutablePointer", "BounceSymbolEffect", "BreatheSymbolEffect",
        "DrawOffSymbolEffect", "DrawOnSymbolEffect",
        "ColorResource", "ContentTransitionSymbolEffect",
        "DateComponentsFormatter", "DisappearSymbolEffect", "DiscreteSymbolEffect", "DispatchSourceMemoryPressure",
        "FileWrapper", "IMP",
        "ImageResource",
        "IndefiniteSymbolEffect", "ListFormatter", "LocalizedStringResource", "MeasurementFormatter", "Method",
        "PulseSymbolEffect", "RelativeDateTimeFormatter", "ReplaceSymbolEffect", "RotateSymbolEffect",
        "RunLoopMode", "ScaleSymbolEffect", "StringEncodingDetectionOptionsKey",
        "SymbolEffect", "SymbolEffectConfiguration", "SymbolEffectOptions", "SystemSoundID", "TransitionSymbolEffect",
        "URLThumbnailDictionaryItem", "UndoManager", "UniChar", "ValueTransformer", "VariableColorSymbolEffect",
        "WiggleSymbolEffect",
        // Functions.
        "arc4random", "arc4random_uniform", "autoreleasepool", "imp_implementationWithBlock", "imp_getBlock",
        "sysctlbyname",
    ]
    private static let functionPrefixes = ["Audio", "class_", "method_", "object_", "sel_", "mach_"]

    /// The public types and functions at the outermost level of the modules' files.
    private let declared: Set<String> = {
        let pattern =
            /^(?:@\S+ )*(?:public|open) (?:(?:final|indirect) )*(?:class|struct|enum|protocol|actor|typealias|func) (\w+)/
        let files = OwnNameTests.modules.flatMap {
            Repository.swiftFiles(below: Repository.root.appendingPathComponent("Sources/\($0)"))
        }
        return Set(
            files.flatMap { file in
                file.text.split(separator: "\n").compactMap { $0.firstMatch(of: pattern).map { String($0.1) } }
            })
    }()

    private func namesOnPage() throws -> [String] {
        let page = Repository.root.appendingPathComponent("docs/own-names.md")
        return try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
            .compactMap { $0.firstMatch(of: /^\| `(\w+)`[^|]*\| (\w+) \|/).map { String($0.1) } }
    }

    @Test("every public name without one of Apple's prefixes is on it")
    func isComplete() throws {
        let page = Set(try namesOnPage())
        let unknown = declared.subtracting(Self.applesOther).subtracting(page).filter { name in
            !(Self.prefixes + Self.functionPrefixes).contains { name.hasPrefix($0) }
        }
        #expect(unknown.isEmpty, "whose are \(unknown.sorted())?")
    }

    @Test("every name on it is public")
    func isTrue() throws {
        let page = try namesOnPage()
        #expect(page.count >= 17)
        for name in page { #expect(declared.contains(name), "\(name) is not declared") }
    }
}
