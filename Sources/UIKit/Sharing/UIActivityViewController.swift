public import CoreGraphics

/// Parts of what a sheet offers.
public struct UIActivitySectionTypes: OptionSet, Sendable {
    /// The bits as Apple's frameworks number them.
    public let rawValue: Int
    /// Parts by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// People that one often shares with.
    public static let peopleSuggestions = UIActivitySectionTypes(rawValue: 1)
}

/// Offers what can be done with things: copying them, saving pictures, opening addresses with the desktop, and the program's own
/// activities.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// Called when the sheet is gone: which activity, whether it was done, what came back, what went wrong.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// Called when the sheet is gone.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// What is not to be offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Which parts are not to be offered. Only kept: people are not suggested here.
    open var excludedActivitySectionTypes: UIActivitySectionTypes = []
    /// Kept; collaboration is not offered.
    open var allowsProminentActivity = true
    /// Whether the program's own activities open files in the usual one's stead.
    var leavesOutOpening = false
    private let items: [Any]
    private let own: [UIActivity]
    private lazy var offered = activities()
    private var chosen: UIActivity?
    private let table = UITableView(frame: .zero, style: .insetGrouped)
    private var isDone = false
    /// Where providers make what is shared.
    private let makers = OperationQueue()

    /// Offers what can be done with some items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        items = activityItems
        own = applicationActivities ?? []
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = .pageSheet
    }

    /// Offers what can be done with the things of a configuration.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: ConfiguredItem.items(of: activityItemsConfiguration),
            applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        items = []
        own = []
        super.init(coder: coder)
    }

    open override func loadView() { view = table }

    open override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.delegate = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
        sheetPresentationController?.detents = [.medium(), .large()]
        sheetPresentationController?.prefersGrabberVisible = true
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        finish(nil, false)
    }

    /// Those that fit the things and are not excluded, the program's own first.
    private func activities() -> [UIActivity] {
        let things = placeholders()
        let all = own + [CopyActivity(), SavePictureActivity(), OpenActivity()]
        return all.filter { activity in
            let isExcluded = activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false
            if leavesOutOpening, activity is OpenActivity { return false }
            return !isExcluded && activity.canPerform(withActivityItems: things)
        }
    }

    private func placeholders() -> [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(self) ?? $0 }
    }

    private func things(for type: UIActivity.ActivityType?) -> [Any] {
        items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return item }
            return source.activityViewController(self, itemForActivityType: type)
        }
    }

    private func choose(_ activity: UIActivity) {
        guard chosen == nil else { return }
        chosen = activity
        make(for: activity.activityType) { [weak self] in self?.perform(activity) }
    }

    /// Lets providers make their things on other threads, and goes on when all have; at once where there is none.
    private func make(for type: UIActivity.ActivityType?, then goOn: @escaping @MainActor () -> Void) {
        let providers = items.compactMap { $0 as? UIActivityItemProvider }.filter { !$0.isFinished && !$0.isExecuting }
        guard !providers.isEmpty else { return goOn() }
        let end = BlockOperation {
            DispatchQueue.main.async { MainActor.assumeIsolated(goOn) }
        }
        for provider in providers {
            provider.activityType = type
            end.addDependency(provider)
        }
        makers.addOperations(providers + [end], waitUntilFinished: false)
    }

    private func perform(_ activity: UIActivity) {
        guard !isDone else { return }
        activity.prepare(withActivityItems: things(for: activity.activityType))
        activity.finished = { [weak self] isDone in self?.finish(activity.activityType, isDone) }
        if let shown = activity.activityViewController {
            present(shown, animated: true)
        } else {
            activity.perform()
        }
    }

    private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
        guard !isDone else { return }
        isDone = true
        makers.cancelAllOperations()
        let handler = completionWithItemsHandler
        guard presentingViewController != nil else { return handler?(type, completed, nil, nil) ?? () }
        presentingViewController?.dismiss(animated: true) { handler?(type, completed, nil, nil) }
    }
}

extension UIActivityViewController: UITableViewDataSource, UITableViewDelegate {
    /// A row for each activity.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { offered.count }

    /// The row of an activity.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
        cell.textLabel?.text = offered[indexPath.row].activityTitle
        cell.imageView?.image = offered[indexPath.row].activityImage
        return cell
    }

    /// Performs an activity.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        choose(offered[indexPath.row])
    }
}
