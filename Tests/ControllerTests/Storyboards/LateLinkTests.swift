import MutoscopeTesting
import Testing
import UIKit

/// Links of what a controller has from the beginning to what is made with its view.
@MainActor @Suite("Links to what comes with the view") struct LateLinkTests {
    private func made() throws -> UIViewController {
        try #require(UIStoryboard(name: "Late", bundle: nil).instantiateInitialViewController())
    }

    @Test("a button in a bar sends its action to an object that is made with the view")
    func targets() throws {
        let said = Diagnostics.collecting {
            guard let controller = try? made() else { return }
            let item = controller.navigationItem.rightBarButtonItem
            #expect(item?.target == nil)
            controller.loadViewIfNeeded()
            #expect(item?.target is UIPinchGestureRecognizer)
            let inToolbar = controller.toolbarItems?.first
            #expect(inToolbar?.target is UIPinchGestureRecognizer)
        }.messages
        #expect(said.isEmpty)
    }

    @Test("an item's outlet to a button of the scene is connected when the view is loaded")
    func outlets() throws {
        let said = Diagnostics.collecting {
            guard let controller = try? made() else { return }
            controller.loadViewIfNeeded()
            #expect(controller.navigationItem.leftBarButtonItem?.title == "Loose")
        }.messages
        #expect(said.isEmpty)
    }

    @Test("a button that loads the view when it wakes finds the links of the others connected then")
    func impatient() throws {
        let said = Diagnostics.collecting {
            guard let controller = try? made() else { return }
            #expect(controller.isViewLoaded == false)
            let impatient = try? #require(
                UIStoryboard(name: "Late", bundle: nil).instantiateViewController(withIdentifier: "impatient"))
            #expect(impatient?.isViewLoaded == true)
            #expect(impatient?.navigationItem.leftBarButtonItem?.target is UIPinchGestureRecognizer)
        }.messages
        #expect(said.isEmpty)
    }

    @Test("a bar with pages in a view leaves the constraints around it for when all views are there")
    func barsInViews() throws {
        let said = Diagnostics.collecting {
            guard let controller = try? made() else { return }
            controller.loadViewIfNeeded()
            let last = controller.view.subviews.last?.subviews.first
            #expect(last != nil)
            #expect(controller.view.constraints.contains { $0.secondItem === last && $0.isActive })
        }.messages
        #expect(said.isEmpty)
    }
}

final class ImpatientItem: UIBarButtonItem {
    override func awakeFromNib() {
        super.awakeFromNib()
        (target as? UIViewController)?.loadViewIfNeeded()
    }
}

let lateStoryboard = """
    0 1 document\tinitialViewController=c
    1 2 scenes
    2 3 scene
    3 4 objects
    4 5 viewController\tid=c
    5 6 toolbarItems
    6 7 barButtonItem\tid=t\ttitle=Below
    7 8 connections
    8 9 action\tselector=go:\tdestination=p\tid=a1
    5 10 navigationItem\tkey=navigationItem\tid=n
    6 11 barButtonItem\tkey=rightBarButtonItem\tid=r\ttitle=Right
    7 12 connections
    8 13 action\tselector=go:\tdestination=p\tid=a2
    6 14 connections
    7 15 outlet\tproperty=leftBarButtonItem\tdestination=loose\tid=o1
    5 16 view\tkey=view\tid=v
    6 17 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=844
    6 18 subviews
    7 19 view\tid=first\ttranslatesAutoresizingMaskIntoConstraints=NO
    8 20 constraints
    9 21 constraint\tid=k\tfirstItem=inner\tfirstAttribute=width\tsecondItem=last\tsecondAttribute=width
    8 22 subviews
    9 23 view\tid=inner\ttranslatesAutoresizingMaskIntoConstraints=NO
    7 24 navigationBar\tid=bar
    8 25 items
    9 26 navigationItem\ttitle=In\tid=ni
    7 27 view\tid=holder
    8 28 subviews
    9 29 view\tid=last\ttranslatesAutoresizingMaskIntoConstraints=NO
    4 30 pinchGestureRecognizer\tid=p
    4 31 barButtonItem\tid=loose\ttitle=Loose
    2 31 scene
    3 32 objects
    4 33 viewController\tid=i\tstoryboardIdentifier=impatient
    5 34 navigationItem\tkey=navigationItem\tid=in
    6 35 barButtonItem\tkey=rightBarButtonItem\tid=ir\ttitle=Right\tcustomClass=ImpatientItem
    7 36 connections
    8 37 action\tselector=go:\tdestination=i\tid=a3
    6 38 barButtonItem\tkey=leftBarButtonItem\tid=il\ttitle=Left
    7 39 connections
    8 40 action\tselector=go:\tdestination=ip\tid=a4
    5 41 view\tkey=view\tid=iv
    4 42 pinchGestureRecognizer\tid=ip
    """
