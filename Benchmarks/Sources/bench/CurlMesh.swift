import Foundation

/// The curling page of S3: a sheet of 64 × 64 cells rolled round a slanting cylinder, drawn from the flat part outwards.
struct CurlMesh {
    static let cells = 64
    static let radius = 150.0
    private static let angle = -25 * Double.pi / 180

    struct Vertex {
        var x: Double, y: Double, shade: Double
    }

    let indices: [UInt32]

    init() {
        let side = CurlMesh.cells + 1
        let cells = (0..<CurlMesh.cells * CurlMesh.cells).map { cell in
            (row: cell / CurlMesh.cells, column: cell % CurlMesh.cells)
        }
        let far = { (cell: (row: Int, column: Int)) in
            CurlMesh.along(Double(cell.column) * 1920 / 64, Double(cell.row) * 1080 / 64)
        }
        indices = cells.sorted { far($0) < far($1) }.flatMap { cell -> [UInt32] in
            let a = UInt32(cell.row * side + cell.column)
            let (b, c, d) = (a + 1, a + UInt32(side), a + UInt32(side) + 1)
            return [a, b, c, b, d, c]
        }
    }

    private static func along(_ x: Double, _ y: Double) -> Double { x * cos(angle) - y * sin(angle) }

    /// Row by row, one more than cells each way.
    func vertices(frame: Int) -> [Vertex] {
        let farthest = CurlMesh.along(1920, 1080)
        let edge = farthest * (1.02 - 0.9 * BenchScene.swing(frame))
        return (0...CurlMesh.cells).flatMap { row in
            (0...CurlMesh.cells).map { column in
                vertex(Double(column) * 1920 / 64, Double(row) * 1080 / 64, edge: edge)
            }
        }
    }

    private func vertex(_ x: Double, _ y: Double, edge: Double) -> Vertex {
        let radius = CurlMesh.radius, place = CurlMesh.along(x, y)
        let beyond = max(place - edge, 0), turn = min(beyond / radius, .pi)
        let rolled =
            beyond <= 0 ? place : beyond < .pi * radius ? edge + radius * sin(turn) : edge - (beyond - .pi * radius)
        let shift = rolled - place
        return Vertex(
            x: x + shift * cos(CurlMesh.angle), y: y - shift * sin(CurlMesh.angle),
            shade: 1 - 0.4 * sin(turn) - 0.1 * (1 - cos(turn)))
    }
}
