public import QuartzCore

/// Hears of a page's controller.
@preconcurrency @MainActor
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    /// The user has closed the controller.
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    /// The page was handed over, or could not be.
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
    /// Does nothing where it is not implemented.
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    /// Does nothing where it is not implemented.
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
}

/// Opens a page of the web. The desktop's browser shows it; the controller says so, and goes when it is closed.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
    /// How a page is opened. Kept; the desktop's browser decides.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether a page begins as its text alone.
        open var entersReaderIfAvailable = false
        /// Whether bars shrink while one scrolls.
        open var barCollapsingEnabled = true

        /// As usual.
        public override init() {
            super.init()
        }
    }

    /// The word on the button that closes.
    public enum DismissButtonStyle: Int, Sendable { case done, close, cancel }

    /// Hears of the controller.
    open weak var delegate: (any SFSafariViewControllerDelegate)?
    /// How the page is opened.
    public let configuration: Configuration
    /// The colour of the bars.
    open var preferredBarTintColor: UIColor?
    /// The colour of buttons.
    open var preferredControlTintColor: UIColor?
    /// The word on the button that closes.
    open var dismissButtonStyle = DismissButtonStyle.done
    private let url: URL

    /// - Parameter url: an address of the web, http or https.
    public init(url: URL, configuration: Configuration) {
        precondition(
            ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
            "The specified URL has an unsupported scheme. Only HTTP and HTTPS URLs are supported; \(url) is not.")
        (self.url, self.configuration) = (url, configuration)
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// - Parameter url: an address of the web, http or https.
    public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

    /// Not made from interface files.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let word: UIBarButtonItem.SystemItem =
            switch dismissButtonStyle {
            case .done: .done
            case .close: .close
            case .cancel: .cancel
            }
        let item = UINavigationItem(title: url.host ?? url.absoluteString)
        item.leftBarButtonItem = UIBarButtonItem(
            systemItem: word, primaryAction: UIAction { [weak self] _ in self?.close() })
        let bar = UINavigationBar()
        bar.items = [item]
        bar.barTintColor = preferredBarTintColor
        if let preferredControlTintColor { bar.tintColor = preferredControlTintColor }
        addBar(bar)
        open()
    }

    private let message = UILabel()

    private func addBar(_ bar: UINavigationBar) {
        message.numberOfLines = 0
        message.textAlignment = .center
        message.textColor = .secondaryLabel
        message.font = .preferredFont(forTextStyle: .body)
        for part in [bar, message] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let margins = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            message.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            message.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            message.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
    }

    private func open() {
        message.text = SystemWord.opensInBrowser.text(url.absoluteString)
        UIApplication.shared.open(url) { [weak self] isOpen in
            guard let self else { return }
            if !isOpen { message.text = SystemWord.noBrowser.text(url.absoluteString) }
            delegate?.safariViewController(self, didCompleteInitialLoad: isOpen)
        }
    }

    private func close() {
        dismiss(animated: true) { self.delegate?.safariViewControllerDidFinish(self) }
    }
}
