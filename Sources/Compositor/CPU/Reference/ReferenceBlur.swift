import CKernels

/// The blur in plain Swift: every sample of every box is added up anew.
enum ReferenceBlur {
    static func rows(_ blur: CKBlur, _ first: Int32, _ last: Int32) {
        let width = Int(blur.width)
        for y in Int(first)..<Int(last) {
            let numbers = blur.numbers + y * width * 4
            for channel in 0..<4 {
                var line = (0..<width).map { x in
                    (blur.pixels[y * Int(blur.stride) + x] >> UInt32(8 * channel) & 255) << 8
                }
                for _ in 0..<3 { line = boxed(line, blur) }
                for x in 0..<width { numbers[x * 4 + channel] = UInt16(line[x]) }
            }
        }
    }

    static func columns(_ blur: CKBlur, _ first: Int32, _ last: Int32) {
        let (width, height) = (Int(blur.width), Int(blur.height))
        for x in Int(first)..<Int(last) {
            var words = [UInt32](repeating: 0, count: height)
            for channel in 0..<4 {
                var line = (0..<height).map { UInt32(blur.numbers[($0 * width + x) * 4 + channel]) }
                for _ in 0..<3 { line = boxed(line, blur) }
                for y in 0..<height { words[y] |= ((line[y] + 128) >> 8) << UInt32(8 * channel) }
            }
            for y in 0..<height { blur.pixels[y * Int(blur.stride) + x] = words[y] }
        }
    }

    private static func boxed(_ line: [UInt32], _ blur: CKBlur) -> [UInt32] {
        let radius = Int(blur.box.radius)
        func sample(_ index: Int) -> UInt32 {
            if line.indices.contains(index) { return line[index] }
            return blur.repeatsEdges != 0 ? line[index < 0 ? 0 : line.count - 1] : 0
        }
        return line.indices.map { k in
            let sum = (k - radius...k + radius).reduce(UInt32(0)) { $0 + sample($1) }
            let ends = sample(k - radius - 1) + sample(k + radius + 1)
            return (sum * blur.box.weight + ends * blur.box.endWeight + 32_768) >> 16
        }
    }
}
