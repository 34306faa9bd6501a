// Written by port from the storyboards and nibs beside the sources.
import UIKit

final class PortedInterfaces: CompiledInterfaces {
    override var storyboards: [String: String] { ["Main": storyboard0] }
    override var nibs: [String: String] { [:] }
    override var info: [String: Any] { ["UIMainStoryboardFile": "Main"] as [String: Any] }

    override func type(named name: String) -> AnyClass? {
        switch name {
        case "PageController": return PageController.self
        default: return nil
        }
    }

}

private let storyboard0 = #####"""
    0 2 document	initialViewController=nav	type=com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB	version=3.0
    1 3 scenes
    2 4 scene	sceneID=s1
    3 5 objects
    4 6 navigationController	id=nav
    5 7 navigationBar	contentMode=scaleToFill	id=bar	key=navigationBar
    5 8 connections
    6 9 segue	destination=page	id=root	kind=relationship	relationship=rootViewController
    2 14 scene	sceneID=s2
    3 15 objects
    4 16 viewController	customClass=PageController	customModule=OtherNameOnIOS	id=page
    5 17 view	contentMode=scaleToFill	id=view	key=view
    6 18 rect	height=844	key=frame	width=390	x=0.0	y=0.0
    6 19 subviews
    7 20 label	id=label	text=Hello	translatesAutoresizingMaskIntoConstraints=NO
    6 22 viewLayoutGuide	id=safe	key=safeArea
    6 23 constraints
    7 24 constraint	firstAttribute=centerX	firstItem=label	id=c1	secondAttribute=centerX	secondItem=view
    7 25 constraint	constant=20	firstAttribute=top	firstItem=label	id=c2	secondAttribute=top	secondItem=safe
    5 28 navigationItem	id=item	key=navigationItem	title=Board
    5 29 connections
    6 30 outlet	destination=label	id=o1	property=label
    """#####
