/// The list: a row for each controller, with the picture, the word and the badge of its tab.
private final class MoreListController: UITableViewController, MoreListing {
    var members: [UIViewController] = [] { didSet { tableIfLoaded?.reloadData() } }
    var onChoice: ((UIViewController) -> Void)?

    private var tableIfLoaded: UITableView? { viewIfLoaded as? UITableView }

    init() { super.init(style: .plain) }

    required init?(coder: NSCoder) {
        preconditionFailure("The list of the More tab is made in code only.")
    }

    override func viewWillAppear(_ animated: Bool) {
        // Pictures, words and badges may have changed since.
        let chosen = tableView.indexPathForSelectedRow
        tableView.reloadData()
        tableView.selectRow(at: chosen, animated: false, scrollPosition: .none)
        super.viewWillAppear(animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { members.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "tab")
        let controller = members[indexPath.row], item = controller.tabBarItem
        cell.textLabel?.text = item?.title ?? controller.title
        cell.imageView?.image = item?.image
        cell.detailTextLabel?.text = item?.badgeValue
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onChoice?(members[indexPath.row])
    }
}

extension UITabBarController {
    /// The list that the More tab shows.
    func makeMoreList() -> any MoreListing { MoreListController() }
}
