import UIKit

/// What has come of looking for something that may take more than one frame.
enum Search<Found> {
    case found(Found)
    /// There is no such thing.
    case nothing
    /// It takes more than this frame.
    case goesOn
}

/// The pages before and after the one that is shown, made in frames in which no page moves, one part in each: no frame of a turn pays
/// for a page. What is seen is the same without it.
@MainActor
final class PagesAhead {
    private let pages: PageCurlView
    private let search: (PageTurn, UIView) -> Search<any PageInParts>
    /// Where pages are made: in the window, for its scale and colours, but out of sight.
    private let workshop = UIView()
    /// The page that the others lie beside.
    private weak var middle: UIView?
    private(set) var beside: [PageTurn: any PageInParts] = [:]
    /// Turns with nothing left to make.
    private var done: Set<PageTurn> = []
    private var link: CADisplayLink?
    /// The time of the frame in which something new is shown, which has enough to do.
    private var start: CFTimeInterval = 0

    /// - Parameter search: looks for the page that a turn from another leads to; asked again in the next frame when it goes on.
    init(_ pages: PageCurlView, search: @escaping (PageTurn, UIView) -> Search<any PageInParts>) {
        self.pages = pages
        self.search = search
        workshop.isHidden = true
        workshop.accessibilityElementsHidden = true
    }

    isolated deinit { link?.invalidate() }

    /// Lies under everything in a view, as large as the pages. Pages of another size are made anew.
    func layOut(in host: UIView) {
        if workshop.superview !== host { host.insertSubview(workshop, at: 0) }
        guard workshop.frame != pages.frame else { return resume() }
        workshop.frame = pages.frame
        forget()
    }

    /// Goes on making pages, when there is something to make.
    func resume() {
        done = []
        guard link == nil, pages.window != nil else { return }
        start = CACurrentMediaTime()
        link = .calling { [weak self] _ in self?.work() }
    }

    /// What was made is out of date.
    func forget() {
        for page in beside.values { page.removeFromSuperview() }
        beside = [:]
        done = []
        middle = nil
        resume()
    }

    /// The page that a turn leads to, whole, if it has been begun.
    func take(_ turn: PageTurn, from page: UIView) -> (any PageInParts)? {
        guard middle === page, let made = beside.removeValue(forKey: turn) else { return nil }
        done.remove(turn)
        made.isMadeAhead = false
        made.makeWhole()
        return made
    }

    /// A page that has gone out of sight, and lies where a turn from the current one leads.
    func keep(_ page: any PageInParts, for turn: PageTurn) {
        guard let current = pages.currentPage, current !== page else { return }
        stand(beside: current)
        guard beside[turn] == nil else { return }
        add(page, turn)
        resume()
    }

    private func stand(beside page: UIView) {
        guard middle !== page else { return }
        for other in beside.values where other !== page { other.removeFromSuperview() }
        beside = [:]
        done = []
        middle = page
    }

    private func add(_ page: any PageInParts, _ turn: PageTurn) {
        page.isMadeAhead = true
        page.frame = workshop.bounds
        workshop.addSubview(page)
        beside[turn] = page
    }

    // MARK: A frame

    private func work() {
        guard CACurrentMediaTime() > start else { return }
        guard let page = pages.currentPage, pages.window != nil, !pages.bounds.isEmpty else { return stop() }
        guard !pages.isTurning else { return }
        stand(beside: page)
        for turn in [PageTurn.forward, .backward] where !done.contains(turn) && pages.allowedTurns.contains(turn) {
            return makePart(of: turn, from: page)
        }
        stop()
    }

    private func makePart(of turn: PageTurn, from page: UIView) {
        if let made = beside[turn] {
            if !made.makeNextPart() { done.insert(turn) }
            return
        }
        switch search(turn, page) {
        case .found(let made): add(made, turn)
        case .nothing: done.insert(turn)
        case .goesOn: break
        }
    }

    private func stop() {
        link?.invalidate()
        link = nil
    }
}
