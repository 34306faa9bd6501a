import MutoscopeTesting
import Testing
import UIKit

/// Numbers read from pictures at three pixels a point: psharanda/FixFlex, iOS 17.
@MainActor @Suite("Edges between two pixels")
struct MeasuredEdgeTests {
    @Test(
        "what is centred and odd by a pixel lies at the lower of two places, at its own height",
        arguments: [(101, 250), (97, 252), (94, 253), (115, 243), (137, 232), (154, 223), (122, 239)])
    func centred(height: Int, top: Int) {
        let screen = TestScreen(size: CGSize(width: 200, height: 200), scale: 3), page = UIView(), view = UIView()
        screen.show(page)
        view.translatesAutoresizingMaskIntoConstraints = false
        page.addSubview(view)
        let above = UILayoutGuide(), below = UILayoutGuide()
        for guide in [above, below] { page.addLayoutGuide(guide) }
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: page.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: CGFloat(height) / 3),
            above.topAnchor.constraint(equalTo: page.topAnchor), above.bottomAnchor.constraint(equalTo: view.topAnchor),
            below.topAnchor.constraint(equalTo: view.bottomAnchor),
            below.bottomAnchor.constraint(equalTo: page.bottomAnchor),
            above.heightAnchor.constraint(equalTo: below.heightAnchor),
        ])
        screen.advance(by: 0)
        #expect(abs(view.frame.minY * 3 - CGFloat(top)) < 0.01, "\(view.frame)")
        #expect(abs(view.frame.height * 3 - CGFloat(height)) < 0.01)
    }
}
