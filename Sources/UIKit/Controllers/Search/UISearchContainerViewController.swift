/// A page that is nothing but a search: it shows a search controller that is active from the beginning.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
    /// The search that is shown.
    public let searchController: UISearchController

    /// Shows a search.
    public init(searchController: UISearchController) {
        self.searchController = searchController
        super.init(nibName: nil, bundle: nil)
        navigationItem.title = searchController.title
    }

    /// A page that is nothing but a search cannot be made from an interface file.
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        definesPresentationContext = true
        let bar = searchController.searchBar
        bar.sizeToFit()
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        showsResults()
    }

    /// What is found fills the page below the bar.
    private func showsResults() {
        guard let results = searchController.searchResultsController else { return }
        addChild(results)
        let bar = searchController.searchBar, content: UIView = results.view
        content.translatesAutoresizingMaskIntoConstraints = false
        view.insertSubview(content, belowSubview: bar)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: bar.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        results.didMove(toParent: self)
    }
}
