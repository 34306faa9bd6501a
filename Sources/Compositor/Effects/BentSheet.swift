/// A mesh of one picture in points of a layer's bounds, before the layer's own projection. Triangles are painted in order.
struct BentSheet: Equatable {
    struct Vertex: Equatable {
        var x: Double, y: Double
        /// The point of the flat picture that is seen here.
        var u: Double, v: Double
        /// Multiply the colours of the front and of the back.
        var frontShade = 1.0, backShade = 1.0
    }
    var vertices: [Vertex] = []
    /// Three each; clockwise (y down) where the front is seen.
    var indices: [UInt32] = []

    /// The index of a vertex: of the same one among the last few, or of a new one. Neighbours that share their vertices meet
    /// without a seam.
    mutating func shared(_ vertex: Vertex) -> UInt32 {
        let slack = 1e-7 * (1 + abs(vertex.u) + abs(vertex.v))
        for index in vertices.indices.suffix(16)
        where abs(vertices[index].u - vertex.u) <= slack && abs(vertices[index].v - vertex.v) <= slack {
            return UInt32(index)
        }
        vertices.append(vertex)
        return UInt32(vertices.count - 1)
    }

    /// A regular grid over the rectangle (0, 0, width, height) whose corners `place` moves.
    static func grid(
        columns: Int, rows: Int, width: Double, height: Double, place: (Double, Double) -> Vertex
    ) -> BentSheet {
        var sheet = BentSheet()
        sheet.vertices.reserveCapacity((columns + 1) * (rows + 1))
        sheet.indices.reserveCapacity(columns * rows * 6)
        for row in 0...rows {
            for column in 0...columns {
                sheet.vertices.append(
                    place(width * Double(column) / Double(columns), height * Double(row) / Double(rows)))
            }
        }
        for row in 0..<rows {
            for column in 0..<columns {
                let a = UInt32(row * (columns + 1) + column), b = a + 1
                let d = a + UInt32(columns + 1), c = d + 1
                sheet.indices += [a, b, c, a, c, d]
            }
        }
        return sheet
    }
}
