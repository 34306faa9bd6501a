import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("API: drawing, text and layout") struct DrawingAPITests {
    @Test("image contexts, paths and images")
    func drawing() throws {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 10), false, 2)
        let context = try #require(UIGraphicsGetCurrentContext())
        UIColor.red.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        context.saveGState()
        context.translateBy(x: 5, y: 5)
        context.scaleBy(x: 1, y: -1)
        context.setLineWidth(1)
        context.restoreGState()
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 10))
        path.addCurve(
            to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 5, y: 0), controlPoint2: CGPoint(x: 0, y: 5))
        path.addQuadCurve(to: .zero, controlPoint: CGPoint(x: 1, y: 1))
        path.close()
        path.lineWidth = 2
        path.stroke()
        UIBezierPath(roundedRect: context.boundingBoxOfClipPath, cornerRadius: 3).fill()
        UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 5, height: 5), byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 2, height: 2)
        ).addClip()
        let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        #expect(image.size == CGSize(width: 20, height: 10))
        #expect(image.scale == 2)
        #expect(image.cgImage?.width == 40)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.backgroundColor = .green
        let rendered = UIGraphicsImageRenderer(bounds: view.bounds).image { view.layer.render(in: $0.cgContext) }
        #expect(rendered.size == view.bounds.size)
        let template = image.withRenderingMode(.alwaysTemplate).withTintColor(.blue)
        let stretched = image.resizableImage(withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2))
        #expect(template.size == image.size)
        #expect(stretched.capInsets.top == 2)
        #expect(image.pngData() != nil)
        #expect(image.jpegData(compressionQuality: 0.8) != nil)
        #expect(UIImage(named: "no such picture") == nil)
        #expect(UIImage(systemName: "xmark") != nil)
        let imageView = UIImageView(image: image)
        imageView.contentMode = .scaleAspectFit
        #expect(imageView.intrinsicContentSize == image.size)
    }

    @Test("literals, colours, fonts and strings")
    func text() {
        let literal: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
        #expect(literal.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(red == 1)
        #expect(green == 0.5)
        let hue = UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1), grey = UIColor(white: 0.5, alpha: 1)
        #expect(hue != grey)
        let dynamic = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect(dynamic.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == UIColor.white)
        let font = UIFont.preferredFont(forTextStyle: .headline)
        let descriptor = font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic])
        let bold = UIFont(descriptor: descriptor ?? font.fontDescriptor, size: 0)
        #expect(bold.pointSize == font.pointSize)
        #expect(UIFont.boldSystemFont(ofSize: 12).lineHeight > 0)
        #expect(UIFont.systemFont(ofSize: 12, weight: .light).ascender > 0)
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineSpacing = 4
        paragraph.alignment = .center
        paragraph.lineBreakMode = .byTruncatingTail
        let text = NSAttributedString(
            string: "Text",
            attributes: [
                .font: font, .foregroundColor: UIColor.red, .paragraphStyle: paragraph, .kern: 1,
                .underlineStyle: NSUnderlineStyle.single.rawValue, .baselineOffset: 2,
            ])
        let bounds = text.boundingRect(
            with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
            options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
        #expect(bounds.height > 0)
        #expect(("Text" as NSString).size(withAttributes: [.font: font]).width > 0)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        label.attributedText = text
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        label.sizeToFit()
        #expect(label.bounds.width > 0)
    }

    @Test("constraints, old and new")
    func layout() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), child = UIView(), other = UIView()
        for view in [child, other] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
        NSLayoutConstraint.activate([
            child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            child.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            child.heightAnchor.constraint(equalToConstant: 30),
        ])
        let old = NSLayoutConstraint(
            item: other, attribute: .top, relatedBy: .equal, toItem: child, attribute: .bottom, multiplier: 1,
            constant: 5)
        old.priority = .defaultHigh
        old.identifier = "below"
        root.addConstraint(old)
        root.addConstraints(
            NSLayoutConstraint.constraints(
                withVisualFormat: "H:|-20-[other(>=50)]-20-|", options: [], metrics: nil, views: ["other": other]))
        NSLayoutConstraint(
            item: other, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 40
        ).isActive = true
        root.layoutIfNeeded()
        #expect(child.frame == CGRect(x: 0, y: 10, width: 100, height: 30))
        #expect(other.frame == CGRect(x: 20, y: 45, width: 160, height: 40))
        old.constant = 15
        root.setNeedsUpdateConstraints()
        root.updateConstraintsIfNeeded()
        root.layoutIfNeeded()
        #expect(other.frame.minY == 55)
        #expect(old.firstItem === other)
        #expect(old.secondAttribute == .bottom)
        #expect(root.constraints.contains(old))
        root.removeConstraint(old)
        #expect(!old.isActive)
        let guide = UILayoutGuide()
        root.addLayoutGuide(guide)
        guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor).isActive = true
        child.setContentHuggingPriority(.required, for: .horizontal)
        child.setContentCompressionResistancePriority(UILayoutPriority(rawValue: 999), for: .vertical)
        #expect(child.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 30)
        let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
        stack.axis = .vertical
        stack.spacing = 4
        stack.distribution = .fillEqually
        stack.alignment = .center
        #expect(stack.arrangedSubviews.count == 2)
    }

    @Test("controls tell their targets, by selector and by closure")
    func controls() {
        final class Form: UIViewController, UITextFieldDelegate {
            var log: [String] = []
            func tapped(_ sender: UIButton) { log.append(sender.currentTitle ?? "") }
            func changed(_ sender: UISlider, event: UIEvent?) { log.append("\(sender.value)") }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { textField.resignFirstResponder() }
        }
        let form = Form()
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        button.setTitleColor(.red, for: .highlighted)
        button.addTarget(form, action: Selector("tapped:", Form.tapped(_:)), for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        let slider = UISlider()
        slider.minimumValue = 0
        slider.maximumValue = 10
        slider.value = 5
        slider.addTarget(form, action: Selector("changed:event:", Form.changed(_:event:)), for: .valueChanged)
        slider.sendActions(for: .valueChanged)
        #expect(form.log == ["Go", "5.0"])
        let toggle = UISwitch()
        toggle.isOn = true
        toggle.addAction(UIAction { _ in form.log.append("switch") }, for: .valueChanged)
        toggle.sendActions(for: .valueChanged)
        button.removeTarget(form, action: nil, for: .allEvents)
        button.sendActions(for: .touchUpInside)
        #expect(form.log == ["Go", "5.0", "switch"])
        let field = UITextField()
        field.delegate = form
        field.placeholder = "Name"
        field.keyboardType = .emailAddress
        field.text = "hello world"
        let start = field.beginningOfDocument
        let range = field.position(from: start, offset: 5).flatMap { field.textRange(from: start, to: $0) }
        #expect(range.flatMap { field.text(in: $0) } == "hello")
        field.selectedTextRange = range
        field.copy(nil)
        #expect(UIPasteboard.general.string == "hello")
        let word = field.tokenizer.rangeEnclosingPosition(
            field.endOfDocument, with: .word, inDirection: .storage(.backward))
        #expect(word.flatMap { field.text(in: $0) } == "world")
        let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
        effect.contentView.addSubview(UILabel())
        let framed = UIButton(
            frame: CGRect(x: 1, y: 2, width: 90, height: 40), primaryAction: UIAction(title: "Go") { _ in })
        #expect(framed.title(for: .normal) == "Go")
        #expect(framed.frame == CGRect(x: 1, y: 2, width: 90, height: 40))
        let configured = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Do") { _ in })
        configured.configuration?.cornerStyle = .capsule
        configured.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
        #expect(configured.currentTitle == "Do")
    }
}
