import MutoscopeTesting
import Testing
import UIKit

/// Zooming as programs use it: pictures that stay in the middle, double taps, insets, limits that change.
@MainActor @Suite("zooming") struct ZoomBehaviorTests {
    /// Keeps its picture in the middle while that is smaller than the view, as photo viewers do.
    private final class CenteringScrollView: UIScrollView {
        var picture: UIView?

        override func layoutSubviews() {
            super.layoutSubviews()
            guard let picture else { return }
            var frame = picture.frame
            frame.origin.x = max(0, (bounds.width - frame.width) / 2)
            frame.origin.y = max(0, (bounds.height - frame.height) / 2)
            picture.frame = frame
        }
    }

    private final class Delegate: NSObject, UIScrollViewDelegate {
        weak var zoomed: UIView?
        var lines: [String] = []
        var centersByInset = false

        func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
        func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { lines.append("will") }
        func scrollViewDidZoom(_ scrollView: UIScrollView) {
            guard centersByInset, let zoomed else { return }
            let x = max(0, (scrollView.bounds.width - zoomed.frame.width) / 2)
            let y = max(0, (scrollView.bounds.height - zoomed.frame.height) / 2)
            scrollView.contentInset = UIEdgeInsets(top: y, left: x, bottom: y, right: x)
        }
        func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
            lines.append("did \((scale * 100).rounded() / 100)")
        }
    }

    private let screen = TestScreen(size: CGSize(width: 300, height: 400), scale: 2)
    private let delegate = Delegate()
    private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 600, height: 400))

    private func show(_ view: UIScrollView) {
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 400)
        view.contentInsetAdjustmentBehavior = .never
        view.addSubview(picture)
        view.contentSize = picture.bounds.size
        delegate.zoomed = picture
        view.delegate = delegate
        (view.minimumZoomScale, view.maximumZoomScale) = (0.5, 3)
        let controller = UIViewController()
        controller.view.addSubview(view)
        screen.show(controller)
        screen.advance(by: 0.1)
    }

    private func center() -> CGPoint { picture.convert(CGPoint(x: 300, y: 200), to: nil) }

    @Test("a picture kept in the middle by its frame stays there, also when it comes back from too small")
    func middleByFrame() {
        let view = CenteringScrollView()
        view.picture = picture
        show(view)
        view.zoomScale = 0.5
        screen.advance(by: 0.1)
        #expect(view.contentSize == CGSize(width: 300, height: 200))
        #expect(view.contentOffset == .zero)
        #expect(center() == CGPoint(x: 150, y: 200))
        screen.pinch(at: CGPoint(x: 150, y: 200), from: 200, to: 100)
        screen.advance(by: 1)
        #expect(view.zoomScale == 0.5)
        // Frames of scaled views are products: the last bit may differ.
        #expect(abs(view.contentOffset.x) < 1e-9)
        #expect(abs(view.contentOffset.y) < 1e-9)
        #expect(abs(center().x - 150) < 1e-9)
        #expect(abs(center().y - 200) < 1e-9)
        screen.pinch(at: CGPoint(x: 150, y: 200), from: 60, to: 260)
        screen.advance(by: 1)
        // Pinched about its middle, that is where it was.
        #expect(view.zoomScale > 1)
        #expect(abs(center().x - 150) < 8)
        #expect(abs(center().y - 200) < 8)
    }

    @Test("a picture kept in the middle by insets stays there")
    func middleByInset() {
        let view = UIScrollView()
        delegate.centersByInset = true
        show(view)
        view.setZoomScale(0.5, animated: false)
        screen.advance(by: 0.1)
        #expect(center() == CGPoint(x: 150, y: 200))
        view.setZoomScale(0.7, animated: true)
        screen.advance(by: 1)
        #expect(delegate.lines == ["will", "did 0.7"])
        #expect(abs(center().y - 200) < 1)
        view.setZoomScale(0.5, animated: true)
        screen.advance(by: 1)
        #expect(center() == CGPoint(x: 150, y: 200))
        #expect(view.contentOffset.y == -100)
    }

    @Test("a double tap zooms to a place and back")
    func doubleTap() {
        let view = UIScrollView()
        show(view)
        view.zoomScale = 0.5
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        tap.addAction(
            UIAction { [unowned view, unowned tap, picture] _ in
                guard view.zoomScale == view.minimumZoomScale else {
                    return view.setZoomScale(view.minimumZoomScale, animated: true)
                }
                let place = tap.location(in: picture)
                view.zoom(to: CGRect(x: place.x - 75, y: place.y - 100, width: 150, height: 200), animated: true)
            })
        view.addGestureRecognizer(tap)
        screen.tap(at: CGPoint(x: 200, y: 100), count: 2)
        screen.advance(by: 0.15)
        #expect(delegate.lines == ["will"])
        screen.advance(by: 1)
        #expect(delegate.lines == ["will", "did 2.0"])
        #expect(view.zoomScale == 2)
        // What was tapped is in the middle.
        let tapped = picture.convert(CGPoint(x: 400, y: 200), to: nil)
        #expect(tapped == CGPoint(x: 150, y: 200))
        screen.tap(at: CGPoint(x: 150, y: 200), count: 2)
        screen.advance(by: 1)
        #expect(view.zoomScale == 0.5)
        #expect(view.contentOffset == .zero)
        #expect(delegate.lines.last == "did 0.5")
    }

    @Test("a rectangle at the edge fills as much as there is")
    func rectangles() {
        let view = UIScrollView()
        show(view)
        view.zoom(to: CGRect(x: 500, y: 300, width: 100, height: 100), animated: false)
        #expect(view.zoomScale == 3)
        #expect(view.contentOffset == CGPoint(x: 1500, y: 800))
        view.zoom(to: CGRect(x: 0, y: 0, width: 6000, height: 6000), animated: false)
        #expect(view.zoomScale == 0.5)
        #expect(view.contentOffset == .zero)
        for rect in [CGRect.zero, .null, CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), .infinite] {
            view.zoom(to: rect, animated: true)
            screen.advance(by: 0.5)
            #expect(view.zoomScale.isFinite)
            #expect(view.contentOffset.x.isFinite)
            #expect(view.contentOffset.y.isFinite)
        }
    }

    @Test("the scale stays within limits that the program has changed, once it is set again")
    func limits() {
        let view = UIScrollView()
        show(view)
        view.zoomScale = 3
        view.maximumZoomScale = 2
        #expect(view.zoomScale == 3, "limits alone do not zoom")
        screen.pinch(at: CGPoint(x: 150, y: 200), from: 100, to: 120)
        screen.advance(by: 1)
        #expect(view.zoomScale == 2)
        view.zoomScale = 10
        #expect(view.zoomScale == 2)
        view.zoomScale = 0
        #expect(view.zoomScale == 0.5)
        view.zoomScale = .nan
        #expect(view.zoomScale == 0.5)
    }

    @Test("without a bounce the scale stops at its limits under the fingers")
    func withoutBounce() {
        let view = UIScrollView()
        show(view)
        view.bouncesZoom = false
        screen.pinch(at: CGPoint(x: 150, y: 200), from: 40, to: 280)
        #expect(view.zoomScale == 3)
        #expect(!view.isZoomBouncing)
        #expect(delegate.lines == ["will", "did 3.0"])
    }

    @Test("the place between the fingers stays between them in a layout of any origin")
    func placeStays() {
        let view = UIScrollView()
        show(view)
        view.contentOffset = CGPoint(x: 200, y: 0)
        let place = picture.convert(CGPoint(x: 100, y: 150), from: screen.window)
        screen.pinch(at: CGPoint(x: 100, y: 150), from: 100, to: 180)
        let shown = picture.convert(place, to: nil)
        #expect(abs(shown.x - 100) < 2)
        #expect(abs(shown.y - 150) < 2)
        #expect(view.zoomScale > 1.5)
    }

    @Test("a view that leaves, or a delegate that is gone, ends the zoom without harm")
    func losses() {
        let view = UIScrollView()
        show(view)
        let one = screen.finger(at: CGPoint(x: 100, y: 200)), two = screen.finger(at: CGPoint(x: 180, y: 200))
        screen.move([(one, CGPoint(x: 60, y: 200)), (two, CGPoint(x: 240, y: 200))], over: 0.2)
        #expect(view.isZooming)
        view.delegate = nil
        screen.move([(one, CGPoint(x: 90, y: 200)), (two, CGPoint(x: 200, y: 200))], over: 0.1)
        one.lift()
        two.lift()
        screen.advance(by: 1)
        #expect(!view.isZooming)
        #expect(!view.isZoomBouncing)
        view.delegate = delegate
        view.removeFromSuperview()
        view.setZoomScale(2, animated: true)
        #expect(view.zoomScale == 2)
        screen.advance(by: 1)
        #expect(!view.isZooming)
    }
}
