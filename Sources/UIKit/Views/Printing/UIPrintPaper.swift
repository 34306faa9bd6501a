public import CoreGraphics

/// A sheet of paper and the part of it that printers reach.
@preconcurrency @MainActor
open class UIPrintPaper: NSObject {
    /// Points.
    open private(set) var paperSize: CGSize
    /// Points; a quarter of an inch remains at the edges.
    open var printableRect: CGRect { CGRect(origin: .zero, size: paperSize).insetBy(dx: 18, dy: 18) }

    /// Paper of no size, for those that stand in for some.
    public override init() {
        paperSize = .zero
        super.init()
    }

    init(_ size: CGSize) {
        paperSize = size
        super.init()
    }

    static let a4 = UIPrintPaper(CGSize(width: 595, height: 842))
    static let letter = UIPrintPaper(CGSize(width: 612, height: 792))

    /// What the region's printers hold.
    static var usual: UIPrintPaper { Locale.user.measurementSystem == .us ? letter : a4 }

    /// The paper on which pages of a size fit best: the smallest that holds them, else the largest.
    open class func bestPaper(forPageSize contentSize: CGSize, withPapersFrom paperList: [UIPrintPaper]) -> UIPrintPaper
    {
        let sorted = paperList.sorted {
            $0.paperSize.width * $0.paperSize.height < $1.paperSize.width * $1.paperSize.height
        }
        let fitting = sorted.first { paper in
            let size = paper.printableRect.size
            return size.width >= contentSize.width && size.height >= contentSize.height
        }
        return fitting ?? sorted.last ?? usual
    }
}
