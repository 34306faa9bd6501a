import PortableMath

/// Goes over the pixels of two pictures of one size.
private func each(
    _ source: vImage_Buffer, _ target: vImage_Buffer,
    _ change: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void
) -> vImage_Error {
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    guard source.width >= target.width, source.height >= target.height else { return kvImageRoiLargerThanInputBuffer }
    for row in 0..<Int(target.height) {
        let from = (source.data + row * source.rowBytes).assumingMemoryBound(to: UInt8.self)
        let to = (target.data + row * target.rowBytes).assumingMemoryBound(to: UInt8.self)
        for column in 0..<Int(target.width) { change(from + 4 * column, to + 4 * column) }
    }
    return kvImageNoError
}

/// Makes of each pixel's channels, after a sum, other channels by a matrix of four rows, its sums divided.
public func vImageMatrixMultiply_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ matrix: UnsafePointer<Int16>!,
    _ divisor: Int32, _ pre_bias: UnsafePointer<Int16>!, _ post_bias: UnsafePointer<Int32>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard let matrix else { return kvImageNullPointerArgument }
    guard divisor != 0 else { return kvImageInvalidParameter }
    return each(src.pointee, dest.pointee) { from, to in
        var sums = (0..<4).map { Int32(post_bias?[$0] ?? 0) }
        for channel in 0..<4 {
            let value = Int32(from[channel]) + Int32(pre_bias?[channel] ?? 0)
            for result in 0..<4 { sums[result] += value * Int32(matrix[4 * channel + result]) }
        }
        for channel in 0..<4 { to[channel] = UInt8(clamping: sums[channel] / divisor) }
    }
}

/// Puts each pixel's channels in another order: channel k is what was channel `permuteMap[k]`.
public func vImagePermuteChannels_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ permuteMap: UnsafePointer<UInt8>!,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let permuteMap else { return kvImageNullPointerArgument }
    guard (0..<4).allSatisfy({ permuteMap[$0] < 4 }) else { return kvImageInvalidParameter }
    return each(src.pointee, dest.pointee) { from, to in
        let pixel = (from[0], from[1], from[2], from[3])
        withUnsafeBytes(of: pixel) { bytes in for index in 0..<4 { to[index] = bytes[Int(permuteMap[index])] } }
    }
}

private func premultiply(
    _ source: vImage_Buffer, _ target: vImage_Buffer, alpha: Int, _ color: (Int, Int) -> Int
) -> vImage_Error {
    each(source, target) { from, to in
        let opacity = Int(from[alpha])
        for channel in 0..<4 {
            to[channel] = channel == alpha ? from[alpha] : UInt8(clamping: color(Int(from[channel]), opacity))
        }
    }
}

private func times(_ value: Int, _ alpha: Int) -> Int { (value * alpha + 127) / 255 }
private func over(_ value: Int, _ alpha: Int) -> Int { alpha == 0 ? 0 : (value * 255 + alpha / 2) / alpha }

/// Multiplies colours by opacity, which stands first.
public func vImagePremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src.pointee, dest.pointee, alpha: 0, times) }
/// Multiplies colours by opacity, which stands last.
public func vImagePremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src.pointee, dest.pointee, alpha: 3, times) }
/// Multiplies colours by opacity, which stands last.
public func vImagePremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src.pointee, dest.pointee, alpha: 3, times) }
/// Divides colours by opacity, which stands first.
public func vImageUnpremultiplyData_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src.pointee, dest.pointee, alpha: 0, over) }
/// Divides colours by opacity, which stands last.
public func vImageUnpremultiplyData_RGBA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src.pointee, dest.pointee, alpha: 3, over) }
/// Divides colours by opacity, which stands last.
public func vImageUnpremultiplyData_BGRA8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error { premultiply(src.pointee, dest.pointee, alpha: 3, over) }

/// Counts how often each value of each of four channels comes.
public func vImageHistogramCalculation_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ histogram: UnsafeMutablePointer<UnsafeMutablePointer<vImagePixelCount>?>!,
    _ flags: vImage_Flags
) -> vImage_Error {
    guard let histogram else { return kvImageNullPointerArgument }
    for channel in 0..<4 { histogram[channel]?.update(repeating: 0, count: 256) }
    return each(src.pointee, src.pointee) { from, _ in
        for channel in 0..<4 { histogram[channel]?[Int(from[channel])] += 1 }
    }
}

// MARK: Places

/// Writes each pixel of the target from a place of the source; nil is a colour.
private func move(
    _ source: vImage_Buffer, _ target: vImage_Buffer, _ background: UnsafePointer<UInt8>? = nil,
    _ place: (Int, Int) -> (Int, Int)?
) -> vImage_Error {
    guard source.data != nil, target.data != nil else { return kvImageNullPointerArgument }
    let (width, height) = (Int(target.width), Int(target.height))
    var pixels = [UInt32](repeating: 0, count: width * height)
    let colour = (0..<4).reduce(UInt32(0)) { $0 | UInt32(background?[$1] ?? 0) << UInt32(8 * $1) }
    for y in 0..<height {
        for x in 0..<width {
            pixels[y * width + x] =
                place(x, y).map {
                    source.data.loadUnaligned(fromByteOffset: $1 * source.rowBytes + 4 * $0, as: UInt32.self)
                }
                ?? colour
        }
    }
    for y in 0..<height {
        for x in 0..<width {
            target.data.storeBytes(
                of: pixels[y * width + x], toByteOffset: y * target.rowBytes + 4 * x, as: UInt32.self)
        }
    }
    return kvImageNoError
}

/// Mirrors from left to right.
public func vImageHorizontalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard from.width == to.width, from.height == to.height else { return kvImageBufferSizeMismatch }
    return move(from, to) { (Int(from.width) - 1 - $0, $1) }
}

/// Mirrors from top to bottom.
public func vImageVerticalReflect_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    guard from.width == to.width, from.height == to.height else { return kvImageBufferSizeMismatch }
    return move(from, to) { ($0, Int(from.height) - 1 - $1) }
}

/// Not turned.
public let kRotate0DegreesClockwise = 0
/// Turned to the right by a quarter.
public let kRotate90DegreesClockwise = 3
/// Turned by a half.
public let kRotate180DegreesClockwise = 2
/// Turned to the left by a quarter.
public let kRotate270DegreesClockwise = 1

/// Turns by quarters to the left, about the middle.
public func vImageRotate90_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ rotationConstant: UInt8,
    _ backColor: UnsafePointer<UInt8>!, _ flags: vImage_Flags
) -> vImage_Error {
    guard rotationConstant < 4 else { return kvImageInvalidParameter }
    let (from, to) = (src.pointee, dest.pointee)
    let (width, height) = (Int(from.width), Int(from.height))
    let isSideways = rotationConstant % 2 == 1
    let across = (Int(to.width) - (isSideways ? height : width)) / 2
    let down = (Int(to.height) - (isSideways ? width : height)) / 2
    return move(from, to, backColor) { column, row in
        let (x, y) = (column - across, row - down)
        let place =
            switch rotationConstant {
            case 1: (width - 1 - y, x)
            case 2: (width - 1 - x, height - 1 - y)
            case 3: (y, height - 1 - x)
            default: (x, y)
            }
        return (0..<width).contains(place.0) && (0..<height).contains(place.1) ? place : nil
    }
}

// MARK: Size

/// How much of some pixels of a line one of the target is made of.
private struct PixelWeights {
    let first: Int
    let weights: [Double]

    /// Lanczos' window of some lobes, as wide as the pixels that go into one.
    init(at index: Int, ratio: Double, lobes: Double) {
        let middle = (Double(index) + 0.5) * ratio - 0.5
        let spread = max(ratio, 1)
        let reach = lobes * spread
        first = Int((middle - reach).rounded(.up))
        var values: [Double] = []
        for place in first...Int((middle + reach).rounded(.down)) {
            values.append(Self.window((Double(place) - middle) / spread, lobes))
        }
        let sum = values.reduce(0, +)
        weights = values.map { $0 / sum }
    }

    private static func window(_ distance: Double, _ lobes: Double) -> Double {
        guard distance != 0 else { return 1 }
        guard abs(distance) < lobes else { return 0 }
        let angle = Double.pi * distance
        return lobes * sine(angle) * sine(angle / lobes) / (angle * angle)
    }

    static func line(from count: Int, to wanted: Int, lobes: Double) -> [PixelWeights] {
        (0..<wanted).map { PixelWeights(at: $0, ratio: Double(count) / Double(wanted), lobes: lobes) }
    }
}

/// Scales to the size of the target (Lanczos' window of three lobes, five for the best quality).
public func vImageScale_ARGB8888(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ tempBuffer: UnsafeMutableRawPointer!,
    _ flags: vImage_Flags
) -> vImage_Error {
    let (from, to) = (src.pointee, dest.pointee)
    if Int(flags) & kvImageGetTempBufferSize != 0 { return 0 }
    guard from.data != nil, to.data != nil else { return kvImageNullPointerArgument }
    guard from.width > 0, from.height > 0, to.width > 0, to.height > 0 else { return kvImageInvalidParameter }
    let (width, height) = (Int(from.width), Int(from.height))
    let (across, down) = (Int(to.width), Int(to.height))
    let lobes: Double = Int(flags) & kvImageHighQualityResampling != 0 ? 5 : 3
    let columns = PixelWeights.line(from: width, to: across, lobes: lobes)
    var lines = [Double](repeating: 0, count: height * across * 4)
    for y in 0..<height {
        let row = (from.data + y * from.rowBytes).assumingMemoryBound(to: UInt8.self)
        for (x, column) in columns.enumerated() {
            for (index, weight) in column.weights.enumerated() {
                let place = 4 * min(max(column.first + index, 0), width - 1)
                for channel in 0..<4 {
                    lines[(y * across + x) * 4 + channel] += weight * Double(row[place + channel])
                }
            }
        }
    }
    for (y, line) in PixelWeights.line(from: height, to: down, lobes: lobes).enumerated() {
        var sums = [Double](repeating: 0, count: across * 4)
        for (index, weight) in line.weights.enumerated() {
            let start = min(max(line.first + index, 0), height - 1) * across * 4
            for place in 0..<across * 4 { sums[place] += weight * lines[start + place] }
        }
        let row = (to.data + y * to.rowBytes).assumingMemoryBound(to: UInt8.self)
        for place in 0..<across * 4 { row[place] = UInt8(clamping: Int(sums[place].rounded())) }
    }
    return kvImageNoError
}
