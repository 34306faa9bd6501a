import MutoscopeTesting
import Testing

@testable import UIKit

/// Scenes of other kinds: tabs, tables written in the file, containers, recognisers, and the ways that present.
@MainActor @Suite(.serialized) struct SceneKindTests {
    private let screen = TestScreen(size: CGSize(width: 320, height: 480))

    private func tabs() throws -> UITabBarController {
        let made = UIStoryboard(name: "Tabs", bundle: nil).instantiateInitialViewController()
        let tabs = try #require(made as? UITabBarController)
        screen.show(tabs)
        screen.advance(by: 0.1)
        return tabs
    }

    @Test func tabsHoldTheirControllersWithItems() throws {
        let tabs = try tabs()
        #expect(tabs.viewControllers?.count == 2)
        #expect(tabs.viewControllers?.map { $0.tabBarItem.title } == ["Settings", "Map"])
        #expect(tabs.selectedViewController is UITableViewController)
    }

    @Test func rowsOfTheFileAreShown() throws {
        let table = try #require(try tabs().selectedViewController as? UITableViewController).tableView!
        #expect(table.numberOfSections == 2)
        #expect(table.numberOfRows(inSection: 0) == 2)
        #expect(table.numberOfRows(inSection: 1) == 1)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Sounds")
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 1))?.bounds.height == 60)
    }

    @Test func aRowPresentsWhereItsSegueLeads() throws {
        let tabs = try tabs()
        let controller = try #require(tabs.selectedViewController as? UITableViewController)
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        screen.tap(at: screen.window.convert(CGPoint(x: 60, y: cell.bounds.midY), from: cell))
        screen.advance(by: 1)
        let shown = try #require(tabs.presentedViewController)
        #expect(shown.title == "Sheet")
        #expect(shown.modalPresentationStyle == .fullScreen)
        #expect(shown.preferredContentSize == CGSize(width: 70, height: 600))
    }

    @Test func aContainerHoldsItsChild() throws {
        let tabs = try tabs()
        tabs.selectedIndex = 1
        screen.advance(by: 0.1)
        let page = try #require(tabs.selectedViewController)
        #expect(page.children.map(\.title) == ["Inside"])
        let child = try #require(page.children.first)
        #expect(child.view.superview?.bounds == child.view.frame)
        #expect(child.view.superview?.frame == CGRect(x: 10, y: 100, width: 200, height: 100))
    }

    @Test func aRecogniserOpensAPopover() throws {
        let tabs = try tabs()
        tabs.selectedIndex = 1
        screen.advance(by: 0.1)
        let page = try #require(tabs.selectedViewController)
        let badge = try #require(page.view.subviews.first { $0.gestureRecognizers?.isEmpty == false })
        let recognizer = try #require(badge.gestureRecognizers?.first as? UITapGestureRecognizer)
        #expect(recognizer.numberOfTapsRequired == 2)
        let place = screen.window.convert(CGPoint(x: 20, y: 20), from: badge)
        screen.tap(at: place, count: 2)
        screen.advance(by: 1)
        let shown = try #require(page.presentedViewController ?? tabs.presentedViewController)
        #expect(shown.title == "Sheet")
        #expect(shown.modalPresentationStyle == .popover)
        #expect(shown.popoverPresentationController?.permittedArrowDirections == [.up, .down])
    }
}

let tabsStoryboard = """
    0 1 document\tinitialViewController=tabs
    1 2 scenes
    2 3 scene
    3 4 objects
    4 5 tabBarController\tid=tabs
    5 6 tabBar\tkey=tabBar\tid=bar
    5 7 connections
    6 8 segue\tid=s0\tdestination=list\tkind=relationship\trelationship=viewControllers
    6 9 segue\tid=s1\tdestination=map\tkind=relationship\trelationship=viewControllers
    2 10 scene
    3 11 objects
    4 12 tableViewController\tid=list
    5 13 tableView\tkey=view\tid=t\tdataMode=static\tstyle=grouped\trowHeight=44
    6 14 rect\tkey=frame\tx=0\ty=0\twidth=320\theight=480
    6 15 sections
    7 16 tableViewSection\theaderTitle=Usual\tid=sec0
    8 17 cells
    9 18 tableViewCell\tid=c0\tstyle=IBUITableViewCellStyleDefault\ttextLabel=cl0
    10 19 tableViewCellContentView\tkey=contentView\tid=cc0
    11 20 subviews
    12 21 label\tid=cl0\ttext=Account
    10 22 connections
    11 23 segue\tid=s2\tdestination=sheet\tkind=presentation\tmodalPresentationStyle=fullScreen
    9 24 tableViewCell\tid=c1\tstyle=IBUITableViewCellStyleDefault\ttextLabel=cl1
    10 25 tableViewCellContentView\tkey=contentView\tid=cc1
    11 26 subviews
    12 27 label\tid=cl1\ttext=Sounds
    7 28 tableViewSection\tid=sec1
    8 29 cells
    9 30 tableViewCell\tid=c2\trowHeight=60
    10 31 tableViewCellContentView\tkey=contentView\tid=cc2
    5 32 tabBarItem\tkey=tabBarItem\ttitle=Settings\tid=item0
    2 33 scene
    3 34 objects
    4 35 viewController\tid=map
    5 36 view\tkey=view\tid=v
    6 37 rect\tkey=frame\tx=0\ty=0\twidth=320\theight=480
    6 38 subviews
    7 39 containerView\tid=box
    8 40 rect\tkey=frame\tx=10\ty=100\twidth=200\theight=100
    8 41 connections
    9 42 segue\tid=s3\tdestination=inside\tkind=embed
    7 43 view\tid=badge
    8 44 rect\tkey=frame\tx=10\ty=220\twidth=100\theight=60
    8 45 gestureRecognizers
    8 46 connections
    9 47 outletCollection\tproperty=gestureRecognizers\tdestination=tap\tid=g0
    5 48 tabBarItem\tkey=tabBarItem\ttitle=Map\tid=item1
    4 49 tapGestureRecognizer\tid=tap\tnumberOfTapsRequired=2
    5 50 connections
    6 51 segue\tid=s4\tdestination=sheet\tkind=popoverPresentation\tpopoverAnchorView=badge
    7 52 popoverArrowDirection\tkey=popoverArrowDirection\tup=YES\tdown=YES
    2 53 scene
    3 54 objects
    4 55 viewController\tid=inside\ttitle=Inside
    5 56 view\tkey=view\tid=vi
    2 57 scene
    3 58 objects
    4 59 viewController\tid=sheet\ttitle=Sheet
    5 60 view\tkey=view\tid=vs
    5 61 value\tkey=contentSizeForViewInPopover\ttype=size\twidth=70\theight=600
    """
