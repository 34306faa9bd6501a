public import Contacts
public import UIKit

/// Hears what the user does with a contact; all of it is optional.
@preconcurrency @MainActor
public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Whether a tap on a property does what it usually does.
    func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool
    /// The user is done; nil where nothing was kept.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    /// True where it is not implemented.
    public func contactViewController(
        _ viewController: CNContactViewController, shouldPerformDefaultActionFor property: CNContactProperty
    ) -> Bool { true }
    /// Does nothing where it is not implemented.
    public func contactViewController(
        _ viewController: CNContactViewController, didCompleteWith contact: CNContact?
    ) {}
}

/// Shows a contact. It is not edited, as no store would keep it: a new contact can only be left, and the delegate hears of none.
@preconcurrency @MainActor
open class CNContactViewController: UITableViewController {
    private struct Row {
        var title: String, text: String
        var property: CNContactProperty
    }

    /// What is shown.
    public let contact: CNContact
    /// Hears what the user does.
    open weak var delegate: (any CNContactViewControllerDelegate)?
    /// Where the contact would be kept.
    open var contactStore: CNContactStore?
    /// In which group a new contact would be.
    open var parentGroup: CNGroup?
    /// In which place a new contact would be.
    open var parentContainer: CNContainer?
    /// What is shown in place of the name.
    open var alternateName: String?
    /// A line below the name.
    open var message: String?
    /// Which properties are shown; nil is all.
    open var displayedPropertyKeys: [any CNKeyDescriptor]?
    /// Whether the user may change it. Kept: it cannot be changed.
    open var allowsEditing = true
    /// Whether things can be done with it. Kept.
    open var allowsActions = true
    /// Whether linked contacts are shown. Kept.
    open var shouldShowLinkedContacts = false
    private let isNew: Bool
    private var rows: [Row] = []

    /// Shows a contact of the store.
    public convenience init(for contact: CNContact) { self.init(contact, isNew: false) }
    /// Shows somebody who is not in the store.
    public convenience init(forUnknownContact contact: CNContact) { self.init(contact, isNew: false) }
    /// Begins a contact.
    public convenience init(forNewContact contact: CNContact?) { self.init(contact ?? CNContact(), isNew: true) }

    private init(_ contact: CNContact, isNew: Bool) {
        (self.contact, self.isNew) = (contact, isNew)
        super.init(style: .insetGrouped)
    }

    /// There is none in a storyboard.
    public required init?(coder: NSCoder) { nil }

    /// What must be fetched to show a contact.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    /// Marks a property: nothing is marked here.
    open func highlightProperty(withKey key: String, identifier: String?) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        title = isNew ? "New Contact" : nil
        if isNew {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.giveUp() })
        }
        rows = makeRows()
        tableView.tableHeaderView = header()
    }

    private func giveUp() { delegate?.contactViewController(self, didCompleteWith: nil) }

    private func header() -> UIView {
        let name = UILabel(), line = UILabel()
        name.text = alternateName ?? CNContactFormatter.string(from: contact, style: .fullName)
        name.font = .preferredFont(forTextStyle: .title1)
        line.text = message ?? (contact.jobTitle.isEmpty ? nil : contact.jobTitle)
        (line.font, line.textColor) = (.preferredFont(forTextStyle: .subheadline), .secondaryLabel)
        let stack = UIStackView(arrangedSubviews: [name, line])
        (stack.axis, stack.alignment, stack.spacing) = (.vertical, .center, 4)
        if let picture = contact.imageData.flatMap(UIImage.init(data:)) {
            let view = UIImageView(image: picture)
            (view.contentMode, view.clipsToBounds, view.layer.cornerRadius) = (.scaleAspectFill, true, 50)
            view.widthAnchor.constraint(equalToConstant: 100).isActive = true
            view.heightAnchor.constraint(equalToConstant: 100).isActive = true
            stack.insertArrangedSubview(view, at: 0)
        }
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
        stack.frame.size = stack.systemLayoutSizeFitting(
            CGSize(width: view.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return stack
    }

    private func makeRows() -> [Row] {
        let wanted = displayedPropertyKeys?.compactMap { $0 as? String }
        func rows<Value>(
            _ key: String, _ values: [CNLabeledValue<Value>], _ text: (Value) -> String
        ) -> [Row] {
            guard wanted?.contains(key) ?? true else { return [] }
            return values.map { value in
                Row(
                    title: value.label.map(CNLabeledValue<Value>.localizedString(forLabel:)) ?? key,
                    text: text(value.value),
                    property: CNContactProperty(
                        contact: contact, key: key, value: value.value, identifier: value.identifier,
                        label: value.label))
            }
        }
        return rows(CNContactPhoneNumbersKey, contact.phoneNumbers, \.stringValue)
            + rows(CNContactEmailAddressesKey, contact.emailAddresses) { $0 as String }
            + rows(CNContactUrlAddressesKey, contact.urlAddresses) { $0 as String }
            + rows(CNContactPostalAddressesKey, contact.postalAddresses) {
                CNPostalAddressFormatter.string(from: $0, style: .mailingAddress)
            }
    }

    open override func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    open override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    open override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = UIListContentConfiguration.subtitleCell()
        content.text = rows[indexPath.section].title
        content.secondaryText = rows[indexPath.section].text
        content.secondaryTextProperties.color = view.tintColor
        cell.contentConfiguration = content
        return cell
    }

    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        let property = rows[indexPath.section].property
        guard delegate?.contactViewController(self, shouldPerformDefaultActionFor: property) ?? true,
            let address = address(of: property)
        else { return }
        UIApplication.shared.open(address)
    }

    /// What the desktop opens for a property.
    private func address(of property: CNContactProperty) -> URL? {
        switch (property.key, property.value) {
        case (CNContactPhoneNumbersKey, let number as CNPhoneNumber):
            URL(string: "tel:" + number.stringValue.filter { !$0.isWhitespace })
        case (CNContactEmailAddressesKey, let mail as NSString): URL(string: "mailto:\(mail)")
        case (CNContactUrlAddressesKey, let page as NSString): URL(string: page as String)
        default: nil
        }
    }
}
