public import CoreGraphics

/// Text with looks that tells its layout managers of every change.
///
/// A subclass that keeps the text itself overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls ``edited(_:range:changeInLength:)`` for its changes. Foundation on Linux reads attributed
/// strings past these; a copy of such a text is kept for it.
open class NSTextStorage: NSMutableAttributedString {
    /// What of a text has changed.
    public struct EditActions: OptionSet, Hashable, Sendable {
        /// The value as Apple's frameworks number it.
        public let rawValue: UInt

        /// The value of a number.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Looks.
        public static let editedAttributes = EditActions(rawValue: 1)
        /// Characters.
        public static let editedCharacters = EditActions(rawValue: 2)
    }

    /// Told before and after changes are worked off.
    open weak var delegate: (any NSTextStorageDelegate)?
    /// Whoever lays the text out.
    open private(set) var layoutManagers: [NSLayoutManager] = []
    /// What has changed since changes were last worked off.
    open private(set) var editedMask: EditActions = []
    /// The part that has changed, as it is now (UTF-16); its location is `NSNotFound` when nothing has.
    open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
    /// How much longer the text has become.
    open private(set) var changeInLength = 0
    private var depth = 0
    private var isProcessing = false
    /// Whether a subclass keeps the text, of which this object has a copy.
    private var isCopy = false

    /// An empty text.
    public init() { super.init(string: "") }

    /// A text without looks.
    public override init(string: String) { super.init(string: string) }

    /// A text that looks the same throughout.
    public override init(string: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
        super.init(string: string, attributes: attrs)
    }

    /// A copy of a text.
    public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: What subclasses override

    open override var string: String { super.string }

    open override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { super.attributes(at: location, effectiveRange: range) }

    open override func replaceCharacters(in range: NSRange, with str: String) {
        super.replaceCharacters(in: range, with: str)
        note(.editedCharacters, range, str.utf16.count - range.length)
    }

    open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
        super.setAttributes(attrs, range: range)
        note(.editedAttributes, range, 0)
    }

    // MARK: What is made of these

    open override var length: Int { isCopy ? string.utf16.count : super.length }

    open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
        beginEditing()
        replaceCharacters(in: range, with: attrString.string)
        var position = 0
        while position < attrString.length {
            var part = NSRange()
            let looks = attrString.attributes(at: position, effectiveRange: &part)
            setAttributes(looks, range: NSRange(location: range.location + part.location, length: part.length))
            position = NSMaxRange(part)
        }
        endEditing()
    }

    open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }

    open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
        addAttributes([name: value], range: range)
    }

    open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
        changeLooks(in: range) { $0.merge(attrs) { $1 } }
    }

    open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
        changeLooks(in: range) { $0[name] = nil }
    }

    private func changeLooks(in range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        beginEditing()
        var position = range.location
        while position < NSMaxRange(range) {
            var part = NSRange()
            var looks = attributes(at: position, effectiveRange: &part)
            let end = min(NSMaxRange(part), NSMaxRange(range))
            change(&looks)
            setAttributes(looks, range: NSRange(location: position, length: end - position))
            position = max(end, position + 1)
        }
        endEditing()
    }

    // MARK: Changes

    open override func beginEditing() { depth += 1 }

    open override func endEditing() {
        depth -= 1
        workOff()
    }

    /// Notes a change. Between ``beginEditing()`` and ``endEditing()`` changes are gathered, else they are worked off at once.
    ///
    /// - `range`: the part before the change, UTF-16.
    /// - `delta`: by how much it has become longer.
    open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
        copyFromSubclass(editedMask, editedRange, delta)
        note(editedMask, editedRange, delta)
    }

    private func note(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        let now = NSRange(location: range.location, length: max(range.length + delta, 0))
        if editedMask.isEmpty {
            editedRange = now
        } else {
            // What lies behind the new change has moved with it.
            var old = editedRange
            if NSMaxRange(old) >= NSMaxRange(range) { old.length = max(old.length + delta, 0) }
            editedRange = NSUnionRange(old, now)
        }
        editedMask.formUnion(mask)
        changeInLength += delta
        workOff()
    }

    private func workOff() {
        guard depth == 0, !isProcessing, !editedMask.isEmpty else { return }
        isProcessing = true
        processEditing()
        isProcessing = false
        guard !layoutManagers.isEmpty else { return }
        let managers = UncheckedBox(value: layoutManagers)
        MainActor.assumeIsolated { for manager in managers.value { manager.completeLayoutOfViews() } }
    }

    /// Works changes off: tells the delegate before and after, and then the layout managers. What the delegate or a subclass changes
    /// meanwhile belongs to the same changes.
    open func processEditing() {
        if isCopy, editedRange.location != NSNotFound {
            // A subclass may have coloured its own text on the way here.
            let text = string as NSString
            let inside = NSIntersectionRange(editedRange, NSRange(location: 0, length: text.length))
            copyLooks(in: text.paragraphRange(for: inside))
        }
        let center = NotificationCenter.default
        delegate?.textStorage(
            self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        center.post(name: Self.willProcessEditingNotification, object: self)
        fixAttributes(in: editedRange)
        delegate?.textStorage(
            self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
        center.post(name: Self.didProcessEditingNotification, object: self)
        let (mask, range, change) = (editedMask, editedRange, changeInLength)
        editedMask = []
        editedRange = NSRange(location: NSNotFound, length: 0)
        changeInLength = 0
        guard !layoutManagers.isEmpty else { return }
        let work = UncheckedBox(value: (self, layoutManagers))
        MainActor.assumeIsolated {
            for manager in work.value.1 {
                manager.processEditing(
                    for: work.value.0, edited: mask, range: range, changeInLength: change, invalidatedRange: range)
            }
        }
    }

    /// Looks are always in order: fonts that lack a character are replaced as text is laid out.
    open func fixAttributes(in range: NSRange) {}

    /// Looks are never put in order later.
    open var fixesAttributesLazily: Bool { false }
    /// Looks are in order.
    open func invalidateAttributes(in range: NSRange) {}
    /// Looks are in order.
    open func ensureAttributesAreFixed(in range: NSRange) {}

    /// Has Foundation see what a subclass keeps.
    private func copyFromSubclass(_ mask: EditActions, _ range: NSRange, _ delta: Int) {
        let text = string as NSString
        let now = NSRange(location: range.location, length: max(range.length + delta, 0))
        guard NSMaxRange(now) <= text.length else { return }
        if super.length != text.length {
            isCopy = true
            let start = min(range.location, super.length), end = min(NSMaxRange(range), super.length)
            super.replaceCharacters(
                in: NSRange(location: start, length: end - start), with: text.substring(with: now))
        } else if isCopy, mask.contains(.editedCharacters), now.length > 0 {
            super.replaceCharacters(in: now, with: text.substring(with: now))
        }
        guard isCopy || !(super.string as NSString).isEqual(to: string) else { return }
        isCopy = true
        copyLooks(in: now)
    }

    private func copyLooks(in range: NSRange) {
        var position = range.location
        while position < NSMaxRange(range) {
            var part = NSRange()
            let looks = attributes(at: position, effectiveRange: &part)
            let end = min(max(NSMaxRange(part), position + 1), NSMaxRange(range))
            super.setAttributes(looks, range: NSRange(location: position, length: end - position))
            position = end
        }
    }

    // MARK: Layout managers

    /// Adds whoever lays the text out.
    @preconcurrency @MainActor
    open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
        layoutManagers.append(aLayoutManager)
        aLayoutManager.textStorage = self
    }

    /// Takes whoever lays the text out away.
    @preconcurrency @MainActor
    open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
        guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
        layoutManagers.removeAll { $0 === aLayoutManager }
        aLayoutManager.textStorage = nil
    }

    /// Changes are about to be worked off; the object is the text.
    public static let willProcessEditingNotification = Notification.Name(
        "NSTextStorageWillProcessEditingNotification")
    /// Changes have been worked off; the object is the text.
    public static let didProcessEditingNotification = Notification.Name(
        "NSTextStorageDidProcessEditingNotification")
}

/// Told of the changes of a text.
public protocol NSTextStorageDelegate: AnyObject {
    /// Changes are about to be worked off: characters and looks may be changed.
    func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
    /// Changes have been worked off: looks may be changed, characters not.
    func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
    /// Does nothing where it is not implemented.
    public func textStorage(
        _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
    /// Does nothing where it is not implemented.
    public func textStorage(
        _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
        range editedRange: NSRange, changeInLength delta: Int
    ) {}
}
