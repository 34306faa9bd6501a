public import CoreGraphics

/// Hears which font was chosen. A method that is left out does nothing.
@preconcurrency @MainActor
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    /// Nothing was chosen; the picker has gone.
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// A font was chosen: it is the picker's `selectedFontDescriptor`.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    /// Does nothing where it is not implemented.
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    /// Does nothing where it is not implemented.
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

extension UIFontPickerViewController {
    /// Which fonts a picker offers.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether the faces of a family are offered apart.
        open var includeFaces = false
        /// Whether names are shown in the system's font.
        open var displayUsingSystemFont = false
        /// The traits that a font must have; none: all fonts.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// Which languages a font must be for. Kept; fonts here do not tell.
        open var filteredLanguagesPredicate: NSPredicate?

        /// All families.
        public override init() {
            super.init()
        }
    }
}

/// Lets the user choose one of the fonts there are.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
    /// Which fonts are offered.
    public let configuration: Configuration
    /// Hears what was chosen.
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// What is chosen; nil: nothing yet.
    open var selectedFontDescriptor: UIFontDescriptor? { didSet { list.markChosen() } }
    private lazy var list = FontList(self)

    /// A picker of the fonts that a configuration allows.
    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    /// A picker of all families.
    public convenience init() { self.init(configuration: Configuration()) }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        let pages = UINavigationController(rootViewController: list)
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
    }

    func pick(_ descriptor: UIFontDescriptor) {
        selectedFontDescriptor = descriptor
        delegate?.fontPickerViewControllerDidPickFont(self)
        dismiss(animated: true)
    }

    func cancel() {
        delegate?.fontPickerViewControllerDidCancel(self)
        dismiss(animated: true)
    }
}

/// The families, or all faces, in the order of their names.
@MainActor
private final class FontList: UITableViewController {
    private static let cell = "font"
    private unowned let picker: UIFontPickerViewController
    private lazy var fonts = makeFonts()

    init(_ picker: UIFontPickerViewController) {
        self.picker = picker
        super.init(style: .plain)
        title = SystemWord.fonts.text
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [unowned picker] _ in picker.cancel() })
    }

    required init?(coder: NSCoder) { preconditionFailure("FontList is made in code only.") }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    }

    private func makeFonts() -> [(name: String, descriptor: UIFontDescriptor)] {
        let wanted = picker.configuration.filteredTraits
        let names = UIFont.familyNames.sorted().flatMap { family -> [(name: String, descriptor: UIFontDescriptor)] in
            guard picker.configuration.includeFaces else {
                return [(family, UIFontDescriptor(fontAttributes: [.family: family]))]
            }
            return UIFont.fontNames(forFamilyName: family).map { ($0, UIFontDescriptor(name: $0, size: 0)) }
        }
        return wanted.isEmpty
            ? names
            : names.filter {
                UIFont(descriptor: $0.descriptor, size: 17).fontDescriptor.symbolicTraits.isSuperset(of: wanted)
            }
    }

    func markChosen() { if isViewLoaded { tableView.reloadData() } }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fonts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        let font = fonts[indexPath.row]
        var content = cell.defaultContentConfiguration()
        content.text = font.name
        if !picker.configuration.displayUsingSystemFont {
            content.textProperties.font = UIFont(descriptor: font.descriptor, size: 17)
        }
        cell.contentConfiguration = content
        cell.accessoryType = font.descriptor == picker.selectedFontDescriptor ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picker.pick(fonts[indexPath.row].descriptor)
    }
}
