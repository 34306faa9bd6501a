import UIKit

/// A wall calendar of today's month in the user's language. Its pages curl away and back by CATransition, from two corners: the
/// container turned by π about y and the page turned back mirror the curl and not the digits.
struct PageCurlScreen: Screen {
    let name = "page-curl"
    let title = "Page curl"
    let summary =
        "This month, the next and the one after: pageCurl and pageUnCurl from either corner, by a CATransition."
    let duration = 6.0
    let moment = 0.4...1.5
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.dark
    let glyph = Glyph.page

    func prepare(_ scenery: Scenery) {
        DatesAhead.begin()
        let size = pageFrame(scenery).size
        MonthPage.expectFonts(width: size.width)
        scenery.pictures.prepare(0...2, size: Months.pictureSize(size), scale: scenery.scale)
    }

    func build(in root: CALayer, _ scenery: Scenery) {
        addWall(to: root, scenery)
        let frame = pageFrame(scenery)
        let months = Months(scenery, size: frame.size)

        // The block of leaves beneath, which casts the shadow; the curling page is alone in the container.
        let block = CALayer.color(.hex(0xE6DCC8), frame: frame.offsetBy(dx: 2.5, dy: 3.5))
        block.castShadow(opacity: 0.4, radius: 22 * scenery.unit, offset: 16 * scenery.unit)
        let container = CALayer()
        container.frame = frame
        let page = CALayer()
        page.frame = container.bounds
        page.addSublayer(months.layer(0))
        container.addSublayer(page)
        root.addSublayers(block, container)
        addRings(to: root, frame, scenery)

        // Leaves beneath are set in frames in which nothing happens.
        for offset in 1...2 { scenery.at(0.1 * Double(offset)) { _ = months.layer(offset) } }
        turn(page, to: months, 1, .curl, mirrored: false, at: 0.4, scenery)
        turn(page, to: months, 2, .curl, mirrored: true, at: 1.8, scenery)
        turn(page, to: months, 1, .uncurl, mirrored: false, at: 3.2, scenery)
        turn(page, to: months, 0, .uncurl, mirrored: true, at: 4.6, scenery)
    }

    private enum Turn { case curl, uncurl }

    private func turn(
        _ page: CALayer, to months: Months, _ offset: Int, _ turn: Turn, mirrored: Bool, at time: Double,
        _ scenery: Scenery
    ) {
        scenery.at(time) {
            let transition = CATransition()
            transition.type = CATransitionType(rawValue: turn == .curl ? "pageCurl" : "pageUnCurl")
            transition.subtype = turn == .curl ? .fromBottom : .fromTop
            transition.duration = 1.1
            transition.timingFunction = CAMediaTimingFunction(name: .default)
            CATransaction.begin()
            CATransaction.setDisableActions(true)
            page.superlayer?.transform = mirrored ? CATransform3DMakeRotation(.pi, 0, 1, 0) : CATransform3DIdentity
            page.transform = mirrored ? CATransform3DMakeRotation(-.pi, 0, 1, 0) : CATransform3DIdentity
            page.sublayers = [months.layer(offset)]
            page.add(transition, forKey: "curl")
            CATransaction.commit()
        }
    }

    private func pageFrame(_ scenery: Scenery) -> CGRect {
        let inset = 30 * scenery.unit
        return scenery.bounds.inner(dx: inset, dy: inset * 2.2).offsetBy(dx: 0, dy: inset * 0.3).fitting(aspect: 0.62)
    }

    private func addWall(to root: CALayer, _ scenery: Scenery) {
        let wall = CAGradientLayer()
        wall.frame = scenery.bounds
        wall.type = .radial
        wall.startPoint = CGPoint(x: 0.3, y: 0.15)
        wall.endPoint = CGPoint(x: 1.3, y: 1.2)
        wall.colors = [CGColor.hex(0x4C7C7A), CGColor.hex(0x2B5557), CGColor.hex(0x183538)]
        root.addSublayer(wall)
    }

    /// The wire that holds the leaves.
    private func addRings(to root: CALayer, _ frame: CGRect, _ scenery: Scenery) {
        let count = 15, step = frame.width / CGFloat(count), unit = step / 22
        for k in 0..<count {
            let ring = CAGradientLayer()
            let x = frame.minX + (CGFloat(k) + 0.5) * step
            ring.frame = CGRect(x: x - 2.2 * unit, y: frame.minY - 11 * unit, width: 4.4 * unit, height: 24 * unit)
            ring.cornerRadius = 2.2 * unit
            ring.colors = [CGColor.hex(0xF4F4F2), CGColor.hex(0x8F9296), CGColor.hex(0x53565B)]
            root.addSublayer(ring)
        }
    }
}

/// This month and those after it, each set when it is first asked for.
@MainActor
private final class Months {
    private let pictures: Pictures
    private let pictureSize: CGSize
    private let date: Date
    private let calendar: Calendar
    private let size: CGSize
    private let scale: CGFloat
    private var layers: [Int: CALayer] = [:]

    /// - Parameter size: of a leaf, points.
    init(_ scenery: Scenery, size: CGSize) {
        (pictures, date, calendar) = (scenery.pictures, scenery.date, scenery.calendar)
        (self.size, scale) = (size, scenery.scale)
        pictureSize = Self.pictureSize(size)
    }

    /// Points.
    ///
    /// - Parameter size: of a leaf.
    static func pictureSize(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.height * 0.4) }

    func layer(_ offset: Int) -> CALayer {
        if let layer = layers[offset] { return layer }
        let page = MonthPage(
            grid: MonthGrid(offset: offset, from: date, calendar: calendar),
            picture: pictures.image(offset, size: pictureSize, scale: scale),
            isRightToLeft: calendar.locale?.language.characterDirection == .rightToLeft, scale: scale)
        let layer = page.layer(size: size)
        layer.frame = CGRect(origin: .zero, size: size)
        layers[offset] = layer
        return layer
    }
}
