import MutoscopeTesting
import Testing

@testable import UIKit

/// Alerts, sheets and popovers of the older kind.
@MainActor @Suite("Older alerts")
final class OlderAlertTests: NSObject, UIAlertViewDelegate, UIActionSheetDelegate,
    UIPopoverControllerDelegate
{
    private let screen = TestScreen(size: CGSize(width: 390, height: 844), scale: 1)
    private let root = UIViewController()
    private var log: [String] = []

    override init() {
        super.init()
        root.view.backgroundColor = .systemBackground
        screen.show(root)
        screen.advance(by: 0.1)
    }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { log.append("clicked \(buttonIndex)") }
    func willPresent(_ alertView: UIAlertView) { log.append("will present") }
    func didPresent(_ alertView: UIAlertView) { log.append("did present") }
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {
        log.append("will dismiss \(buttonIndex)")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
        log.append("did dismiss \(buttonIndex)")
    }
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool {
        alertView.alertViewStyle == .default || alertView.textField(at: 0)?.text?.isEmpty == false
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        log.append("sheet \(buttonIndex)")
    }
    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) { log.append("popover gone") }

    @Test("An alert tells its delegate of its way, and lives while it is shown")
    func alert() throws {
        weak var kept: UIAlertView?
        do {
            let alert = UIAlertView(
                title: "Delete", message: "Really?", delegate: self, cancelButtonTitle: "Cancel",
                otherButtonTitles: "Delete", "Keep")
            #expect(alert.numberOfButtons == 3)
            #expect(alert.firstOtherButtonIndex == 1)
            alert.show()
            #expect(alert.isVisible)
            kept = alert
        }
        screen.advance(by: 0.6)
        #expect(log == ["will present", "did present"])
        screen.tap("Keep")
        screen.advance(by: 0.6)
        #expect(log.suffix(3) == ["clicked 2", "will dismiss 2", "did dismiss 2"])
        #expect(kept == nil)
        #expect(root.presentedViewController == nil)
    }

    @Test("An alert with fields asks whether its button may be tapped")
    func fields() throws {
        let alert = UIAlertView(title: "Sign in", message: nil, delegate: self, cancelButtonTitle: "Cancel")
        alert.addButton(withTitle: "OK")
        alert.alertViewStyle = .loginAndPasswordInput
        alert.textField(at: 0)?.placeholder = "Name"
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        alert.show()
        screen.advance(by: 0.6)
        let actions = try #require(root.presentedViewController as? UIAlertController).actions
        #expect(actions.map(\.isEnabled) == [true, false])
        screen.type("me")
        #expect(actions.map(\.isEnabled) == [true, true])
        try screen.pictureToLookAt("older-alert")
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        screen.advance(by: 0.6)
        #expect(log.suffix(2) == ["will dismiss 0", "did dismiss 0"])
    }

    @Test("A sheet has its red button first and tells which was tapped")
    func sheet() throws {
        let sheet = UIActionSheet(
            title: nil, delegate: self, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy")
        #expect(sheet.destructiveButtonIndex == 0)
        #expect(sheet.cancelButtonIndex == 1)
        sheet.show(in: root.view)
        screen.advance(by: 0.6)
        screen.tap("Copy")
        screen.advance(by: 0.6)
        #expect(log == ["sheet 2"])
        #expect(!sheet.isVisible)
    }

    @Test("A popover stays one on a phone, and a finger beside it takes it away")
    func popover() throws {
        let content = UIViewController()
        content.view.backgroundColor = .systemTeal
        let popover = UIPopoverController(contentViewController: content)
        popover.delegate = self
        popover.contentSize = CGSize(width: 200, height: 120)
        popover.present(
            from: CGRect(x: 100, y: 100, width: 40, height: 40), in: root.view, permittedArrowDirections: .up,
            animated: false)
        screen.advance(by: 0.6)
        #expect(popover.isPopoverVisible)
        #expect(popover.popoverArrowDirection == .up)
        #expect(content.view.convert(content.view.bounds, to: nil).width == 200)
        screen.tap(at: CGPoint(x: 300, y: 700))
        screen.advance(by: 0.6)
        #expect(!popover.isPopoverVisible)
        #expect(log == ["popover gone"])
    }
}
