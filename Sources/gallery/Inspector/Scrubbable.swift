import Mutoscope
import UIKit

/// Something that a slider can move from its beginning (0) to its end (1).
@MainActor
protocol Scrubbable: AnyObject {
    /// Where it is, as far as it can say.
    var scrubProgress: CGFloat { get set }
    /// Whether the slider follows what fingers do.
    var followsItself: Bool { get }
    /// The slider was let go.
    func endScrubbing()
}

extension Scrubbable {
    var followsItself: Bool { true }
    func endScrubbing() {}
}

extension DeckController: Scrubbable {
    var scrubProgress: CGFloat {
        get { deck.numberOfCards < 2 ? 0 : deck.flipPosition / CGFloat(deck.numberOfCards - 1) }
        set { deck.flipPosition = newValue * CGFloat(max(1, deck.numberOfCards - 1)) }
    }

    func endScrubbing() { deck.scrollToCard(at: deck.frontIndex) }
}

extension SwitcherController: Scrubbable {
    var scrubProgress: CGFloat {
        get { taskCount < 2 ? 0 : switcher.scrollPosition / CGFloat(taskCount - 1) }
        set { switcher.scrollPosition = newValue * CGFloat(max(1, taskCount - 1)) }
    }

    func endScrubbing() {
        if let front = switcher.frontIndex { switcher.scrollToTask(at: front) }
    }
}

extension CurlCalendarController: Scrubbable {
    var followsItself: Bool { false }
    var scrubProgress: CGFloat {
        get { 0 }
        set { calendarView.pages.scrub(.forward, to: newValue) }
    }

    func endScrubbing() { calendarView.pages.endScrubbing() }
}

extension PresentingController: Scrubbable {
    var scrubProgress: CGFloat {
        get { director.presence(isPresented: presentedViewController != nil) }
        set {
            director.scrub(to: newValue) {
                presentedViewController == nil ? presentPhoto() : dismiss(animated: true)
            }
        }
    }

    func endScrubbing() { director.endScrubbing() }
}

extension ShelfController: Scrubbable {
    var scrubProgress: CGFloat {
        get { director.presence(isPresented: presentedViewController != nil) }
        set {
            director.scrub(to: newValue) {
                presentedViewController == nil ? openFirst() : dismiss(animated: true)
            }
        }
    }

    func endScrubbing() { director.endScrubbing() }
}

extension SheetPresenter: Scrubbable {
    var followsItself: Bool { false }
    var scrubProgress: CGFloat {
        get { 0 }
        set {
            director.scrub(to: newValue) {
                presentedViewController == nil ? presentSheet() : dismiss(animated: true)
            }
        }
    }

    func endScrubbing() { director.endScrubbing() }
}

extension ZoomNavigation: Scrubbable {
    var scrubProgress: CGFloat {
        get { director?.presence(isPresented: viewControllers.count > 1) ?? 0 }
        set {
            director?.scrub(to: newValue) {
                if viewControllers.count > 1 { popViewController(animated: true) } else { wall.onSelect?(4) }
            }
        }
    }

    func endScrubbing() { director?.endScrubbing() }
}

extension TransitionDirector {
    /// How far the controller that came last is there.
    fileprivate func presence(isPresented: Bool) -> CGFloat {
        guard let running, let stage = running.stage else { return isPresented ? 1 : 0 }
        return stage.presence(running.driver.value)
    }
}
