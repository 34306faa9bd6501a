import Mutoscope
import UIKit

/// Tasks as a stack of cards: thrown through, one swiped off, one opened and left again.
struct TaskSwitcherScreen: ViewScreen {
    let name = "task-switcher"
    let title = "Task switcher"
    let summary = "Cards along a bent way: throw them, swipe one off, tap one and it opens."
    let duration = 8.2
    let moment = 0.4...1.6
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark
    let glyph = Glyph.cards

    func makeController(_ scenery: Scenery) -> SwitcherController {
        SwitcherController(
            scenery.pictures, scale: scenery.scale,
            count: scenery.isLive ? max(20, scenery.pictures.fileCount) : 20)
    }

    func prepare(_ scenery: Scenery) {
        let switcher = TaskSwitcherView(frame: scenery.bounds)
        switcher.layoutIfNeeded()
        let size = SwitcherController.pictureSize(switcher)
        scenery.pictures.prepare(SwitcherController.firstInSight, size: size, scale: scenery.scale)
    }

    func play(_ scenery: Scenery, _ controller: SwitcherController) {
        let hand = scenery.part(0.6, 0.55)
        func beside(_ part: CGFloat) -> CGPoint { CGPoint(x: hand.x + part * scenery.size.width, y: hand.y) }
        scenery.at(0) { controller.switcher.scrollToTask(at: SwitcherController.first, animated: false) }
        scenery.finger(at: 0.4, from: hand, [(0.8, beside(-0.45)), (0.15, beside(-0.45))])
        scenery.finger(at: 1.9, from: beside(-0.2), [(0.12, beside(0.3))])
        // One up and away.
        let middle = scenery.part(0.5, 0.5)
        scenery.finger(at: 3.8, from: middle, [(0.25, CGPoint(x: middle.x, y: middle.y - scenery.size.height * 0.34))])
        scenery.tap(at: 5.3, middle)
        scenery.finger(at: 6.7, from: middle, [(0.4, CGPoint(x: middle.x, y: middle.y + scenery.size.height * 0.35))])
    }
}

/// A switcher between photos, as if they were programs.
final class SwitcherController: UIViewController, TaskSwitcherViewDataSource, TaskSwitcherViewDelegate,
    SharedElementProviding
{
    let switcher = TaskSwitcherView()
    private let pictures: Pictures
    private let scale: CGFloat
    private var tasks: [Int]
    private var opened = 0
    private var hasShown = false
    /// The card that is in the middle when the screen begins.
    static let first = 3
    /// Cards that are configured for the first frame.
    static let firstInSight = 0...4
    private lazy var director = TransitionDirector { [weak self] way in
        ZoomTransition(way, identifiers: [self?.opened ?? 0])
    }
    private var swipe: SwipeInteraction?

    init(_ pictures: Pictures, scale: CGFloat, count: Int) {
        self.pictures = pictures
        self.scale = scale
        tasks = Array(0..<count)
        super.init(nibName: nil, bundle: nil)
        title = "Task switcher"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let wall = GradientView([0x10182E, 0x2F4468, 0x6C7FA0])
        wall.frame = view.bounds
        view.addSubview(wall)
        switcher.frame = view.bounds
        switcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        switcher.dataSource = self
        switcher.delegate = self
        view.addSubview(switcher)
    }

    var taskCount: Int { tasks.count }

    func numberOfTasks(in switcher: TaskSwitcherView) -> Int { tasks.count }

    func taskSwitcher(_ switcher: TaskSwitcherView, configure card: TaskCardCell, forTaskAt index: Int) {
        let task = tasks[index]
        let photo = UIImageView()
        let size = Self.pictureSize(switcher)
        // What is in sight is drawn by all processors now, what comes next beside the frames that follow.
        let soon = index == 0 && !hasShown ? Array(tasks.indices.prefix(inSight.count + Self.first)) : inSight
        hasShown = true
        pictures.prepare(soon.filter { $0 >= index }.map { tasks[$0] }, size: size, scale: scale)
        Pictures.later { [weak self] in self?.prepare(after: index, size) }
        pictures.show(task, size: size, scale: scale, in: photo)
        photo.contentMode = .scaleAspectFill
        card.taskView = photo
        card.title = pictures.title(of: task)
    }

    /// Of a task's picture, points.
    static func pictureSize(_ switcher: TaskSwitcherView) -> CGSize {
        PhotoWallController.aspect(switcher.layout.itemSize)
    }

    /// Indices of the cards in sight.
    private var inSight: [Int] {
        let cards = switcher.layout.layoutAttributesForElements(in: switcher.collectionView.bounds) ?? []
        return cards.map(\.indexPath.item).filter(tasks.indices.contains).sorted()
    }

    private func prepare(after index: Int, _ size: CGSize) {
        pictures.prepare(tasks.dropFirst(index + 1).prefix(3), size: size, scale: scale)
    }

    func taskSwitcher(_ switcher: TaskSwitcherView, didCloseTaskAt index: Int) { tasks.remove(at: index) }

    func taskSwitcher(_ switcher: TaskSwitcherView, didSelectTaskAt index: Int) {
        guard presentedViewController == nil, tasks.indices.contains(index) else { return }
        opened = tasks[index]
        let photo = PhotoController(opened, pictures, scale: scale)
        photo.modalPresentationStyle = .fullScreen
        photo.transitioningDelegate = director
        swipe = SwipeInteraction(director, in: photo.view, direction: .down) { [weak photo] in
            photo?.dismiss(animated: true)
        }
        present(photo, animated: true)
    }

    func sharedElement(for identifier: AnyHashable) -> UIView? {
        guard let task = identifier as? Int, let index = tasks.firstIndex(of: task) else { return nil }
        return switcher.cardFace(at: index)
    }
}
