import CoreGraphics

extension FilterKind {
    /// A pixel for the smallest part of a code, black on white.
    static let codes: [FilterKind] = [
        FilterKind(
            "CIQRCodeGenerator", kCICategoryGenerator, [.data("inputMessage"), .text("inputCorrectionLevel", "M")]
        ) { values in
            guard let message = values.data("inputMessage"),
                let code = QRCode(
                    [UInt8](message), level: QRCode.Level(rawValue: values.text("inputCorrectionLevel")) ?? .M)
            else { return nil }
            let side = code.size + 2
            return .squares(width: side, height: side) { x, y in
                let column = x - 1, row = code.size - y
                return column >= 0 && row >= 0 && column < code.size && row < code.size && code.dark(column, row)
            }
        },
        FilterKind(
            "CICode128BarcodeGenerator", kCICategoryGenerator,
            [
                .data("inputMessage"), .number("inputQuietSpace", 10, 0...100),
                .number("inputBarcodeHeight", 32, 1...500),
            ]
        ) { values in
            guard let message = values.data("inputMessage"), let bars = Code128.bars(of: [UInt8](message)) else {
                return nil
            }
            let quiet = min(max(Int(values.number("inputQuietSpace")), 0), 100)
            let height = min(max(Int(values.number("inputBarcodeHeight")), 1), 500)
            return .squares(width: bars.count + 2 * quiet, height: height) { x, _ in
                bars.indices.contains(x - quiet) && bars[x - quiet]
            }
        },
    ]
}

extension Recipe {
    fileprivate static func squares(
        width: Int, height: Int, _ isDark: @escaping @Sendable (Int, Int) -> Bool
    ) -> Recipe {
        Recipe(extent: CGRect(x: 0, y: 0, width: width, height: height)) { area in
            Raster(area: area) { isDark($0, $1) ? Pixel(0, 0, 0, 1) : .one }
        }
        // Programs enlarge codes, and cameras want their edges sharp.
        .sampled(nearest: true)
    }
}
