import MutoscopeTesting
import Testing

@testable import UIKit

@MainActor
@Suite("Indicators after the wheel")
struct WheelIndicatorTests {
    private let screen = TestScreen(size: CGSize(width: 300, height: 300), scale: 1)

    private func bars(_ view: UIView) -> [Float] {
        (view.layer.sublayers ?? []).filter { $0.zPosition == 1 && $0.cornerRadius == 1.5 }
            .map { $0.presentation()?.opacity ?? $0.opacity }
    }

    @Test("they show while it turns, and fade", arguments: [true, false], [0, 1, 2, 3])
    func fading(isTrackpad: Bool, kind: Int) {
        let view: UIScrollView =
            switch kind {
            case 0: UIScrollView()
            case 1: UITableView()
            case 2: UITextView()
            default: UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            }
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
        (view as? UITextView)?.text = String(repeating: "line\n", count: 200)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
        view.contentSize = CGSize(width: 300, height: 3000)
        for _ in 0..<20 {
            screen.wheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: -10), isTrackpad: isTrackpad)
            screen.advance(by: 1.0 / 60)
        }
        #expect(view.contentOffset.y > 100)
        #expect(bars(view).contains { $0 > 0.5 })
        // What fingers have set going on a trackpad goes on for a while.
        screen.advance(by: isTrackpad ? 4 : 1)
        #expect(bars(view).allSatisfy { $0 == 0 })
        for _ in 0..<400 {
            screen.wheel(at: CGPoint(x: 150, y: 150), by: CGPoint(x: 0, y: -30), isTrackpad: isTrackpad)
            screen.advance(by: 1.0 / 60)
        }
        screen.advance(by: isTrackpad ? 4 : 1)
        #expect(bars(view).allSatisfy { $0 == 0 })
    }
}
