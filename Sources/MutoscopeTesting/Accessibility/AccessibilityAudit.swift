import CoreGraphics
import UIKit

/// What `assertAccessible` looks for.
public enum AccessibilityRule: String, CaseIterable, Sendable {
    /// Things that fingers use, and pictures that are elements, have a label.
    case labels
    /// Things that fingers use take touches in 44 × 44 points. The kit's controls of fixed size (switches, sliders, steppers, segments,
    /// page dots) are as large as they are.
    case targets
    /// Text stands out from what is behind it: 4.5 to 1, 3 to 1 for large text. Measured in the picture; disabled controls are exempt.
    case contrast
    /// No label is cut off, now and with the largest text.
    case cutOffText
    /// The order that a container gives agrees with what lies above and before.
    case order
}

/// Something that users of assistive programs, or with large fingers, or with weak eyes, stumble over.
public struct AccessibilityFinding: CustomStringConvertible, Sendable {
    /// Which rule is broken.
    public let rule: AccessibilityRule
    /// Of the view.
    public let path: String
    /// What is wrong, with the figures.
    public let words: String

    /// The value in words, for logs.
    public var description: String { "\(rule.rawValue): \(words) At \(path)." }
}

/// Fails the test when users of assistive programs would stumble over something on the screen; each finding has the view's path.
///
/// - Parameters:
///   - screen: As it is now; it is also laid out with the largest text, and afterwards is as it was.
///   - rules: What is looked for; everything unless said.
///   - isExempt: Leaves out findings that someone has decided about.
@MainActor
public func assertAccessible(
    _ screen: TestScreen, rules: Set<AccessibilityRule> = Set(AccessibilityRule.allCases),
    except isExempt: (AccessibilityFinding) -> Bool = { _ in false }, fileID: String = #fileID,
    file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
    let findings = screen.accessibilityFindings(rules: rules).filter { !isExempt($0) }
    guard !findings.isEmpty else { return }
    let place = SnapshotPlace(fileID: fileID, file: file, line: line, column: column)
    place.attach(PNGWriter.data(of: screen.accessibilityPicture.buffer), name: "accessibility.png")
    let list = findings.map { "\n  \($0)" }.joined()
    place.fail("\(findings.count) thing\(findings.count == 1 ? "" : "s") to stumble over:\(list)")
}

extension TestScreen {
    /// What users of assistive programs would stumble over.
    public func accessibilityFindings(
        rules: Set<AccessibilityRule> = Set(AccessibilityRule.allCases)
    ) -> [AccessibilityFinding] {
        let tree = elementTree
        let seen = tree.flatMap(\.elements).map(ScreenElement.init).filter(\.isVisible)
        var findings: [AccessibilityFinding] = []
        if rules.contains(.labels) { findings += seen.compactMap(missingLabel) }
        if rules.contains(.targets) { findings += seen.compactMap(smallTarget) }
        if rules.contains(.contrast) { findings += weakContrasts() }
        if rules.contains(.order) { findings += tree.flatMap(wrongOrders) }
        if rules.contains(.cutOffText) { findings += cutOffTexts() }
        return findings
    }

    // MARK: Labels

    private func missingLabel(_ element: ScreenElement) -> AccessibilityFinding? {
        let isAsked = element.isInteractive || element.traits.contains(.image)
        var texts = [element.label]
        if let field = element.object as? UITextField { texts.append(field.placeholder) }
        guard isAsked, texts.allSatisfy({ ($0 ?? "").allSatisfy(\.isWhitespace) }) else { return nil }
        return AccessibilityFinding(
            rule: .labels, path: element.path, words: "The \(element.role) has no accessibilityLabel.")
    }

    // MARK: Targets

    private func smallTarget(_ element: ScreenElement) -> AccessibilityFinding? {
        let view = element.view
        let isFixed =
            view is UISwitch || view is UISlider || view is UIStepper || view is UISegmentedControl
            || view is UIPageControl
        guard element.isInteractive, element.isEnabled, !isFixed else { return nil }
        let size = reach(of: element)
        guard size.width < 43.5 || size.height < 43.5 else { return nil }
        return AccessibilityFinding(
            rule: .targets, path: element.path,
            words: "The \(element.role) \"\(element.label ?? "")\" takes touches in \(size.width.short) × "
                + "\(size.height.short) points; 44 × 44 are needed.")
    }

    /// How far touches reach it across and down through its middle, at most 44 points.
    private func reach(of element: ScreenElement) -> CGSize {
        let middle = element.activationPoint
        func takes(_ x: CGFloat, _ y: CGFloat) -> Bool {
            guard let hit = viewHit(at: CGPoint(x: x, y: y)) else { return false }
            return hit.isDescendant(of: element.view)
        }
        func length(_ takes: (CGFloat) -> Bool) -> CGFloat {
            func side(_ way: CGFloat) -> CGFloat {
                var distance: CGFloat = 0
                while distance < 44, takes(way * (distance + 0.5)) { distance += 1 }
                return distance
            }
            return min(44, side(1) + side(-1))
        }
        return CGSize(
            width: length { takes(middle.x + $0, middle.y) }, height: length { takes(middle.x, middle.y + $0) })
    }

    // MARK: Text that is cut off

    private func cutOffTexts() -> [AccessibilityFinding] {
        let old = contentSizeCategory
        var findings = cutOffLabels(at: "this size of text")
        contentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.advance(to: now)
        let known = Set(findings.map(\.path))
        findings += cutOffLabels(at: "the largest text").filter { !known.contains($0.path) }
        contentSizeCategory = old
        stage.advance(to: now)
        return findings
    }

    private func cutOffLabels(at words: String) -> [AccessibilityFinding] {
        shownLabels.filter(\.isTextCutOff).map { label in
            AccessibilityFinding(
                rule: .cutOffText, path: ViewPath.text(of: label),
                words: "\"\(label.text ?? "")\" is cut off at \(words).")
        }
    }

    /// Every label that can be seen, in buttons and bars too.
    var shownLabels: [UILabel] {
        var labels: [UILabel] = []
        var pending: [UIView] = views.screen.windows
        while let view = pending.popLast() {
            guard !view.isHidden, view.alpha > 0.01 else { continue }
            if let label = view as? UILabel { labels.append(label) }
            pending += view.subviews.reversed()
        }
        return labels
    }

    // MARK: Order

    /// In containers that say their order: an element that lies above the one before it, or before it in its line.
    private func wrongOrders(_ node: ElementNode) -> [AccessibilityFinding] {
        guard case .group(let view, _, let children) = node else { return [] }
        let inner = children.flatMap(wrongOrders)
        guard view.accessibilityElements != nil else { return inner }
        return inner
            + zip(children, children.dropFirst()).compactMap { before, after in
                guard after.frame.maxY <= before.frame.minY + 1,
                    let one = before.elements.first.map(ScreenElement.init),
                    let other = after.elements.first.map(ScreenElement.init)
                else { return nil }
                return AccessibilityFinding(
                    rule: .order, path: other.path,
                    words: "\(other.words) is read after \(one.words), which lies below it.")
            }
    }
}
