import Testing
import UIKit

@Suite("Names of values that storyboards and keys reach")
@MainActor
struct ViewKeyTests {
    @Test("of texts, controls, scroll views and cells, as runtime attributes name them")
    func attributes() {
        let label = UILabel(), field = UITextField(), text = UITextView(), bar = UISearchBar()
        for view in [label, field, text, bar] as [UIView] { view.setValue("word", forKey: "text") }
        #expect([label.text, field.text, text.text, bar.text] == ["word", "word", "word", "word"])
        for view in [label, field, text] as [UIView] { view.setValue(UIColor.red, forKey: "textColor") }
        #expect([label.textColor, field.textColor, text.textColor] == [.red, .red, .red])
        label.setValue(true, forKey: "adjustsFontSizeToFitWidth")
        #expect(label.adjustsFontSizeToFitWidth)
        label.setValue(nil, forKey: "text")
        #expect(label.text == nil)
        label.setValue(NSNumber(value: 6), forKeyPath: "cornerRadius")
        #expect(label.layer.cornerRadius == 6)
        let scroll = UIScrollView()
        scroll.setValue(true, forKeyPath: "pagingEnabled")
        scroll.setValue(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKeyPath: "contentInset")
        #expect(scroll.isPagingEnabled)
        #expect(scroll.contentInset.right == 4)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.setValue(UITableViewCell.SelectionStyle.none, forKey: "selectionStyle")
        #expect(cell.selectionStyle == .none)
    }

    @Test("take numbers of any type, and choices by their numbers")
    func numbers() {
        let label = UILabel(), stack = UIStackView(), slider = UISlider(), cell = UITableViewCell()
        label.setValue(3.0, forKey: "numberOfLines")
        label.setValue(Float(7.9), forKey: "tag")
        #expect(label.numberOfLines == 3)
        #expect(label.tag == 7)
        label.setValue(1.0, forKey: "textAlignment")
        #expect(label.textAlignment == .center)
        #expect(label.value(forKey: "textAlignment") as? Int == 1)
        stack.setValue(1, forKey: "axis")
        stack.setValue(8, forKey: "spacing")
        #expect(stack.axis == .vertical)
        #expect(stack.spacing == 8)
        slider.setValue(CGFloat(0.25), forKey: "value")
        #expect(slider.value == 0.25)
        cell.setValue(2, forKey: "indentationLevel")
        #expect(cell.indentationLevel == 2)
    }

    @Test("leave a value that a property cannot hold, with a diagnostic", arguments: [.nan, .infinity, 1e300])
    func refused(number: Double) {
        let label = UILabel()
        label.numberOfLines = 2
        let said = Diagnostics.collecting { label.setValue(number, forKey: "numberOfLines") }.messages
        #expect(label.numberOfLines == 2)
        #expect(said.contains { $0.contains("numberOfLines") })
        label.setValue(99, forKey: "textAlignment")
        #expect(label.textAlignment == .natural)
    }

    private final class Bar: UINavigationBar {
        private(set) var isOwn = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isOwn = true
        }
        required init?(coder: NSCoder) { nil }
    }
    private final class Tools: UIToolbar {
        private(set) var isOwn = false
        override init(frame: CGRect) {
            super.init(frame: frame)
            isOwn = true
        }
        required init?(coder: NSCoder) { nil }
    }

    @Test("A navigation controller makes bars of the given classes by their plain initialisers")
    func bars() {
        let controller = UINavigationController(navigationBarClass: Bar.self, toolbarClass: Tools.self)
        #expect((controller.navigationBar as? Bar)?.isOwn == true)
        #expect((controller.toolbar as? Tools)?.isOwn == true)
    }
}
