import MutoscopeTesting
import UIKit

@testable import Mutoscope

/// The transitions that go between two full screens.
enum TransitionKind: CaseIterable, Sendable {
    case bounce, slide, flip, cube, curl, zoom, book

    @MainActor
    func make(_ way: TransitionWay) -> ProgressTransition {
        switch self {
        case .bounce: BounceTransition(way)
        case .slide: SlideTransition(way)
        case .flip: FlipTransition(way)
        case .cube: CubeTransition(way)
        case .curl: CurlTransition(way)
        case .zoom: ZoomTransition(way, identifiers: ["mark"])
        case .book: BookOpeningTransition(way, identifier: "mark")
        }
    }
}

/// A colour with a mark on it.
@MainActor
final class MarkController: UIViewController, SharedElementProviding {
    let mark = UIView()
    var calls: [String] = []
    /// Kept for as long as the controller.
    var swipe: SwipeInteraction?
    /// Off: as if what the mark stands for had been deleted.
    var hasMark = true
    private let color: UIColor
    private let place: CGRect

    init(_ color: UIColor, _ place: CGRect) {
        self.color = color
        self.place = place
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        mark.frame = place
        mark.backgroundColor = .white
        mark.layer.cornerRadius = 4
        view.addSubview(mark)
    }

    override func viewDidAppear(_ animated: Bool) { calls.append("appear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("disappear") }
    func sharedElement(for identifier: AnyHashable) -> UIView? {
        hasMark && identifier as? String == "mark" ? mark : nil
    }
}

extension UIView {
    /// The tree below this view as text: classes, frames, what is visible.
    var shape: String {
        var lines: [String] = []
        func visit(_ view: UIView, _ depth: Int) {
            let layer = view.layer
            lines.append(
                String(repeating: " ", count: depth)
                    + "\(type(of: view)) \(view.frame) \(view.alpha) \(layer.opacity) \(view.isHidden) \(view.clipsToBounds)"
                    + " \(layer.cornerRadius) \(layer.shadowOpacity) \(layer.filters?.count ?? 0)")
            for subview in view.subviews { visit(subview, depth + 1) }
        }
        visit(self, 0)
        return lines.joined(separator: "\n")
    }
}
