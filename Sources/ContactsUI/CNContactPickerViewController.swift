public import Contacts
public import UIKit

/// One property of a contact.
open class CNContactProperty: NSObject {
    /// Whose it is.
    open private(set) var contact: CNContact
    /// Which it is.
    open private(set) var key: String
    /// Its value.
    open private(set) var value: Any?
    /// By what the value is found.
    open private(set) var identifier: String?
    /// Which of several it is.
    open private(set) var label: String?

    /// A property of nobody's, for those that stand in for one.
    public override init() {
        (contact, key) = (CNContact(), "")
        super.init()
    }

    init(contact: CNContact, key: String, value: Any?, identifier: String?, label: String?) {
        (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
        super.init()
    }
}

/// Hears which contact was chosen; all of it is optional.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
    /// The user gave up.
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// A contact was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// A property was chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
    /// Contacts were chosen.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Properties were chosen.
    func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty])
}

extension CNContactPickerDelegate {
    /// Does nothing where it is not implemented.
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    /// Does nothing where it is not implemented.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    /// Does nothing where it is not implemented.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
    /// Does nothing where it is not implemented.
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    /// Does nothing where it is not implemented.
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelectContactProperties contactProperties: [CNContactProperty]
    ) {}
}

/// Lets the user choose a contact. It shows the list of a device without contacts, which the user can only leave.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
    /// Hears what was chosen.
    open weak var delegate: (any CNContactPickerDelegate)?
    /// Which properties are shown; nil is all.
    open var displayedPropertyKeys: [String]?
    /// Which contacts can be chosen; nil is all.
    open var predicateForEnablingContact: NSPredicate?
    /// Which contacts are given as a whole; nil is all.
    open var predicateForSelectionOfContact: NSPredicate?
    /// Which properties are given; nil is all.
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func viewDidLoad() {
        super.viewDidLoad()
        let page = UITableViewController(style: .plain)
        page.title = "Contacts"
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.giveUp() })
        let empty = UILabel()
        (empty.text, empty.textAlignment) = ("No Contacts", .center)
        (empty.textColor, empty.font) = (.secondaryLabel, .preferredFont(forTextStyle: .title2))
        page.tableView.backgroundView = empty
        page.tableView.tableFooterView = UIView()
        let navigation = UINavigationController(rootViewController: page)
        addChild(navigation)
        navigation.view.frame = view.bounds
        navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(navigation.view)
        navigation.didMove(toParent: self)
    }

    private func giveUp() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}
