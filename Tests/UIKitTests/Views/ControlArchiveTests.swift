import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor @Suite("Archives of texts and controls") struct ControlArchiveTests {
    private func copy<View: UIView>(_ view: View) throws -> View {
        let data = NSKeyedArchiver.archivedData(withRootObject: view)
        return try #require(NSKeyedUnarchiver.unarchiveObject(with: data) as? View)
    }

    private let picture = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { context in
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
    }

    @Test("labels, with plain and with styled text")
    func labels() throws {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
        label.text = "plain"
        label.font = .boldSystemFont(ofSize: 21)
        label.textColor = .blue
        label.textAlignment = .right
        label.numberOfLines = 3
        label.lineBreakMode = .byTruncatingMiddle
        label.adjustsFontSizeToFitWidth = true
        let plain = try copy(label)
        #expect((plain.text, plain.font, plain.textColor) == ("plain", label.font, .blue))
        #expect((plain.textAlignment, plain.numberOfLines, plain.lineBreakMode) == (.right, 3, .byTruncatingMiddle))
        #expect(plain.adjustsFontSizeToFitWidth && !plain.isUserInteractionEnabled)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 6
        style.tabStops = [NSTextTab(textAlignment: .right, location: 40)]
        let shadow = NSShadow()
        shadow.shadowBlurRadius = 2
        shadow.shadowColor = UIColor.green
        let text = NSMutableAttributedString(string: "styled", attributes: [.font: UIFont.systemFont(ofSize: 9)])
        text.addAttributes([.paragraphStyle: style, .shadow: shadow], range: NSRange(location: 1, length: 3))
        text.addAttribute(NSAttributedString.Key("own"), value: NSObject(), range: NSRange(location: 0, length: 2))
        label.attributedText = text
        let (styled, messages) = try Diagnostics.collecting { try self.copy(label) }
        #expect(!messages.isEmpty && messages.allSatisfy { $0.contains("The attribute own of a text is no NSCoding") })
        let read = try #require(styled.attributedText)
        #expect(read.string == "styled")
        let lines = read.attribute(.paragraphStyle, at: 2, effectiveRange: nil) as? NSParagraphStyle
        #expect(lines?.lineSpacing == 6 && lines?.tabStops == style.tabStops)
        #expect(lines == style)
        #expect((read.attribute(.shadow, at: 2, effectiveRange: nil) as? NSShadow)?.shadowBlurRadius == 2)
        #expect((read.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 9)
    }

    @Test("a copy looks the same")
    func pixels() throws {
        let label = UILabel(frame: CGRect(x: 5, y: 5, width: 80, height: 30))
        label.text = "Same"
        label.textColor = .systemRed
        let button = UIButton(configuration: .filled())
        button.setTitle("Go", for: .normal)
        button.frame = CGRect(x: 5, y: 40, width: 80, height: 34)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 80))
        for inner in [label, button] { view.addSubview(inner) }
        view.backgroundColor = .secondarySystemBackground
        func picture(_ view: UIView) -> Data? {
            UIGraphicsImageRenderer(size: view.bounds.size).pngData { view.layer.render(in: $0.cgContext) }
        }
        #expect(picture(view) == picture(try copy(view)))
    }

    @Test("buttons, state by state and with a configuration")
    func buttons() throws {
        let button = UIButton(type: .system)
        button.setTitle("on", for: .normal)
        button.setTitle("off", for: .disabled)
        button.setTitleColor(.green, for: .highlighted)
        button.setImage(picture.withRenderingMode(.alwaysTemplate), for: .selected)
        button.titleLabel?.font = .italicSystemFont(ofSize: 11)
        button.isSelected = true
        let copy = try copy(button)
        #expect(copy.buttonType == .system && copy.title(for: .normal) == "on" && copy.title(for: .disabled) == "off")
        #expect(copy.titleColor(for: .highlighted) == .green && copy.isSelected)
        #expect(copy.image(for: .selected)?.size == CGSize(width: 4, height: 3))
        #expect(copy.image(for: .selected)?.renderingMode == .alwaysTemplate)
        #expect(copy.titleLabel?.font == button.titleLabel?.font)
        var configuration = UIButton.Configuration.tinted()
        configuration.title = "title"
        configuration.subtitle = "subtitle"
        configuration.imagePlacement = .trailing
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        configuration.baseBackgroundColor = .purple
        let modern = try self.copy(UIButton(configuration: configuration))
        #expect(modern.configuration?.look == .tinted && modern.configuration?.subtitle == "subtitle")
        #expect(modern.configuration?.title == "title" && modern.configuration?.imagePlacement == .trailing)
        #expect(modern.configuration?.contentInsets == configuration.contentInsets)
        #expect(modern.configuration?.baseBackgroundColor == .purple)
    }

    @Test("fields and text views")
    func texts() throws {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
        field.text = "typed"
        field.placeholder = "hint"
        field.borderStyle = .roundedRect
        field.keyboardType = .emailAddress
        field.isSecureTextEntry = true
        field.leftView = UIImageView(image: picture)
        field.leftViewMode = .always
        let copy = try copy(field)
        #expect(copy.text == "typed" && copy.placeholder == "hint" && copy.borderStyle == .roundedRect)
        #expect(copy.keyboardType == .emailAddress && copy.isSecureTextEntry)
        #expect((copy.leftView as? UIImageView)?.image?.size == picture.size && copy.leftViewMode == .always)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        view.text = "long\ntext"
        view.isEditable = false
        view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let second = try self.copy(view)
        #expect(second.text == "long\ntext" && !second.isEditable && second.textContainerInset.right == 4)
    }

    @Test("controls with values")
    func values() throws {
        let slider = UISlider()
        (slider.minimumValue, slider.maximumValue, slider.value) = (-5, 50, 20)
        #expect(try copy(slider).value == 20)
        let stepper = UIStepper()
        (stepper.maximumValue, stepper.value, stepper.stepValue) = (500, 250, 5)
        #expect(try copy(stepper).value == 250)
        let toggle = UISwitch()
        toggle.isOn = true
        #expect(try copy(toggle).isOn)
        let segments = UISegmentedControl(items: ["a", picture, "c"])
        segments.selectedSegmentIndex = 2
        let read = try copy(segments)
        #expect((read.numberOfSegments, read.selectedSegmentIndex) == (3, 2))
        #expect(read.titleForSegment(at: 2) == "c" && read.imageForSegment(at: 1) != nil)
        let bar = UIProgressView(progressViewStyle: .bar)
        bar.progress = 0.25
        #expect(try copy(bar).progress == 0.25 && copy(bar).progressViewStyle == .bar)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (5, 3)
        #expect(try copy(pages).currentPage == 3)
        let wheel = UIActivityIndicatorView(style: .large)
        wheel.startAnimating()
        #expect(try copy(wheel).isAnimating && copy(wheel).style == .large)
        let picker = UIDatePicker()
        picker.datePickerMode = .date
        picker.date = Date(timeIntervalSinceReferenceDate: 86_400 * 99)
        #expect(try copy(picker).date == picker.date && copy(picker).datePickerMode == .date)
        let pictures = UIImageView(image: picture)
        pictures.animationImages = [picture, picture]
        pictures.contentMode = .center
        #expect(try copy(pictures).image?.size == picture.size && copy(pictures).animationImages?.count == 2)
    }

    @Test("lists and what scrolls")
    func lists() throws {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        scroll.contentSize = CGSize(width: 50, height: 500)
        scroll.contentOffset.y = 70
        scroll.addSubview(UILabel())
        let copy = try copy(scroll)
        #expect((copy.contentSize.height, copy.contentOffset.y, copy.subviews.count) == (500, 70, 1))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), style: .insetGrouped)
        table.rowHeight = 33
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 12))
        let second = try self.copy(table)
        #expect((second.style, second.rowHeight) == (.insetGrouped, 33))
        #expect(second.tableHeaderView?.frame.height == 12)
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 11, height: 12)
        flow.scrollDirection = .horizontal
        let grid = try self.copy(UICollectionView(frame: scroll.frame, collectionViewLayout: flow))
        let read = try #require(grid.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(read.itemSize == flow.itemSize && read.scrollDirection == .horizontal)
    }
}
