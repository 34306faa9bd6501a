public import CoreGraphics

/// Tells a truth when it is asked for.
public typealias AXBoolReturnBlock = () -> Bool
/// Tells a text when it is asked for.
public typealias AXStringReturnBlock = () -> String?
/// Tells a text with its looks when it is asked for.
public typealias AXAttributedStringReturnBlock = () -> NSAttributedString?
/// Tells what an element is and does when it is asked for.
public typealias AXTraitsReturnBlock = () -> UIAccessibilityTraits
/// Tells a rectangle, in screen points when it is asked for.
public typealias AXRectReturnBlock = () -> CGRect
/// Tells an outline, in screen points when it is asked for.
public typealias AXPathReturnBlock = () -> UIBezierPath?
/// Tells a point of the screen, in points when it is asked for.
public typealias AXPointReturnBlock = () -> CGPoint
/// Tells a list when it is asked for.
public typealias AXArrayReturnBlock = () -> [Any]?
/// Tells how elements are gone through when it is asked for.
public typealias AXNavigationStyleReturnBlock = () -> UIAccessibilityNavigationStyle
/// Tells what elements are to each other when it is asked for.
public typealias AXContainerTypeReturnBlock = () -> UIAccessibilityContainerType
/// Does something when it is asked to.
public typealias AXVoidReturnBlock = () -> Void

/// What tells an object's values when they are asked for, in place of what was set.
struct AccessibilityBlocks {
    var isElement: AXBoolReturnBlock?
    var label: AXStringReturnBlock?
    var value: AXStringReturnBlock?
    var hint: AXStringReturnBlock?
    var attributedLabel: AXAttributedStringReturnBlock?
    var attributedValue: AXAttributedStringReturnBlock?
    var attributedHint: AXAttributedStringReturnBlock?
    var identifier: AXStringReturnBlock?
    var language: AXStringReturnBlock?
    var textualContext: AXStringReturnBlock?
    var traits: AXTraitsReturnBlock?
    var frame: AXRectReturnBlock?
    var path: AXPathReturnBlock?
    var activationPoint: AXPointReturnBlock?
    var userInputLabels: AXArrayReturnBlock?
    var attributedUserInputLabels: AXArrayReturnBlock?
    var elements: AXArrayReturnBlock?
    var headerElements: AXArrayReturnBlock?
    var automationElements: AXArrayReturnBlock?
    var customActions: AXArrayReturnBlock?
    var customRotors: AXArrayReturnBlock?
    var hidesElements: AXBoolReturnBlock?
    var isModal: AXBoolReturnBlock?
    var groupsChildren: AXBoolReturnBlock?
    var respondsToInteraction: AXBoolReturnBlock?
    var navigationStyle: AXNavigationStyleReturnBlock?
    var containerType: AXContainerTypeReturnBlock?
    var activate: AXBoolReturnBlock?
    var increment: AXVoidReturnBlock?
    var decrement: AXVoidReturnBlock?
    var escape: AXBoolReturnBlock?
    var magicTap: AXBoolReturnBlock?
}
