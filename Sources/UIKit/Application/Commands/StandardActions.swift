import QuartzCore

/// A text in which commands take back what was typed.
@MainActor
protocol UndoByCommand: UIResponder {}

extension UIResponder: @preconcurrency CommandHolder {
    package func hasCommand(_ selector: Selector) -> Bool? { StandardActions.hasOwn(selector, self) }
}

/// The editing commands that every responder passes on, and which of them a class does itself.
@MainActor
enum StandardActions {
    static let cut = Selector("cut:", UIResponder.cut(_:))
    static let copy = Selector("copy:", UIResponder.copy(_:))
    static let paste = Selector("paste:", UIResponder.paste(_:))
    static let delete = Selector("delete:", UIResponder.delete(_:))
    static let select = Selector("select:", UIResponder.select(_:))
    static let selectAll = Selector("selectAll:", UIResponder.selectAll(_:))
    static let pasteAndMatchStyle = Selector("pasteAndMatchStyle:", UIResponder.pasteAndMatchStyle(_:))
    static let pasteAndGo = Selector("pasteAndGo:", UIResponder.pasteAndGo(_:))
    static let pasteAndSearch = Selector("pasteAndSearch:", UIResponder.pasteAndSearch(_:))
    static let toggleBoldface = Selector("toggleBoldface:", UIResponder.toggleBoldface(_:))
    static let toggleItalics = Selector("toggleItalics:", UIResponder.toggleItalics(_:))
    static let toggleUnderline = Selector("toggleUnderline:", UIResponder.toggleUnderline(_:))
    static let increaseSize = Selector("increaseSize:", UIResponder.increaseSize(_:))
    static let decreaseSize = Selector("decreaseSize:", UIResponder.decreaseSize(_:))
    static let makeTextWritingDirectionLeftToRight = Selector(
        "makeTextWritingDirectionLeftToRight:", UIResponder.makeTextWritingDirectionLeftToRight(_:))
    static let makeTextWritingDirectionRightToLeft = Selector(
        "makeTextWritingDirectionRightToLeft:", UIResponder.makeTextWritingDirectionRightToLeft(_:))
    static let printContent = Selector("printContent:", UIResponder.printContent(_:))
    static let rename = Selector("rename:", UIResponder.rename(_:))
    static let duplicate = Selector("duplicate:", UIResponder.duplicate(_:))
    static let move = Selector("move:", UIResponder.move(_:))
    static let export = Selector("export:", UIResponder.export(_:))
    static let find = Selector("find:", UIResponder.find(_:))
    static let findAndReplace = Selector("findAndReplace:", UIResponder.findAndReplace(_:))
    static let findNext = Selector("findNext:", UIResponder.findNext(_:))
    static let findPrevious = Selector("findPrevious:", UIResponder.findPrevious(_:))
    static let useSelectionForFind = Selector("useSelectionForFind:", UIResponder.useSelectionForFind(_:))
    /// Takes back what was typed in a text.
    static let undo = Selector("undo:") { (text: any UndoByCommand) in { (_: Any?) in text.undoManager?.undo() } }
    /// Does again what was taken back in a text.
    static let redo = Selector("redo:") { (text: any UndoByCommand) in { (_: Any?) in text.undoManager?.redo() } }

    /// Whether a responder's class has an editing command of its own; nil for other actions.
    static func hasOwn(_ action: Selector, _ responder: UIResponder) -> Bool? {
        probes[action.name]?.isOverridden(by: type(of: responder))
    }

    private class Plain: UIResponder {}
    private class Cut: UIResponder {
        override func cut(_ sender: Any?) {}
    }
    private class Copy: UIResponder {
        override func copy(_ sender: Any?) {}
    }
    private class Paste: UIResponder {
        override func paste(_ sender: Any?) {}
    }
    private class Delete: UIResponder {
        override func delete(_ sender: Any?) {}
    }
    private class Select: UIResponder {
        override func select(_ sender: Any?) {}
    }
    private class SelectAll: UIResponder {
        override func selectAll(_ sender: Any?) {}
    }
    private class PasteAndMatchStyle: UIResponder {
        override func pasteAndMatchStyle(_ sender: Any?) {}
    }
    private class PasteAndGo: UIResponder {
        override func pasteAndGo(_ sender: Any?) {}
    }
    private class PasteAndSearch: UIResponder {
        override func pasteAndSearch(_ sender: Any?) {}
    }
    private class ToggleBoldface: UIResponder {
        override func toggleBoldface(_ sender: Any?) {}
    }
    private class ToggleItalics: UIResponder {
        override func toggleItalics(_ sender: Any?) {}
    }
    private class ToggleUnderline: UIResponder {
        override func toggleUnderline(_ sender: Any?) {}
    }
    private class IncreaseSize: UIResponder {
        override func increaseSize(_ sender: Any?) {}
    }
    private class DecreaseSize: UIResponder {
        override func decreaseSize(_ sender: Any?) {}
    }
    private class MakeTextWritingDirectionLeftToRight: UIResponder {
        override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    }
    private class MakeTextWritingDirectionRightToLeft: UIResponder {
        override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    }
    private class PrintContent: UIResponder {
        override func printContent(_ sender: Any?) {}
    }
    private class Rename: UIResponder {
        override func rename(_ sender: Any?) {}
    }
    private class Duplicate: UIResponder {
        override func duplicate(_ sender: Any?) {}
    }
    private class Move: UIResponder {
        override func move(_ sender: Any?) {}
    }
    private class Export: UIResponder {
        override func export(_ sender: Any?) {}
    }
    private class Find: UIResponder {
        override func find(_ sender: Any?) {}
    }
    private class FindAndReplace: UIResponder {
        override func findAndReplace(_ sender: Any?) {}
    }
    private class FindNext: UIResponder {
        override func findNext(_ sender: Any?) {}
    }
    private class FindPrevious: UIResponder {
        override func findPrevious(_ sender: Any?) {}
    }
    private class UseSelectionForFind: UIResponder {
        override func useSelectionForFind(_ sender: Any?) {}
    }

    private static let probes: [String: OverrideProbe] = {
        let overriding: [(Selector, AnyClass)] = [
            (cut, Cut.self),
            (copy, Copy.self),
            (paste, Paste.self),
            (delete, Delete.self),
            (select, Select.self),
            (selectAll, SelectAll.self),
            (pasteAndMatchStyle, PasteAndMatchStyle.self),
            (pasteAndGo, PasteAndGo.self),
            (pasteAndSearch, PasteAndSearch.self),
            (toggleBoldface, ToggleBoldface.self),
            (toggleItalics, ToggleItalics.self),
            (toggleUnderline, ToggleUnderline.self),
            (increaseSize, IncreaseSize.self),
            (decreaseSize, DecreaseSize.self),
            (makeTextWritingDirectionLeftToRight, MakeTextWritingDirectionLeftToRight.self),
            (makeTextWritingDirectionRightToLeft, MakeTextWritingDirectionRightToLeft.self),
            (printContent, PrintContent.self),
            (rename, Rename.self),
            (duplicate, Duplicate.self),
            (move, Move.self),
            (export, Export.self),
            (find, Find.self),
            (findAndReplace, FindAndReplace.self),
            (findNext, FindNext.self),
            (findPrevious, FindPrevious.self),
            (useSelectionForFind, UseSelectionForFind.self),
        ]
        return Dictionary(
            uniqueKeysWithValues: overriding.map {
                ($0.0.name, OverrideProbe(base: UIResponder.self, plain: Plain.self, overriding: $0.1))
            })
    }()
}
