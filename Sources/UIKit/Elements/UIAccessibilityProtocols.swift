public import CoreGraphics

// What assistive programs would ask for. Nothing here asks yet; programs that answer compile.

/// A text that is read line by line.
@preconcurrency @MainActor
public protocol UIAccessibilityReadingContent: AnyObject {
    /// The line at a point, in the view's points.
    func accessibilityLineNumber(for point: CGPoint) -> Int
    /// What a line says.
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?
    /// Where a line is, in the screen's points.
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect
    /// What the page says.
    func accessibilityPageContent() -> String?
}

/// A cell of a table that is read.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTableCell: NSObjectProtocol {
    /// Its rows.
    func accessibilityRowRange() -> NSRange
    /// Its columns.
    func accessibilityColumnRange() -> NSRange
}

/// A table that is read.
@preconcurrency @MainActor
public protocol UIAccessibilityContainerDataTable: NSObjectProtocol {
    /// A cell.
    func accessibilityDataTableCellElement(
        forRow row: Int, column: Int
    ) -> (any UIAccessibilityContainerDataTableCell)?
    /// How many rows.
    func accessibilityRowCount() -> Int
    /// How many columns.
    func accessibilityColumnCount() -> Int
    /// The heads of a row.
    func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]?
    /// The heads of a column.
    func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]?
}

extension UIAccessibilityContainerDataTable {
    /// None where it is not implemented.
    public func accessibilityHeaderElements(forRow row: Int) -> [any UIAccessibilityContainerDataTableCell]? { nil }
    /// None where it is not implemented.
    public func accessibilityHeaderElements(forColumn column: Int) -> [any UIAccessibilityContainerDataTableCell]? {
        nil
    }
}

/// Whether parts of a program may be used while it is kept on the screen.
public enum UIGuidedAccessRestrictionState: Int, Sendable {
    /// They may.
    case allow
    /// They may not.
    case deny
}

/// Tells which parts of a program can be shut while it is kept on the screen. It never is on a desktop.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
    /// The names of the parts.
    var guidedAccessRestrictionIdentifiers: [String]? { get }
    /// A part was shut or opened.
    func guidedAccessRestriction(
        withIdentifier restrictionIdentifier: String, didChange newRestrictionState: UIGuidedAccessRestrictionState)
    /// What a part is called.
    func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
    /// What a part does.
    func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
    /// Nothing where it is not implemented.
    public func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String? { nil }
}

/// A picture that becomes larger with the user's text.
@preconcurrency @MainActor
public protocol UIAccessibilityContentSizeCategoryImageAdjusting: NSObjectProtocol {
    /// Whether it does.
    var adjustsImageSizeForAccessibilityContentSizeCategory: Bool { get set }
}

extension UIImageView: UIAccessibilityContentSizeCategoryImageAdjusting {}

/// A view that clicks when its keys are pressed. There are no sounds of the system.
@preconcurrency @MainActor
public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether it does.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    /// It does not where it is not implemented.
    public var enableInputClicksWhenVisible: Bool { false }
}
