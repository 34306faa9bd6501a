import CoreGraphics

extension PageCurl {
    /// The page as three meshes, each in painter's order, low to high: what lies flat, what rises and shows its front, what has fallen
    /// over and shows its back.
    ///
    /// A cylinder bends along one direction only, so the page is cut into strips across it: one for what lies flat, as many for
    /// the bend as keep it round to a fifth of a pixel, one for what lies upside down on top.
    func appendStrips(
        to flat: inout BentSheet, rising: inout BentSheet, fallen: inout BentSheet, pixelsPerPoint: Double
    ) {
        // One pixel of the flat part reaches under the lifted one: their soft edges must not let the ground through.
        appendStrip(from: extent, to: travel > 0 ? travel - overlap(pixelsPerPoint) : 0, isFlat: true, to: &flat)
        let half = (bendSteps(pixelsPerPoint: pixelsPerPoint) + 1) / 2
        let quarterTurn = Double.pi / 2 * radius, fold = travel - quarterTurn
        // Where the fold covers it the front ends a little before: its soft edge would shine through that of the back.
        let last = fold > 0 ? fold + hidden(pixelsPerPoint) : 0
        for step in 0..<2 * half {
            let start = travel - quarterTurn * Double(step) / Double(half)
            let end = travel - quarterTurn * Double(step + 1) / Double(half)
            if step < half {
                appendStrip(from: start, to: max(end, last), to: &rising)
            } else {
                appendStrip(from: start, to: end, to: &fallen)
            }
        }
        appendStrip(from: travel - 2 * quarterTurn, to: 0, to: &fallen)
    }

    /// How far the flat part reaches under the lifted one, points.
    func overlap(_ pixelsPerPoint: Double) -> Double {
        pixelsPerPoint > 0 ? min(1 / pixelsPerPoint, radius / 8) : 0
    }

    /// How much paper the front shows on the last pixel before the fold, points: all of it lies under the back, once that is wider.
    func hidden(_ pixelsPerPoint: Double) -> Double {
        guard pixelsPerPoint > 0, travel > .pi / 2 * radius else { return 0 }
        let back = travel < .pi * radius ? radius * (1 - sin(travel / radius)) : radius
        let pixel = min(1 / pixelsPerPoint, back / 2, radius / 8)
        return radius * acos(1 - pixel / radius)
    }

    /// Strips of half a turn whose chords stay within a fifth of a pixel of the arc.
    private func bendSteps(pixelsPerPoint: Double) -> Int {
        let pixels = radius * pixelsPerPoint
        guard pixels.isFinite, pixels > 0.4 else { return 2 }
        let angle = 2 * acos(1 - 0.2 / pixels)
        return min(128, max(8, Int((.pi / angle).rounded(.up))))
    }

    /// The part of the page whose coordinate lies between `low` and `high`, as a fan of triangles.
    private func appendStrip(
        from high: Double, to low: Double, isFlat: Bool = false, to sheet: inout BentSheet
    ) {
        let high = min(high, extent), low = max(low, 0)
        guard high > low else { return }
        var polygon = ConvexPolygon(width: size.width, height: size.height)
        polygon.clip { coordinate(of: CGPoint(x: $0, y: $1)) - low }
        polygon.clip { high - coordinate(of: CGPoint(x: $0, y: $1)) }
        guard polygon.count >= 3 else { return }
        func corner(_ index: Int) -> BentSheet.Vertex {
            let (x, y) = polygon[index]
            return isFlat ? BentSheet.Vertex(x: x, y: y, u: x, v: y) : vertex(polygon[index])
        }
        let first = sheet.shared(corner(0))
        var last = sheet.shared(corner(1))
        for index in 2..<polygon.count {
            let next = sheet.shared(corner(index))
            sheet.indices.append(first)
            sheet.indices.append(last)
            sheet.indices.append(next)
            last = next
        }
    }

    private func vertex(_ point: (x: Double, y: Double)) -> BentSheet.Vertex {
        let bent = bend(CGPoint(x: point.x, y: point.y))
        let up = abs(bent.normal.z)
        return BentSheet.Vertex(
            x: bent.x, y: bent.y, u: point.x, v: point.y,
            frontShade: PageCurl.ambient + (1 - PageCurl.ambient) * up,
            backShade: PageCurl.foldedBack + (1 - PageCurl.foldedBack) * up)
    }

    /// How bright the front stays where it stands upright.
    static let ambient = 0.65
    /// The back runs from white .7 at the fold to white .957 where it lies flat; the tint is the latter.
    static let foldedBack = 0.7 / 0.957
}
