import Foundation
import MutoscopeTesting
import TestSupport
import Testing

@testable import UIKit

@MainActor @Suite("A browser of documents")
final class DocumentBrowserTests: NSObject, UIDocumentBrowserViewControllerDelegate {
    private let screen = TestScreen(size: CGSize(width: 390, height: 700))
    private let folder: TemporaryFolder
    private let browser = UIDocumentBrowserViewController(forOpening: [.plainText])
    private var opened: [String] = []
    private var imported: [String] = []
    private var failures = 0
    /// What a new document is made of.
    private var draft: (url: URL?, mode: UIDocumentBrowserViewController.ImportMode) = (nil, .none)

    override init() {
        // swift-format-ignore: NeverUseForceTry
        folder = try! TemporaryFolder()
        super.init()
    }

    func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {
        opened += documentURLs.map(\.lastPathComponent)
    }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController,
        didRequestDocumentCreationWithHandler importHandler:
            @escaping (
                URL?, UIDocumentBrowserViewController.ImportMode
            ) -> Void
    ) { importHandler(draft.url, draft.mode) }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
        toDestinationURL destinationURL: URL
    ) { imported.append(destinationURL.lastPathComponent) }
    func documentBrowser(
        _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
    ) { failures += error == nil ? 0 : 1 }

    private func file(_ name: String) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(name.utf8).write(to: url)
        return url
    }

    private func show() throws {
        let first = try file("shelf/notes.txt")
        _ = try file("shelf/picture.pdf")
        browser.delegate = self
        screen.show(browser)
        browser.revealDocument(at: first, importIfNeeded: false)
        screen.advance(by: 1)
    }

    private func tap(_ label: String) throws {
        try screen.tap(screen.find(label: label))
        screen.advance(by: 1)
    }

    @Test("opens documents of its kinds, without their endings")
    func opening() throws {
        try show()
        try tap("picture")
        #expect(opened == [])
        try tap("notes")
        #expect(opened == ["notes.txt"])
        #expect(screen.window.rootViewController === browser)
        #expect(browser.allowedContentTypes == ["public.plain-text"])
    }

    @Test("puts new documents into the folder that is shown, under names that are free")
    func making() throws {
        try show()
        draft = (try file("template/notes.txt"), .copy)
        try tap("Add")
        draft.mode = .move
        try tap("Add")
        #expect(imported == ["notes 2.txt", "notes 3.txt"])
        try tap("notes 3")
        #expect(opened == ["notes 3.txt"])
        // It was moved, and is there no more.
        try tap("Add")
        #expect(failures == 1)
        draft = (nil, .none)
        try tap("Add")
        #expect(imported.count == 2 && failures == 1)
        browser.allowsDocumentCreation = false
        screen.advance(by: 0.1)
        #expect((try? screen.find(label: "Add")) == nil)
    }

    @Test("a long press offers the program's actions for what they take")
    func actions() throws {
        try show()
        var taken: [String] = []
        let action = UIDocumentBrowserAction(identifier: "pin", localizedTitle: "Pin", availability: .menu) { files in
            taken += files.map(\.lastPathComponent)
        }
        action.supportedContentTypes = ["public.plain-text"]
        browser.customActions = [action]
        let menus = browser.actions(for: folder.url.appendingPathComponent("shelf/notes.txt"))
        #expect(menus.map(\.title) == ["Pin", "Share"])
        #expect(browser.actions(for: folder.url.appendingPathComponent("shelf/picture.pdf")).map(\.title) == ["Share"])
        let frame = try screen.find(label: "notes").frame
        let finger = screen.finger(at: CGPoint(x: frame.midX, y: frame.midY))
        screen.advance(by: 1)
        finger.lift()
        screen.advance(by: 0.5)
        try tap("Pin")
        #expect(taken == ["notes.txt"])
    }

    @Test("renames documents, and says when it cannot")
    func renaming() throws {
        try show()
        var answers: [(URL?, Bool)] = []
        browser.renameDocument(at: folder.url.appendingPathComponent("shelf/notes.txt"), proposedName: "plans.txt") {
            answers.append(($0, $1 == nil))
        }
        browser.renameDocument(at: folder.url.appendingPathComponent("shelf/none.txt"), proposedName: "x.txt") {
            answers.append(($0, $1 == nil))
        }
        #expect(answers.map(\.0?.lastPathComponent) == ["plans.txt", nil])
        #expect(answers.map(\.1) == [true, false])
        try tap("plans")
        #expect(opened == ["plans.txt"])
        answers = []
        browser.importDocument(
            at: folder.url.appendingPathComponent("shelf/plans.txt"),
            nextToDocumentAt: folder.url.appendingPathComponent("shelf/picture.pdf"), mode: .none
        ) { answers.append(($0, $1 == nil)) }
        #expect(answers.count == 1 && answers[0] == (nil, true))
        var reason: (any Error)?
        browser.revealDocument(at: folder.url.appendingPathComponent("none"), importIfNeeded: false) { reason = $1 }
        #expect(reason != nil)
    }

    @Test("its transition brings a document and takes it away, and leaves it as it was")
    func transition() throws {
        try show()
        let document = UIViewController(),
            animator = browser.transitionController(
                forDocumentAt: folder.url.appendingPathComponent("shelf/notes.txt"))
        let delegate = Animators(animator)
        document.modalPresentationStyle = .fullScreen
        document.transitioningDelegate = delegate
        browser.present(document, animated: true)
        screen.advance(by: 0.2)
        #expect((document.view.layer.presentation()?.opacity).map { $0 > 0.1 && $0 < 0.9 } ?? false)
        screen.advance(by: 0.5)
        #expect(document.view.window != nil && document.view.transform.isIdentity)
        document.dismiss(animated: true)
        screen.advance(by: 0.7)
        #expect(document.view.window == nil && document.view.alpha == 1)
        #expect(browser.view.window != nil)
    }

    private final class Animators: NSObject, UIViewControllerTransitioningDelegate {
        private let animator: any UIViewControllerAnimatedTransitioning

        init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
    }
}
