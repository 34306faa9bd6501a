import CoreGraphics

extension InterfaceInstance {
    func setTable(_ view: UITableView, _ node: InterfaceNode) {
        if let height = node.number("rowHeight") {
            view.rowHeight = height < 0 ? UITableView.automaticDimension : height
        }
        if let height = node.number("estimatedRowHeight") {
            view.estimatedRowHeight = height < 0 ? UITableView.automaticDimension : height
        }
        if let height = edgeHeight(node, "sectionHeaderHeight") { view.sectionHeaderHeight = height }
        if let height = edgeHeight(node, "sectionFooterHeight") { view.sectionFooterHeight = height }
        if node["separatorStyle"] == "none" { view.separatorStyle = .none }
        setListBehaviour(view, node)
        setSectionIndex(view, node)
        if let color = color(node, "separatorColor") { view.separatorColor = color }
        if let insets = node.insets("separatorInset") { view.separatorInset = insets }
        if let header = node.child(key: "tableHeaderView") { view.tableHeaderView = makeView(header) }
        if let footer = node.child(key: "tableFooterView") { view.tableFooterView = makeView(footer) }
        for cell in node.children(of: "prototypes") { addPrototype(cell, to: view) }
        let sections = node.children(of: "sections")
        if !sections.isEmpty { addSections(sections, to: view) }
    }

    private func setListBehaviour(_ view: UITableView, _ node: InterfaceNode) {
        for (name, path) in Self.tableFlags { if let isOn = node.flag(name) { view[keyPath: path] = isOn } }
        if node["separatorInsetReference"] == "fromSafeArea" || node["separatorInsetReference"] == "automatic" {
            view.separatorInsetReference = .fromAutomaticInsets
        }
        if let height = node.number("estimatedSectionHeaderHeight"), height >= 0 {
            view.estimatedSectionHeaderHeight = height
        }
        if let height = node.number("estimatedSectionFooterHeight"), height >= 0 {
            view.estimatedSectionFooterHeight = height
        }
    }

    private static let tableFlags: [(String, ReferenceWritableKeyPath<UITableView, Bool>)] = [
        ("allowsSelection", \.allowsSelection), ("allowsMultipleSelection", \.allowsMultipleSelection),
        ("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
        ("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
        ("contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
        ("layoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
        ("prefetchingEnabled", \.isPrefetchingEnabled), ("springLoaded", \.isSpringLoaded),
    ]

    private func setSectionIndex(_ view: UITableView, _ node: InterfaceNode) {
        if let rows = node.integer("sectionIndexMinimumDisplayRowCount") {
            view.sectionIndexMinimumDisplayRowCount = rows
        }
        if let color = color(node, "sectionIndexColor") { view.sectionIndexColor = color }
        if let color = color(node, "sectionIndexBackgroundColor") { view.sectionIndexBackgroundColor = color }
        if let color = color(node, "sectionIndexTrackingBackgroundColor") {
            view.sectionIndexTrackingBackgroundColor = color
        }
    }

    /// A height that somebody chose: the design tool writes 22, later 28, or of grouped tables 10, later 18, for what titles ask for.
    private func edgeHeight(_ node: InterfaceNode, _ name: String) -> CGFloat? {
        let usual: [CGFloat] = node["style"] == "grouped" || node["style"] == "insetGrouped" ? [10, 18] : [22, 28]
        return node.number(name).flatMap { $0 < 0 || usual.contains($0) ? nil : $0 }
    }

    private func addPrototype(_ node: InterfaceNode, to view: UITableView) {
        guard let identifier = node["reuseIdentifier"] else { return }
        let prototype = PrototypeMaker(self, node)
        view.rowViews.pool.register(
            cellMaker: { [weak view] in prototype.make(in: view) as? UITableViewCell }, identifier)
    }

    /// Rows that are written in the file. The table's own source shows them where the program has none.
    private func addSections(_ nodes: [InterfaceNode], to view: UITableView) {
        let sections = nodes.map { section in
            StaticRows.Section(
                header: section.string("headerTitle"), footer: section.string("footerTitle"),
                cells: section.children(of: "cells").compactMap { cell in
                    let made = makeView(cell) as? UITableViewCell
                    return made.map { ($0, cell.number("rowHeight") ?? -1) }
                })
        }
        view.staticRows = StaticRows(sections)
    }

    func setCell(_ view: UITableViewCell, _ node: InterfaceNode) {
        if let type: UITableViewCell.AccessoryType = node.choice("accessoryType") { view.accessoryType = type }
        if let style: UITableViewCell.SelectionStyle = node.choice("selectionStyle") { view.selectionStyle = style }
        if let level = node.integer("indentationLevel") { view.indentationLevel = level }
        if let width = node.number("indentationWidth") { view.indentationWidth = width }
        if let insets = node.insets("separatorInset") { view.separatorInset = insets }
        if let type: UITableViewCell.AccessoryType = node.choice("editingAccessoryType") {
            view.editingAccessoryType = type
        }
        if let isOn = node.flag("shouldIndentWhileEditing") { view.shouldIndentWhileEditing = isOn }
        if let isOn = node.flag("showsReorderControl") { view.showsReorderControl = isOn }
        if let style: UITableViewCell.FocusStyle = node.choice("focusStyle") { view.focusStyle = style }
        if let written = node.child(key: "contentConfiguration"), written.kind == "listContentConfiguration" {
            view.contentConfiguration = ListContentReading(instance: self, written: written).configuration
        }
    }

    func setCollection(_ view: UICollectionView, _ node: InterfaceNode) {
        if let isOn = node.flag("allowsSelection") { view.allowsSelection = isOn }
        if let isOn = node.flag("allowsMultipleSelection") { view.allowsMultipleSelection = isOn }
        if let isOn = node.flag("prefetchingEnabled") { view.isPrefetchingEnabled = isOn }
        if let isOn = node.flag("springLoaded") { view.isSpringLoaded = isOn }
        if let written = node.child(key: "collectionViewLayout") { view.collectionViewLayout = layout(written) }
        for cell in node.children(of: "cells") { addPrototype(cell, to: view, kind: "") }
        if let header = node.child(key: "sectionHeaderView") {
            addPrototype(header, to: view, kind: UICollectionView.elementKindSectionHeader)
        }
        if let footer = node.child(key: "sectionFooterView") {
            addPrototype(footer, to: view, kind: UICollectionView.elementKindSectionFooter)
        }
    }

    func layout(_ node: InterfaceNode) -> UICollectionViewLayout {
        // The class that a flow layout's element names may be any layout's.
        let named = type(of: node, UICollectionViewLayout.self)
        let isPlainFlow = named == UICollectionViewLayout.self && node.kind == "collectionViewFlowLayout"
        let made = NSObject.make(isPlainFlow ? UICollectionViewFlowLayout.self : named)
        let layout = made as? UICollectionViewLayout ?? UICollectionViewLayout()
        note(layout, node)
        if let flow = layout as? UICollectionViewFlowLayout { set(flow, node) }
        return layout
    }

    private func set(_ flow: UICollectionViewFlowLayout, _ node: InterfaceNode) {
        if node["scrollDirection"] == "horizontal" { flow.scrollDirection = .horizontal }
        if let spacing = node.number("minimumLineSpacing") { flow.minimumLineSpacing = spacing }
        if let spacing = node.number("minimumInteritemSpacing") { flow.minimumInteritemSpacing = spacing }
        if let size = node.size("itemSize") { flow.itemSize = size }
        if let size = node.size("headerReferenceSize") { flow.headerReferenceSize = size }
        if let size = node.size("footerReferenceSize") { flow.footerReferenceSize = size }
        if let insets = node.insets("sectionInset") { flow.sectionInset = insets }
        switch node["sectionInsetReference"] {
        case "safeArea": flow.sectionInsetReference = .fromSafeArea
        case "layoutMargins": flow.sectionInsetReference = .fromLayoutMargins
        default: break
        }
        if let isOn = node.flag("sectionHeadersPinToVisibleBounds") { flow.sectionHeadersPinToVisibleBounds = isOn }
        if let isOn = node.flag("sectionFootersPinToVisibleBounds") { flow.sectionFootersPinToVisibleBounds = isOn }
        if node["automaticEstimatedItemSize"] == "YES" {
            flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        } else if let size = node.size("estimatedItemSize"), size != .zero {
            flow.estimatedItemSize = size
        }
    }

    private func addPrototype(_ node: InterfaceNode, to view: UICollectionView, kind: String) {
        guard let identifier = node["reuseIdentifier"] else { return }
        let prototype = PrototypeMaker(self, node)
        view.elementViews.pool.register(
            maker: { [weak view] in prototype.make(in: view) as? UICollectionReusableView },
            .init(kind: kind, identifier: identifier))
    }
}

/// Makes a prototype cell anew each time.
@MainActor
struct PrototypeMaker {
    private let file: InterfaceFile
    private let node: InterfaceNode
    private weak var surrounding: InterfaceInstance?
    private let storyboard: UIStoryboard?
    private weak var owner: AnyObject?

    init(_ instance: InterfaceInstance, _ node: InterfaceNode) {
        file = instance.file
        self.node = node
        surrounding = instance
        storyboard = instance.storyboard
        owner = instance.owner
    }

    func make(in list: UIView?) -> UIView {
        let instance = InterfaceInstance(file, of: node, storyboard: storyboard, outer: surrounding)
        instance.owner = owner
        let view = instance.makeView(node)
        instance.finish()
        return view
    }
}
