import MutoscopeTesting
import Testing

@testable import UIKit

/// Properties of views that differ by size class, back and forth.
@MainActor @Suite("Looks that differ by size class", .serialized) struct VariedLooksTests {
    private func shown() throws -> (TestScreen, UIView) {
        let screen = TestScreen(size: CGSize(width: 390, height: 844))
        let made = UINib(nibName: "Varied", bundle: nil).instantiate(withOwner: nil)
        let view = try #require(made.first as? UIView)
        screen.show(view)
        screen.advance(by: 0.1)
        return (screen, view)
    }

    @Test("colours, lines, alignments, distances, insistence and images come and go")
    func backAndForth() throws {
        let (screen, view) = try shown()
        let label = try #require(view.viewWithTag(1) as? UILabel),
            stack = try #require(view.viewWithTag(2) as? UIStackView)
        let picture = try #require(view.viewWithTag(3) as? UIImageView)
        let portrait = {
            #expect(label.numberOfLines == 1)
            #expect(label.textAlignment == .natural)
            #expect(label.textColor == .label)
            #expect(view.backgroundColor == nil)
            #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(251))
            #expect(stack.alignment == .fill)
            #expect(stack.distribution == .fill)
            #expect(picture.image == nil)
            #expect(label.alpha == 1)
        }
        portrait()
        screen.turn(into: .iPhone16Pro.landscape)
        screen.advance(by: 0.2)
        #expect(label.numberOfLines == 3)
        #expect(label.textAlignment == .center)
        #expect(label.text == "words")
        #expect(label.alpha == 0.5)
        #expect(label.textColor.cgColor.components?.first == 1)
        #expect(view.backgroundColor != nil)
        #expect(label.contentHuggingPriority(for: .horizontal) == UILayoutPriority(700))
        #expect(stack.alignment == .center)
        #expect(stack.distribution == .fillEqually)
        #expect(picture.image?.isSymbolImage == true)
        screen.turn(into: .iPhone16Pro)
        screen.advance(by: 0.2)
        portrait()
    }

    @Test("keep nothing alive")
    func released() throws {
        weak var view: UIView?
        do {
            let made = UINib(nibName: "Varied", bundle: nil).instantiate(withOwner: nil)
            view = try #require(made.first as? UIView)
        }
        #expect(view == nil)
    }

    @Test("what is for a Mac is not for a phone, and constraints in content views differ as well")
    func conditions() throws {
        let (screen, view) = try shown()
        let other = try #require(view.viewWithTag(4) as? UILabel)
        #expect(other.numberOfLines == 1)
        let cell = try #require(view.viewWithTag(5) as? UITableViewCell)
        let part = try #require(cell.contentView.subviews.first)
        #expect(part.frame.minX == 10)
        screen.turn(into: .iPhone16Pro.landscape)
        screen.advance(by: 0.2)
        #expect(part.frame.minX == 30)
    }
}

let variedNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=v
    3 3 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=844
    3 4 subviews
    4 5 label\ttag=1\tid=l\ttext=words\thorizontalHuggingPriority=251
    5 5 rect\tkey=frame\tx=0\ty=100\twidth=200\theight=20
    5 6 variation\tkey=heightClass=compact\tnumberOfLines=3\ttextAlignment=center\talpha=0.5\thorizontalHuggingPriority=700
    6 7 color\tkey=textColor\tred=1\tgreen=0\tblue=0\talpha=1
    4 8 stackView\ttag=2\tid=s
    5 8 variation\tkey=heightClass=compact\talignment=center\tdistribution=fillEqually
    4 9 imageView\ttag=3\tid=i
    5 9 variation\tkey=heightClass=compact\timage=heart\tcatalog=system
    4 10 label\ttag=4\tid=m\ttext=words
    5 10 variation\tkey=userInterfaceIdiom=mac\tnumberOfLines=9
    4 11 tableViewCell\ttag=5\tid=c
    5 11 rect\tkey=frame\tx=0\ty=200\twidth=390\theight=44
    5 11 tableViewCellContentView\tkey=contentView\tid=cc
    6 11 rect\tkey=frame\tx=0\ty=0\twidth=390\theight=44
    6 11 subviews
    7 11 view\tid=p\ttranslatesAutoresizingMaskIntoConstraints=NO
    6 11 constraints
    7 11 constraint\tid=k1\tfirstItem=p\tfirstAttribute=leading\tsecondItem=cc\tsecondAttribute=leading\tconstant=10
    8 11 variation\tkey=heightClass=compact\tconstant=30
    7 11 constraint\tid=k2\tfirstItem=p\tfirstAttribute=top\tsecondItem=cc\tsecondAttribute=top
    7 11 constraint\tid=k3\tfirstItem=p\tfirstAttribute=width\tconstant=40
    7 11 constraint\tid=k4\tfirstItem=p\tfirstAttribute=height\tconstant=40
    6 11 variation\tkey=heightClass=compact
    7 11 mask\tkey=constraints
    3 12 variation\tkey=heightClass=compact
    4 12 color\tkey=backgroundColor\tred=1\tgreen=0\tblue=0\talpha=1
    """
