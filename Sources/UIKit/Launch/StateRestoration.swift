import CoreGraphics

/// Keeps the state of controllers with restoration identifiers, and of the views in them that have one, in a file between runs.
@MainActor
struct StateRestoration {
    let file: URL
    let application: UIApplication
    private let presentations = Presentations()

    init(file: URL, application: UIApplication) {
        (self.file, self.application) = (file, application)
    }

    /// Pages to present, those on which others stand first.
    @MainActor
    private final class Presentations {
        private(set) var all: [() -> Void] = []
        private var presenters: Set<ObjectIdentifier> = []

        func add(_ presenter: UIViewController, _ present: @escaping () -> Void) {
            presenters.insert(ObjectIdentifier(presenter))
            all.append(present)
        }

        func hasSome(_ presenter: UIViewController) -> Bool { presenters.contains(ObjectIdentifier(presenter)) }
    }

    /// `~/.local/state/<program>/restoration.plist`, or where the desktop says.
    static func file(of program: String) -> URL {
        let home =
            ProcessInfo.processInfo.environment["XDG_STATE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
        return home.appendingPathComponent("\(program)/restoration.plist")
    }

    private static let applicationKey = "", childrenKey = ".children", classKey = ".class"
    private static let presentedKey = ".presented", styleKey = ".style", transitionKey = ".transition"
    private static let anchorKey = ".anchor", objectsKey = ".objects"

    // MARK: Writing

    func save(_ roots: [UIViewController]) throws {
        guard let delegate = application.delegate else { return }
        let coder = Self.makeArchiver()
        guard
            delegate.application(application, shouldSaveSecureApplicationState: coder)
                || delegate.application(application, shouldSaveApplicationState: coder)
        else { return }
        delegate.application(application, willEncodeRestorableStateWith: coder)
        coder.encode(Date(), forKey: UIApplication.stateRestorationTimestampKey)
        coder.finishEncoding()
        var states: [String: Any] = [Self.applicationKey: coder.encodedData]
        for root in roots { write(root, [], &states) }
        states[Self.objectsKey] = application.restorableObjects.all.reduce(into: [String: [String: Any]]()) {
            $0[$1.name] = Self.state(of: $1.object)
        }
        let data = try PropertyListSerialization.data(fromPropertyList: states, format: .binary, options: 0)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file, options: .atomic)
    }

    private func write(_ controller: UIViewController, _ above: [String], _ states: inout [String: Any]) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = above + [identifier], key = path.joined(separator: "/")
        states[key] = Self.archive { controller.encodeRestorableState(with: $0) }
        states[key + Self.childrenKey] = controller.children.compactMap(\.restorationIdentifier)
        if let type = controller.restorationClass { states[key + Self.classKey] = _mangledTypeName(type) }
        if let tabs = controller as? UITabBarController { states[key + ".selected"] = tabs.selectedIndex }
        for view in controller.viewIfLoaded.map(Self.named) ?? [] {
            guard let name = view.restorationIdentifier else { continue }
            states["\(key)#\(name)"] = Self.archive { view.encodeRestorableState(with: $0) }
        }
        for child in controller.children { write(child, path, &states) }
        writePresented(by: controller, path, &states)
    }

    /// What a controller presents itself stands below it, as its children do. What is on its way out is not kept.
    private func writePresented(by controller: UIViewController, _ path: [String], _ states: inout [String: Any]) {
        guard let presented = controller.presentedByOwn, !presented.isBeingDismissedNow,
            let name = presented.restorationIdentifier
        else { return }
        let key = path.joined(separator: "/")
        if presented.modalPresentationStyle == .popover {
            guard let anchor = PopoverAnchor(of: presented, in: controller) else { return }
            states[key + Self.anchorKey] = anchor.list
        }
        states[key + Self.presentedKey] = name
        states[key + Self.styleKey] = presented.modalPresentationStyle.rawValue
        states[key + Self.transitionKey] = presented.modalTransitionStyle.rawValue
        write(presented, path, &states)
    }

    private static func state(of object: any UIStateRestoring) -> [String: Any] {
        var state: [String: Any] = ["state": archive { object.encodeRestorableState(with: $0) }]
        if let type = object.objectRestorationClass { state["class"] = _mangledTypeName(type) }
        return state
    }

    private static func makeArchiver() -> NSKeyedArchiver { NSKeyedArchiver(requiringSecureCoding: false) }

    private static func archive(_ write: (NSCoder) -> Void) -> Data {
        let coder = makeArchiver()
        write(coder)
        coder.finishEncoding()
        return coder.encodedData
    }

    /// The views with an identifier that are a controller's own.
    private static func named(_ root: UIView) -> [UIView] {
        var found: [UIView] = [], waiting = [root]
        while let view = waiting.popLast() {
            if view.restorationIdentifier != nil { found.append(view) }
            waiting += view.subviews.filter { !($0.next is UIViewController) }
        }
        return found
    }

    // MARK: Reading

    /// Brings controllers back. The file goes first: a state that ends the program is not tried again.
    func restore(_ roots: [UIViewController]) {
        guard let data = try? Data(contentsOf: file) else { return }
        try? FileManager.default.removeItem(at: file)
        guard let delegate = application.delegate,
            let states = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let coder = Self.reader(states[Self.applicationKey])
        else { return }
        guard
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
                || delegate.application(application, shouldRestoreApplicationState: coder)
        else { return }
        var read: [any UIStateRestoring] = []
        for root in roots { self.read(root, [], states, &read) }
        readObjects(states[Self.objectsKey] as? [String: [String: Any]] ?? [:], &read)
        // Whoever gives a page its own presentation may do so while it is decoded.
        for present in presentations.all { present() }
        delegate.application(application, didDecodeRestorableStateWith: coder)
        for object in read { object.applicationFinishedRestoringState() }
    }

    private func read(
        _ controller: UIViewController, _ above: [String], _ states: [String: Any], _ read: inout [any UIStateRestoring]
    ) {
        guard let identifier = controller.restorationIdentifier else { return }
        let path = above + [identifier], key = path.joined(separator: "/")
        guard let coder = Self.reader(states[key]) else { return }
        if let pages = controller as? UINavigationController { restorePages(pages, path, states) }
        controller.decodeRestorableState(with: coder)
        read.append(controller)
        if let tabs = controller as? UITabBarController, let index = states[key + ".selected"] as? Int,
            tabs.viewControllers?.indices.contains(index) ?? false
        {
            tabs.selectedIndex = index
        }
        for view in controller.viewIfLoaded.map(Self.named) ?? [] {
            guard let name = view.restorationIdentifier, let coder = Self.reader(states["\(key)#\(name)"]) else {
                continue
            }
            view.decodeRestorableState(with: coder)
            read.append(view)
        }
        for child in controller.children { self.read(child, path, states, &read) }
        if let presented = presented(by: controller, path, states) { self.read(presented, path, states, &read) }
    }

    /// Objects that the program registered while it started, or that a class of its makes again.
    private func readObjects(_ states: [String: [String: Any]], _ read: inout [any UIStateRestoring]) {
        for (name, state) in states.sorted(by: { $0.key < $1.key }) {
            guard let coder = Self.reader(state["state"]) else { continue }
            let maker = (state["class"] as? String).flatMap { _typeByName($0) } as? any UIObjectRestoration.Type
            let object =
                application.restorableObjects[name]
                ?? maker?.object(withRestorationIdentifierPath: [name], coder: coder)
            guard let object else { continue }
            application.restorableObjects[name] = object
            object.decodeRestorableState(with: coder)
            read.append(object)
        }
    }

    /// What a controller presents: what the program has there already, or what is made again and presented once everything is decoded.
    private func presented(
        by controller: UIViewController, _ path: [String], _ states: [String: Any]
    ) -> UIViewController? {
        let key = path.joined(separator: "/")
        guard let name = states[key + Self.presentedKey] as? String else { return nil }
        if let there = controller.presentedByOwn { return there.restorationIdentifier == name ? there : nil }
        guard controller.presentedViewController == nil, !presentations.hasSome(controller),
            let page = make(path + [name], states, controller.storyboard)
        else { return nil }
        page.restorationIdentifier = name
        if let style = (states[key + Self.styleKey] as? Int).flatMap(UIModalPresentationStyle.init) {
            page.modalPresentationStyle = style
        }
        if let style = (states[key + Self.transitionKey] as? Int).flatMap(UIModalTransitionStyle.init) {
            page.modalTransitionStyle = style
        }
        let anchor = (states[key + Self.anchorKey] as? [String: Any]).map { PopoverAnchor(list: $0) }
        page.loadViewIfNeeded()
        presentations.add(controller) {
            guard anchor?.point(page, in: controller) ?? true else { return }
            controller.present(page, animated: false)
        }
        return page
    }

    /// Makes the pages again that were pushed.
    private func restorePages(_ pages: UINavigationController, _ path: [String], _ states: [String: Any]) {
        let wanted = states[path.joined(separator: "/") + Self.childrenKey] as? [String] ?? []
        var there = pages.viewControllers
        guard wanted.count > there.count else { return }
        for name in wanted.dropFirst(there.count) {
            guard let page = make(path + [name], states, pages.storyboard ?? there.last?.storyboard) else { break }
            page.restorationIdentifier = name
            there.append(page)
        }
        pages.setViewControllers(there, animated: false)
        // What is read next is for views, too.
        pages.beginDeferredChange()
    }

    private func make(_ path: [String], _ states: [String: Any], _ storyboard: UIStoryboard?) -> UIViewController? {
        let key = path.joined(separator: "/")
        guard let coder = Self.reader(states[key]) else { return nil }
        let type = (states[key + Self.classKey] as? String).flatMap { _typeByName($0) }
        if let type = type as? any UIViewControllerRestoration.Type {
            return type.viewController(withRestorationIdentifierPath: path, coder: coder)
        }
        if let made = application.delegate?.application(
            application, viewControllerWithRestorationIdentifierPath: path, coder: coder)
        {
            return made
        }
        guard let storyboard, let name = path.last, storyboard.hasController(name) else { return nil }
        return storyboard.instantiateViewController(withIdentifier: name)
    }

    private static func reader(_ data: Any?) -> NSKeyedUnarchiver? {
        guard let data = data as? Data, let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
        coder.requiresSecureCoding = false
        return coder
    }
}

extension UIApplication {
    private var restoration: StateRestoration {
        StateRestoration(file: StateRestoration.file(of: ProcessInfo.processInfo.processName), application: self)
    }

    private var roots: [UIViewController] { windows.compactMap(\.rootViewController) }

    /// Writes down the state of the program, if its delegate wants that.
    func saveState() {
        do { try restoration.save(roots) } catch {
            Diagnostics.report(
                "The program's state could not be kept: \(error.localizedDescription)", key: "restoration")
        }
    }

    /// Brings the program back to the state it was left in, if its delegate wants that.
    func restoreState() { restoration.restore(roots) }
}
