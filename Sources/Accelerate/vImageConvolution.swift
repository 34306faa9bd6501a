/// A part of a picture of which a kernel makes another.
private struct Convolution {
    let source: vImage_Buffer, target: vImage_Buffer
    let left: Int, top: Int
    let flags: Int
    let background: [Int32]
    var width: Int { Int(target.width) }
    var height: Int { Int(target.height) }

    init?(
        _ source: vImage_Buffer, _ target: vImage_Buffer, _ left: vImagePixelCount, _ top: vImagePixelCount,
        _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
    ) {
        guard source.data != nil, target.data != nil else { return nil }
        (self.source, self.target, self.left, self.top) = (source, target, Int(left), Int(top))
        self.flags = Int(flags)
        self.background = (0..<4).map { Int32(background?[$0] ?? 0) }
    }

    /// Which edge is wanted, by one flag exactly.
    static func edgeIsKnown(_ flags: vImage_Flags) -> Bool {
        let edges = kvImageCopyInPlace | kvImageBackgroundColorFill | kvImageEdgeExtend | kvImageTruncateKernel
        return (Int(flags) & edges).nonzeroBitCount == 1
    }

    /// A channel of a pixel of the source, beyond its edges too; nil where nothing is there.
    @inline(__always) func value(_ x: Int, _ y: Int, _ channel: Int) -> Int32? {
        var (x, y) = (x, y)
        if x < 0 || y < 0 || x >= Int(source.width) || y >= Int(source.height) {
            if flags & kvImageBackgroundColorFill != 0 { return background[channel] }
            if flags & kvImageTruncateKernel != 0 { return nil }
            (x, y) = (min(max(x, 0), Int(source.width) - 1), min(max(y, 0), Int(source.height) - 1))
        }
        return Int32(source.data.load(fromByteOffset: y * source.rowBytes + 4 * x + channel, as: UInt8.self))
    }

    /// Whether the edge keeps a pixel as it is.
    @inline(__always) func keeps(_ x: Int, _ y: Int, _ across: Int, _ down: Int) -> Bool {
        flags & kvImageCopyInPlace != 0
            && (x < across || y < down || x + across >= Int(source.width) || y + down >= Int(source.height))
    }

    /// Writes sums over a box of odd size about every pixel, weighed equally: along rows first, then along columns.
    func box(_ across: Int, _ down: Int) {
        let rows = height + 2 * down, size = width * 4
        var sums = [Int32](repeating: 0, count: rows * size)
        var counts = [Int32](repeating: 0, count: rows * width)
        for row in 0..<rows {
            let y = top + row - down
            for channel in 0..<4 {
                var sum: Int32 = 0, count: Int32 = 0
                for x in left - across..<left + across { add(x, y, channel, 1, &sum, &count) }
                for column in 0..<width {
                    add(left + column + across, y, channel, 1, &sum, &count)
                    sums[row * size + 4 * column + channel] = sum
                    counts[row * width + column] = count
                    add(left + column - across, y, channel, -1, &sum, &count)
                }
            }
        }
        let first = flags & kvImageLeaveAlphaUnchanged != 0 ? 1 : 0
        var total = [Int](repeating: 0, count: size), number = [Int](repeating: 0, count: width)
        func take(_ row: Int, _ sign: Int) {
            for index in 0..<size { total[index] += sign * Int(sums[row * size + index]) }
            for index in 0..<width { number[index] += sign * Int(counts[row * width + index]) }
        }
        for row in 0..<2 * down { take(row, 1) }
        for row in 0..<height {
            take(row + 2 * down, 1)
            for column in 0..<width {
                let (x, y) = (left + column, top + row), isKept = keeps(x, y, across, down)
                for channel in 0..<4 {
                    let count = number[column]
                    let result =
                        channel < first || isKept || count == 0
                        ? Int(value(x, y, channel) ?? 0) : (total[4 * column + channel] + count / 2) / count
                    store(UInt8(clamping: result), column, row, channel)
                }
            }
            take(row, -1)
        }
    }

    @inline(__always) private func add(
        _ x: Int, _ y: Int, _ channel: Int, _ sign: Int32, _ sum: inout Int32, _ count: inout Int32
    ) {
        guard let value = value(x, y, channel) else { return }
        sum += sign * value
        count += sign
    }

    @inline(__always) func store(_ value: UInt8, _ column: Int, _ row: Int, _ channel: Int) {
        target.data.storeBytes(of: value, toByteOffset: row * target.rowBytes + 4 * column + channel, as: UInt8.self)
    }

    /// Writes weighed sums.
    func weigh(_ kernel: (Int, Int) -> Int, _ across: Int, _ down: Int, divisor: Int) {
        let first = flags & kvImageLeaveAlphaUnchanged != 0 ? 1 : 0
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = (left + column, top + row), isKept = keeps(x, y, across, down)
                for channel in 0..<4 {
                    guard channel >= first, !isKept else {
                        pixels[4 * (row * width + column) + channel] = UInt8(value(x, y, channel) ?? 0)
                        continue
                    }
                    var sum = 0, weight = 0
                    for v in -down...down {
                        for u in -across...across {
                            guard let value = value(x + u, y + v, channel) else { continue }
                            sum += Int(value) * kernel(u + across, v + down)
                            weight += kernel(u + across, v + down)
                        }
                    }
                    let whole = flags & kvImageTruncateKernel != 0 && weight != 0 ? weight : divisor
                    let rounded = (abs(sum) + abs(whole) / 2) / abs(whole)
                    pixels[4 * (row * width + column) + channel] = UInt8(
                        clamping: (sum < 0) == (whole < 0) ? rounded : -rounded)
                }
            }
        }
        for row in 0..<height {
            for index in 0..<4 * width { store(pixels[row * 4 * width + index], index / 4, row, index % 4) }
        }
    }
}

private func fault(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ x: vImagePixelCount, _ y: vImagePixelCount, _ height: UInt32,
    _ width: UInt32, _ flags: vImage_Flags
) -> vImage_Error? {
    if height % 2 == 0 || width % 2 == 0 { return kvImageInvalidKernelSize }
    if !Convolution.edgeIsKnown(flags) { return kvImageInvalidEdgeStyle }
    if x >= source.width { return kvImageInvalidOffset_X }
    if y >= source.height { return kvImageInvalidOffset_Y }
    if x + target.width > source.width || y + target.height > source.height { return kvImageRoiLargerThanInputBuffer }
    return nil
}

/// Blurs by the mean of a box of odd size about every pixel.
public func vImageBoxConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (x, y) = (srcOffsetToROI_X, srcOffsetToROI_Y)
    if let fault = fault(src.pointee, dest.pointee, x, y, kernel_height, kernel_width, flags) { return fault }
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard let work = Convolution(src.pointee, dest.pointee, x, y, backgroundColor, flags) else {
        return kvImageNullPointerArgument
    }
    work.box(Int(kernel_width) / 2, Int(kernel_height) / 2)
    return kvImageNoError
}

/// Blurs by a mean that weighs nearer pixels more: up to the middle by one more each.
public func vImageTentConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel_height: UInt32,
    _ kernel_width: UInt32, _ backgroundColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    let (x, y) = (srcOffsetToROI_X, srcOffsetToROI_Y)
    if let fault = fault(src.pointee, dest.pointee, x, y, kernel_height, kernel_width, flags) { return fault }
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard let work = Convolution(src.pointee, dest.pointee, x, y, backgroundColor, flags) else {
        return kvImageNullPointerArgument
    }
    let (across, down) = (Int(kernel_width) / 2, Int(kernel_height) / 2)
    func tent(_ index: Int, _ half: Int) -> Int { half + 1 - abs(index - half) }
    work.weigh(
        { tent($0, across) * tent($1, down) }, across, down,
        divisor: (across + 1) * (across + 1) * (down + 1) * (down + 1))
    return kvImageNoError
}

/// Makes of every pixel a weighed sum of those about it.
public func vImageConvolve_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ srcOffsetToROI_X: vImagePixelCount, _ srcOffsetToROI_Y: vImagePixelCount, _ kernel: UnsafePointer<Int16>!,
    _ kernel_height: UInt32, _ kernel_width: UInt32, _ divisor: Int32, _ backgroundColor: UnsafePointer<UInt8>!,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (x, y) = (srcOffsetToROI_X, srcOffsetToROI_Y)
    if let fault = fault(src.pointee, dest.pointee, x, y, kernel_height, kernel_width, flags) { return fault }
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard divisor != 0 else { return kvImageInvalidParameter }
    guard let kernel, let work = Convolution(src.pointee, dest.pointee, x, y, backgroundColor, flags) else {
        return kvImageNullPointerArgument
    }
    let width = Int(kernel_width)
    work.weigh({ Int(kernel[$1 * width + $0]) }, width / 2, Int(kernel_height) / 2, divisor: Int(divisor))
    return kvImageNoError
}
