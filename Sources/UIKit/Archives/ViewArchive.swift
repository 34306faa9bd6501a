import CoreGraphics

/// Writes views into archives, and reads what is in them.
@MainActor
struct ViewArchive {
    private static let mark = "UIViewArchive"
    let coder: NSCoder

    /// The archive behind a coder; nil for the file of a storyboard, and for a coder without keys.
    init?(_ coder: NSCoder) {
        guard coder.allowsKeyedCoding, !(coder is InterfaceCoder) else { return nil }
        self.coder = coder
    }

    /// An archive that has a view, to be read.
    init?(reading coder: NSCoder) {
        // Of the coders that are keyed only what reads may be asked.
        guard !(coder is NSKeyedArchiver) else { return nil }
        self.init(coder)
        guard coder.containsValue(forKey: Self.mark) else { return nil }
    }

    // MARK: Writing

    func write(_ view: UIView) {
        coder.encode(1, forKey: Self.mark)
        ArchivedClasses.write(type(of: view), coder)
        for type in classes(of: view) {
            for key in ArchiveKeys.ofClass(type) { key.write(view, coder) }
        }
        ConstraintArchive(coder).write(of: view)
        guard let container = ArchivedContents.container(of: view) else { return reportOwnViews(in: view) }
        let children = ArchivedContents.children(of: container)
        if !children.isEmpty { coder.encode(children as NSArray, forKey: "UISubviews") }
        if let stack = view as? UIStackView { writeArrangement(of: stack, children) }
        let guides = ArchivedContents.guides(of: container).map { $0.identifier as NSString }
        if !guides.isEmpty { coder.encode(guides as NSArray, forKey: "UILayoutGuides") }
    }

    private func writeArrangement(of stack: UIStackView, _ children: [UIView]) {
        let places = stack.arrangedSubviews.compactMap { view in children.firstIndex { $0 === view } }
        coder.encode(places.map { NSNumber(value: $0) } as NSArray, forKey: "UIArranged")
        let spacings = stack.arrangedSubviews.map { NSNumber(value: Double(stack.customSpacing(after: $0))) }
        coder.encode(spacings as NSArray, forKey: "UICustomSpacings")
    }

    /// Views of the program's in one with parts of its own, which are made anew with it.
    private func reportOwnViews(in view: UIView) {
        for own in view.subviews where !"\(String(reflecting: type(of: own)))".hasPrefix("UIKit.") {
            Diagnostics.report(
                "\(type(of: own)) in a \(type(of: view)) is not archived: the parts of this class are made anew.",
                key: "archive \(type(of: own)) \(type(of: view))")
        }
    }

    /// The frameworks' classes of a view, `UIView` first.
    private func classes(of view: UIView) -> [AnyClass] {
        var found: [AnyClass] = []
        var current: AnyClass? = type(of: view)
        while let type = current, type != UIResponder.self {
            if ArchiveKeys.knows(type) { found.insert(type, at: 0) }
            current = _getSuperclass(type)
        }
        return found
    }

    // MARK: Reading

    /// What a class has, once it has been initialised itself.
    func read(_ view: UIView, as type: AnyClass) {
        for key in ArchiveKeys.ofClass(type) { key.read(view, coder) }
        guard type == ArchivedContents.owner(of: view) else { return }
        if let container = ArchivedContents.container(of: view) { readContents(of: view, container) }
        ConstraintArchive(coder).read(of: view)
    }

    private func readContents(of view: UIView, _ container: UIView) {
        let children = coder.object(ifThere: "UISubviews") as? [UIView] ?? []
        for child in children { container.addSubview(child) }
        if let stack = view as? UIStackView { readArrangement(of: stack, children) }
        for name in coder.object(ifThere: "UILayoutGuides") as? [String] ?? [] {
            let guide = UILayoutGuide()
            guide.identifier = name
            container.addLayoutGuide(guide)
        }
    }

    private func readArrangement(of stack: UIStackView, _ children: [UIView]) {
        let places = coder.object(ifThere: "UIArranged") as? [NSNumber] ?? []
        let spacings = coder.object(ifThere: "UICustomSpacings") as? [NSNumber] ?? []
        for (index, place) in places.map(\.intValue).enumerated() where children.indices.contains(place) {
            stack.addArrangedSubview(children[place])
            if spacings.indices.contains(index) {
                stack.setCustomSpacing(CGFloat(spacings[index].doubleValue), after: children[place])
            }
        }
    }
}

/// Which views in a view are a program's own.
@MainActor
enum ArchivedContents {
    /// Where a program puts its views: the view itself, or its content view; nil where all that is inside comes with the class.
    static func container(of view: UIView) -> UIView? {
        switch view {
        case let cell as UITableViewCell: cell.contentView
        case let cell as UICollectionViewCell: cell.contentView
        case let edge as UITableViewHeaderFooterView: edge.contentView
        case let effect as UIVisualEffectView: effect.contentView
        case is UITextView, is UITableView, is UICollectionView: nil
        case is UIScrollView, is UIStackView, is UILabel, is UIImageView, is UIInputView: view
        default: own.contains(ObjectIdentifier(owner(of: view))) ? view : nil
        }
    }

    private static let own = Set(
        [UIView.self, UIControl.self, UICollectionReusableView.self].map { ObjectIdentifier($0) })

    static func children(of container: UIView) -> [UIView] {
        let refresh = (container as? UIScrollView)?.refreshControl
        return container.subviews.filter { $0 !== refresh }
    }

    /// Guides of the program's.
    static func guides(of container: UIView) -> [UILayoutGuide] {
        let kept = (container as? UIStackView)?.spacers ?? []
        return container.layoutGuides.filter { guide in
            guide.role == nil && !(guide is UITrackingLayoutGuide) && !kept.contains { $0 === guide }
        }
    }

    /// The frameworks' class that the view is of: what is in it is read when that has been initialised.
    static func owner(of view: UIView) -> AnyClass {
        var current: AnyClass = type(of: view)
        while !ArchiveKeys.knows(current), let above = _getSuperclass(current) { current = above }
        return current
    }
}

extension UIResponder {
    /// Writes a view into an archive.
    final func writeArchive(_ coder: NSCoder) {
        guard let view = self as? UIView, let archive = ViewArchive(coder) else {
            return Diagnostics.report("A view goes into an archive by keys alone, such as NSKeyedArchiver's.")
        }
        archive.write(view)
    }
}

extension NSCoder {
    /// A style that a class has to know before anything else, out of an archive.
    @MainActor
    func archivedStyle<Style: RawRepresentable>(_ key: String) -> Style? where Style.RawValue == Int {
        guard ViewArchive(reading: self) != nil, containsValue(forKey: key) else { return nil }
        return Style(rawValue: decodeInteger(forKey: key))
    }
}
