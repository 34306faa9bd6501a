import CoreGraphics
import MutoscopeTesting
import Testing
import UIKit

@Suite("Page controls: their direction and progress")
@MainActor
struct PageControlTests {
    private func shown(_ change: (UIPageControl) -> Void) -> (TestScreen, UIPageControl) {
        let screen = TestScreen(size: CGSize(width: 200, height: 200))
        let control = UIPageControl()
        control.numberOfPages = 3
        change(control)
        let size = control.intrinsicContentSize
        control.frame = CGRect(
            x: 100 - size.width / 2, y: 100 - size.height / 2, width: size.width, height: size.height)
        screen.show(control)
        screen.advance(by: 0)
        return (screen, control)
    }

    private func dots(_ control: UIPageControl) -> [CGRect] {
        control.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
    }

    @Test func theyStandBelowOneAnother() {
        let (screen, control) = shown { $0.direction = .topToBottom }
        #expect(control.intrinsicContentSize.height > control.intrinsicContentSize.width)
        let frames = dots(control)
        #expect(frames[0].maxY < frames[1].minY && frames[0].midX == frames[2].midX)
        screen.tap(at: CGPoint(x: 100, y: control.frame.maxY - 4))
        #expect(control.currentPage == 1)
        control.direction = .bottomToTop
        control.layoutIfNeeded()
        #expect(dots(control)[0].minY > dots(control)[1].maxY)
        screen.tap(at: CGPoint(x: 100, y: control.frame.minY + 4))
        #expect(control.currentPage == 2)
    }

    @Test func theySayTheirPageAsVoiceOverDoes() {
        let (_, control) = shown { $0.currentPage = 1 }
        #expect(control.accessibilityValue == "page 2 of 3")
        control.currentPage = 2
        #expect(control.accessibilityValue == "page 3 of 3")
    }

    @Test func theDirectionMayBeAgainstTheReading() {
        let (_, control) = shown { $0.direction = .rightToLeft }
        #expect(dots(control)[0].minX > dots(control)[2].maxX)
    }

    @Test func theCurrentPagesDotIsABarThatFills() throws {
        let progress = UIPageControlProgress()
        let (_, control) = shown { $0.progress = progress }
        let frames = dots(control)
        #expect(frames[0].width > 3 * frames[1].width && frames[0].maxX < frames[1].minX)
        let bar = try #require(control.subviews.first { $0 is UIImageView }), fill = try #require(bar.subviews.first)
        let before = fill.frame.width
        progress.currentProgress = 0.5
        control.layoutIfNeeded()
        #expect(fill.frame.width == bar.bounds.width / 2 && before < fill.frame.width)
        control.currentPage = 1
        control.layoutIfNeeded()
        #expect(progress.currentProgress == 0 && dots(control)[1].width > 3 * dots(control)[0].width)
        control.progress = nil
        control.layoutIfNeeded()
        #expect(Set(dots(control).map(\.width)).count == 1)
    }

    @Test func pagesTurnByThemselves() {
        let progress = UIPageControlTimerProgress(preferredDuration: 2)
        progress.setDuration(4, forPage: 1)
        let (screen, control) = shown { $0.progress = progress }
        var changes = 0
        control.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
        progress.resumeTimer()
        screen.advance(by: 1)
        #expect(abs(progress.currentProgress - 0.5) < 0.05 && control.currentPage == 0)
        screen.advance(by: 1.2)
        #expect(control.currentPage == 1 && changes == 1)
        screen.advance(by: 2)
        #expect(control.currentPage == 1)
        progress.resetsToInitialPageAfterEnd = true
        screen.advance(by: 4.2)
        #expect(control.currentPage == 0 && changes == 3)
        progress.pauseTimer()
        screen.advance(by: 5)
        #expect(control.currentPage == 0 && !progress.isRunning)
    }
}
