import Mutoscope
import MutoscopeTesting
import UIKit

/// A wall of photos, or one of them.
@MainActor
private final class PhotoScreen: UIViewController, SharedElementProviding {
    private let columns: Int
    private let scale: CGFloat
    private var photos: [UIImageView] = []

    init(columns: Int, scale: CGFloat) {
        self.columns = columns
        self.scale = scale
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = columns == 1 ? .secondarySystemBackground : .systemBackground
        for _ in 0..<columns * columns * 2 {
            let photo = UIImageView()
            photo.contentMode = .scaleAspectFill
            photo.clipsToBounds = true
            photo.layer.cornerRadius = columns == 1 ? 0 : 8
            photos.append(photo)
            view.addSubview(photo)
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let gap: CGFloat = columns == 1 ? 0 : 6, side = (view.bounds.width - gap) / CGFloat(columns) - gap
        for (index, photo) in photos.enumerated() {
            let row = CGFloat(index / columns), column = CGFloat(index % columns)
            photo.frame = CGRect(x: gap + column * (side + gap), y: gap + row * (side + gap), width: side, height: side)
            photo.image = Photos.photo(index, size: photo.bounds.size, scale: scale)
        }
    }

    func sharedElement(for identifier: AnyHashable) -> UIView? { columns == 1 ? photos[0] : photos[columns + 1] }
}

extension EffectScene {
    static let transitions: [EffectScene] = [
        transition("bounce") { BounceTransition($0) }, transition("slide") { SlideTransition($0) },
        transition("zoom") { ZoomTransition($0, identifiers: [0]) }, transition("flip") { FlipTransition($0) },
        transition("cube") { CubeTransition($0) }, transition("curl") { CurlTransition($0) },
        transition("book opening", frames: 220) { BookOpeningTransition($0, identifier: 0) }, sheet,
    ]

    /// There and back again, by time.
    private static func transition(
        _ name: String, frames: Int = 160, _ make: @escaping (TransitionWay) -> ProgressTransition
    ) -> EffectScene {
        EffectScene(name: name, frames: frames) { screen in
            let director = TransitionDirector(make)
            return present(frames, on: screen) { $0.transitioningDelegate = director }
        }
    }

    /// Up, pulled higher, and away.
    private static let sheet = EffectScene(name: "semi-modal", frames: 220) { screen in
        let director = SemiModalDirector(), hand = Hand(screen: screen)
        let step = present(220, on: screen) { controller in
            controller.modalPresentationStyle = .custom
            controller.transitioningDelegate = director
        }
        return { frame in
            step(frame)
            hand.drag(60...90, at: frame, from: hand.part(0.5, 0.6), to: hand.part(0.5, 0.2))
        }
    }

    private static func present(
        _ frames: Int, on screen: TestScreen, _ prepare: @escaping (UIViewController) -> Void
    ) -> (Int) -> Void {
        let wall = PhotoScreen(columns: 4, scale: screen.scale), width = screen.size.width
        // The large photos are there before they are shown.
        for index in 0..<2 { _ = Photos.photo(index, size: CGSize(width: width, height: width), scale: screen.scale) }
        screen.show(wall)
        return { frame in
            if frame == 2 {
                let photo = PhotoScreen(columns: 1, scale: screen.scale)
                photo.modalPresentationStyle = .fullScreen
                prepare(photo)
                wall.present(photo, animated: true)
            } else if frame == frames / 2 {
                wall.dismiss(animated: true)
            }
        }
    }
}
