import CoreGraphics

extension FilterKind {
    /// The lightest and the darkest of what lies around each pixel.
    static let morphology: [FilterKind] = [
        disc("CIMorphologyMaximum") { $0.lightest($1, $2) },
        disc("CIMorphologyMinimum") { $0.darkest($1, $2) },
        disc("CIMorphologyGradient") { image, radius, spans in
            image.lightest(radius, spans).merged(with: image.darkest(radius, spans)) { light, dark in
                let rise = light - dark
                return Pixel(rise.x, rise.y, rise.z, light.w)
            }
        },
        rectangle("CIMorphologyRectangleMaximum") { $0.lightest($1, $2) },
        rectangle("CIMorphologyRectangleMinimum") { $0.darkest($1, $2) },
        FilterKind(
            "CINoiseReduction", kCICategoryBlur,
            [.image, .number("inputNoiseLevel", 0.02, 0...0.1), .number(kCIInputSharpnessKey, 0.4, 0...2)]
        ) { values in
            guard let image = values.image else { return nil }
            let level = values.float("inputNoiseLevel"), sharpness = values.float(kCIInputSharpnessKey)
            let around = image.clamped
            return Recipe(extent: image.extent) { area in
                let source = around.raster(of: area.grown(by: 1))
                return Raster(area: area) { x, y in
                    var sum = Pixel.zero
                    for dy in -1...1 { for dx in -1...1 { sum += source.pixel(x + dx, y + dy) } }
                    let pixel = source.pixel(x, y), mean = sum / 9, change = pixel - mean
                    // Small changes are noise; larger ones are edges, which become sharper.
                    let size = max(abs(change.x), max(abs(change.y), abs(change.z)))
                    let made = size <= level ? mean : pixel + change * sharpness
                    return Pixel(made.x, made.y, made.z, pixel.w)
                }
            }
        },
    ]

    private static func disc(
        _ name: String, _ make: @escaping @Sendable (Recipe, (x: Int, y: Int), [Int]) -> Recipe
    ) -> FilterKind {
        FilterKind(name, kCICategoryBlur, [.image, .radius(0, 50)]) { values in
            let radius = min(values.radius, 500), reach = Int(radius)
            let spans = (-reach...reach).map { Int((radius * radius - Double($0 * $0)).squareRoot()) }
            return values.image.map { make($0, (reach, reach), spans) }
        }
    }

    private static func rectangle(
        _ name: String, _ make: @escaping @Sendable (Recipe, (x: Int, y: Int), [Int]) -> Recipe
    ) -> FilterKind {
        FilterKind(
            name, kCICategoryBlur,
            [.image, .number(kCIInputWidthKey, 5, 1...1000), .number("inputHeight", 5, 1...1000)]
        ) { values in
            let across = min(max(Int(values.number(kCIInputWidthKey)), 1), 1000) / 2
            let up = min(max(Int(values.number("inputHeight")), 1), 1000) / 2
            return values.image.map { make($0, (across, up), Array(repeating: across, count: 2 * up + 1)) }
        }
    }
}

extension Recipe {
    /// - Parameter spans: of each row from below to above, how far it reaches to both sides.
    fileprivate func lightest(_ reach: (x: Int, y: Int), _ spans: [Int]) -> Recipe {
        gathered(reach, spans, grows: true) { pointwiseMax($0, $1) }
    }

    fileprivate func darkest(_ reach: (x: Int, y: Int), _ spans: [Int]) -> Recipe {
        gathered(reach, spans, grows: false) { pointwiseMin($0, $1) }
    }

    private func gathered(
        _ reach: (x: Int, y: Int), _ spans: [Int], grows: Bool, _ pick: @escaping @Sendable (Pixel, Pixel) -> Pixel
    ) -> Recipe {
        let (across, up) = reach
        guard across > 0 || up > 0 else { return self }
        let place =
            grows && !extent.isInfinite && !extent.isNull
            ? extent.insetBy(dx: -CGFloat(across), dy: -CGFloat(up)) : extent
        let source = grows ? self : clamped
        return Recipe(extent: place) { area in
            let wide = source.raster(of: area.grown(x: across, y: up))
            var made = Raster(area: area)
            // Rows that reach as far share their work.
            var byWidth: [Int: [Pixel]] = [:]
            for (place, half) in spans.enumerated() {
                let rows = byWidth[half] ?? wide.runningRows(half, pick)
                byWidth[half] = rows
                for y in 0..<area.height {
                    let from = (y + place) * wide.area.width + across
                    for x in 0..<area.width {
                        let value = rows[from + x], index = y * area.width + x
                        made.pixels[index] = place == 0 ? value : pick(made.pixels[index], value)
                    }
                }
            }
            return made
        }
    }
}

extension Raster {
    /// Of each pixel the pick of those up to `half` to its left and right, by blocks from both sides: the work does not depend on `half`.
    fileprivate func runningRows(_ half: Int, _ pick: (Pixel, Pixel) -> Pixel) -> [Pixel] {
        guard half > 0 else { return pixels }
        let width = area.width, block = 2 * half + 1
        var made = pixels, right = pixels, left = pixels
        for row in 0..<area.height {
            let start = row * width
            for x in 1..<max(width, 1) where x % block != 0 {
                right[start + x] = pick(right[start + x - 1], pixels[start + x])
            }
            for x in stride(from: width - 2, through: 0, by: -1) where (x + 1) % block != 0 {
                left[start + x] = pick(left[start + x + 1], pixels[start + x])
            }
            for x in 0..<width {
                let low = max(x - half, 0), high = min(x + half, width - 1)
                made[start + x] = pick(left[start + low], right[start + high])
            }
        }
        return made
    }
}
