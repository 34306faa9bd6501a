import MutoscopeTesting
import TestSupport
import Testing
import UIKit

/// Files that are opened, changed, written by themselves and closed.
@MainActor @Suite("documents") struct OwnDocumentTests {
    private final class Note: UIDocument {
        var text = "" {
            didSet {
                guard text != oldValue else { return }
                undoManager.registerUndo(withTarget: self) { $0.text = oldValue }
            }
        }
        var errors: [any Error] = []

        override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }
        override func load(fromContents contents: Any, ofType typeName: String?) throws {
            guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
            undoManager.disableUndoRegistration()
            text = String(decoding: data, as: UTF8.self)
            undoManager.enableUndoRegistration()
        }
        override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
            errors.append(error)
            super.handleError(error, userInteractionPermitted: userInteractionPermitted)
        }
    }

    private let screen = TestScreen(size: CGSize(width: 100, height: 100))
    private let temporary: TemporaryFolder
    private var folder: URL { temporary.url }

    init() throws { temporary = try TemporaryFolder() }

    private func written(_ note: Note) -> String? { try? String(contentsOf: note.fileURL, encoding: .utf8) }

    @Test("a new one is written, an old one read")
    func creatingAndOpening() {
        let url = folder.appendingPathComponent("a.txt")
        let new = Note(fileURL: url)
        #expect(new.documentState == .closed)
        new.text = "one"
        var heard: [Bool] = []
        new.save(to: url, for: .forCreating) { heard.append($0) }
        #expect(heard == [], "the closure runs later")
        screen.advance(by: 0.1)
        #expect(heard == [true])
        #expect(new.documentState == .normal)
        let old = Note(fileURL: url)
        old.open { heard.append($0) }
        screen.advance(by: 0.1)
        #expect(heard == [true, true])
        #expect(old.text == "one")
        #expect(!old.hasUnsavedChanges)
        #expect(old.localizedName == "a")
        #expect(old.fileType == "public.plain-text")
    }

    @Test("changes are written by themselves after a while, and on closing; taking them all back leaves none")
    func autosaving() {
        let note = Note(fileURL: folder.appendingPathComponent("b.txt"))
        note.save(to: note.fileURL, for: .forCreating)
        screen.advance(by: 0.1)
        note.text = "two"
        screen.advance(by: 0.1)
        #expect(note.hasUnsavedChanges)
        #expect(written(note) == "")
        screen.advance(by: 30)
        #expect(written(note) == "two")
        #expect(!note.hasUnsavedChanges)
        note.text = "three"
        screen.advance(by: 0.1)
        note.undoManager.undo()
        #expect(note.text == "two")
        #expect(!note.hasUnsavedChanges)
        note.undoManager.redo()
        #expect(note.hasUnsavedChanges)
        note.close()
        screen.advance(by: 0.1)
        #expect(written(note) == "three")
        #expect(note.documentState == .closed)
    }

    @Test("what cannot be read or written is told, and marks the document")
    func errors() {
        let missing = Note(fileURL: folder.appendingPathComponent("missing.txt"))
        var heard: [Bool] = []
        missing.open { heard.append($0) }
        screen.advance(by: 0.1)
        #expect(heard == [false])
        #expect(missing.errors.count == 1)
        #expect(missing.documentState == .closed)
        let nowhere = Note(fileURL: folder.appendingPathComponent("none/c.txt"))
        nowhere.save(to: nowhere.fileURL, for: .forCreating) { heard.append($0) }
        screen.advance(by: 0.1)
        #expect(heard == [false, false])
        #expect(nowhere.documentState.contains(.savingError))
    }

    @Test("states are posted")
    func states() {
        let note = Note(fileURL: folder.appendingPathComponent("d.txt"))
        var states: [UIDocument.State] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIDocument.stateChangedNotification, object: note, queue: nil
        ) { _ in MainActor.assumeIsolated { states.append(note.documentState) } }
        note.save(to: note.fileURL, for: .forCreating)
        note.disableEditing()
        note.enableEditing()
        note.close()
        screen.advance(by: 0.1)
        #expect(states == [.normal, .editingDisabled, .normal, .closed])
        NotificationCenter.default.removeObserver(token)
    }
}
