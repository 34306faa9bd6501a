import CKernels

/// The blur in plain Swift: every sample of every box is added up anew.
enum ReferenceBlur {
    static func rows(_ blur: CKBlur, _ first: Int32, _ last: Int32) {
        for y in Int(first)..<Int(last) {
            let row = (0..<Int(blur.width)).map { blur.pixels[y * Int(blur.stride) + $0] }
            let lines = (0..<channelCount(blur)).map { channel in
                blurred(row.map { sample($0, channel, blur) << 8 }, blur)
            }
            for x in Int(blur.firstColumn)..<Int(blur.lastColumn) { store(lines.map { $0[x] }, x, y, blur) }
        }
    }

    static func columns(_ blur: CKBlur, _ first: Int32, _ last: Int32) {
        for x in Int(first)..<Int(last) {
            var words = [UInt32](repeating: 0, count: Int(blur.height))
            for channel in 0..<channelCount(blur) {
                let line = blurred(words.indices.map { number(x, $0, channel, blur) }, blur)
                let place = blur.ink == 0 ? 1 << UInt32(8 * channel) : blur.ink
                for y in words.indices { words[y] |= ((line[y] + 128) >> 8) * place }
            }
            for y in Int(blur.firstRow)..<Int(blur.lastRow) { blur.pixels[y * Int(blur.stride) + x] = words[y] }
        }
    }

    private static func channelCount(_ blur: CKBlur) -> Int { blur.ink == 0 ? 4 : 1 }

    private static func sample(_ word: UInt32, _ channel: Int, _ blur: CKBlur) -> UInt32 {
        blur.ink == 0 ? word >> UInt32(8 * channel) & 255 : ReferenceBlend.by255((word >> 24) * blur.shade)
    }

    // MARK: Numbers between rows and columns

    private static func low(_ x: Int, _ y: Int, _ blur: CKBlur) -> UnsafeMutablePointer<UInt32> {
        blur.lows + y * Int(blur.lastColumn - blur.firstColumn) + x - Int(blur.firstColumn)
    }

    private static func store(_ numbers: [UInt32], _ x: Int, _ y: Int, _ blur: CKBlur) {
        let pixel = blur.pixels + y * Int(blur.stride) + x
        guard blur.ink == 0 else {
            pixel.pointee = numbers[0]
            return
        }
        pixel.pointee = 0
        low(x, y, blur).pointee = 0
        for (channel, number) in numbers.enumerated() {
            pixel.pointee |= (number >> 8) << UInt32(8 * channel)
            low(x, y, blur).pointee |= (number & 255) << UInt32(8 * channel)
        }
    }

    private static func number(_ x: Int, _ y: Int, _ channel: Int, _ blur: CKBlur) -> UInt32 {
        let word = blur.pixels[y * Int(blur.stride) + x]
        guard blur.ink == 0 else { return word }
        let shift = UInt32(8 * channel)
        return (word >> shift & 255) << 8 | low(x, y, blur).pointee >> shift & 255
    }

    // MARK: Boxes

    private static func blurred(_ line: [UInt32], _ blur: CKBlur) -> [UInt32] {
        (0..<3).reduce(line) { line, _ in boxed(line, blur) }
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
