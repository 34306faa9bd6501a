public import CoreGraphics

/// An object that can answer to events: views, controllers, windows, the application. Unanswered events go to `next`.
@preconcurrency @MainActor
open class UIResponder: AccessibleResponder {
    nonisolated(unsafe) package final var associatedObjects: AssociatedObjects?

    public override init() {
        super.init()
    }

    /// The object was made from a storyboard or nib, and its outlets and actions are connected.
    open func awakeFromNib() {}

    /// The object that stands in for this one after it was read from a storyboard or nib: itself, or another one, such as a view of a nib
    /// of its own.
    open func awakeAfter(using coder: NSCoder) -> Any? { self }

    /// Prepares for being shown in a design tool. Nothing calls it on Linux.
    open func prepareForInterfaceBuilder() {}

    /// Writes the object into an archive. Views do; other responders say so once.
    open func encode(with coder: NSCoder) {
        Diagnostics.report(
            "\(type(of: self)) is not archived: of responders views alone are.", key: "encode \(type(of: self))")
    }

    private static let activityKey = UnsafeRawPointer(
        UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
    /// What the user does with it, to go on from.
    public final var userActivity: NSUserActivity? {
        get { objc_getAssociatedObject(self, Self.activityKey) as? NSUserActivity }
        set { objc_setAssociatedObject(self, Self.activityKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
    /// Writes into an activity what is needed to go on. Nothing asks for it on Linux, where activities stay in the program.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Goes on with an activity. Nothing by default.
    open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

    /// The responder that gets what this one does not answer; nil ends the chain.
    open var next: UIResponder? { nil }

    // MARK: First responder

    /// Whether this object may become first responder. False by default.
    open var canBecomeFirstResponder: Bool { false }

    /// Makes this object the first to get keys of its window; returns whether it is now.
    @discardableResult
    open func becomeFirstResponder() -> Bool { FirstResponder.claim(self) }

    /// Whether this object gives the place up when asked. True by default.
    open var canResignFirstResponder: Bool { true }

    /// Gives up being first responder; returns whether it no longer is.
    @discardableResult
    open func resignFirstResponder() -> Bool { FirstResponder.resign(self) }

    /// Whether this object is the first to get keys of its window.
    open var isFirstResponder: Bool { FirstResponder.isFirst(self) }

    /// The view that stands in for the keyboard while this object is first responder.
    open var inputView: UIView? { nil }

    /// The view above the keyboard while this object is first responder.
    open var inputAccessoryView: UIView? { nil }

    /// The controller whose view stands in for the keyboard, where there is no `inputView`.
    open var inputViewController: UIInputViewController? { nil }

    /// The controller whose view is above the keyboard, where there is no `inputAccessoryView`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// What stands in the row above the keyboard of a tablet beside the keyboard's own.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem.item(of: self) }

    /// Reads `inputView` and `inputAccessoryView` anew, if this object is first responder.
    open func reloadInputViews() {
        guard isFirstResponder, let window = FirstResponder.window(of: self) else { return }
        window.screen.inputViews.responderChanged(in: window)
    }

    // MARK: Touches, presses, motion

    /// Fingers went down in this view. Passed on to `next` by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    /// Fingers moved that went down in this view.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    /// Fingers lifted that went down in this view.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    /// The system or a recogniser took the fingers away.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Values that were estimated are known now.
    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    /// Keys or buttons went down.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    /// Keys or buttons changed their force.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Keys or buttons went up.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Keys or buttons were taken away by the system.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The commands that keys give this object while it or something below it is first responder.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// The machine began to be shaken.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// The machine was shaken.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// A motion turned out to be none.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// A headset or a media key asks for something.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Undo and editing

    /// The nearest one of the chain.
    open var undoManager: UndoManager? { next?.undoManager }

    /// Takes the selection away to the pasteboard.
    open func cut(_ sender: Any?) { next?.cut(sender) }
    /// Copies the selection to the pasteboard.
    open func copy(_ sender: Any?) { next?.copy(sender) }
    /// Puts the pasteboard in place of the selection. An object with a ``pasteConfiguration`` gets what is in it.
    open func paste(_ sender: Any?) {
        let providers = pasteConfiguration == nil ? [] : UIPasteboard.general.itemProviders
        if !providers.isEmpty, canPaste(providers) { paste(itemProviders: providers) } else { next?.paste(sender) }
    }
    /// What is taken from the pasteboard; nil takes nothing in this way.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { keptPasteConfiguration }
        set { keptPasteConfiguration = newValue?.copy() as? UIPasteConfiguration }
    }
    /// Takes what was pasted. Nothing by default.
    open func paste(itemProviders: [NSItemProvider]) {}
    /// Whether these can be pasted now: whether the ``pasteConfiguration`` takes them.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        pasteConfiguration?.accepts(itemProviders) ?? false
    }
    /// Takes the selection away.
    open func delete(_ sender: Any?) { next?.delete(sender) }
    /// Selects the nearest word.
    open func select(_ sender: Any?) { next?.select(sender) }
    /// Selects everything.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }
    /// Puts the pasteboard in place of the selection, as the text around looks.
    open func pasteAndMatchStyle(_ sender: Any?) { next?.pasteAndMatchStyle(sender) }
    /// Goes where the pasteboard says.
    open func pasteAndGo(_ sender: Any?) { next?.pasteAndGo(sender) }
    /// Searches for what the pasteboard has.
    open func pasteAndSearch(_ sender: Any?) { next?.pasteAndSearch(sender) }
    /// Makes the selection bold, or no longer.
    open func toggleBoldface(_ sender: Any?) { next?.toggleBoldface(sender) }
    /// Makes the selection italic, or no longer.
    open func toggleItalics(_ sender: Any?) { next?.toggleItalics(sender) }
    /// Underlines the selection, or no longer.
    open func toggleUnderline(_ sender: Any?) { next?.toggleUnderline(sender) }
    /// Makes the selection larger.
    open func increaseSize(_ sender: Any?) { next?.increaseSize(sender) }
    /// Makes the selection smaller.
    open func decreaseSize(_ sender: Any?) { next?.decreaseSize(sender) }
    /// Has the paragraph read from the left.
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) { next?.makeTextWritingDirectionLeftToRight(sender) }
    /// Has the paragraph read from the right.
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) { next?.makeTextWritingDirectionRightToLeft(sender) }
    /// Prints the content.
    open func printContent(_ sender: Any?) { next?.printContent(sender) }
    /// Gives the content another name.
    open func rename(_ sender: Any?) { next?.rename(sender) }
    /// Makes a copy of the content.
    open func duplicate(_ sender: Any?) { next?.duplicate(sender) }
    /// Puts the content elsewhere.
    open func move(_ sender: Any?) { next?.move(sender) }
    /// Writes the content in another form.
    open func export(_ sender: Any?) { next?.export(sender) }
    /// Begins to find text.
    open func find(_ sender: Any?) { next?.find(sender) }
    /// Begins to find text and to replace it.
    open func findAndReplace(_ sender: Any?) { next?.findAndReplace(sender) }
    /// Goes to the next place where the text is.
    open func findNext(_ sender: Any?) { next?.findNext(sender) }
    /// Goes to the place before where the text is.
    open func findPrevious(_ sender: Any?) { next?.findPrevious(sender) }
    /// Takes the selection as the text to find.
    open func useSelectionForFind(_ sender: Any?) { next?.useSelectionForFind(sender) }
    /// Changes how the selection looks.
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) { next?.updateTextAttributes(conversionHandler: conversionHandler) }

    // MARK: Actions

    /// Whether this object answers the action now. True when the selector's method belongs to its class; of the standard editing
    /// commands, when the class has one of its own.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        if action == StandardActions.paste, pasteConfiguration != nil {
            return canPaste(UIPasteboard.general.itemProviders)
        }
        return StandardActions.hasOwn(action, self) ?? action.isImplemented(by: self)
    }

    /// Changes the menus that are being built: those of the program, where this is the application or its delegate, or those for what
    /// is selected in this object or below. Overrides call `super`. Nothing by default.
    open func buildMenu(with builder: any UIMenuBuilder) {}

    /// Says how a command is shown that this object would perform, by changing it: disabled, ticked, called something else. Nothing by
    /// default.
    open func validate(_ command: UICommand) {}

    /// The first object of the chain, from this one on, that answers the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        var responder: UIResponder? = self
        while let candidate = responder {
            if candidate.canPerformAction(action, withSender: sender) { return candidate }
            responder = candidate.next
        }
        return nil
    }

    /// The language of what is typed into this object; nil where nothing is.
    open var textInputMode: UITextInputMode? { isFirstResponder ? UITextInputMode.activeInputModes.first : nil }
    /// Under which name the choice of a keyboard is kept; nil keeps none.
    open var textInputContextIdentifier: String? { nil }

    // MARK: Values by key

    /// A stored property by its name; nil of another name. Views have names for their own properties.
    open func value(forKey key: String) -> Any? { answer(to: key) ?? storedValue(key, of: self) }
    /// Sets a property by its name. Only views have names for theirs; of others it is told once.
    open func setValue(_ value: Any?, forKey key: String) {
        if setsOwnValue(value, forKey: key) { return }
        Diagnostics.report(
            "\(type(of: self)) has no value \"\(key)\" that a key reaches: use the property itself.",
            key: "key-value \(type(of: self)) \(key)")
    }
    /// What is under a path such as `view.layer.cornerRadius`.
    open func value(forKeyPath keyPath: String) -> Any? { storedValue(atPath: keyPath, of: self) }
    /// Sets a property by its name.
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

    // MARK: Observed values

    /// A property that this object observes has changed. Nothing by default.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}
}
