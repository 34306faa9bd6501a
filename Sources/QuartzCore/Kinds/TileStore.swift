import CoreGraphics
import RenderTree

/// The tiles of one level of detail that cover a rectangle.
struct TileGrid {
    struct Place: Hashable {
        var level: Int
        var column: Int
        var row: Int
    }

    let level: Int
    let pixelsPerPoint: Double
    /// Points.
    private let step: CGSize
    private let origin: CGPoint
    private let columns: Range<Int>
    private let rows: Range<Int>

    /// nil when there would be no tile, or so many that they could not be meant.
    init?(level: Int, pixelsPerPoint: Double, tileSize: CGSize, origin: CGPoint, visible: CGRect) {
        let step = CGSize(width: tileSize.width / pixelsPerPoint, height: tileSize.height / pixelsPerPoint)
        func range(_ low: Double, _ high: Double, _ step: Double) -> Range<Int>? {
            let first = (low / step).rounded(.down), last = (high / step).rounded(.up)
            guard step > 0, abs(first) < 1e9, abs(last) < 1e9, last > first, last - first <= 512 else { return nil }
            return Int(first)..<Int(last)
        }
        guard let columns = range(visible.minX - origin.x, visible.maxX - origin.x, step.width),
            let rows = range(visible.minY - origin.y, visible.maxY - origin.y, step.height)
        else { return nil }
        self.level = level
        self.pixelsPerPoint = pixelsPerPoint
        self.step = step
        self.origin = origin
        self.columns = columns
        self.rows = rows
    }

    /// Row by row.
    var places: [Place] {
        rows.flatMap { row in columns.map { Place(level: level, column: $0, row: row) } }
    }

    func contains(_ place: Place) -> Bool {
        place.level == level && columns.contains(place.column) && rows.contains(place.row)
    }

    /// In the layer's space.
    func frame(of place: Place) -> CGRect {
        CGRect(
            x: origin.x + Double(place.column) * step.width, y: origin.y + Double(place.row) * step.height,
            width: step.width, height: step.height)
    }
}

/// The drawn tiles of a tiled layer, each as a node that fades in.
struct TileStore {
    struct Tile {
        let place: TileGrid.Place
        let frame: CGRect
        let image: CGImage
        let softEdges: CAEdgeAntialiasingMask
        /// The layer's time at which it was drawn.
        let born: Double
    }

    private var tiles: [TileGrid.Place: (tile: Tile, node: LayerNode)] = [:]
    /// When the last tile was added.
    private var lastBirth = -Double.infinity

    /// Coarse levels first, so that finer ones fade in over them.
    var nodes: [LayerNode] {
        tiles.values.sorted { a, b in
            let x = a.tile.place, y = b.tile.place
            return (x.level, x.row, x.column) < (y.level, y.row, y.column)
        }.map(\.node)
    }

    func contains(_ place: TileGrid.Place) -> Bool { tiles[place] != nil }

    mutating func add(_ tile: Tile, fade: Double) {
        tiles[tile.place] = (tile, TileStore.node(tile, fade: fade))
        lastBirth = tile.born
    }

    /// True when tiles went.
    mutating func removeAll(touching rect: CGRect) -> Bool {
        let count = tiles.count
        tiles = tiles.filter { !$0.value.tile.frame.overlaps(rect) }
        return tiles.count != count
    }

    /// Lets go of tiles out of sight; those of other levels stay until what covers them has faded in. True when some went.
    mutating func retire(outside grid: TileGrid, at time: Double, after fade: Double) -> Bool {
        let count = tiles.count
        let hasFaded = time - lastBirth > fade || time < lastBirth
        tiles = tiles.filter { place, _ in grid.contains(place) || place.level != grid.level && !hasFaded }
        return tiles.count != count
    }

    private static func node(_ tile: Tile, fade: Double) -> LayerNode {
        var geometry = LayerGeometry()
        geometry.bounds = CGRect(origin: .zero, size: tile.frame.size)
        geometry.position = CGPoint(x: tile.frame.midX, y: tile.frame.midY)
        var appearance = LayerAppearance()
        appearance.contents = ImageReference(tile.image)
        appearance.edgeAntialiasingMask = UInt8(tile.softEdges.rawValue)
        var animations: [AnimationRecord] = []
        if fade > 0 {
            var timing = MediaTiming()
            timing.beginTime = tile.born
            timing.duration = fade
            timing.fillMode = .backwards
            let motion = PropertyAnimation(
                target: .layer(.opacity, .whole), track: .basic(from: .number(0), to: .number(1), by: nil))
            animations = [AnimationRecord(id: .next(), timing: timing, kind: .property(motion))]
        }
        return LayerNode(id: .next(), geometry: geometry, style: LayerStyle(appearance), animations: animations)
    }
}
