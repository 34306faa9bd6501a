import Foundation
import Testing
import UIKit

@testable import MutoscopeTesting

/// A form with a title, a field, a switch and two buttons.
final class FormController: UIViewController {
    var saved = 0
    let name = UITextField(), news = UISwitch(), save = UIButton(type: .system), cancel = UIButton(type: .system)
    let heading = UILabel(), hint = UILabel()

    override func viewDidLoad() {
        view.backgroundColor = .white
        heading.text = "Account"
        heading.textColor = .black
        heading.accessibilityTraits = .header
        hint.text = "Send me news"
        hint.textColor = .black
        name.placeholder = "Name"
        name.accessibilityIdentifier = "name"
        news.accessibilityLabel = "News"
        save.setTitle("Save", for: .normal)
        save.setTitleColor(.black, for: .normal)
        cancel.setTitle("Cancel", for: .normal)
        cancel.setTitleColor(.black, for: .normal)
        save.addAction(UIAction { [weak self] _ in self?.saved += 1 }, for: .touchUpInside)
        place(cancel, 10, 210, 100, 44)
        place(save, 120, 210, 100, 44)
        place(news, 170, 120, 51, 31)
        place(hint, 10, 120, 150, 31)
        place(name, 10, 60, 200, 44)
        place(heading, 10, 10, 200, 30)
    }

    private func place(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        part.frame = CGRect(x: x, y: y, width: width, height: height)
        view.addSubview(part)
    }
}

@MainActor
@Suite("Elements in reading order", .serialized)
struct ElementTests {
    private let screen = TestScreen(size: CGSize(width: 240, height: 280), scale: 1)
    private let form = FormController()

    init() {
        screen.show(form)
    }

    private var labels: [String] { screen.elements.map { $0.label ?? $0.identifier ?? "" } }

    @Test("line by line from the leading top, whatever the order of the views")
    func order() {
        #expect(labels == ["Account", "name", "Send me news", "News", "Cancel", "Save"])
        screen.layoutDirection = .rightToLeft
        #expect(labels == ["Account", "name", "News", "Send me news", "Save", "Cancel"])
    }

    @Test("roles, states and places are told")
    func words() throws {
        form.save.isEnabled = false
        let save = try screen.find(label: "Save")
        #expect(save.words == "button \"Save\" (120 210; 100 44), disabled")
        #expect(save.path == "UIWindow/UIView/UIButton[1]")
        #expect(try screen.find(label: "News").role == "switch")
        #expect(try screen.find(identifier: "name").role == "field")
        #expect(try screen.find(label: "Account").role == "header")
    }

    @Test("what is hidden, see-through or hidden from assistive programs is not there")
    func hidden() {
        form.heading.isHidden = true
        form.hint.alpha = 0
        form.cancel.accessibilityElementsHidden = true
        #expect(labels == ["name", "News", "Save"])
    }

    @Test("an element hides what is in it, and a modal view what is beside it")
    func modal() {
        let card = UIView(frame: CGRect(x: 0, y: 100, width: 200, height: 80)), inner = UILabel(frame: card.bounds)
        inner.text = "Inside"
        card.addSubview(inner)
        form.view.addSubview(card)
        card.accessibilityViewIsModal = true
        #expect(labels == ["Inside"])
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card"
        #expect(labels == ["Card"])
    }

    @Test("a container says its elements and their order")
    func container() throws {
        let chart = UIView(frame: CGRect(x: 0, y: 160, width: 200, height: 40))
        let bars = ["March", "April"].enumerated().map { index, name in
            let bar = UIAccessibilityElement(accessibilityContainer: chart)
            bar.accessibilityLabel = name
            bar.accessibilityFrameInContainerSpace = CGRect(x: 100 - CGFloat(index) * 100, y: 0, width: 50, height: 40)
            return bar
        }
        chart.accessibilityElements = bars
        form.view.addSubview(chart)
        #expect(labels == ["Account", "name", "Send me news", "News", "March", "April", "Cancel", "Save"])
        let march = try screen.find(label: "March")
        #expect(march.frame == CGRect(x: 100, y: 160, width: 50, height: 40))
        chart.frame.origin.y = 165
        #expect(try screen.find(label: "March").frame.minY == 165)
    }

    @Test("a group is read together, even where lines would cross")
    func groups() {
        let left = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = UIView(frame: CGRect(x: 110, y: 0, width: 100, height: 100))
        for (column, name) in [(left, "L"), (right, "R")] {
            for row in 0..<2 {
                let label = UILabel(frame: CGRect(x: 0, y: CGFloat(row) * 50, width: 90, height: 30))
                label.text = "\(name)\(row)"
                column.addSubview(label)
            }
        }
        let screen = TestScreen(size: CGSize(width: 220, height: 120), scale: 1)
        let host = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 120))
        host.addSubview(left)
        host.addSubview(right)
        screen.show(host)
        #expect(screen.elements.map(\.label) == ["L0", "R0", "L1", "R1"])
        for column in [left, right] { column.shouldGroupAccessibilityChildren = true }
        #expect(screen.elements.map(\.label) == ["L0", "L1", "R0", "R1"])
    }

    @Test("a row is one element that says its texts, and what fingers use in it follows")
    func rows() throws {
        final class List: UITableViewController {
            override func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            override func tableView(_ table: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                cell.detailTextLabel?.text = "on"
                let toggle = UISwitch()
                toggle.accessibilityLabel = "Switch \(indexPath.row)"
                if indexPath.row == 1 { cell.accessoryView = toggle }
                return cell
            }
        }
        let screen = TestScreen(size: CGSize(width: 300, height: 200), scale: 1)
        screen.show(List())
        #expect(screen.elements.map(\.label) == ["Row 0, on", "Row 1, on", "Switch 1"])
        #expect(screen.elements[0].role == "button")
    }

    @Test("a presented controller hides what is behind it")
    func presented() {
        let alert = UIAlertController(title: "Really?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        form.present(alert, animated: false)
        screen.advance(by: 1)
        #expect(labels.contains("Yes"))
        #expect(!labels.contains("Save"))
    }

    @Test("words and picture of the screen")
    func describe() throws {
        let description = screen.describe()
        assertSnapshot(of: description.json)
        assertSnapshot(of: description.picture, named: "picture")
        #expect(description.elements.count == 6)
    }
}
