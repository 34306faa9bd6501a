import Testing

@testable import PortCore

@Suite("Lists of protocols of Objective-C")
struct ProtocolListTests {
    private static let pins = """
        import MapKit
        extension Array where Element: MKAnnotation {
            var middle: Double { map { $0.coordinate.latitude }.reduce(0, +) / Double(count) }
        }
        """

    @Test("an extension for what conforms stands once more for the protocol itself, where lists of it are")
    func twice() {
        let result = ported(Self.pins + "\nfunc f(_ pins: [MKAnnotation]) -> Double { pins.middle }\n")
        #expect(result.contains("extension Array where Element: MKAnnotation {"))
        #expect(result.contains("extension Array where Element == any MKAnnotation {\n    var middle: Double"))
    }

    @Test("but not where there are none, for classes, for protocols of Swift, or with a type inside")
    func once() {
        #expect(!ported(Self.pins).contains("any MKAnnotation"))
        let views = "import UIKit\nextension Array where Element: UIView { var n: Int { 0 } }\nlet all: [UIView] = []"
        #expect(!ported(views).contains("any UIView"))
        let own =
            "import UIKit\nprotocol P {}\nextension Array where Element: P { var n: Int { 0 } }\nlet all: [P] = []"
        #expect(!ported(own).contains("Element == any P"))
        let inner = own.replacing("protocol P", with: "@objc protocol P")
        #expect(ported(inner).contains("Element == any P"))
        #expect(!ported(inner.replacing("{ var n", with: "{ enum A {}; var n")).contains("Element == any P"))
    }

    @Test("the repeated extension is rewritten as the first is")
    func rewritten() {
        let text = """
            import UIKit
            @objc protocol Listener { @objc optional func told(_ n: Int) }
            extension Array where Element: Listener {
                func tell() { forEach { $0.told?(1) } }
            }
            var all: [Listener] = []
            """
        let result = ported(text)
        #expect(
            result.contains(
                "extension Array where Element == any Listener {\n    func tell() { forEach { $0.told(1) } }"))
    }
}
