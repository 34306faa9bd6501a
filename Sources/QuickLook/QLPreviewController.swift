public import UIKit

/// Shows files one after the other: pictures, texts and PDF files as they are, of others name, kind and size. Where nothing around it has a bar, it has one
/// with a button that closes it; another hands the file on.
@preconcurrency @MainActor
open class QLPreviewController: UIViewController {
    /// Has the files; not retained.
    open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { if isViewLoaded { reloadData() } } }
    /// Hears of it; not retained.
    open weak var delegate: (any QLPreviewControllerDelegate)?
    /// Which file is shown.
    open var currentPreviewItemIndex: Int {
        get { index }
        set {
            guard newValue != index else { return }
            index = newValue
            if isViewLoaded { showPage() }
        }
    }
    /// The file that is shown; nil where there is none.
    open var currentPreviewItem: (any QLPreviewItem)? { item(at: index) }

    private var index = 0
    private var count = 0
    private let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    private lazy var bar = UINavigationBar()
    private let barItem = UINavigationItem()

    /// Without files yet.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Made from an interface file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether a file can be looked at: every one that is on this machine, if only its name.
    open class func canPreview(_ item: any QLPreviewItem) -> Bool { item.previewItemURL?.isFileURL ?? false }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(pages)
        pages.view.frame = view.bounds
        pages.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        (pages.dataSource, pages.delegate) = (self, self)
        addButtons()
        reloadData()
    }

    private func addButtons() {
        let share = UIBarButtonItem(
            systemItem: .action, primaryAction: UIAction { [weak self] action in self?.share(action.sender) })
        guard navigationController == nil else {
            navigationItem.rightBarButtonItem = share
            return
        }
        barItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.close() })
        barItem.rightBarButtonItem = share
        bar.items = [barItem]
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        pages.additionalSafeAreaInsets.top = 44
    }

    /// Asks for the files anew, and shows the one that was shown, or the last.
    open func reloadData() {
        count = dataSource?.numberOfPreviewItems(in: self) ?? 0
        index = max(0, min(index, count - 1))
        showPage()
    }

    /// Reads the file that is shown anew.
    open func refreshCurrentPreviewItem() { if isViewLoaded { showPage() } }

    private func item(at index: Int) -> (any QLPreviewItem)? {
        guard index >= 0, index < count else { return nil }
        return dataSource?.previewController(self, previewItemAt: index)
    }

    private func page(at index: Int) -> PreviewPage? { item(at: index).map { PreviewPage($0, index) } }

    private func showPage() {
        guard isViewLoaded else { return }
        let page = page(at: index) ?? PreviewPage(nil, index)
        pages.setViewControllers([page], direction: .forward, animated: false)
        showTitle()
    }

    private func showTitle() {
        let item = currentPreviewItem
        title = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        barItem.title = title
        barItem.rightBarButtonItem?.isEnabled = item?.previewItemURL != nil
        navigationItem.rightBarButtonItem?.isEnabled = item?.previewItemURL != nil
    }

    private func share(_ sender: Any?) {
        guard let url = currentPreviewItem?.previewItemURL else { return }
        let sheet = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        sheet.popoverPresentationController?.barButtonItem =
            barItem.rightBarButtonItem ?? navigationItem.rightBarButtonItem
        present(sheet, animated: true)
    }

    private func close() {
        delegate?.previewControllerWillDismiss(self)
        dismiss(animated: true) { self.delegate?.previewControllerDidDismiss(self) }
    }

    /// Whether an address in a file is opened.
    func opens(_ url: URL) -> Bool {
        guard let item = currentPreviewItem else { return false }
        return delegate?.previewController(self, shouldOpen: url, for: item) ?? true
    }
}

extension QLPreviewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    /// The file before one.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { (viewController as? PreviewPage).flatMap { page(at: $0.index - 1) } }

    /// The file after one.
    public func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { (viewController as? PreviewPage).flatMap { page(at: $0.index + 1) } }

    /// Another file is shown.
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard let page = pages.viewControllers?.first as? PreviewPage else { return }
        index = page.index
        showTitle()
    }
}
