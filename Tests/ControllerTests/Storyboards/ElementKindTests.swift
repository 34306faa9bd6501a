import MutoscopeTesting
import Testing

@testable import UIKit

/// What elements say of the classes that come with them.
@MainActor @Suite("Kinds of elements in interface files") struct ElementKindTests {
    private func views() -> [UIView] {
        UINib(nibName: "Kinds", bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
    }

    @Test("a subclass of any of the frameworks' views finds everything in place in init(coder:)")
    func inPlace() throws {
        let image = try #require(views()[0] as? KindImage)
        #expect(image.seen == CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(image.mode == .scaleAspectFill)
    }

    @Test("a cell as Interface Builder writes it has no conflicts, and its own separator")
    func cell() throws {
        let (made, messages) = Diagnostics.collecting { views() }
        #expect(messages == [])
        let cell = try #require(made[1] as? UITableViewCell)
        #expect(cell.separatorInset.left == 92)
        let later = Diagnostics.collecting {
            cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            cell.layoutIfNeeded()
        }.messages
        #expect(later == [])
        let label = try #require(cell.contentView.subviews.first)
        #expect(label.frame.minX == cell.contentView.layoutMargins.left)
        #expect(label.frame.minY == 11)
    }

    @Test("a cell that keeps its superview's margins keeps its shape under bars")
    func underBars() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        screen.safeAreaInsets = UIEdgeInsets(top: 120, left: 0, bottom: 60, right: 0)
        let list = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        screen.show(list)
        let cell = try #require(views()[1] as? UITableViewCell)
        list.addSubview(cell)
        let messages = Diagnostics.collecting {
            for top in [0, 50, 240, 450] {
                cell.frame = CGRect(x: 0, y: CGFloat(top), width: 320, height: 44)
                cell.layoutIfNeeded()
                #expect(cell.contentView.layoutMargins.top == 11 && cell.contentView.layoutMargins.bottom == 11)
            }
        }.messages
        #expect(messages == [])
    }

    @Test("a view that is to be drawn anew when it changes size, but draws nothing, has no bitmap")
    func redrawing() {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 50, height: 56))
        bar.contentMode = .redraw
        screen.show(bar)
        bar.frame.size.width = 90
        screen.advance(by: 0.1)
        #expect(bar.layer.contents == nil)
    }

    @Test("heights of headers that the design tool writes unasked are those of the titles")
    func headers() throws {
        let tables = views().compactMap { $0 as? UITableView }
        #expect(tables.map(\.sectionHeaderHeight) == [UITableView.automaticDimension, 40])
        #expect(tables.map(\.sectionFooterHeight) == [UITableView.automaticDimension, UITableView.automaticDimension])
    }

    @Test("bars have their items and colours, by themselves and in controllers")
    func bars() throws {
        let bar = try #require(views().last as? UINavigationBar)
        #expect(bar.items?.map(\.title) == ["New"])
        #expect(bar.topItem?.leftBarButtonItem?.title == "Back")
        #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 44))
        let tabs = try #require(
            UIStoryboard(name: "Kinds", bundle: nil).instantiateInitialViewController() as? UITabBarController)
        #expect(tabs.tabBar.tintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        #expect(tabs.tabBar.unselectedItemTintColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test("the accessory's segue of a cell is gone after the delegate has heard of the tap, with the cell as sender")
    func accessory() throws {
        let screen = TestScreen(size: CGSize(width: 320, height: 480), scale: 1)
        let list = UITableViewController(), cell = UITableViewCell()
        var heard: [String] = []
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            let cell: UITableViewCell
            let hear: () -> Void
            init(_ cell: UITableViewCell, _ hear: @escaping () -> Void) { (self.cell, self.hear) = (cell, hear) }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { cell }
            func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { hear() }
        }
        let source = Source(cell) { heard.append("delegate") }
        cell.accessoryType = .detailButton
        cell.accessorySegue = { heard.append($0 as AnyObject? === cell ? "segue" : "other") }
        (list.tableView.dataSource, list.tableView.delegate) = (source, source)
        screen.show(list)
        screen.advance(by: 0.1)
        screen.tap(at: CGPoint(x: 295, y: cell.convert(CGPoint(x: 0, y: 22), to: nil).y))
        screen.advance(by: 0.5)
        #expect(heard == ["delegate", "segue"])
    }
}

final class KindImage: UIImageView {
    private(set) var seen = CGRect.zero
    private(set) var mode = UIView.ContentMode.scaleToFill

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        (seen, mode) = (frame, contentMode)
    }
}

let kindsNib = """
    0 1 document
    1 2 objects
    2 3 imageView\tid=i\tcustomClass=KindImage\tcontentMode=scaleAspectFill
    3 4 rect\tkey=frame\tx=1\ty=2\twidth=30\theight=40
    2 5 tableViewCell\tid=c\treuseIdentifier=c\tpreservesSuperviewLayoutMargins=YES\trowHeight=96
    3 6 rect\tkey=frame\tx=0\ty=0\twidth=414\theight=96
    3 7 tableViewCellContentView\tkey=contentView\tid=cc\tpreservesSuperviewLayoutMargins=YES\tinsetsLayoutMarginsFromSafeArea=NO
    4 8 rect\tkey=frame\tx=0\ty=0\twidth=355\theight=96
    4 9 subviews
    5 10 label\tid=l\ttext=words\ttranslatesAutoresizingMaskIntoConstraints=NO
    6 11 rect\tkey=frame\tx=20\ty=11\twidth=100\theight=20
    4 12 constraints
    5 13 constraint\tid=k1\tfirstItem=l\tfirstAttribute=leading\tsecondItem=cc\tsecondAttribute=leadingMargin
    5 14 constraint\tid=k2\tfirstItem=l\tfirstAttribute=top\tsecondItem=cc\tsecondAttribute=topMargin
    5 15 constraint\tid=k3\tfirstAttribute=bottomMargin\tsecondItem=l\tsecondAttribute=bottom
    5 16 constraint\tid=k4\tfirstAttribute=trailingMargin\tsecondItem=l\tsecondAttribute=trailing
    3 17 inset\tkey=separatorInset\tminX=92\tminY=0\tmaxX=0\tmaxY=0
    2 18 tableView\tid=t1\tstyle=insetGrouped\tsectionHeaderHeight=18\tsectionFooterHeight=18
    2 19 tableView\tid=t2\tstyle=plain\tsectionHeaderHeight=40\tsectionFooterHeight=28
    2 20 navigationBar\tid=n
    3 21 items
    4 22 navigationItem\tid=ni\ttitle=New
    5 23 barButtonItem\tkey=leftBarButtonItem\tid=b\ttitle=Back
    """

let kindsStoryboard = """
    0 1 document\tinitialViewController=t
    1 2 scenes
    2 3 scene\tsceneID=s
    3 4 objects
    4 5 tabBarController\tid=t
    5 6 tabBar\tkey=tabBar\tid=tb
    6 7 color\tkey=tintColor\tred=1\tgreen=0\tblue=0\talpha=1\tcolorSpace=custom\tcustomColorSpace=sRGB
    6 8 color\tkey=unselectedItemTintColor\tred=0\tgreen=0\tblue=1\talpha=1\tcolorSpace=custom\tcustomColorSpace=sRGB
    """
