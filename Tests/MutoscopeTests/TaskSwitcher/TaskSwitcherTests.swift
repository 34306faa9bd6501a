import MutoscopeTesting
import Testing
import UIKit

@testable import Mutoscope

@Suite("Task card geometry")
struct TaskCardGeometryTests {
    let geometry = TaskCardGeometry.switcher

    @Test("the card in the middle is as it is; cards ahead are larger and further, those behind smaller and bunched")
    func shape() {
        #expect(geometry.scale(at: 0) == 1)
        #expect(geometry.shift(at: 0, viewport: 400, cardLength: 200) == 0)
        var last = (scale: CGFloat(0), place: -CGFloat.infinity)
        for step in -16...16 {
            let distance = CGFloat(step) / 4
            let scale = geometry.scale(at: distance)
            let place = distance * 0.62 * 0.55 * 400 + geometry.shift(at: distance, viewport: 400, cardLength: 200)
            #expect(scale > last.scale, "at \(distance)")
            #expect(place > last.place, "at \(distance)")
            last = (scale, place)
        }
        // Even on one side, quadratic on the other.
        let ahead = geometry.shift(at: 1, viewport: 400, cardLength: 200)
        #expect(abs(geometry.shift(at: 2, viewport: 400, cardLength: 200) - 2 * ahead) < 1e-9)
        let behind = geometry.shift(at: -1, viewport: 400, cardLength: 200)
        #expect(abs(geometry.shift(at: -2, viewport: 400, cardLength: 200) - 4 * behind) < 1e-9)
    }

    @Test("a strip is what lies between the edges of a card and the next")
    func strip() {
        for distance in [-2.5, -1, -0.3, 0, 0.4, 2] as [CGFloat] {
            func edge(_ distance: CGFloat, _ place: CGFloat) -> CGFloat {
                let t = geometry.transform(at: distance, viewport: 400, cardLength: 250, isVertical: false)
                return place + t.m41 - 125 * t.m11
            }
            let strip = geometry.strip(at: distance, step: 140, viewport: 400, cardLength: 250)
            #expect(abs(strip * geometry.scale(at: distance) - (edge(distance + 1, 140) - edge(distance, 0))) < 1e-9)
            #expect(strip > 0)
            #expect(strip < 250)
        }
    }

    @Test("the published numbers of the card stack")
    func published() {
        let text = TaskCardGeometry()
        #expect(text.scale(at: 1) == 1.06)
        #expect(abs(text.shift(at: 1, viewport: 600, cardLength: 290) - (0.12 * 600 - 290 / 5.8)) < 1e-9)
        #expect(abs(text.shift(at: -2, viewport: 600, cardLength: 290) - (4 * 0.04803 * 600 - 290 / 5.8)) < 1e-9)
        #expect(text.transform(at: 1, viewport: 600, cardLength: 290, isVertical: true).m33 == 0)
    }
}

@MainActor
private final class Tasks: TaskSwitcherViewDataSource, TaskSwitcherViewDelegate {
    var ids: [Int]
    var configured = 0
    var selected: [Int] = []
    var lies = false
    /// Of all tasks; nil numbers them.
    var title: String?
    /// Told of every card that is shown.
    var onCard: ((TaskCardCell) -> Void)?

    init(_ count: Int) { ids = Array(0..<count) }

    func numberOfTasks(in switcher: TaskSwitcherView) -> Int { ids.count }

    func taskSwitcher(_ switcher: TaskSwitcherView, configure card: TaskCardCell, forTaskAt index: Int) {
        configured += 1
        onCard?(card)
        // Tasks that went away in silence are asked for until the switcher is told.
        let id = ids.indices.contains(index) ? ids[index] : -1
        card.tag = id
        card.title = title ?? "Task \(id)"
        card.face.backgroundColor = id < 0 ? .systemGray : [.systemRed, .systemGreen, .systemBlue][id % 3]
    }

    func taskSwitcher(_ switcher: TaskSwitcherView, didSelectTaskAt index: Int) {
        if ids.indices.contains(index) { selected.append(ids[index]) }
    }

    func taskSwitcher(_ switcher: TaskSwitcherView, didCloseTaskAt index: Int) {
        if !lies, ids.indices.contains(index) { ids.remove(at: index) }
    }
}

extension ViewSuites {
    @MainActor
    @Suite("Task switcher")
    struct TaskSwitcherTests {
        let screen = TestScreen(size: CGSize(width: 240, height: 320), scale: 1)
        let switcher = TaskSwitcherView()
        private let tasks = Tasks(12)

        private func show() {
            switcher.dataSource = tasks
            switcher.delegate = tasks
            screen.show(switcher)
            screen.advance(by: 0.1)
        }

        private func tag(at index: Int) -> Int? {
            switcher.collectionView.cellForItem(at: IndexPath(item: index, section: 0))?.tag
        }

        @Test("rests with a card in the middle, thrown or pushed")
        func snapping() {
            show()
            #expect(switcher.frontIndex == 0)
            screen.drag(from: CGPoint(x: 200, y: 160), to: CGPoint(x: 40, y: 160), duration: 0.5)
            screen.advance(by: 4)
            let position = switcher.layout.position
            #expect(abs(position - position.rounded()) < 0.01)
            #expect(position >= 1)
            screen.drag(from: CGPoint(x: 210, y: 160), to: CGPoint(x: 30, y: 160), duration: 0.06)
            screen.advance(by: 4)
            let thrown = switcher.layout.position
            #expect(abs(thrown - thrown.rounded()) < 0.01)
            #expect(thrown > position)
        }

        @Test("only cards in sight exist, among a hundred thousand as among twelve")
        func many() {
            tasks.ids = Array(0..<100_000)
            show()
            switcher.scrollToTask(at: 50_000, animated: false)
            screen.advance(by: 0.1)
            #expect(switcher.frontIndex == 50_000)
            #expect(switcher.collectionView.visibleCells.count <= 10)
            #expect(tasks.configured < 30)
            #expect(switcher.layout.visibleIndices.count <= 10)
            #expect(tag(at: 50_000) == 50_000)
        }

        @Test("a touch finds the card that is seen, through the transforms")
        func touches() {
            show()
            switcher.scrollToTask(at: 4, animated: false)
            screen.advance(by: 0.1)
            screen.tap(at: CGPoint(x: 120, y: 160))
            #expect(tasks.selected == [4])
            // Further along the way another card covers it.
            screen.advance(by: 0.5)
            screen.tap(at: CGPoint(x: 235, y: 160))
            #expect(tasks.selected.count == 2)
            #expect(tasks.selected.last ?? 0 > 4)
        }

        @Test("a card is swiped off and its neighbours close up; a small swipe comes back")
        func closing() {
            show()
            switcher.scrollToTask(at: 4, animated: false)
            screen.advance(by: 0.1)
            let finger = screen.finger(at: CGPoint(x: 120, y: 180))
            finger.move(to: CGPoint(x: 120, y: 150), over: 0.3)
            screen.advance(by: 0.2)
            finger.lift()
            screen.advance(by: 2)
            #expect(tasks.ids.count == 12)
            let cell = switcher.collectionView.cellForItem(at: IndexPath(item: 4, section: 0)) as? TaskCardCell
            #expect(cell?.swipe.value == 0)
            screen.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 120, y: 40), duration: 0.15)
            screen.advance(by: 3)
            #expect(tasks.ids == [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11])
            #expect(tag(at: 4) == 5)
            #expect(switcher.frontIndex == 4)
            switcher.closeTask(at: 4)
            screen.advance(by: 3)
            #expect(tag(at: 4) == 6)
        }

        @Test("a data source that keeps what was closed is asked for everything anew")
        func lying() {
            show()
            tasks.lies = true
            switcher.closeTask(at: 0)
            screen.advance(by: 3)
            #expect(tag(at: 0) == 0)
            let cell = switcher.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)) as? TaskCardCell
            #expect(cell?.swipe.value == 0)
        }

        @Test(
            "the names of cards do not lie over one another, however long, and that of the middle one is seen",
            arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft],
            ["Sea", "The slow tide", "A name that is longer than any card is wide"])
        func titles(direction: UITraitEnvironmentLayoutDirection, title: String) {
            tasks.title = title
            screen.layoutDirection = direction
            show()
            for position in stride(from: 0 as CGFloat, through: 11, by: 0.35) {
                switcher.scrollPosition = position
                screen.advance(by: 0.1)
                let cells = switcher.collectionView.visibleCells.compactMap { $0 as? TaskCardCell }
                let seen = cells.filter { $0.label.alpha > 0.02 && $0.alpha > 0 }
                #expect(seen.contains { $0.tag == switcher.frontIndex }, "at \(position)")
                let places = seen.map { card in
                    let width = min(card.label.intrinsicContentSize.width, card.label.bounds.width)
                    let x = direction == .rightToLeft ? card.label.bounds.width - width : 0
                    let text = CGRect(x: x, y: 0, width: width, height: card.label.bounds.height)
                    return card.label.convert(text, to: screen.window)
                }.sorted { $0.minX < $1.minX }
                for (a, b) in zip(places, places.dropFirst()) { #expect(a.maxX <= b.minX, "at \(position)") }
            }
        }

        @Test("stands up or lies down, keeps its card when it is resized, and with Reduce Motion lies in a row")
        func shapes() {
            show()
            switcher.scrollToTask(at: 5, animated: false)
            switcher.frame.size = CGSize(width: 320, height: 200)
            screen.advance(by: 0.1)
            #expect(switcher.frontIndex == 5)
            switcher.layout.scrollDirection = .vertical
            switcher.scrollToTask(at: 5, animated: false)
            screen.advance(by: 0.1)
            #expect(switcher.frontIndex == 5)
            #expect(switcher.layout.collectionViewContentSize.width == 320)
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            switcher.setNeedsLayout()
            screen.advance(by: 0.1)
            let attributes = switcher.layout.layoutAttributesForItem(at: IndexPath(item: 7, section: 0))
            #expect(attributes?.transform3D.m11 == 1)
        }

        @Test(
            "where one reads from the right the stack is mirrored, from its first card to its last",
            arguments: [false, true])
        func rightToLeft(turnsLater: Bool) {
            show()
            screen.advance(by: 0.1)
            func frames() -> [Int: CGRect] {
                let cells = switcher.collectionView.visibleCells
                return Dictionary(
                    uniqueKeysWithValues: cells.map { ($0.tag, $0.convert($0.bounds, to: screen.window)) })
            }
            var leftToRight: [[Int: CGRect]] = []
            for position in [0, 3, 4.5, 11] as [CGFloat] {
                switcher.scrollPosition = position
                screen.advance(by: 0.1)
                leftToRight.append(frames())
            }
            switcher.scrollPosition = turnsLater ? 3 : 0
            screen.layoutDirection = .rightToLeft
            screen.advance(by: 0.1)
            #expect(switcher.frontIndex == (turnsLater ? 3 : 0))
            for (position, expected) in zip([0, 3, 4.5, 11] as [CGFloat], leftToRight) {
                switcher.scrollPosition = position
                screen.advance(by: 0.1)
                let found = frames()
                #expect(found.keys.sorted() == expected.keys.sorted())
                for (tag, frame) in found {
                    let mirrored = expected[tag].map { 240 - $0.maxX } ?? .nan
                    #expect(abs(frame.minX - mirrored) < 0.01, "card \(tag) at \(position)")
                }
            }
        }

        @Test("where one reads from the right a throw to the right goes on, a card in the middle is closed and tapped")
        func rightToLeftFingers() {
            switcher.semanticContentAttribute = .forceRightToLeft
            show()
            #expect(switcher.frontIndex == 0)
            screen.drag(from: CGPoint(x: 40, y: 160), to: CGPoint(x: 200, y: 160), duration: 0.5)
            screen.advance(by: 4)
            let front = switcher.frontIndex ?? 0, position = switcher.layout.position
            #expect(front >= 1)
            #expect(abs(position - position.rounded()) < 0.01)
            screen.tap(at: CGPoint(x: 120, y: 160))
            #expect(tasks.selected == [front])
            screen.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 120, y: 20), duration: 0.3)
            screen.advance(by: 3)
            #expect(tasks.ids == Array(0..<12).filter { $0 != front })
            #expect(switcher.frontIndex == front)
            screen.resize(to: CGSize(width: 300, height: 320))
            switcher.frame.size.width = 300
            screen.advance(by: 0.1)
            #expect(switcher.frontIndex == front)
            switcher.scrollToTask(at: 0)
            screen.advance(by: 2)
            #expect(switcher.frontIndex == 0)
        }

        @Test("readers of the screen go from card to card")
        func accessible() {
            show()
            #expect(switcher.accessibilityScroll(.right) == false)
            #expect(switcher.accessibilityScroll(.left))
            screen.advance(by: 2)
            #expect(switcher.frontIndex == 1)
            let cell = switcher.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))
            #expect(cell?.accessibilityLabel == "Task 1")
        }

        @Test("no task, one task: nothing to throw, and the last one can be closed")
        func few() {
            tasks.ids = []
            show()
            #expect(switcher.frontIndex == nil)
            #expect(!switcher.accessibilityScroll(.next))
            switcher.closeTask(at: 0)
            screen.drag(from: CGPoint(x: 200, y: 160), to: CGPoint(x: 20, y: 160), duration: 0.1)
            screen.advance(by: 3)
            tasks.ids = [5]
            switcher.reloadData()
            screen.advance(by: 0.1)
            #expect(switcher.frontIndex == 0)
            #expect(tag(at: 0) == 5)
            screen.drag(from: CGPoint(x: 200, y: 160), to: CGPoint(x: 20, y: 160), duration: 0.1)
            screen.advance(by: 3)
            #expect(switcher.layout.position == 0)
            screen.drag(from: CGPoint(x: 120, y: 200), to: CGPoint(x: 120, y: 40), duration: 0.15)
            screen.advance(by: 3)
            #expect(tasks.ids.isEmpty)
            #expect(switcher.frontIndex == nil)
            #expect(switcher.collectionView.visibleCells.isEmpty)
        }

        @Test("a switcher of no size keeps its card for when it has one")
        func noSize() {
            show()
            switcher.scrollToTask(at: 6, animated: false)
            switcher.frame.size = .zero
            screen.advance(by: 0.1)
            switcher.frame.size = CGSize(width: 240, height: 320)
            screen.advance(by: 0.1)
            #expect(switcher.frontIndex == 6)
            #expect(tag(at: 6) == 6)
        }

        @Test("tasks that go away in silence are missed at the next close")
        func changedMind() {
            show()
            switcher.scrollToTask(at: 4, animated: false)
            screen.drag(from: CGPoint(x: 200, y: 160), to: CGPoint(x: 20, y: 160), duration: 0.1)
            screen.advance(by: 0.1)
            tasks.ids = [70, 71]
            screen.advance(by: 0.3)
            switcher.closeTask(at: 1)
            screen.advance(by: 3)
            #expect(switcher.numberOfTasks == tasks.ids.count)
            #expect((switcher.frontIndex ?? 9) < tasks.ids.count)
            #expect(tag(at: 0) == 70)
        }

        @Test("a card that goes out of sight on its way off is closed all the same")
        func closedUnseen() {
            show()
            switcher.closeTask(at: 1)
            switcher.closeTask(at: 0)
            screen.advance(by: 0.05)
            #expect(tasks.ids.count == 12)
            #expect(switcher.leaving.count == 2)
            switcher.scrollToTask(at: 9, animated: false)
            screen.advance(by: 1)
            #expect(tasks.ids == Array(2..<12))
            expectRest("closed unseen")
        }

        @Test("a task that the program closes while a finger holds its card is closed, and the finger holds nothing")
        func closedInHand() {
            show()
            let finger = screen.finger(at: CGPoint(x: 120, y: 160))
            finger.move(to: CGPoint(x: 120, y: 120), over: 0.2)
            #expect(switcher.held != nil)
            switcher.closeTask(at: 0)
            finger.move(to: CGPoint(x: 120, y: 150), over: 0.1)
            finger.lift()
            screen.advance(by: 2)
            #expect(tasks.ids == Array(1..<12))
            expectRest("closed in hand")
        }

        @Test("a task that is closed right after everything was asked for anew is the right one")
        func closedAtOnce() {
            show()
            tasks.ids = [40, 41, 42]
            switcher.reloadData()
            switcher.closeTask(at: 0, animated: false)
            screen.advance(by: 1)
            #expect(tasks.ids == [41, 42])
            #expect(tag(at: 0) == 41)
            #expect(tag(at: 1) == 42)
            expectRest("closed at once")
        }

        @Test(
            "with Reduce Motion the stack is at another card at once, and a card that is closed leaves without a flight"
        )
        func reducedMotion() {
            screen.reducesMotion = true
            defer { screen.reducesMotion = false }
            show()
            let before = screen.snapshot()
            switcher.scrollToTask(at: 5)
            #expect(abs(switcher.layout.position - 5) < 0.02)
            screen.advance(by: 0.15)
            let between = screen.snapshot()
            screen.advance(by: 1)
            #expect(screen.snapshot().differs(from: between))
            #expect(between.differs(from: before))
            expectRest("at the fifth")
            switcher.closeTask(at: 5)
            screen.advance(by: 0.02)
            #expect(tasks.ids == [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11])
            #expect(tag(at: 5) == 6)
            screen.drag(from: CGPoint(x: 120, y: 160), to: CGPoint(x: 120, y: 10), duration: 0.2)
            screen.advance(by: 1)
            #expect(tasks.ids.count == 10)
            #expect(!tasks.ids.contains(6))
            expectRest("closed twice")
        }

        @Test("whatever fingers do, the stack rests at a card and nothing is left hanging")
        func randomFingers() {
            let untouched = UntouchedPictures()
            playScripts(usually: 10) { seed, remains in
                let test = TaskSwitcherTests(), switcher = test.switcher, tasks = test.tasks
                remains.watch(switcher)
                remains.watch(switcher.layout)
                tasks.onCard = { remains.watch($0) }
                test.show()
                var fingers = RandomFingers(test.screen, seed: seed)
                fingers.run(
                    steps: 25, area: CGRect(x: 0, y: 0, width: 240, height: 320),
                    events: [
                        ("resize", { switcher.frame.size.width = CGFloat.random(in: 0...240, using: &$0).rounded() }),
                        (
                            "close",
                            { numbers in
                                guard !tasks.ids.isEmpty else { return }
                                switcher.closeTask(at: Int.random(in: 0..<tasks.ids.count, using: &numbers))
                            }
                        ),
                        (
                            "data",
                            { _ in
                                tasks.ids = [40, 41, 42]
                                switcher.reloadData()
                            }
                        ),
                        ("another mind", { _ in tasks.ids = Array(tasks.ids.dropLast(2)) }),
                    ])
                switcher.frame.size.width = 240
                if switcher.numberOfTasks != tasks.ids.count { switcher.reloadData() }
                test.screen.advance(by: 3)
                test.expectRest("seed \(seed): \(fingers.log)", untouched)
            }
        }

        /// Nothing is left hanging, and the switcher looks as one that no finger has touched.
        private func expectRest(_ comment: Comment, _ untouched: UntouchedPictures = UntouchedPictures()) {
            let position = switcher.layout.position
            #expect(abs(position - position.rounded()) < 0.02, comment)
            #expect(switcher.leaving.isEmpty, comment)
            #expect(switcher.held == nil, comment)
            for cell in switcher.collectionView.visibleCells.compactMap({ $0 as? TaskCardCell }) {
                #expect(cell.swipe.value == 0, comment)
            }
            for index in tasks.ids.indices {
                if let tag = tag(at: index) { #expect(tag == tasks.ids[index], comment) }
            }
            let front = switcher.frontIndex, ids = tasks.ids
            let same = untouched.picture("\(front ?? -1) of \(ids)") { Self.untouched(ids, front: front) }
            #expect(!screen.snapshot().differs(from: same), comment)
        }

        private static func untouched(_ ids: [Int], front: Int?) -> CGImage {
            let same = TaskSwitcherTests()
            same.tasks.ids = ids
            same.show()
            if let front { same.switcher.scrollToTask(at: front, animated: false) }
            same.screen.advance(by: 0.1)
            return same.screen.snapshot()
        }
    }
}
