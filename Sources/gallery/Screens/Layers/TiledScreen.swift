import UIKit

/// A map drawn in tiles: each zoom level draws its own, finer contours.
struct TiledScreen: Screen {
    let name = "layer-tiled"
    let title = "CATiledLayer"
    let summary = "A map drawn tile by tile, only where it is seen; zooming in draws finer tiles."
    let duration = 6.0
    let moment = 0.4...6.0
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .hex(0xA9C9D4)
        let map = MapLayer(), side = max(scenery.size.width, scenery.size.height) * 1.3
        map.levelsOfDetail = 3
        map.levelsOfDetailBias = 2
        map.contentsScale = scenery.scale
        map.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        map.position = scenery.bounds.center
        root.addSublayer(map)
        let stays = [0, 0.42, 0.58, 1]
        map.animate("transform.scale", [1, 3.2, 3.2, 1], at: scenery.start, for: duration, keyTimes: stays)
        map.animate("transform.rotation.z", [0, 0.22, 0.22, 0], at: scenery.start, for: duration, keyTimes: stays)
        let from = scenery.bounds.center, to = CGPoint(x: from.x - side * 0.2, y: from.y + side * 0.15)
        map.animate("position", [from, to, to, from], at: scenery.start, for: duration, keyTimes: stays)
    }
}

/// The heights of a made-up island in bands of colour. A tile is drawn without knowing of the others.
final class MapLayer: CATiledLayer {
    override func draw(in context: CGContext) {
        let clip = context.boundingBoxOfClipPath.intersection(bounds)
        guard !clip.isEmpty else { return }
        // Two pixels of this tile's level; equal neighbours in a row are filled at once.
        let step = 2 / max(0.01, hypot(context.ctm.a, context.ctm.b)), size = bounds.size
        let left = (clip.minX / step).rounded(.down) * step
        let places = Array(sequence(first: left) { $0 < clip.maxX + step ? $0 + step : nil })
        let columns = places.map { MapColumn($0 / size.width) }
        var areas = [[CGRect]](repeating: [], count: Self.colors.count)
        var y = (clip.minY / step).rounded(.down) * step
        while y < clip.maxY {
            let row = MapRow(y / size.height)
            var run = (start: left, band: band(row, columns[0]))
            for (x, column) in zip(places, columns).dropFirst() {
                let here = band(row, column)
                guard here != run.band || x >= clip.maxX else { continue }
                areas[run.band].append(CGRect(x: run.start, y: y, width: x - run.start, height: step))
                run = (x, here)
            }
            y += step
        }
        for (color, area) in zip(Self.colors, areas) where !area.isEmpty {
            context.setFillColor(color)
            context.fill(area)
        }
    }

    private func band(_ row: MapRow, _ column: MapColumn) -> Int {
        min(Self.colors.count - 1, Int(row.height(column) * CGFloat(Self.colors.count)))
    }

    private static let colors: [CGColor] = [
        0x6FA8BF, 0x86B8CA, 0xA3CBD6, 0xC4E0E2, 0xF0E4C2, 0xDDDCA6, 0xBFD08F, 0xA4C07C, 0x8AAF6E, 0x749C63, 0x6B8A59,
        0x86875A,
        0xA08C66, 0xB79F82, 0xD1C2AF, 0xF2EEE8,
    ].map { CGColor.hex($0) }
}

/// A wave's sine and cosine at some angle: those of a sum of angles are sums of products of theirs.
private struct WavePart {
    let sine: CGFloat, cosine: CGFloat

    init(_ angle: CGFloat) { (sine, cosine) = (sin(angle), cos(angle)) }

    func sineOfSum(_ other: WavePart) -> CGFloat { sine * other.cosine + cosine * other.sine }

    func cosineOfDifference(_ other: WavePart) -> CGFloat { cosine * other.cosine + sine * other.sine }
}

/// What the heights of the unit square share along a line from top to bottom.
private struct MapColumn {
    let long: WavePart, slanting: WavePart, short: WavePart
    let distance: CGFloat

    init(_ x: CGFloat) {
        (long, slanting, short) = (WavePart(x * 9), WavePart(x * 5), WavePart(x * 23))
        distance = (x - 0.5) * (x - 0.5)
    }
}

/// The heights along a line of the unit square.
private struct MapRow {
    private let bend: WavePart, slanting: WavePart, short: WavePart
    private let distance: CGFloat

    init(_ y: CGFloat) {
        (bend, slanting, short) = (WavePart(cos(y * 7) * 1.4), WavePart(y * 13), WavePart(y * 17))
        distance = (y - 0.5) * (y - 0.5)
    }

    /// 0 deep under water … 1 on the peak.
    func height(_ column: MapColumn) -> CGFloat {
        let island = 1 - (column.distance + distance) * 4.2
        let waves =
            column.long.sineOfSum(bend) * 0.24 + slanting.sineOfSum(column.slanting) * 0.14
            + column.short.cosineOfDifference(short) * 0.06
        return min(0.999, max(0, island * 0.62 + waves * 0.8 + 0.1))
    }
}
