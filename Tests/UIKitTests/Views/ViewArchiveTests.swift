import MutoscopeTesting
import Testing

@testable import UIKit

private final class HiddenView: UIView {}

/// A class of a program's own, which writes and reads values of its own.
final class ArchivedBadge: UIView {
    var count = 0

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        count = coder.decodeInteger(forKey: "count")
    }

    override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(count, forKey: "count")
    }
}

@MainActor @Suite("Archives of views") struct ViewArchiveTests {
    final class Nested: UIView {}
    final class Holding<Value>: UIView {}

    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = NSKeyedArchiver.archivedData(withRootObject: view)
        return try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? View)
    }

    @Test("a view keeps its place, looks and behaviour")
    func view() throws {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.transform = CGAffineTransform(rotationAngle: 0.5)
        view.alpha = 0.5
        view.isHidden = true
        view.tag = 7
        view.backgroundColor = .systemBackground
        view.tintColor = .red
        view.contentMode = .bottomLeft
        view.clipsToBounds = true
        view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        view.isUserInteractionEnabled = false
        view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        view.accessibilityIdentifier = "name"
        view.setContentHuggingPriority(.required, for: .vertical)
        let copy = try copy(view)
        #expect(copy !== view)
        #expect((copy.bounds, copy.center, copy.transform) == (view.bounds, view.center, view.transform))
        #expect((copy.alpha, copy.isHidden, copy.tag) == (0.5, true, 7))
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        #expect(copy.backgroundColor?.resolvedColor(with: dark) == .black)
        #expect(copy.tintColor == .red && copy.contentMode == .bottomLeft && copy.clipsToBounds)
        #expect(copy.autoresizingMask == [.flexibleWidth, .flexibleTopMargin] && !copy.isUserInteractionEnabled)
        #expect(copy.directionalLayoutMargins == view.directionalLayoutMargins)
        #expect(copy.accessibilityIdentifier == "name")
        #expect(copy.contentHuggingPriority(for: .vertical) == .required)
        #expect(try self.copy(UIView()).margins.own == nil)
    }

    @Test("the views in it come along, of whatever class")
    func subviews() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let badge = ArchivedBadge(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        badge.count = 9
        for inner in [badge, HiddenView(), Nested(), Holding<Int>()] { view.addSubview(inner) }
        badge.addSubview(UILabel())
        let copy = try copy(view)
        #expect(copy.subviews.map { "\(type(of: $0))" } == view.subviews.map { "\(type(of: $0))" })
        #expect((copy.subviews[0] as? ArchivedBadge)?.count == 9)
        #expect(copy.subviews[0].frame == badge.frame)
        #expect(copy.subviews[0].subviews.first is UILabel)
        #expect(try self.copy(HiddenView(frame: CGRect(x: 0, y: 0, width: 5, height: 6))).frame.height == 6)
    }

    @Test("an unarchiver without secure coding reads it, too")
    func unarchiver() throws {
        let view = Nested(frame: CGRect(x: 0, y: 0, width: 5, height: 6))
        let data = try NSKeyedArchiver.archivedData(withRootObject: view, requiringSecureCoding: false)
        let reader = try NSKeyedUnarchiver(forReadingFrom: data)
        reader.requiresSecureCoding = false
        let copy = reader.decodeObject(of: UIView.self, forKey: NSKeyedArchiveRootObjectKey)
        #expect(copy is Nested && copy?.frame == view.frame)
    }

    @Test("constraints hold in the copy, with those to guides")
    func constraints() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let box = UIView(), label = UILabel(), guide = UILayoutGuide()
        for inner in [box, label] { inner.translatesAutoresizingMaskIntoConstraints = false }
        view.addSubview(box)
        box.addSubview(label)
        view.addLayoutGuide(guide)
        label.text = "words"
        let width = box.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5, constant: 3)
        width.identifier = "width"
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            guide.widthAnchor.constraint(equalToConstant: 100), width,
            box.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
            box.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 20),
            label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
            label.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor),
            label.topAnchor.constraint(equalTo: box.topAnchor),
        ])
        view.layoutIfNeeded()
        let copy = try copy(view)
        copy.layoutIfNeeded()
        #expect(copy.subviews[0].frame == CGRect(x: 100, y: 8, width: 53, height: 20))
        #expect(copy.subviews[0].frame == box.frame && copy.subviews[0].subviews[0].frame == label.frame)
        let kept = try #require(copy.constraints.first { $0.identifier == "width" })
        #expect(kept.priority == .defaultHigh && kept.multiplier == 0.5)
    }

    @Test("stacks keep their order and spaces, and no constraints twice")
    func stack() throws {
        let stack = UIStackView(arrangedSubviews: [UISwitch(), UIProgressView(), UIStepper()])
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 4
        stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
        stack.addSubview(HiddenView())
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 120)
        stack.layoutIfNeeded()
        let copy = try copy(stack)
        let messages = Diagnostics.collecting { copy.layoutIfNeeded() }.messages
        #expect(messages == [])
        #expect(copy.arrangedSubviews.map(\.frame) == stack.arrangedSubviews.map(\.frame))
        #expect(copy.arrangedSubviews.count == 3 && copy.subviews.count == 4)
    }

    @Test("content of cells and effects is in their content views")
    func contentViews() throws {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
        cell.textLabel?.text = "title"
        cell.detailTextLabel?.text = "detail"
        cell.accessoryType = .checkmark
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(mark)
        mark.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor, multiplier: 0.5).isActive = true
        mark.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 3).isActive = true
        let copy = try copy(cell)
        #expect(copy.textLabel?.text == "title" && copy.detailTextLabel?.text == "detail")
        #expect(copy.accessoryType == .checkmark && copy.cellStyle == .subtitle)
        #expect(copy.contentView.constraints.count == cell.contentView.constraints.count)
        #expect(copy.constraints.count == cell.constraints.count)
        let effect = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
        effect.contentView.addSubview(UILabel())
        let glass = try self.copy(effect)
        #expect((glass.effect as? UIVibrancyEffect)?.blurEffect.style == .dark)
        #expect(glass.contentView.subviews.first is UILabel)
    }

    @Test("views with parts of their own say what they leave out")
    func parts() throws {
        let button = UIButton(type: .system)
        button.addSubview(HiddenView())
        let (copy, messages) = try Diagnostics.collecting { try self.copy(button) }
        #expect(messages.count == 1 && messages[0].contains("HiddenView in a UIButton is not archived"))
        #expect(!copy.subviews.contains { $0 is HiddenView })
    }
}
