public import CoreGraphics

/// Keeps what was done so that it can be taken back, in groups. Foundation on Linux has none.
///
/// A group is open for the length of one turn of the main queue unless `groupsByEvent` is off.
@preconcurrency @MainActor
open class UndoManager: NSObject {
    private struct Step {
        weak var target: AnyObject?
        let undo: (AnyObject) -> Void
    }

    private final class Group {
        var steps: [Step] = []
        var name = ""
        weak var parent: Group?

        init(parent: Group?) {
            self.parent = parent
        }
    }

    private var undoStack: [Group] = []
    private var redoStack: [Group] = []
    private var open: Group?
    private var closesAtTurnEnd = false
    private var disabledDepth = 0

    public override init() {
        super.init()
    }

    /// Whether registrations of one turn of the main queue make one group.
    open var groupsByEvent = true
    /// How many groups are kept at most; 0 keeps all.
    open var levelsOfUndo = 0 { didSet { trim() } }
    /// Whether something is being taken back now.
    open private(set) var isUndoing = false
    /// Whether something is being done again now.
    open private(set) var isRedoing = false
    /// Whether there is something to take back.
    open var canUndo: Bool { !undoStack.isEmpty || open?.steps.isEmpty == false }
    /// Whether there is something to do again.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// How many groups are open.
    open var groupingLevel: Int { openGroups.count }
    /// Whether registrations count.
    open var isUndoRegistrationEnabled: Bool { disabledDepth == 0 }

    /// Lets registrations pass unheard until the matching `enableUndoRegistration()`.
    open func disableUndoRegistration() { disabledDepth += 1 }

    /// Ends one `disableUndoRegistration()`.
    open func enableUndoRegistration() {
        precondition(disabledDepth > 0, "enableUndoRegistration without a disableUndoRegistration")
        disabledDepth -= 1
    }

    /// Keeps how to take a change of `target` back. The target is not retained.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open == nil {
            precondition(groupsByEvent, "registerUndo needs an open group when groupsByEvent is off")
            openGroupOfTurn()
        }
        open?.steps.append(Step(target: target) { if let target = $0 as? TargetType { handler(target) } })
        if !isUndoing, !isRedoing { redoStack = [] }
    }

    /// Keeps a method and its argument that take a change of `target` back.
    open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
        registerUndo(withTarget: target as AnyObject) { selector.perform(on: $0, with: anObject) }
    }

    // MARK: Groups

    /// Opens a group, inside the open one if there is one.
    open func beginUndoGrouping() {
        if open == nil, groupsByEvent, !isUndoing, !isRedoing { openGroupOfTurn() }
        let group = Group(parent: open)
        openGroups.append(group)
        open = group
        tellOpened()
    }

    /// Closes the innermost group.
    open func endUndoGrouping() {
        guard let group = open else { preconditionFailure("endUndoGrouping without a beginUndoGrouping") }
        post(.NSUndoManagerCheckpoint)
        if !group.steps.isEmpty { post(.NSUndoManagerWillCloseUndoGroup) }
        openGroups.removeLast()
        open = group.parent
        guard !group.steps.isEmpty else { return }
        if let parent = group.parent {
            parent.steps += group.steps
            if !group.name.isEmpty { parent.name = group.name }
        } else {
            push(group)
            post(.NSUndoManagerDidCloseUndoGroup)
        }
    }

    private var openGroups: [Group] = []

    private func openOutermostGroup() {
        let group = Group(parent: nil)
        openGroups = [group]
        open = group
        tellOpened()
    }

    private func tellOpened() {
        post(.NSUndoManagerDidOpenUndoGroup)
        post(.NSUndoManagerCheckpoint)
    }

    private func openGroupOfTurn() {
        openOutermostGroup()
        closesAtTurnEnd = true
        MainTurn.perform { [weak self] in MainActor.assumeIsolated { self?.closeGroupOfTurn() } }
    }

    private func closeGroupOfTurn() {
        guard closesAtTurnEnd else { return }
        closesAtTurnEnd = false
        while open != nil { endUndoGrouping() }
    }

    private func push(_ group: Group) {
        if isUndoing { redoStack.append(group) } else { undoStack.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undo and redo

    /// Takes the last group back.
    open func undo() {
        closeGroupOfTurn()
        undoNestedGroup()
    }

    /// Takes the last closed group back.
    open func undoNestedGroup() {
        guard let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        run(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Does again what was taken back last.
    open func redo() {
        closeGroupOfTurn()
        guard let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        run(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    private func run(_ group: Group) {
        openOutermostGroup()
        open?.name = group.name
        for step in group.steps.reversed() {
            if let target = step.target { step.undo(target) }
        }
        while open != nil { endUndoGrouping() }
    }

    /// Forgets everything.
    open func removeAllActions() {
        undoStack = []
        redoStack = []
        openGroups = []
        open = nil
        closesAtTurnEnd = false
    }

    /// Forgets what concerns one object.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoStack + redoStack + openGroups { group.steps.removeAll { $0.target === object } }
        undoStack.removeAll { $0.steps.isEmpty }
        redoStack.removeAll { $0.steps.isEmpty }
    }

    // MARK: Names

    /// Names the open group, for a menu.
    open func setActionName(_ actionName: String) { (open ?? undoStack.last)?.name = actionName }
    /// The name of what would be taken back.
    open var undoActionName: String { (open ?? undoStack.last)?.name ?? "" }
    /// The name of what would be done again.
    open var redoActionName: String { redoStack.last?.name ?? "" }
    /// "Undo" and the name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// "Redo" and the name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// A menu's title for taking a named action back.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Undo" : "Undo \(actionName)"
    }
    /// A menu's title for doing a named action again.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String {
        actionName.isEmpty ? "Redo" : "Redo \(actionName)"
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}

extension NSNotification.Name {
    /// Posted when a group is opened or closed, and before changes are taken back or made again.
    public static let NSUndoManagerCheckpoint = NSNotification.Name("NSUndoManagerCheckpointNotification")
    /// Posted after a group was opened.
    public static let NSUndoManagerDidOpenUndoGroup = NSNotification.Name("NSUndoManagerDidOpenUndoGroupNotification")
    /// Posted before a group of changes is closed.
    public static let NSUndoManagerWillCloseUndoGroup = NSNotification.Name(
        "NSUndoManagerWillCloseUndoGroupNotification")
    /// Posted after the outermost group of changes was closed.
    public static let NSUndoManagerDidCloseUndoGroup = NSNotification.Name("NSUndoManagerDidCloseUndoGroupNotification")
    /// Posted before a group of changes is taken back.
    public static let NSUndoManagerWillUndoChange = NSNotification.Name("NSUndoManagerWillUndoChangeNotification")
    /// Posted after a group of changes was taken back.
    public static let NSUndoManagerDidUndoChange = NSNotification.Name("NSUndoManagerDidUndoChangeNotification")
    /// Posted before a group of changes is made again.
    public static let NSUndoManagerWillRedoChange = NSNotification.Name("NSUndoManagerWillRedoChangeNotification")
    /// Posted after a group of changes was made again.
    public static let NSUndoManagerDidRedoChange = NSNotification.Name("NSUndoManagerDidRedoChangeNotification")
}
