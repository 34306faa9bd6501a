// A switcher between tasks: `swift run TaskSwitcher`.
// snippet.hide
import Mutoscope
import UIKit

// snippet.show
final class Tasks: UIViewController, TaskSwitcherViewDataSource, TaskSwitcherViewDelegate {
    private let switcher = TaskSwitcherView()
    private var names = (1...30).map { "Task \($0)" }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .darkGray
        switcher.dataSource = self
        switcher.delegate = self
        switcher.frame = view.bounds
        switcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(switcher)
    }

    func numberOfTasks(in switcher: TaskSwitcherView) -> Int { names.count }

    func taskSwitcher(_ switcher: TaskSwitcherView, configure card: TaskCardCell, forTaskAt index: Int) {
        let picture = UIView()
        picture.backgroundColor = [.systemTeal, .systemOrange, .systemPurple][index % 3]
        card.taskView = picture
        card.title = names[index]
    }

    func taskSwitcher(_ switcher: TaskSwitcherView, didCloseTaskAt index: Int) { names.remove(at: index) }
}

// snippet.hide
final class App: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = Tasks()
        window.makeKeyAndVisible()
        return true
    }
}

App.main()
