import Mutoscope
import UIKit

/// A sheet with detents over a presenter that steps back: pulled up, scrolled, pulled down and away.
struct SemiModalScreen: ViewScreen {
    let name = "semi-modal"
    let title = "Semi-modal sheet"
    let summary = "A sheet with two heights; the screen behind steps back, and the scroll view inside hands over."
    let duration = 7.4
    let sheetGoesByProgress = true
    let sourceFile = #filePath
    let glyph = Glyph.sheet

    func makeController(_ scenery: Scenery) -> SheetPresenter {
        SheetPresenter(scenery.pictures, scale: scenery.scale)
    }

    func play(_ scenery: Scenery, _ controller: SheetPresenter) {
        scenery.at(0.4) { controller.presentSheet() }
        let low = scenery.part(0.6, 0.9), middle = scenery.part(0.6, 0.6), high = scenery.part(0.6, 0.25)
        // Up to the high detent, then on: the text scrolls.
        scenery.finger(at: 1.7, from: low, [(0.6, middle), (0.3, high)])
        scenery.finger(at: 3.2, from: middle, [(0.25, high)])
        // Down: first the text, then the sheet.
        scenery.finger(at: 4.3, from: high, [(0.2, low)])
        scenery.finger(at: 5.7, from: middle, [(0.35, scenery.part(0.6, 0.99))])
    }
}

/// A wall of photos that presents a sheet.
final class SheetPresenter: UIViewController {
    let director = SemiModalDirector()
    private let wall: PhotoWallController

    init(_ pictures: Pictures, scale: CGFloat) {
        wall = PhotoWallController(pictures, scale: scale)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        embed(wall, in: view)
        wall.onSelect = { [weak self] _ in self?.presentSheet() }
    }

    func presentSheet() {
        guard presentedViewController == nil else { return }
        let notes = NotesController()
        notes.modalPresentationStyle = .custom
        notes.transitioningDelegate = director
        present(notes, animated: true)
    }
}
