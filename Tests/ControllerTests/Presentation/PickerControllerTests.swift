import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

/// Controllers that let the user choose documents and fonts.
@MainActor @Suite("controllers to choose with")
final class PickerControllerTests: NSObject, UIDocumentPickerDelegate, UIFontPickerViewControllerDelegate {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700))
    private let root = UIViewController()
    private var chosen: [String] = []
    private var cancels = 0
    private var kept: TemporaryFolder?

    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        chosen += urls.map(\.lastPathComponent)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        chosen.append(viewController.selectedFontDescriptor?.object(forKey: .family) as? String ?? "")
    }

    private func folder() throws -> URL {
        let temporary = try TemporaryFolder(), folder = temporary.url
        kept = temporary
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("inner"), withIntermediateDirectories: false)
        for name in ["a.pdf", "b.txt", "inner/c.pdf"] {
            try Data(name.utf8).write(to: folder.appendingPathComponent(name))
        }
        return folder
    }

    private func present(_ controller: UIViewController) {
        screen.show(root)
        root.present(controller, animated: true)
        screen.advance(by: 1)
    }

    private func tap(_ label: String) throws {
        try screen.tap(screen.find(label: label))
        screen.advance(by: 1)
    }

    @Test("a document of the wanted kind is chosen, others are not, folders open")
    func documents() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
        picker.directoryURL = try folder()
        picker.delegate = self
        present(picker)
        try tap("b.txt")
        #expect(chosen == [])
        try tap("inner")
        try tap("c.pdf")
        #expect(chosen == ["c.pdf"])
        #expect(root.presentedViewController == nil)
    }

    @Test("a picker that is cancelled tells so")
    func cancelling() throws {
        let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.item], asCopy: true)
        picker.directoryURL = try folder()
        picker.delegate = self
        present(picker)
        try tap("Cancel")
        #expect(cancels == 1)
    }

    @Test("files are put into the folder that is chosen")
    func exporting() throws {
        let place = try folder()
        let picker = UIDocumentPickerViewController(
            forExporting: [place.appendingPathComponent("a.pdf")], asCopy: true)
        picker.directoryURL = place.appendingPathComponent("inner")
        picker.delegate = self
        present(picker)
        try tap("Done")
        #expect(FileManager.default.fileExists(atPath: place.appendingPathComponent("inner/a.pdf").path))
        #expect(chosen == ["a.pdf"])
    }

    @Test("a font is chosen by its family")
    func fonts() throws {
        let picker = UIFontPickerViewController()
        picker.delegate = self
        present(picker)
        let family = try #require(UIFont.familyNames.sorted().first)
        try tap(family)
        #expect(chosen == [family])
    }
}
