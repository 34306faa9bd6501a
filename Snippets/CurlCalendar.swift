// A calendar whose months curl away under the finger: `swift run CurlCalendar`.
// snippet.hide
import Mutoscope
import UIKit

// snippet.show
final class LunarCalendar: UIViewController, CurlCalendarViewDataSource, CurlCalendarViewDelegate {
    private let calendar = CurlCalendarView()
    private let lunar = LunarDay(timeZone: .current)

    override func viewDidLoad() {
        super.viewDidLoad()
        calendar.calendar = .current
        calendar.selectionMode = .range
        calendar.dataSource = self
        calendar.delegate = self
        calendar.frame = view.bounds
        calendar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(calendar)
    }

    func calendar(_ calendar: CurlCalendarView, subtitleFor date: Date) -> String? { lunar.name(of: date) }

    func calendar(_ calendar: CurlCalendarView, didChangeSelection days: [Date]) { print(days) }
}

// snippet.hide
final class App: UIResponder, UIApplicationDelegate {
    let window = UIWindow(frame: UIScreen.main.bounds)

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window.rootViewController = LunarCalendar()
        window.makeKeyAndVisible()
        return true
    }
}

App.main()
