import MutoscopeTesting
import Testing

@testable import UIKit

let fixedNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=a\tcontentMode=scaleToFill
    3 4 rect\tkey=frame\tx=0\ty=0\twidth=400\theight=300
    3 5 subviews
    4 6 view\tid=b\tfixedFrame=YES\ttranslatesAutoresizingMaskIntoConstraints=NO
    5 7 rect\tkey=frame\tx=10\ty=20\twidth=380\theight=100
    5 8 autoresizingMask\tkey=autoresizingMask\twidthSizable=YES\tflexibleMaxY=YES
    4 9 view\tid=c\ttranslatesAutoresizingMaskIntoConstraints=NO
    5 10 rect\tkey=frame\tx=10\ty=20\twidth=380\theight=100
    """

@Suite("Views of a fixed frame in interface files") @MainActor
struct FixedFrameTests {
    @Test("follow their mask, also where the file says that masks do not count")
    func masks() throws {
        let view = try #require(UINib(nibName: "Fixed", bundle: nil).instantiate(withOwner: nil).first as? UIView)
        let (fixed, other) = (view.subviews[0], view.subviews[1])
        #expect(fixed.translatesAutoresizingMaskIntoConstraints)
        #expect(!other.translatesAutoresizingMaskIntoConstraints)
        view.frame.size.width = 300
        view.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 10, y: 20, width: 280, height: 100))
    }

    @Test("what has constraints inside does not shrink them")
    func content() throws {
        let view = try #require(UINib(nibName: "Fixed", bundle: nil).instantiate(withOwner: nil).first as? UIView)
        let (fixed, label) = (view.subviews[0], UILabel())
        label.text = "x"
        label.translatesAutoresizingMaskIntoConstraints = false
        fixed.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: fixed.topAnchor),
            label.bottomAnchor.constraint(equalTo: fixed.bottomAnchor),
            label.leadingAnchor.constraint(equalTo: fixed.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: fixed.trailingAnchor),
        ])
        view.layoutIfNeeded()
        #expect(fixed.frame == CGRect(x: 10, y: 20, width: 380, height: 100))
        #expect(label.frame == fixed.bounds)
    }
}
