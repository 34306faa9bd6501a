import CoreGraphics

extension SymbolDrawing {
    /// Signs on the system's bar buttons.
    static let bars: [String: SymbolDrawing] = [
        "backward.fill": SymbolDrawing(
            .area {
                $0.polyline((0.5, 0.22), (0.06, 0.5), (0.5, 0.78), closed: true)
                $0.polyline((0.94, 0.22), (0.5, 0.5), (0.94, 0.78), closed: true)
            }),
        "forward.fill": SymbolDrawing(
            .area {
                $0.polyline((0.5, 0.22), (0.94, 0.5), (0.5, 0.78), closed: true)
                $0.polyline((0.06, 0.22), (0.5, 0.5), (0.06, 0.78), closed: true)
            }),
        "square.and.pencil": SymbolDrawing(
            .line {
                $0.polyline((0.56, 0.18), (0.14, 0.18), (0.14, 0.88), (0.84, 0.88), (0.84, 0.46))
                $0.polyline((0.4, 0.64), (0.42, 0.5), (0.82, 0.1), (0.93, 0.21), (0.53, 0.61), closed: true)
            }),
        "camera.fill": SymbolDrawing(
            .area {
                $0.box(0.06, 0.26, 0.88, 0.58);
                $0.polyline((0.34, 0.28), (0.4, 0.16), (0.6, 0.16), (0.66, 0.28), closed: true)
            },
            .hole { $0.circle(0.5, 0.54, 0.15) }),
        "folder": SymbolDrawing(
            .line {
                $0.polyline(
                    (0.1, 0.8), (0.1, 0.2), (0.4, 0.2), (0.48, 0.3), (0.9, 0.3), (0.9, 0.8), closed: true)
            }),
        "arrowshape.turn.up.left": SymbolDrawing(
            .line {
                $0.polyline((0.4, 0.18), (0.12, 0.44), (0.4, 0.7))
                $0.polyline((0.14, 0.44), (0.62, 0.44), (0.86, 0.84))
            }),
    ]
}
