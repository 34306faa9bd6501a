import MutoscopeTesting
import Testing

@testable import UIKit

/// A view whose properties a nib sets, as `port` writes the setter.
final class Inspected: UIView, InterfaceObject {
    enum Kind: Int { case plain, fancy }

    var log: [String] = []
    var corner: CGFloat = 0 { didSet { log.append("corner \(corner)\(inner == nil ? " too soon" : "")") } }
    /// What the view makes of its own once its superclass is done, as views do that load a nib.
    private var inner: UIView?
    var kind = Kind.plain
    var kindAdapter: Int {
        get { kind.rawValue }
        set { kind = Kind(rawValue: newValue) ?? .plain }
    }
    var count: Int?
    var share: Float? = 1
    var isFancy = false
    var label: String? = "before"
    var place = CGPoint.zero
    var extent = CGSize.zero
    var area = CGRect.zero
    var span = NSRange()
    var tone: UIColor?
    var picture: UIImage?
    var nothing: String? = "before"

    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        inner = UIView()
    }

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        switch key {
        case "corner": InterfaceValue.assign(value, to: &corner)
        case "kindAdapter": InterfaceValue.assign(value, to: &kindAdapter)
        case "count": InterfaceValue.assign(value, to: &count)
        case "share": InterfaceValue.assign(value, to: &share)
        case "isFancy": InterfaceValue.assign(value, to: &isFancy)
        case "label": InterfaceValue.assign(value, to: &label)
        case "place": InterfaceValue.assign(value, to: &place)
        case "extent": InterfaceValue.assign(value, to: &extent)
        case "area": InterfaceValue.assign(value, to: &area)
        case "span": InterfaceValue.assign(value, to: &span)
        case "tone": InterfaceValue.assign(value, to: &tone)
        case "picture": InterfaceValue.assign(value, to: &picture)
        case "nothing": InterfaceValue.assign(value, to: &nothing)
        default: return false
        }
        return true
    }

    func interfaceAction(_ name: String) -> Selector? { nil }
}

/// A bar button that a nib tells its kind.
final class InspectedItem: UIBarButtonItem, InterfaceObject {
    var note = ""
    var awakenedWith: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        awakenedWith = "\(title ?? "") \(note)"
    }

    func setInterfaceValue(_ value: Any?, forKey key: String) -> Bool {
        guard key == "note" else { return false }
        InterfaceValue.assign(value, to: &note)
        return true
    }

    func interfaceAction(_ name: String) -> Selector? { nil }
}

/// User-defined runtime attributes, which is also how inspectable values arrive.
@MainActor @Suite("Runtime attributes of interface files") struct RuntimeAttributeTests {
    private let objects = UINib(nibName: "Users", bundle: nil).instantiate(withOwner: nil)

    @Test("of every type arrive at properties of every kind")
    func types() throws {
        let view = try #require(objects.compactMap { $0 as? Inspected }.first)
        #expect(view.log == ["corner 7.5"])
        #expect(view.kind == .fancy)
        #expect(view.count == 3)
        #expect(view.share == 0.5)
        #expect(view.isFancy)
        #expect(view.label == "Hello")
        #expect(view.place == CGPoint(x: 1, y: 2))
        #expect(view.extent == CGSize(width: 3, height: 4))
        #expect(view.area == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.span == NSRange(location: 5, length: 6))
        #expect(view.tone?.cgColor.components?.first == 1)
        #expect(view.picture?.isSymbolImage == true)
        #expect(view.nothing == nil)
    }

    @Test("arrive at the frameworks' own properties, at layers and at what extensions add")
    func kitProperties() throws {
        let view = try #require(objects.compactMap { $0 as? UIView }.first { $0.tag == 2 })
        // First as the layer's own, then as what an extension adds.
        #expect(view.layer.cornerRadius == 5)
        #expect(view.layer.borderColor?.components?.first == 1)
        #expect(view.layer.shadowOffset == CGSize(width: 0, height: 3))
        #expect(view.layer.masksToBounds)
        #expect(view.clipsToBounds)
    }

    @Test("arrive at bar buttons, constraints and layouts too")
    func otherObjects() throws {
        let item = try #require(objects.compactMap { $0 as? InspectedItem }.first)
        #expect(item.note == "kept")
        #expect(item.awakenedWith == "x kept")
        let list = try #require(objects.compactMap { $0 as? UICollectionView }.first)
        let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.sectionHeadersPinToVisibleBounds)
        let view = try #require(objects.compactMap { $0 as? UIView }.first { $0.tag == 3 })
        #expect(view.constraints.map(\.identifier) == ["wide"])
    }
}

let usersNib = """
    0 1 document
    1 2 objects
    2 3 view\tid=a\tcustomClass=Inspected
    3 4 userDefinedRuntimeAttributes
    4 5 userDefinedRuntimeAttribute\ttype=number\tkeyPath=corner
    5 5 real\tkey=value\tvalue=7.5
    4 6 userDefinedRuntimeAttribute\ttype=number\tkeyPath=kindAdapter
    5 6 integer\tkey=value\tvalue=1
    4 7 userDefinedRuntimeAttribute\ttype=number\tkeyPath=count
    5 7 integer\tkey=value\tvalue=3
    4 8 userDefinedRuntimeAttribute\ttype=number\tkeyPath=share
    5 8 real\tkey=value\tvalue=0.5
    4 9 userDefinedRuntimeAttribute\ttype=boolean\tkeyPath=isFancy\tvalue=YES
    4 10 userDefinedRuntimeAttribute\ttype=string\tkeyPath=label\tvalue=Hello
    4 11 userDefinedRuntimeAttribute\ttype=point\tkeyPath=place
    5 11 point\tkey=value\tx=1\ty=2
    4 12 userDefinedRuntimeAttribute\ttype=size\tkeyPath=extent
    5 12 size\tkey=value\twidth=3\theight=4
    4 13 userDefinedRuntimeAttribute\ttype=rect\tkeyPath=area
    5 13 rect\tkey=value\tx=1\ty=2\twidth=3\theight=4
    4 14 userDefinedRuntimeAttribute\ttype=range\tkeyPath=span
    5 14 range\tkey=value\tlocation=5\tlength=6
    4 15 userDefinedRuntimeAttribute\ttype=color\tkeyPath=tone
    5 15 color\tkey=value\tred=1\tgreen=0\tblue=0\talpha=1
    4 16 userDefinedRuntimeAttribute\ttype=image\tkeyPath=picture\tvalue=heart\tcatalog=system
    4 17 userDefinedRuntimeAttribute\ttype=nil\tkeyPath=nothing
    2 20 view\tid=b\ttag=2
    3 20 userDefinedRuntimeAttributes
    4 21 userDefinedRuntimeAttribute\ttype=number\tkeyPath=layer.cornerRadius
    5 21 integer\tkey=value\tvalue=9
    4 22 userDefinedRuntimeAttribute\ttype=color\tkeyPath=layer.borderColor
    5 22 color\tkey=value\tred=1\tgreen=0\tblue=0\talpha=1
    4 23 userDefinedRuntimeAttribute\ttype=size\tkeyPath=layer.shadowOffset
    5 23 size\tkey=value\twidth=0\theight=3
    4 24 userDefinedRuntimeAttribute\ttype=boolean\tkeyPath=layer.masksToBounds\tvalue=YES
    4 25 userDefinedRuntimeAttribute\ttype=boolean\tkeyPath=clipsToBounds\tvalue=YES
    4 26 userDefinedRuntimeAttribute\ttype=number\tkeyPath=roundness
    5 26 real\tkey=value\tvalue=5
    2 30 barButtonItem\tid=c\tcustomClass=InspectedItem\ttitle=x
    3 30 userDefinedRuntimeAttributes
    4 31 userDefinedRuntimeAttribute\ttype=string\tkeyPath=note\tvalue=kept
    2 32 collectionView\tid=d
    3 32 collectionViewFlowLayout\tkey=collectionViewLayout\tid=dl
    4 32 userDefinedRuntimeAttributes
    5 33 userDefinedRuntimeAttribute\ttype=boolean\tkeyPath=sectionHeadersPinToVisibleBounds\tvalue=YES
    2 34 view\tid=e\ttag=3
    3 34 constraints
    4 34 constraint\tid=ec\tfirstAttribute=width\tconstant=50
    5 34 userDefinedRuntimeAttributes
    6 35 userDefinedRuntimeAttribute\ttype=string\tkeyPath=identifier\tvalue=wide
    """
