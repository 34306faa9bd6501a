import MutoscopeTesting
import Testing

@testable import UIKit

/// Documents that are shown or handed on.
@MainActor @Suite("Document interactions")
final class DocumentInteractionTests: NSObject,
    UIDocumentInteractionControllerDelegate
{
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
    private let root = UIViewController()
    private var log: [String] = []

    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {
        log.append("comes")
    }
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {
        log.append("gone")
    }

    @Test("A file has a name, a type and pictures; the menu of what can be done comes and goes")
    func menu() {
        screen.show(root)
        screen.advance(by: 0.1)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("letter.pdf")
        let controller = UIDocumentInteractionController(url: url)
        #expect(controller.name == "letter.pdf")
        #expect(controller.uti == "com.adobe.pdf")
        #expect(controller.icons.count == 2)
        #expect(controller.icons[0].size.width < controller.icons[1].size.width)
        controller.delegate = self
        #expect(!controller.presentPreview(animated: false), "the delegate has no controller for it")
        #expect(controller.presentOptionsMenu(from: .zero, in: root.view, animated: false))
        screen.advance(by: 0.6)
        #expect(root.presentedViewController is UIActivityViewController)
        controller.dismissMenu(animated: false)
        screen.advance(by: 0.6)
        #expect(log == ["comes", "gone"])
        #expect(root.presentedViewController == nil)
    }
}
