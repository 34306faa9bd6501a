import Foundation
import FuzzDriver
import MutoscopeTesting

@testable import PortResources
@testable import UIKit

/// Any bytes as a storyboard and as a nib are refused by `port` with a line, or become a source of the program whose objects are made,
/// laid out and shown.
@main
struct FuzzInterface {
    @MainActor static func main() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("Main.storyboard")
        let screen = TestScreen(size: CGSize(width: 120, height: 200), scale: 1)
        fuzz { data in
            try? data.write(to: file)
            var library = InterfaceLibrary([file.path], info: nil)
            _ = library.source(declared: [], extended: [:], hasDelegate: true)
            guard let document = library.documents.first else {
                precondition(!library.findings.isEmpty, "A file that is left out is named.")
                return
            }
            _ = Diagnostics.collecting { show(document, on: screen) }
        }
    }

    @MainActor private static func show(_ document: InterfaceDocument, on screen: TestScreen) {
        let text = document.lines.filter(isHarmless).joined(separator: "\n")
        // A collection's controller that is asked for a header and has none to give ends the program, as on Apple's systems.
        guard !text.contains("ReferenceSize") else { return }
        let file = InterfaceFile(name: "Main.storyboard", text: text, library: CompiledInterfaces())
        let controller = UIStoryboard(file).instantiateInitialViewController() ?? UIViewController()
        for view in file.makeNib(owner: controller).compactMap({ $0 as? UIView }) where view.superview == nil {
            controller.view.addSubview(view)
        }
        screen.show(controller)
        screen.advance(by: 0.1)
        screen.window.rootViewController = nil
    }

    /// A name that an object does not have ends the program, as on Apple's systems: outlets and runtime attributes keep to names that are
    /// there.
    private static func isHarmless(_ line: String) -> Bool {
        let parts = line.split(separator: "\t"), kind = parts.first?.split(separator: " ").last ?? ""
        func has(_ attribute: String, _ test: (Substring) -> Bool) -> Bool {
            parts.contains { $0.hasPrefix("\(attribute)=") && test($0.dropFirst(attribute.count + 1)) }
        }
        return switch kind {
        case "outlet", "outletCollection": has("property") { ["dataSource", "delegate"].contains($0) }
        case "userDefinedRuntimeAttribute": has("keyPath") { $0.hasPrefix("layer.") }
        default: true
        }
    }
}
