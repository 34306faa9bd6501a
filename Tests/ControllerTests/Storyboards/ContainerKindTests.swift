import MutoscopeTesting
import Testing

@testable import UIKit

/// What elements say of controllers that contain others, and of edges, selections and segues for peeks.
@MainActor @Suite("Containers in storyboards", .serialized) struct ContainerKindTests {
    private let board = UIStoryboard(name: "Containers", bundle: nil)

    @Test("page controllers scroll or curl, across or upwards, as their element says")
    func pages() throws {
        let scrolling = try #require(board.instantiateViewController(withIdentifier: "scroll") as? UIPageViewController)
        #expect(scrolling.transitionStyle == .scroll)
        #expect(scrolling.navigationOrientation == .vertical)
        #expect(scrolling.spineLocation == .none)
        #expect(scrolling.interPageSpacing == 8)
        let book = try #require(board.instantiateViewController(withIdentifier: "book") as? UIPageViewController)
        #expect(book.transitionStyle == .pageCurl)
        #expect(book.spineLocation == .mid)
        #expect(book.isDoubleSided)
    }

    @Test("split controllers have the columns that segues lead to")
    func columns() throws {
        let two = try #require(board.instantiateViewController(withIdentifier: "two") as? UISplitViewController)
        #expect(two.style == .doubleColumn)
        #expect(two.viewController(for: .primary)?.title == "page")
        #expect(two.viewController(for: .secondary)?.title == "other")
        #expect(two.preferredDisplayMode == .oneOverSecondary)
        #expect(two.preferredSplitBehavior == .overlay)
        #expect(two.primaryEdge == .trailing)
        let three = try #require(board.instantiateViewController(withIdentifier: "three") as? UISplitViewController)
        #expect(three.style == .tripleColumn)
        #expect(three.viewController(for: .supplementary)?.title == "other")
    }

    @Test("controllers have their edges, their style and what they do with selections")
    func edges() throws {
        let page = board.instantiateViewController(withIdentifier: "page")
        #expect(page.edgesForExtendedLayout == [.top])
        #expect(page.extendedLayoutIncludesOpaqueBars)
        #expect(!page.automaticallyAdjustsScrollViewInsets)
        #expect(page.overrideUserInterfaceStyle == .dark)
        let list = try #require(board.instantiateViewController(withIdentifier: "list") as? UITableViewController)
        #expect(!list.clearsSelectionOnViewWillAppear)
        let bars = try #require(board.instantiateViewController(withIdentifier: "bars") as? UINavigationController)
        #expect(!bars.isToolbarHidden)
        #expect(bars.hidesBarsOnSwipe)
        #expect(bars.hidesBarsOnTap)
    }

    @Test("controllers that contain each other end soon, with the line in the file")
    func circles() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let messages = Diagnostics.collecting {
            screen.show(board.instantiateViewController(withIdentifier: "circle"))
            screen.advance(by: 0.1)
        }.messages
        #expect(Set(messages).count == 1)
        #expect(
            messages.first?.hasPrefix("Containers.storyboard:11: Controllers contain each other without end") ?? false)
    }

    @Test("what is embedded waits for shouldPerformSegue, and comes into its container when asked for")
    func laterEmbedding() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let holder = try #require(board.instantiateViewController(withIdentifier: "holder") as? HoldingController)
        screen.show(holder)
        screen.advance(by: 0.1)
        #expect(holder.children == [])
        holder.performSegue(withIdentifier: "inner", sender: nil)
        screen.advance(by: 0.1)
        #expect(holder.children.map(\.title) == ["other"])
        #expect(holder.children.first?.view.superview === holder.view.subviews.first)
        #expect(holder.prepared == ["inner"])
    }

    @Test("a segue with others for a peek in it goes its own way by a tap, and only once")
    func peeks() throws {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let bars = try #require(board.instantiateViewController(withIdentifier: "bars") as? UINavigationController)
        let messages = Diagnostics.collecting {
            screen.show(bars)
            screen.advance(by: 0.1)
            screen.tap(at: CGPoint(x: 100, y: 320))
            screen.advance(by: 1)
        }.messages
        #expect(messages == [])
        #expect(bars.viewControllers.map(\.title) == ["page", "other"])
    }
}

/// Embeds nothing by itself.
final class HoldingController: UIViewController {
    var prepared: [String?] = []

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { false }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { prepared.append(segue.identifier) }
}

let containersStoryboard = """
    0 1 document
    1 2 scenes
    2 3 scene
    3 3 objects
    4 3 pageViewController\tid=p1\tstoryboardIdentifier=scroll\ttransitionStyle=scroll\tnavigationOrientation=vertical\tspineLocation=none\tpageSpacing=8
    2 4 scene
    3 4 objects
    4 4 pageViewController\tid=p2\tstoryboardIdentifier=book\ttransitionStyle=pageCurl\tnavigationOrientation=horizontal\tspineLocation=mid\tdoubleSided=YES
    2 5 scene
    3 5 objects
    4 5 splitViewController\tid=s1\tstoryboardIdentifier=two\tallowDoubleColumnStyle=YES\tpreferredDisplayMode=over\tbehavior=overlay\tprimaryEdge=trailing
    5 5 connections
    6 5 segue\tid=s1a\tkind=relationship\trelationship=masterViewController\tdestination=a
    6 5 segue\tid=s1b\tkind=relationship\trelationship=detailViewController\tdestination=b
    2 6 scene
    3 6 objects
    4 6 splitViewController\tid=s2\tstoryboardIdentifier=three
    5 6 connections
    6 6 segue\tid=s2a\tkind=relationship\trelationship=masterViewController\tdestination=a
    6 6 segue\tid=s2b\tkind=relationship\trelationship=detailViewController\tdestination=a
    6 6 segue\tid=s2c\tkind=relationship\trelationship=supplementaryViewController\tdestination=b
    2 7 scene
    3 7 objects
    4 7 viewController\tid=a\tstoryboardIdentifier=page\ttitle=page\tautomaticallyAdjustsScrollViewInsets=NO\textendedLayoutIncludesOpaqueBars=YES\tinterfaceStyle=dark
    5 7 extendedEdge\tkey=edgesForExtendedLayout\ttop=YES
    5 7 view\tkey=view\tid=av
    6 7 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=844
    6 7 subviews
    7 7 button\tid=ab\tbuttonType=system
    8 7 rect\tkey=frame\tx=50\ty=300\twidth=100\theight=40
    8 7 state\tkey=normal\ttitle=Go
    8 7 connections
    9 7 segue\tid=g\tdestination=b\tkind=show
    10 7 segue\tid=gc\tkey=commit\tinheritsFrom=parent
    10 7 segue\tid=gp\tkey=preview\tinheritsFrom=commit
    2 8 scene
    3 8 objects
    4 8 viewController\tid=b\ttitle=other
    5 8 view\tkey=view\tid=bv
    6 8 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=844
    2 9 scene
    3 9 objects
    4 9 tableViewController\tid=t\tstoryboardIdentifier=list\tclearsSelectionOnViewWillAppear=NO
    5 9 tableView\tkey=view\tid=tv
    2 10 scene
    3 10 objects
    4 10 navigationController\tid=n\tstoryboardIdentifier=bars\ttoolbarHidden=NO\thidesBarsOnSwipe=YES\thidesBarsOnTap=YES
    5 10 connections
    6 10 segue\tid=ns\tkind=relationship\trelationship=rootViewController\tdestination=a
    2 11 scene
    3 11 objects
    4 11 viewController\tid=c\tstoryboardIdentifier=circle
    5 11 view\tkey=view\tid=cv
    6 11 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=844
    6 11 subviews
    7 11 containerView\tid=c1
    8 11 connections
    9 11 segue\tid=cs1\tkind=embed\tdestination=c
    7 11 containerView\tid=c2
    8 11 connections
    9 11 segue\tid=cs2\tkind=embed\tdestination=c
    2 12 scene
    3 12 objects
    4 12 viewController\tid=h\tstoryboardIdentifier=holder\tcustomClass=HoldingController
    5 12 view\tkey=view\tid=hv
    6 12 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=844
    6 12 subviews
    7 12 containerView\tid=h1
    8 12 rect\tkey=frame\tx=10\ty=10\twidth=100\theight=100
    8 12 connections
    9 12 segue\tid=hs1\tkind=embed\tidentifier=inner\tdestination=b
    """
