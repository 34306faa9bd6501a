import Mutoscope
import UIKit

/// One of the transitions between controllers: there by time, half way back and again by a finger, then back for good.
struct ControllerTransitionScreen: ViewScreen {
    let name: String
    let title: String
    let summary: String
    var glyph = Glyph.slide
    let back: TransitionGeometry.Direction
    var moment = 0.4...1.0
    var sheetGoesByProgress = true
    let make: @MainActor (TransitionWay) -> ProgressTransition
    let duration = 5.6
    let sourceFile = #filePath

    static let all: [ControllerTransitionScreen] = [
        ControllerTransitionScreen(
            name: "bounce-transition", title: "Bounce",
            summary: "A controller springs up from below; a finger pulls it down again.", glyph: .bounce, back: .down,
            // It swings by time alone.
            moment: 0.4...1.4, sheetGoesByProgress: false
        ) { BounceTransition($0) },
        ControllerTransitionScreen(
            name: "slide-transition", title: "Slide",
            summary: "A controller slides over the other, which gives way; a finger draws it back.", back: .trailing
        ) { SlideTransition($0) },
        ControllerTransitionScreen(
            name: "flip-transition", title: "Flip",
            summary: "The screen turns over like a sheet, under the finger too.", glyph: .turn,
            back: .trailing,
            // Half way it stands edge on.
            sheetGoesByProgress: false
        ) { FlipTransition($0) },
        ControllerTransitionScreen(
            name: "cube-transition", title: "Cube",
            summary: "Two controllers are neighbouring faces of a cube that the finger turns.", glyph: .cube,
            back: .trailing
        ) { CubeTransition($0) },
        ControllerTransitionScreen(
            name: "curl-transition", title: "Curl", summary: "The old controller curls off as a page, and back down.",
            glyph: .page, back: .down
        ) { CurlTransition($0) },
    ]

    func makeController(_ scenery: Scenery) -> PresentingController {
        PresentingController(scenery.pictures, scale: scenery.scale, back: back, make: make)
    }

    func play(_ scenery: Scenery, _ controller: PresentingController) {
        let v = back.vector(isRightToLeft: ViewStage.direction == .rightToLeft)
        let middle = scenery.part(0.5, 0.5)
        func place(_ part: CGFloat) -> CGPoint {
            CGPoint(
                x: middle.x + v.dx * part * scenery.size.width, y: middle.y + v.dy * part * scenery.size.height)
        }
        scenery.at(0.4) { controller.presentPhoto() }
        // Half way back, and let go of.
        scenery.finger(at: 1.8, from: place(-0.4), [(0.6, place(0.1)), (0.4, place(-0.15)), (0.1, place(-0.15))])
        scenery.finger(at: 3.7, from: place(-0.4), [(0.7, place(0.3))])
    }
}

/// A wall of photos that presents one of them.
final class PresentingController: UIViewController {
    private let pictures: Pictures
    private let scale: CGFloat
    private let back: TransitionGeometry.Direction
    let director: TransitionDirector
    private var swipe: SwipeInteraction?
    private let wall: PhotoWallController

    init(
        _ pictures: Pictures, scale: CGFloat, back: TransitionGeometry.Direction,
        make: @escaping @MainActor (TransitionWay) -> ProgressTransition
    ) {
        self.pictures = pictures
        self.scale = scale
        self.back = back
        director = TransitionDirector(make)
        wall = PhotoWallController(pictures, scale: scale)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(wall, in: view)
        wall.onSelect = { [weak self] in self?.presentPhoto($0) }
    }

    func presentPhoto(_ index: Int = 4) {
        guard presentedViewController == nil else { return }
        let photo = PhotoController(index, pictures, scale: scale)
        photo.modalPresentationStyle = .fullScreen
        photo.transitioningDelegate = director
        swipe = SwipeInteraction(director, in: photo.view, direction: back) { [weak photo] in
            photo?.dismiss(animated: true)
        }
        present(photo, animated: true)
    }
}
