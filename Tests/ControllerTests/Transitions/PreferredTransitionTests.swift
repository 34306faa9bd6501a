import MutoscopeTesting
import Testing
import UIKit

/// `preferredTransition`: what needs no delegate.
@MainActor
@Suite("Preferred transitions")
struct PreferredTransitionTests {
    /// A list of coloured tiles, each of which zooms to a page.
    @MainActor
    private final class World {
        static let size = CGSize(width: 200, height: 360)
        let screen = TestScreen(size: World.size)
        let log = CallLog()
        let list: LoggingController
        let page: LoggingController
        let tile = UIView(frame: CGRect(x: 20, y: 120, width: 60, height: 60))
        let isPushed: Bool
        private(set) var navigation: UINavigationController?

        init(pushed: Bool, options: UIViewControllerTransition.ZoomOptions? = nil, hasSource: Bool = true) {
            isPushed = pushed
            list = LoggingController("list", log)
            page = LoggingController("page", log)
            list.view.backgroundColor = .systemBackground
            tile.backgroundColor = .systemOrange
            tile.layer.cornerRadius = 12
            list.view.addSubview(tile)
            page.view.backgroundColor = .systemTeal
            for (index, color) in [UIColor.white, .systemOrange, .black].enumerated() {
                let bar = UIView(frame: CGRect(x: 20, y: 70 + index * 90, width: 160, height: 60))
                bar.backgroundColor = color
                page.view.addSubview(bar)
            }
            page.modalPresentationStyle = .fullScreen
            page.preferredTransition = .zoom(options: options) { [tile] context in
                #expect(context.zoomedViewController is LoggingController)
                return hasSource ? tile : nil
            }
            let navigation = pushed ? UINavigationController(rootViewController: list) : nil
            self.navigation = navigation
            screen.show(navigation ?? list)
            screen.advance(by: 0.1)
        }

        func open() {
            if let navigation {
                navigation.pushViewController(page, animated: true)
            } else {
                list.present(page, animated: true)
            }
        }

        func close() {
            if let navigation { navigation.popViewController(animated: true) } else { page.dismiss(animated: true) }
        }

        /// A navigation controller and a presentation end a disappearance in different order.
        var callsOfClosing: [String] {
            let ends = ["page.didDisappear", "list.didAppear"]
            return ["page.willDisappear", "list.willAppear"] + (isPushed ? ends : ends.reversed())
        }

        var isOpen: Bool { page.viewIfLoaded?.window != nil }
        var settled: Bool {
            list.transitionCoordinator == nil && page.transitionCoordinator == nil && tile.alpha == 1
                && page.view.layer.transform.m11 == 1
        }
    }

    @Test("A page grows out of its source and goes back into it", arguments: [true, false])
    func zoom(pushed: Bool) throws {
        let world = World(pushed: pushed)
        let before = world.screen.snapshot()
        world.open()
        var sizes: [CGFloat] = []
        for time in 1...5 {
            world.screen.advance(by: 0.08)
            if let card = world.page.view.superview?.layer.presentation() { sizes.append(card.bounds.width) }
            try world.screen.pictureToLookAt("zoom-\(pushed ? "push" : "present")-\(time)")
        }
        #expect(sizes == sizes.sorted())
        #expect(sizes[0] > 60)
        #expect(sizes[0] < 200)
        world.screen.advance(by: 1)
        #expect(world.isOpen)
        #expect(world.settled)
        #expect(world.page.view.frame == CGRect(origin: .zero, size: World.size))
        let open = world.screen.snapshot()
        #expect(open.differs(from: before))
        world.close()
        world.screen.advance(by: 0.2)
        try world.screen.pictureToLookAt("zoom-\(pushed ? "pop" : "dismiss")")
        world.screen.advance(by: 1)
        #expect(!world.isOpen)
        #expect(world.settled)
        #expect(!world.screen.snapshot().differs(from: before))
        #expect(Array(world.log.calls.suffix(4)) == world.callsOfClosing)
    }

    enum Hand: CaseIterable { case down, edge, pinch }

    @Test(
        "Fingers take the page back, or let it go again",
        arguments: Hand.allCases, [(true, true), (true, false), (false, true), (false, false)])
    func hands(hand: Hand, how: (pushed: Bool, goes: Bool)) throws {
        let world = World(pushed: how.pushed)
        let before = world.screen.snapshot()
        world.open()
        world.screen.advance(by: 1.5)
        let open = world.screen.snapshot()
        world.log.clear()
        let far: CGFloat = how.goes ? 1 : 0.25
        let finger = world.screen.finger(at: CGPoint(x: hand == .edge ? 4 : 120, y: 110))
        var other: TestFinger?
        switch hand {
        case .down: finger.move(to: CGPoint(x: 130, y: 110 + 160 * far), over: 0.3)
        case .edge: finger.move(to: CGPoint(x: 4 + 150 * far, y: 120), over: 0.3)
        case .pinch:
            other = world.screen.finger(at: CGPoint(x: 120, y: 310))
            world.screen.move(
                [(finger, CGPoint(x: 120, y: 110 + 70 * far)), (other!, CGPoint(x: 120, y: 310 - 70 * far))], over: 0.3)
        }
        try world.screen.pictureToLookAt("zoom-\(hand)-\(how.pushed ? "push" : "present")-\(how.goes)-1")
        #expect(world.page.view.superview?.clipsToBounds == true)
        #expect(world.tile.alpha == 0)
        world.screen.advance(by: 0.3)
        finger.lift()
        other?.lift()
        world.screen.advance(by: 0.12)
        try world.screen.pictureToLookAt("zoom-\(hand)-\(how.pushed ? "push" : "present")-\(how.goes)-2")
        world.screen.advance(by: 1.5)
        #expect(world.isOpen != how.goes)
        #expect(world.settled)
        #expect(!world.screen.snapshot().differs(from: how.goes ? before : open))
        #expect(
            world.log.calls
                == (how.goes
                    ? world.callsOfClosing
                    : [
                        "page.willDisappear", "list.willAppear", "list.willDisappear", "list.didDisappear",
                        "page.willAppear", "page.didAppear",
                    ]))
        if !how.goes { world.close() }
        world.screen.advance(by: 1.5)
        #expect(!world.isOpen)
        #expect(world.settled)
    }

    @Test("The program may keep fingers off; a modal page stays; the system can take the finger away")
    func refusals() {
        let options = UIViewControllerTransition.ZoomOptions()
        var asked: [CGPoint] = []
        options.interactiveDismissShouldBegin = { context in
            #expect(context.willBegin)
            #expect(context.velocity.dy > 0)
            asked.append(context.location)
            return asked.count > 1
        }
        let world = World(pushed: false, options: options)
        world.open()
        world.screen.advance(by: 1.5)
        world.screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 300), duration: 0.3)
        world.screen.advance(by: 1)
        #expect(world.isOpen)
        #expect(world.settled)
        #expect(asked.count == 1)
        world.page.isModalInPresentation = true
        world.screen.drag(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 300), duration: 0.3)
        world.screen.advance(by: 1)
        #expect(world.isOpen)
        #expect(asked.count == 1)
        world.page.isModalInPresentation = false
        let finger = world.screen.finger(at: CGPoint(x: 100, y: 60))
        finger.move(to: CGPoint(x: 100, y: 300), over: 0.3)
        #expect(!world.settled)
        #expect(asked.count == 2)
        finger.cancel()
        world.screen.advance(by: 1)
        #expect(world.isOpen)
        #expect(world.settled)
    }

    @Test("Another transition named while fingers hold the page lets it come to its end")
    func renamed() {
        let world = World(pushed: true)
        world.open()
        world.screen.advance(by: 1.5)
        let finger = world.screen.finger(at: CGPoint(x: 100, y: 60))
        finger.move(to: CGPoint(x: 100, y: 300), over: 0.3)
        world.page.preferredTransition = nil
        world.screen.advance(by: 0.1)
        finger.lift()
        world.screen.advance(by: 1.5)
        #expect(!world.isOpen)
        #expect(world.settled)
    }

    @Test("A page whose content scrolls is taken from the top of its content only")
    func scrolling() {
        let world = World(pushed: false)
        let scroll = UIScrollView(frame: CGRect(origin: .zero, size: World.size))
        scroll.contentSize = CGSize(width: 200, height: 2000)
        scroll.contentOffset.y = 500
        world.page.view.addSubview(scroll)
        world.open()
        world.screen.advance(by: 1.5)
        world.screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 200), duration: 0.5)
        world.screen.advance(by: 1)
        #expect(world.isOpen)
        #expect(scroll.contentOffset.y < 450)
        scroll.contentOffset.y = 0
        world.screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 330), duration: 0.5)
        world.screen.advance(by: 1.5)
        #expect(!world.isOpen)
        #expect(world.settled)
    }

    @Test("An alignment rectangle lies on the source when zoomed out")
    func alignment() throws {
        let options = UIViewControllerTransition.ZoomOptions()
        options.alignmentRectProvider = { context in
            #expect(context.sourceView.bounds.width == 60)
            return CGRect(x: 20, y: 160, width: 160, height: 60)
        }
        options.dimmingColor = UIColor.black.withAlphaComponent(0.6)
        let world = World(pushed: false, options: options)
        world.open()
        world.screen.advance(by: 0.02)
        try world.screen.pictureToLookAt("zoom-aligned-0")
        let page = world.page.view!
        // The middle of the rectangle is in the middle of the card from the first picture on.
        let card = try #require(page.superview)
        let middle = page.layer.presentation()!.convert(CGPoint(x: 100, y: 190), to: card.layer.presentation()!)
        #expect(abs(middle.x - card.layer.presentation()!.bounds.midX) < 2)
        #expect(abs(middle.y - card.layer.presentation()!.bounds.midY) < 6)
        world.screen.advance(by: 0.12)
        try world.screen.pictureToLookAt("zoom-aligned-1")
        world.screen.advance(by: 1.5)
        #expect(world.settled)
    }

    @Test("No source, Reduce Motion, the plain kinds, a window that changes its size: all end where they should")
    func others() {
        for pushed in [true, false] {
            for kind in 0..<6 {
                let world = World(pushed: pushed, hasSource: kind != 0)
                switch kind {
                case 1: world.screen.reducesMotion = true
                case 2: world.page.preferredTransition = .crossDissolve
                case 3: world.page.preferredTransition = .flipHorizontal
                case 4: world.page.preferredTransition = .coverVertical
                default: break
                }
                world.open()
                world.screen.advance(by: 0.1)
                if kind == 5 { world.screen.resize(to: CGSize(width: 320, height: 240)) }
                world.screen.advance(by: 1.5)
                #expect(world.isOpen, "\(kind) \(pushed)")
                #expect(world.settled, "\(kind) \(pushed)")
                #expect(world.page.view.frame.size == world.screen.size, "\(kind) \(pushed)")
                world.close()
                world.screen.advance(by: 0.1)
                if kind == 5 { world.screen.resize(to: World.size) }
                world.screen.advance(by: 1.5)
                #expect(!world.isOpen, "\(kind)")
                #expect(world.settled, "\(kind)")
                #expect(world.list.view.frame.size == world.screen.size, "\(kind)")
                world.screen.reducesMotion = false
            }
        }
    }

    @Test("A view that two pages have come out of at once comes back after both")
    func oneSource() {
        let world = World(pushed: true), second = UIViewController()
        second.modalPresentationStyle = .fullScreen
        second.preferredTransition = .zoom { [tile = world.tile] _ in tile }
        world.open()
        world.screen.advance(by: 0.2)
        #expect(world.tile.alpha == 0)
        world.navigation?.present(second, animated: true)
        world.screen.advance(by: 2)
        #expect(second.viewIfLoaded?.window != nil)
        #expect(world.tile.alpha == 1)
    }

    @Test("What is presented over a page in mid zoom gives that page back")
    func presentingOverAPageThatComes() {
        let world = World(pushed: false), cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        world.open()
        world.screen.advance(by: 0.2)
        world.page.present(cover, animated: true)
        world.screen.advance(by: 2)
        #expect(!world.isOpen)
        #expect(cover.viewIfLoaded?.window != nil)
        world.page.dismiss(animated: true)
        world.screen.advance(by: 2)
        #expect(world.isOpen)
        #expect(world.settled)
        #expect(world.page.view.frame == world.screen.window.bounds)
        #expect(world.page.presentedViewController == nil)
    }

    @Test("Nothing is presented on a page that is being dismissed; it says so")
    func presentingOnAPageThatGoes() {
        let world = World(pushed: false), late = UIViewController()
        world.open()
        world.screen.advance(by: 1)
        world.close()
        world.screen.advance(by: 0.1)
        let said = Diagnostics.collecting { world.page.present(late, animated: true) }.messages
        #expect(said.count == 1, "\(said)")
        #expect(said.first?.contains("which is being dismissed") == true, "\(said)")
        world.screen.advance(by: 1)
        #expect(late.presentingViewController == nil)
        #expect(late.viewIfLoaded?.window == nil)
        #expect(!world.isOpen)
        #expect(world.settled)
        #expect(world.list.presentedViewController == nil)
    }

    @Test("A partial curl shows what is presented under the page, until the page is tapped")
    func partialCurl() throws {
        let log = CallLog(), screen = TestScreen(size: CGSize(width: 200, height: 360))
        let front = LoggingController("front", log, color: .systemYellow)
        let under = LoggingController("under", log, color: .systemGray)
        screen.show(front)
        screen.advance(by: 0.1)
        let before = screen.snapshot()
        under.modalPresentationStyle = .fullScreen
        under.modalTransitionStyle = .partialCurl
        front.present(under, animated: true)
        for time in 1...4 {
            screen.advance(by: 0.25)
            try screen.pictureToLookAt("partial-curl-\(time)")
        }
        screen.advance(by: 1)
        #expect(under.transitionCoordinator == nil)
        #expect(under.view.window != nil)
        // Below what is presented, above what is left of the page.
        #expect(screen.snapshot().pixel(10, 700).red < 160)
        #expect(screen.snapshot().pixel(10, 20).red > 200)
        screen.tap(at: CGPoint(x: 40, y: 40))
        screen.advance(by: 0.4)
        try screen.pictureToLookAt("partial-curl-5")
        screen.advance(by: 1)
        #expect(under.view.window == nil)
        #expect(!screen.snapshot().differs(from: before))
    }
}
