import Mutoscope
import UIKit

/// Photos fly from the wall to a screen of their own, and back under the finger.
struct ZoomTransitionScreen: ViewScreen {
    let name = "zoom-transition"
    let title = "Zoom"
    let summary = "A photo flies from a wall to its own screen, from cut to whole; a finger draws it back."
    let duration = 5.6
    let sheetGoesByProgress = true
    let sourceFile = #filePath
    let glyph = Glyph.zoom

    func makeController(_ scenery: Scenery) -> ZoomNavigation {
        ZoomNavigation(scenery.pictures, scale: scenery.scale)
    }

    func play(_ scenery: Scenery, _ controller: ZoomNavigation) {
        scenery.at(0.32) { [unowned scenery] in
            let place = controller.wall.center(of: 4)
            scenery.tap(at: 0.36, place)
        }
        let middle = scenery.part(0.5, 0.35)
        func below(_ part: CGFloat) -> CGPoint { CGPoint(x: middle.x, y: middle.y + part * scenery.size.height) }
        scenery.finger(at: 1.8, from: middle, [(0.6, below(0.4)), (0.4, below(0.1)), (0.1, below(0.1))])
        scenery.finger(at: 3.7, from: middle, [(0.7, below(0.45))])
    }
}

/// A navigation controller whose pushes and pops zoom.
final class ZoomNavigation: UINavigationController {
    let wall: PhotoWallController
    private var shown = 0
    private(set) var director: TransitionDirector?
    private var swipe: SwipeInteraction?

    init(_ pictures: Pictures, scale: CGFloat) {
        wall = PhotoWallController(pictures, scale: scale)
        super.init(nibName: nil, bundle: nil)
        viewControllers = [wall]
        isNavigationBarHidden = true
        let director = TransitionDirector { [weak self] way in ZoomTransition(way, identifiers: [self?.shown ?? 0]) }
        self.director = director
        delegate = director
        wall.onSelect = { [weak self] index in
            guard let self, topViewController === wall else { return }
            shown = index
            let photo = PhotoController(index, pictures, scale: scale)
            swipe = SwipeInteraction(director, in: photo.view, direction: .down) { [weak self] in
                self?.popViewController(animated: true)
            }
            pushViewController(photo, animated: true)
        }
    }

    required init?(coder: NSCoder) { nil }
}
