import MutoscopeTesting
import Testing

@testable import UIKit

/// A program's own pictures in segmented controls, search bars and bar buttons.
@MainActor @Suite("Pictures of bars") struct BarPictureTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 400), scale: 1)
    private let page = UIView()

    init() {
        page.backgroundColor = .white
        screen.show(page)
        screen.advance(by: 0.1)
    }

    private func image(_ color: UIColor, width: CGFloat = 4) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 4)).image { context in
            color.setFill()
            context.fill(CGRect(x: 0, y: 0, width: width, height: 4))
        }
    }

    private func color(at x: Int, _ y: Int) -> [UInt8] {
        let shot = screen.snapshot()
        let data = [UInt8](shot.dataProvider!.data! as Data)
        let place = y * shot.bytesPerRow + x * 4
        return Array(data[place..<place + 4])
    }

    @Test("Segments show pictures by state, with one between them, and nothing of the kit's own")
    func segments() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.frame = CGRect(x: 20, y: 20, width: 200, height: 40)
        control.selectedSegmentIndex = 0
        control.setBackgroundImage(image(.green), for: .normal, barMetrics: .default)
        control.setBackgroundImage(image(.blue), for: .selected, barMetrics: .default)
        control.setDividerImage(
            image(.red, width: 6), forLeftSegmentState: .normal, rightSegmentState: .normal, barMetrics: .default)
        page.addSubview(control)
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("segment-pictures")
        let chosen = color(at: 24, 24), other = color(at: 210, 24), line = color(at: 120, 24)
        #expect(Set([chosen, other, line]).count == 3)
        control.selectedSegmentIndex = 1
        screen.advance(by: 0.5)
        #expect(color(at: 24, 24) == other)
        #expect(color(at: 210, 24) == chosen)
        control.setContentOffset(CGSize(width: 0, height: 5), forSegmentAt: 0)
        #expect(control.contentOffsetForSegment(at: 0).height == 5)
        #expect(control.backgroundImage(for: .selected, barMetrics: .default) != nil)
    }

    @Test("A search bar's field has the program's picture, and its text moves")
    func searchBar() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 320, height: 56))
        bar.setSearchFieldBackgroundImage(image(.yellow), for: .normal)
        bar.text = "word"
        page.addSubview(bar)
        screen.advance(by: 0.1)
        let before = bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds)
        bar.searchTextPositionAdjustment = UIOffset(horizontal: 9, vertical: 0)
        #expect(bar.searchTextField.textRect(forBounds: bar.searchTextField.bounds).minX == before.minX + 9)
        try screen.pictureToLookAt("search-pictures")
        bar.scopeButtonTitles = ["A", "B"]
        bar.setScopeBarButtonTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        #expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red)
    }

    @Test("A bar button has the program's picture behind it, and a tab's badge its colour")
    func barButton() throws {
        let bar = UIToolbar(frame: CGRect(x: 0, y: 200, width: 320, height: 44))
        let item = UIBarButtonItem(title: "Go", primaryAction: UIAction { _ in })
        item.setBackgroundImage(image(.orange), for: .normal, barMetrics: .default)
        bar.items = [item]
        page.addSubview(bar)
        let tabs = UITabBar(frame: CGRect(x: 0, y: 300, width: 320, height: 49))
        let tab = UITabBarItem(title: "Tab", image: nil, tag: 0)
        tab.badgeValue = "3"
        tab.setBadgeTextAttributes([.foregroundColor: UIColor.black], for: .normal)
        tabs.items = [tab]
        page.addSubview(tabs)
        screen.advance(by: 0.1)
        try screen.pictureToLookAt("bar-pictures")
        let labels = try #require(tab.shownView).subviews.compactMap { $0 as? UILabel }
        #expect(labels.contains { $0.text == "3" && $0.textColor == .black })
        let button = try #require(item.shownView)
        let corner = button.convert(CGPoint(x: 1, y: 1), to: nil)
        #expect(color(at: Int(corner.x), Int(corner.y)) != color(at: 300, 220))
    }

    @Test("A search bar's scopes have a picture behind their whole row while they are shown")
    func scopeRow() {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 101))
        bar.scopeButtonTitles = ["A", "B"]
        bar.scopeBarBackgroundImage = image(.green)
        #expect(bar.scopeBarBackgroundImage != nil)
        page.addSubview(bar)
        screen.advance(by: 0.1)
        #expect(color(at: 2, 90) != [0, 255, 0, 255])
        bar.showsScopeBar = true
        screen.advance(by: 0.5)
        #expect(color(at: 2, 90) == [0, 255, 0, 255])
        bar.scopeBarBackgroundImage = nil
        screen.advance(by: 0.1)
        #expect(color(at: 2, 90) != [0, 255, 0, 255])
    }
}
