/// Outlets that the kit's own classes have.
@MainActor
enum KitOutlets {
    /// Connects an outlet by its name; says false where the object's class has none of this name.
    static func connect(_ object: AnyObject, _ name: String, _ value: AnyObject) -> Bool {
        switch object {
        case let list as UITableView: connect(list, name, value) || scrollView(list, name, value)
        case let list as UICollectionView: connect(list, name, value) || scrollView(list, name, value)
        case let view as UITextView: connect(view, name, value) || scrollView(view, name, value)
        case let view as UIScrollView: scrollView(view, name, value)
        case let cell as UITableViewCell: connect(cell, name, value)
        case let cell as UICollectionViewCell: connect(cell, name, value)
        case let field as UITextField: connect(field, name, value)
        case let picker as UIPickerView: connect(picker, name, value)
        case let owner as UIViewController: connect(owner, name, value)
        case let item as UINavigationItem: connect(item, name, value)
        case let item as UIBarButtonItem where name == "customView": set(value) { item.customView = $0 }
        case let window as UIWindow where name == "rootViewController": set(value) { window.rootViewController = $0 }
        default: name == "delegate" && connectDelegate(object, value)
        }
    }

    /// Outlets are weakly typed in a file: an object of another type leaves the property empty, as with a weak reference to nothing.
    private static func set<Value>(_ value: AnyObject, _ assign: (Value?) -> Void) -> Bool {
        assign(value as? Value)
        return true
    }

    private static func connect(_ item: UINavigationItem, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "titleView": set(value) { item.titleView = $0 }
        case "leftBarButtonItem": set(value) { item.leftBarButtonItem = $0 }
        case "rightBarButtonItem": set(value) { item.rightBarButtonItem = $0 }
        case "backBarButtonItem": set(value) { item.backBarButtonItem = $0 }
        default: false
        }
    }

    /// Connects outlets of one name to several objects; false where the object's class has none of this name.
    static func connect(_ object: AnyObject, _ name: String, _ values: [AnyObject]) -> Bool {
        switch (name, object) {
        case ("gestureRecognizers", let view as UIView):
            for case let recognizer as UIGestureRecognizer in values { view.addGestureRecognizer(recognizer) }
        case ("leftBarButtonItems", let item as UINavigationItem):
            item.leftBarButtonItems = values.compactMap { $0 as? UIBarButtonItem }
        case ("rightBarButtonItems", let item as UINavigationItem):
            item.rightBarButtonItems = values.compactMap { $0 as? UIBarButtonItem }
        default: return false
        }
        return true
    }

    private static func connectDelegate(_ object: AnyObject, _ value: AnyObject) -> Bool {
        switch object {
        case let owner as UISearchBar: set(value) { owner.delegate = $0 }
        case let owner as UITabBar: set(value) { owner.delegate = $0 }
        case let owner as UINavigationBar: set(value) { owner.delegate = $0 }
        case let owner as UIToolbar: set(value) { owner.delegate = $0 }
        case let owner as UICalendarView: set(value) { owner.delegate = $0 }
        case let owner as UIWebView: set(value) { owner.delegate = $0 }
        case let owner as UIGestureRecognizer: set(value) { owner.delegate = $0 }
        default: false
        }
    }

    // MARK: Scroll views and lists

    private static func scrollView(_ view: UIScrollView, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "delegate": set(value) { view.delegate = $0 }
        case "refreshControl": set(value) { view.refreshControl = $0 }
        default: false
        }
    }

    private static func connect(_ list: UITableView, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "dataSource": set(value) { list.dataSource = $0 }
        case "delegate": set(value) { owner in list.places.attach { list.delegate = owner } }
        case "prefetchDataSource": set(value) { list.prefetchDataSource = $0 }
        case "dragDelegate": set(value) { list.dragDelegate = $0 }
        case "dropDelegate": set(value) { list.dropDelegate = $0 }
        case "backgroundView": set(value) { list.backgroundView = $0 }
        case "tableHeaderView": set(value) { list.tableHeaderView = $0 }
        case "tableFooterView": set(value) { list.tableFooterView = $0 }
        default: false
        }
    }

    private static func connect(_ list: UICollectionView, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "dataSource": set(value) { list.dataSource = $0 }
        case "delegate": set(value) { list.delegate = $0 }
        case "prefetchDataSource": set(value) { list.prefetchDataSource = $0 }
        case "dragDelegate": set(value) { list.dragDelegate = $0 }
        case "dropDelegate": set(value) { list.dropDelegate = $0 }
        case "backgroundView": set(value) { list.backgroundView = $0 }
        default: false
        }
    }

    private static func connect(_ cell: UITableViewCell, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "textLabel": set(value) { cell.parts.given.text = $0 }
        case "detailTextLabel": set(value) { cell.parts.given.detail = $0 }
        case "imageView": set(value) { cell.parts.given.image = $0 }
        case "backgroundView": set(value) { cell.backgroundView = $0 }
        case "selectedBackgroundView": set(value) { cell.selectedBackgroundView = $0 }
        case "multipleSelectionBackgroundView": set(value) { cell.multipleSelectionBackgroundView = $0 }
        case "accessoryView": set(value) { cell.accessoryView = $0 }
        case "editingAccessoryView": set(value) { cell.editingAccessoryView = $0 }
        default: false
        }
    }

    private static func connect(_ cell: UICollectionViewCell, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "backgroundView": set(value) { cell.backgroundView = $0 }
        case "selectedBackgroundView": set(value) { cell.selectedBackgroundView = $0 }
        default: false
        }
    }

    // MARK: Texts and pickers

    private static func connect(_ field: UITextField, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "delegate": set(value) { field.delegate = $0 }
        case "inputView": set(value) { field.inputView = $0 }
        case "inputAccessoryView": set(value) { field.inputAccessoryView = $0 }
        case "leftView": set(value) { field.leftView = $0 }
        case "rightView": set(value) { field.rightView = $0 }
        default: false
        }
    }

    private static func connect(_ view: UITextView, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "delegate": set(value) { view.delegate = $0 }
        case "inputView": set(value) { view.inputView = $0 }
        case "inputAccessoryView": set(value) { view.inputAccessoryView = $0 }
        default: false
        }
    }

    private static func connect(_ picker: UIPickerView, _ name: String, _ value: AnyObject) -> Bool {
        switch name {
        case "dataSource": set(value) { picker.dataSource = $0 }
        case "delegate": set(value) { picker.delegate = $0 }
        default: false
        }
    }

    // MARK: Controllers

    private static func connect(_ owner: UIViewController, _ name: String, _ value: AnyObject) -> Bool {
        switch (owner, name) {
        case (_, "view"): set(value) { owner.view = $0 }
        case (_, "searchDisplayController"): true
        case (let owner as UITableViewController, "tableView"): set(value) { owner.tableView = $0 }
        case (let owner as UITableViewController, "refreshControl"): set(value) { owner.refreshControl = $0 }
        case (let owner as UICollectionViewController, "collectionView"): set(value) { owner.collectionView = $0 }
        case (let owner as UINavigationController, "delegate"): set(value) { owner.delegate = $0 }
        case (let owner as UITabBarController, "delegate"): set(value) { owner.delegate = $0 }
        case (let owner as UISplitViewController, "delegate"): set(value) { owner.delegate = $0 }
        case (let owner as UIPageViewController, "delegate"): set(value) { owner.delegate = $0 }
        case (let owner as UIPageViewController, "dataSource"): set(value) { owner.dataSource = $0 }
        default: false
        }
    }
}
