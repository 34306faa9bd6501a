import MutoscopeTesting
import Testing

@testable import UIKit

/// What older versions of Xcode wrote, and outlets of the frameworks' own classes.
@MainActor @Suite("Older interface files") struct OlderFileTests {
    private func views() throws -> [UIView] {
        UINib(nibName: "Older", bundle: nil).instantiate(withOwner: nil).compactMap { $0 as? UIView }
    }

    @Test("a colour of Xcode 11 goes before the one of older systems; without it that one counts")
    func colors() throws {
        let views = try views()
        #expect(views[0].backgroundColor == .systemBackground)
        #expect(views[1].backgroundColor == .white)
    }

    @Test("a colour that only the file knows is the file's copy")
    func keptColors() throws {
        #expect(try views()[2].backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    }

    @Test("a cell's own views may be connected to the names of the system's, and stay where they are")
    func cellOutlets() throws {
        let cell = try #require(try views()[3] as? UITableViewCell)
        let picture = try #require(cell.contentView.subviews.compactMap { $0 as? UIImageView }.first)
        #expect(cell.imageView === picture)
        #expect(cell.textLabel?.text == "Mine")
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 80)
        cell.layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 200, y: 8, width: 40, height: 40))
        #expect(cell.contentView.subviews.count == 2)
    }

    @Test("a button's background is the system's where the file's list of images says so")
    func systemBackgrounds() throws {
        let button = try #require(try views()[4] as? UIButton)
        #expect(button.backgroundImage(for: .normal)?.isSymbolImage == true)
    }
}

let olderNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=a
    3 4 color\tkey=backgroundColor\txcode11CocoaTouchSystemColor=systemBackgroundColor\tcocoaTouchSystemColor=whiteColor
    2 5 view\tid=b
    3 6 color\tkey=backgroundColor\tcocoaTouchSystemColor=whiteColor
    2 7 view\tid=c
    3 8 color\tkey=backgroundColor\tsystemColor=mangoColor
    2 9 tableViewCell\tid=cell\treuseIdentifier=own
    3 10 tableViewCellContentView\tkey=contentView\tid=content
    4 11 rect\tkey=frame\tx=0\ty=0\twidth=320\theight=80
    4 12 subviews
    5 13 imageView\tid=picture
    6 14 rect\tkey=frame\tx=200\ty=8\twidth=40\theight=40
    5 15 label\tid=words\ttext=Mine
    6 16 rect\tkey=frame\tx=10\ty=8\twidth=100\theight=20
    3 17 connections
    4 18 outlet\tid=o1\tproperty=imageView\tdestination=picture
    4 19 outlet\tid=o2\tproperty=textLabel\tdestination=words
    2 23 button\tid=back\tbuttonType=custom
    3 24 state\tkey=normal\tbackgroundImage=location.circle.fill
    1 20 resources
    2 25 image\tname=location.circle.fill\tcatalog=system\twidth=128\theight=121
    2 21 systemColor\tname=mangoColor
    3 22 color\tred=1\tgreen=0.5\tblue=0\talpha=1\tcolorSpace=custom\tcustomColorSpace=sRGB
    """
