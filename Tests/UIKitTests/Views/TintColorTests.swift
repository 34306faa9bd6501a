import MutoscopeTesting
import Testing

@testable import UIKit

/// `UIColor.tintColor` is the tint of the view that shows it.
@MainActor @Suite("The colour that follows the tint") struct TintColorTests {
    private let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)

    private func window(with view: UIView) -> UIWindow {
        screen.show(view)
        return view.window!
    }

    private func shown(_ view: UIView) -> UIColor? { view.layer.backgroundColor.map { UIColor(cgColor: $0) } }

    @Test("backgrounds follow the window's tint, also later")
    func backgrounds() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.backgroundColor = .tintColor
        #expect(shown(view) == UIColor.systemBlue.resolvedColor(with: view.traitCollection))
        let window = window(with: view)
        window.tintColor = .red
        #expect(shown(view) == .red)
        window.tintColor = .green
        #expect(shown(view) == .green)
        view.removeFromSuperview()
        let holder = UIView()
        holder.tintColor = .black
        window.addSubview(holder)
        holder.addSubview(view)
        #expect(shown(view) == .black)
        #expect(UIColor.tintColor.resolvedColor(with: view.traitCollection) == .black)
    }

    @Test("text is drawn anew in the new tint")
    func text() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        label.text = "M"
        label.font = .systemFont(ofSize: 60)
        label.textColor = .tintColor
        let window = window(with: label)
        window.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(reddest())
        window.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(!reddest())
    }

    @Test("a tint that is the tint is the superview's")
    func inherited() {
        let view = UIView()
        view.tintColor = .tintColor
        let window = window(with: view)
        window.tintColor = .red
        #expect(view.tintColor == .red)
        view.tintColor = UIColor.tintColor.withAlphaComponent(0.5)
        #expect(
            UIColor.tintColor.resolvedColor(with: view.traitCollection)
                == UIColor.systemBlue.resolvedColor(with: view.traitCollection).withAlphaComponent(0.5))
    }

    @Test("the tint is no trait that programs see")
    func traits() {
        final class Told: UIView {
            var times = 0
            override func traitCollectionDidChange(_ previous: UITraitCollection?) { times += 1 }
        }
        let view = Told()
        let window = window(with: view)
        let before = view.times, old = view.traitCollection
        window.tintColor = .red
        #expect(view.times == before)
        #expect(view.traitCollection == old)
        #expect(view.traitCollection.changedTraits(from: old).isEmpty)
        #expect(!view.traitCollection.hasDifferentColorAppearance(comparedTo: old))
    }

    @Test("marks of rows have the tint")
    func marks() throws {
        let cell = UITableViewCell()
        cell.accessoryType = .checkmark
        cell.tintColor = .red
        let window = window(with: cell)
        window.layoutIfNeeded()
        let mark = try #require(cell.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(mark.tintColor == .red)
    }

    /// Whether some pixel of the middle row has more red than blue.
    private func reddest() -> Bool {
        let picture = screen.snapshot()
        return (0..<100).contains { picture.pixel($0, 50).red > picture.pixel($0, 50).blue }
    }
}
