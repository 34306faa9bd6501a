import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

/// Popovers where there is room across, and what takes their place where there is none.
@MainActor
@Suite("Popovers")
struct PopoverTests {
    let screen = TestScreen(size: CGSize(width: 800, height: 600), scale: 1)
    let first = UIViewController(), content = UIViewController()
    let button = UIView(frame: CGRect(x: 380, y: 100, width: 40, height: 40))

    init() {
        first.view.backgroundColor = .white
        button.backgroundColor = .systemBlue
        first.view.addSubview(button)
        content.view.backgroundColor = .systemYellow
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        screen.show(first)
        screen.advance(by: 0.1)
    }

    private var popover: UIPopoverPresentationController {
        get throws { try #require(content.popoverPresentationController) }
    }

    /// Of the content, in the window's points.
    private var frame: CGRect { screen.window.convert(content.view.bounds, from: content.view) }

    private func present(animated: Bool = true) {
        first.present(content, animated: animated)
        screen.advance(by: 1)
    }

    @Test("short lists in a popover keep clear of its arrow")
    func lists() throws {
        let list = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        list.modalPresentationStyle = .popover
        list.preferredContentSize = CGSize(width: 200, height: 150)
        list.popoverPresentationController?.sourceView = button
        list.popoverPresentationController?.permittedArrowDirections = .up
        first.present(list, animated: false)
        screen.advance(by: 0.5)
        #expect(list.view.safeAreaInsets.top == 13)
        #expect(list.collectionView.adjustedContentInset.top == 13)
        #expect(list.collectionView.contentOffset.y == -13)
    }

    @Test("the popover stands beside its source, and its arrow points at it")
    func place() throws {
        screen.advance(by: 0)
        try popover.sourceView = button
        present()
        let popover = try popover
        #expect(popover.arrowDirection == .up)
        #expect(frame == CGRect(x: 300, y: 140, width: 200, height: 163))
        #expect(content.view.safeAreaInsets.top == 13, "the content keeps clear of the arrow")
        #expect(content.traitCollection.horizontalSizeClass == .compact)
        #expect(content.presentationController === popover)
        #expect(popover.presentationStyle == .popover)
        let shown = screen.snapshot()
        #expect(shown.pixel(400, 150).blue < 60, "the arrow has the content's colour")
        #expect(shown.pixel(320, 145).blue > 100, "beside the arrow the page shows, under a shadow")
        try screen.pictureToLookAt("popover-up")
    }

    @Test(
        "the first permitted side with room is taken",
        arguments: [
            (UIPopoverArrowDirection.any, CGRect(x: 380, y: 520, width: 40, height: 40), UIPopoverArrowDirection.down),
            ([.left, .right], CGRect(x: 20, y: 300, width: 40, height: 40), .left),
            ([.left, .right], CGRect(x: 740, y: 300, width: 40, height: 40), .right),
            (.down, CGRect(x: 380, y: 40, width: 40, height: 40), .down),
            ([], CGRect(x: 380, y: 280, width: 40, height: 40), []),
        ] as [(UIPopoverArrowDirection, CGRect, UIPopoverArrowDirection)])
    func sides(permitted: UIPopoverArrowDirection, source: CGRect, expected: UIPopoverArrowDirection) throws {
        screen.advance(by: 0)
        button.frame = source
        let popover = try popover
        popover.sourceView = button
        popover.permittedArrowDirections = permitted
        present()
        #expect(popover.arrowDirection == expected)
        #expect(screen.window.bounds.insetBy(dx: 10, dy: 10).contains(frame))
        switch expected {
        case .down: #expect(frame.maxY == source.minY)
        case .left:
            #expect(frame.minX == source.maxX)
            #expect(content.view.safeAreaInsets.left == 13)
        case .right: #expect(frame.maxX == source.minX)
        default:
            #expect([frame.midX, frame.midY] == [source.midX, source.midY])
            #expect(frame.size.height == 150)
        }
        try screen.pictureToLookAt("popover-\(expected.rawValue)-\(Int(source.minY))")
    }

    @Test("a tap elsewhere dismisses, and the delegate hears of it by both names")
    func outsideTap() throws {
        screen.advance(by: 0)
        let delegate = PopoverDelegate()
        try popover.sourceView = button
        try popover.delegate = delegate
        present()
        screen.tap(at: CGPoint(x: 400, y: 250))
        #expect(first.presentedViewController != nil, "a tap on the popover does nothing")
        content.isModalInPresentation = true
        screen.tap(at: CGPoint(x: 60, y: 500))
        screen.advance(by: 1)
        #expect(first.presentedViewController != nil)
        content.isModalInPresentation = false
        delegate.allows = false
        screen.tap(at: CGPoint(x: 60, y: 500))
        delegate.allows = true
        screen.tap(at: CGPoint(x: 60, y: 500))
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
        #expect(content.view.window == nil)
        #expect(content.view.safeAreaInsets == .zero)
        #expect(screen.window.subviews.count == 1)
        #expect(
            delegate.calls == ["style none", "prepare", "attempt", "attempt", "will dismiss", "did dismiss", "gone"])
    }

    @Test("views that are let through have their touches, and the popover stays")
    func passthrough() throws {
        screen.advance(by: 0)
        var taps = 0
        let tap = UITapGestureRecognizer()
        tap.addAction(UIAction { _ in taps += 1 })
        button.addGestureRecognizer(tap)
        try popover.sourceView = button
        try popover.passthroughViews = [button]
        present()
        screen.tap(at: CGPoint(x: 400, y: 120))
        screen.advance(by: 1)
        #expect(taps == 1)
        #expect(first.presentedViewController === content)
        screen.tap(at: CGPoint(x: 60, y: 500))
        screen.advance(by: 1)
        #expect(taps == 1)
        #expect(first.presentedViewController == nil)
    }

    @Test("a bar button can be what the popover points at")
    func barButton() throws {
        screen.advance(by: 0)
        let item = UIBarButtonItem(barButtonSystemItem: .add)
        first.navigationItem.rightBarButtonItem = item
        screen.show(UINavigationController(rootViewController: first))
        screen.advance(by: 0.1)
        try popover.barButtonItem = item
        present()
        let bar = try #require(first.navigationController?.navigationBar)
        #expect(frame.minY >= 20)
        #expect(frame.minY <= bar.frame.maxY)
        #expect(frame.maxX == 790)
        #expect(try popover.arrowDirection == .up)
        try screen.pictureToLookAt("popover-bar")
    }

    @Test("what it points at may be said after it is presented", arguments: [true, false])
    func saidAfterwards(isAnimated: Bool) throws {
        var isThere = false
        first.present(content, animated: isAnimated) { isThere = true }
        #expect(first.presentedViewController === content)
        #expect(content.isViewLoaded)
        try popover.sourceView = button
        try popover.permittedArrowDirections = .up
        screen.advance(by: 1)
        #expect(isThere)
        #expect(frame == CGRect(x: 300, y: 140, width: 200, height: 163))
        first.dismiss(animated: isAnimated)
        screen.advance(by: 1)
        #expect(content.view.window == nil)
    }

    @Test("a popover dismissed before it has begun never comes")
    func dismissedAtOnce() throws {
        first.present(content, animated: true)
        first.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
        #expect(content.view.window == nil)
        try popover.sourceView = button
        present()
        #expect(content.view.window != nil)
    }

    @Test("a popover without anything to point at stops with a sentence")
    func withoutSource() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                let screen = TestScreen(size: CGSize(width: 800, height: 600), scale: 1)
                let first = UIViewController(), content = UIViewController()
                screen.show(first)
                content.modalPresentationStyle = .popover
                first.present(content, animated: false)
                screen.advance(by: 0.1)
            }
        }
    }

    @Test("in a compact width it is a sheet, and the delegate can keep it or choose another style")
    func adaptation() throws {
        screen.advance(by: 0)
        screen.resize(to: CGSize(width: 400, height: 600))
        screen.advance(by: 0.1)
        try popover.sourceView = button
        try popover.adaptiveSheetPresentationController.detents = [.medium()]
        present()
        #expect(frame == CGRect(x: 0, y: 300, width: 400, height: 300))
        #expect(try popover.arrowDirection == .unknown)
        first.dismiss(animated: false)
        for style in [UIModalPresentationStyle.none, .overFullScreen, .fullScreen] {
            let delegate = PopoverDelegate()
            delegate.style = style
            try popover.delegate = delegate
            try popover.sourceView = button
            present()
            let expected =
                style == .none
                ? CGRect(x: 190, y: 140, width: 200, height: 163) : CGRect(origin: .zero, size: screen.size)
            #expect(frame == expected, "\(style)")
            #expect((first.view.window == nil) == (style == .fullScreen))
            first.dismiss(animated: true)
            screen.advance(by: 1)
            #expect(first.view.window != nil)
            #expect(first.presentedViewController == nil)
        }
    }

    @Test("the delegate can wrap what is shown in another style")
    func wrapping() throws {
        screen.advance(by: 0)
        screen.resize(to: CGSize(width: 400, height: 600))
        let delegate = PopoverDelegate()
        delegate.wraps = true
        let popover = try popover
        popover.delegate = delegate
        popover.sourceView = button
        present()
        let navigation = try #require(content.navigationController)
        #expect(first.presentedViewController === navigation)
        #expect(content.popoverPresentationController === popover)
        #expect(delegate.calls.first == "style pageSheet")
        content.dismiss(animated: true)
        screen.advance(by: 1)
        #expect(first.presentedViewController == nil)
    }

    @Test("a window that gets narrow makes a sheet of a popover and back, without an appearance call")
    func adaptationWhileShown() throws {
        screen.advance(by: 0)
        let log = CallLog(), content = LoggingController("B", log)
        content.modalPresentationStyle = .popover
        content.preferredContentSize = CGSize(width: 200, height: 150)
        let popover = try #require(content.popoverPresentationController)
        popover.sourceView = button
        first.present(content, animated: false)
        screen.advance(by: 0.5)
        log.clear()
        for _ in 0..<2 {
            screen.resize(to: CGSize(width: 400, height: 600))
            screen.advance(by: 0.5)
            #expect(content.view.bounds.width == 400)
            #expect(content.view.window != nil)
            #expect(content.presentationController === popover)
            #expect(content.view.safeAreaInsets == .zero)
            screen.resize(to: CGSize(width: 800, height: 600))
            screen.advance(by: 0.5)
            #expect(content.view.bounds.size == CGSize(width: 200, height: 163))
            #expect(popover.arrowDirection == .up)
        }
        #expect(log.calls.isEmpty)
        screen.tap(at: CGPoint(x: 60, y: 500))
        screen.advance(by: 1)
        #expect(log.calls == ["B.willDisappear", "B.didDisappear"])
        #expect(first.presentedViewController == nil)
        #expect(screen.window.subviews.count == 1)
    }

    @Test(
        "a window that changes, or a dismissal, in the middle of the way leaves nothing behind", arguments: [0.05, 0.2])
    func interrupted(time: TimeInterval) throws {
        screen.advance(by: 0)
        let tree = screen.window.subviews.count
        for turns in [true, false] {
            var ended: [String] = []
            try popover.sourceView = button
            first.present(content, animated: true) { ended.append("presented") }
            screen.advance(by: time)
            if turns { screen.resize(to: CGSize(width: 400, height: 600)) }
            first.dismiss(animated: true) { ended.append("dismissed") }
            screen.advance(by: 2)
            if turns { screen.resize(to: CGSize(width: 800, height: 600)) }
            screen.advance(by: 0.1)
            #expect(ended == ["presented", "dismissed"])
            #expect(first.presentedViewController == nil)
            #expect(screen.window.subviews.count == tree)
            #expect(content.view.window == nil)
            #expect(content.view.safeAreaInsets == .zero)
            #expect(first.view.tintAdjustmentMode == .normal)
        }
        try popover.sourceView = button
        first.present(content, animated: true)
        screen.advance(by: time)
        screen.resize(to: CGSize(width: 400, height: 600))
        screen.advance(by: 2)
        #expect(frame.width == 400)
        #expect(frame.maxY == 600)
        first.dismiss(animated: true)
        screen.advance(by: time)
        screen.resize(to: CGSize(width: 800, height: 600))
        screen.advance(by: 2)
        #expect(screen.window.subviews.count == tree)
        #expect(first.view.frame == screen.window.bounds)
    }

    @Test("content that asks for another size gets it, in a navigation controller as well")
    func contentSize() throws {
        screen.advance(by: 0)
        let navigation = UINavigationController(rootViewController: content)
        navigation.modalPresentationStyle = .popover
        let popover = try #require(navigation.popoverPresentationController)
        popover.sourceView = button
        first.present(navigation, animated: false)
        screen.advance(by: 0.5)
        #expect(navigation.view.bounds.size == CGSize(width: 200, height: 163))
        content.preferredContentSize = CGSize(width: 300, height: 250)
        screen.advance(by: 0.15)
        try screen.pictureToLookAt("popover-resizing")
        screen.advance(by: 0.5)
        #expect(navigation.view.bounds.size == CGSize(width: 300, height: 263))
        try screen.pictureToLookAt("popover-resized")
    }

    @Test("nothing is left of a popover that is over")
    func leaks() throws {
        screen.advance(by: 0)
        weak var gone: UIViewController?
        weak var presentation: UIPresentationController?
        for size in [CGSize(width: 800, height: 600), CGSize(width: 400, height: 600)] {
            screen.resize(to: size)
            do {
                let content = UIViewController()
                content.modalPresentationStyle = .popover
                content.popoverPresentationController?.sourceView = button
                first.present(content, animated: true)
                screen.advance(by: 1)
                (gone, presentation) = (content, content.presentationController)
                first.dismiss(animated: true)
                screen.advance(by: 1)
            }
            #expect(gone == nil, "\(size)")
            #expect(presentation == nil, "\(size)")
        }
    }

    @Test("the popover grows out of its arrow")
    func coming() throws {
        screen.advance(by: 0)
        try popover.sourceView = button
        first.present(content, animated: true)
        var scales: [CGFloat] = []
        for index in 0..<6 {
            screen.advance(by: 0.04)
            try screen.pictureToLookAt("popover-coming-\(index)")
            scales.append(
                sequence(first: content.view, next: \.superview)
                    .reduce(1) { $0 * ($1.layer.presentation()?.transform.m11 ?? 1) })
        }
        #expect(scales[0] < 0.9)
        #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 <= $1 + 0.05 }, "\(scales)")
        screen.advance(by: 1)
        #expect(content.view.convert(content.view.bounds, to: nil).width == content.view.bounds.width)
    }

    @Test("an action sheet is a popover without its cancelling button, which a tap elsewhere stands for")
    func actionSheet() throws {
        screen.advance(by: 0)
        var chosen: [String] = []
        let sheet = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
        for (title, style) in [("One", UIAlertAction.Style.default), ("Two", .destructive), ("Cancel", .cancel)] {
            sheet.addAction(UIAlertAction(title: title, style: style) { _ in chosen.append(title) })
        }
        sheet.popoverPresentationController?.sourceView = button
        first.present(sheet, animated: true)
        screen.advance(by: 1)
        try screen.pictureToLookAt("popover-action-sheet")
        #expect(sheet.view.bounds.width == 304)
        #expect(sheet.view.bounds.height < 250)
        screen.tap(at: CGPoint(x: 60, y: 500))
        screen.advance(by: 1)
        #expect(chosen == ["Cancel"])
        #expect(first.presentedViewController == nil)
    }

    @Test("an action sheet with nothing to point at comes from below and says so")
    func actionSheetWithoutSource() {
        screen.advance(by: 0)
        let sheet = UIAlertController(title: "Which?", message: nil, preferredStyle: .actionSheet)
        sheet.addAction(UIAlertAction(title: "One", style: .default))
        let messages = Diagnostics.collecting {
            first.present(sheet, animated: false)
            screen.advance(by: 0.2)
        }.messages
        #expect(messages.count == 1)
        #expect(messages.first?.contains("sourceView") == true)
        // As wide as a sheet gets, 8 points above the edge.
        #expect(sheet.view.frame.midX == screen.window.bounds.midX)
        #expect(sheet.view.frame.maxY == screen.window.bounds.maxY - 8)
    }
}

/// Writes down what it hears.
@MainActor
private final class PopoverDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var allows = true
    var wraps = false
    var style = UIModalPresentationStyle.automatic

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        calls.append("style \(style)")
    }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        calls.append("prepare")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will dismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did dismiss")
    }

    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {
        calls.append("gone")
    }
}
