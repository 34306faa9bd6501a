import Testing

@testable import UIKit

/// A layout of a program's own that is no flow layout.
final class RingLayout: UICollectionViewLayout {}

let seenNib = """
    0 1 document
    1 2 objects
    2 3 collectionView\tid=c
    3 4 collectionViewFlowLayout\tkey=collectionViewLayout\tid=l\tcustomClass=RingLayout\tminimumLineSpacing=10
    2 5 collectionView\tid=d
    3 6 collectionViewFlowLayout\tkey=collectionViewLayout\tid=m\tminimumLineSpacing=7
    2 7 button\tid=b\tbuttonType=system
    3 8 state\tkey=normal\ttitle=Button
    3 9 state\tkey=selected\ttitle=On
    3 10 buttonConfiguration\tkey=configuration\tstyle=plain
    2 11 button\tid=p\tbuttonType=system
    3 12 state\tkey=normal\ttitle=Plain
    """

@Suite("Interface files of programs that were used") @MainActor
struct SeenInterfaceTests {
    private let objects = UINib(nibName: "Seen", bundle: nil).instantiate(withOwner: nil)

    @Test("the element of a flow layout makes whatever layout it names")
    func layouts() throws {
        let lists = objects.compactMap { $0 as? UICollectionView }
        #expect(lists.first?.collectionViewLayout is RingLayout)
        #expect((lists.last?.collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing == 7)
    }

    @Test("a button with a configuration has that one's title or none, whatever its normal state says")
    func titles() throws {
        let buttons = objects.compactMap { $0 as? UIButton }
        let button = try #require(buttons.first)
        #expect(button.currentTitle == nil)
        button.isSelected = true
        #expect(button.currentTitle == "On")
        #expect(buttons.last?.currentTitle == "Plain")
    }
}
