import Testing

@testable import CoreGraphics

@Suite("Drawing")
struct ContextTests {
    private func bitmap(_ width: Int = 20, _ height: Int = 20) -> CGContext {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test("a picture that hides what is beneath is known as such, until a part of it is cleared")
    func opacity() throws {
        let c = bitmap()
        #expect(try !#require(c.makeImage()).buffer.isOpaque)
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let whole = try #require(c.makeImage())
        #expect(whole.buffer.isOpaque)
        // What was asked for stays what the program is told.
        #expect(whole.alphaInfo == .premultipliedLast)
        c.clear(CGRect(x: 3, y: 4, width: 1, height: 1))
        #expect(try !#require(c.makeImage()).buffer.isOpaque)
        #expect(whole.buffer.isOpaque)
        c.setFillColor(blue)
        c.fill(CGRect(x: 3, y: 4, width: 1, height: 1))
        #expect(try #require(c.makeImage()).buffer.isOpaque)
    }

    @Test("a picture of pixels that the program may write to is a copy, opaque if it was then")
    func opacityOfExposedPixels() throws {
        let c = bitmap()
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        let data = try #require(c.data)
        let before = try #require(c.makeImage())
        data.storeBytes(of: 0, toByteOffset: 4 * 7, as: UInt32.self)
        #expect(before.buffer.isOpaque && before.buffer.findsOpaque())
    }

    @Test(
        "a context tells alpha and order of bytes as they were asked for", arguments: [0x4000, 0x2000, 0] as [UInt32])
    func bitmapInfo(order: UInt32) throws {
        let info = CGImageAlphaInfo.premultipliedLast.rawValue | order
        let c = try #require(
            CGContext(
                data: nil, width: 3, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info))
        #expect(c.bitmapInfo.rawValue == info)
        #expect(c.alphaInfo == .premultipliedLast)
        let picture = try #require(c.makeImage())
        #expect(picture.bitmapInfo.rawValue == info)
        #expect(picture.byteOrderInfo.rawValue == order)
    }

    @Test("a context of inks keeps them in four bytes, and begins white")
    func inks() throws {
        let c = try #require(
            CGContext(
                data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceCMYK(), bitmapInfo: 0))
        #expect(c.bitsPerPixel == 32)
        #expect(c.bitmapInfo.rawValue == 0)
        c.setFillColor(cyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)
        c.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
        let picture = try #require(c.makeImage())
        let bytes = try #require(picture.dataProvider?.data) as Data
        #expect([UInt8](bytes) == [0, 0, 0, 0, 0, 255, 255, 0])
        let again = try #require(
            CGImage(
                width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceCMYK(), bitmapInfo: [], provider: CGDataProvider(data: bytes as CFData)!,
                decode: nil, shouldInterpolate: false, intent: .defaultIntent))
        #expect(again.buffer[0, 0] == 0xFFFF_FFFF)
        #expect(again.buffer[1, 0] == 0xFFFF_0000)
    }

    @Test("y is up in a plain bitmap and down in a backing")
    func directions() {
        let up = bitmap()
        up.setFillColor(red)
        up.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(up.bitmap.buffer[2, 17] == 0xFFFF_0000)
        #expect(up.bitmap.buffer[2, 2] == 0)
        let down = CGContext(yDownInto: PixelBuffer(width: 20, height: 20), scale: 2)
        down.setFillColor(red)
        down.fill(CGRect(x: 0, y: 0, width: 2.5, height: 2.5))
        #expect(down.bitmap.buffer[2, 2] == 0xFFFF_0000)
        #expect(down.bitmap.buffer[5, 5] == 0)
        #expect(down.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 20))
    }

    @Test("images stand upright where y is up")
    func images() throws {
        let source = bitmap(2, 2)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
        let image = try #require(source.makeImage())
        let up = bitmap()
        up.interpolationQuality = .none
        up.draw(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(up.bitmap.buffer[3, 3] == 0xFFFF_0000)
        let down = CGContext(yDownInto: PixelBuffer(width: 20, height: 20), scale: 1)
        down.interpolationQuality = .none
        down.drawUpright(image, in: CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(down.bitmap.buffer[3, 3] == 0xFFFF_0000)
        #expect(down.bitmap.buffer[3, 16] == 0)
    }

    @Test("a picture is copied only when drawing goes on, and keeps what it showed")
    func picturesOfContexts() throws {
        let c = bitmap()
        let all = CGRect(x: 0, y: 0, width: 20, height: 20)
        c.setFillColor(red)
        c.fill(all)
        let first = try #require(c.makeImage()), again = try #require(c.makeImage())
        #expect(first.buffer === again.buffer)
        c.setFillColor(blue)
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(first.buffer[5, 15] == 0xFFFF_0000)
        let later = try #require(c.makeImage())
        #expect(later.buffer !== first.buffer)
        #expect(later.buffer[5, 15] == 0xFF00_00FF)
        #expect(later.buffer[5, 5] == 0xFFFF_0000)
        // A clip and a kept state hold on behind a picture.
        c.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        c.saveGState()
        c.clip(to: CGRect(x: 0, y: 0, width: 20, height: 5))
        let clipped = try #require(c.makeImage())
        c.setFillColor(red)
        c.fill(all)
        c.restoreGState()
        #expect(clipped.buffer[5, 18] == 0xFF00_00FF)
        #expect(c.bitmap.buffer[5, 18] == 0xFFFF_0000)
        c.setFillColor(blue)
        c.fill(all)
        #expect(c.bitmap.buffer[5, 2] == 0xFF00_00FF)
        #expect(c.bitmap.buffer[15, 2] == 0xFFFF_0000)
    }

    @Test("what a program writes into a context's memory shows in no picture that it took before")
    func picturesOfMemory() throws {
        let c = CGContext(
            data: nil, width: 16, height: 4, bitsPerComponent: 8, bytesPerRow: 64, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)!
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 16, height: 4))
        let before = try #require(c.makeImage())
        let words = try #require(c.data).assumingMemoryBound(to: UInt32.self)
        words[0] = 0xFF00_FF00
        #expect(before.buffer[0, 0] == 0xFFFF_0000)
        let after = try #require(c.makeImage())
        #expect(after.buffer[0, 0] == 0xFF00_FF00)
        words[0] = 0xFF00_00FF
        #expect(after.buffer[0, 0] == 0xFF00_FF00)
        #expect(try #require(c.data) == UnsafeMutableRawPointer(words))
    }

    @Test("memory that the caller owns is kept up to date in its own layout")
    func callersMemory() throws {
        var bytes = [UInt8](repeating: 0, count: 4 * 4 * 4)
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 16,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            context.fill(CGRect(x: 0, y: 3, width: 1, height: 1))
        }
        #expect(Array(bytes[0..<8]) == [255, 128, 0, 255, 0, 0, 0, 0])
    }

    @Test("state is saved and restored with clip and CTM; a restore too many is told, not fatal")
    func states() {
        let c = bitmap()
        c.saveGState()
        c.clip(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        c.translateBy(x: 5, y: 5)
        c.setFillColor(blue)
        c.fill(CGRect(x: -5, y: -5, width: 20, height: 20))
        #expect(c.boundingBoxOfClipPath == CGRect(x: -5, y: -5, width: 10, height: 20))
        c.restoreGState()
        #expect(c.ctm == .identity)
        #expect(c.bitmap.buffer[9, 9] == 0xFF00_00FF)
        #expect(c.bitmap.buffer[10, 9] == 0)
        let (_, messages) = Diagnostics.collecting { c.restoreGState() }
        #expect(messages.count == 1)
    }

    @Test(
        "blend modes follow their formulas",
        arguments: [
            (CGBlendMode.normal, 0xFF00_00FF), (.multiply, 0xFF00_0000), (.screen, 0xFFFF_00FF), (.copy, 0xFF00_00FF),
            (.clear, 0x0000_0000), (.destinationOver, 0xFFFF_0000), (.plusLighter, 0xFFFF_00FF),
            (.plusDarker, 0xFF00_0000),
            (.difference, 0xFFFF_00FF), (.destinationOut, 0x0000_0000), (.xor, 0x0000_0000), (.sourceIn, 0xFF00_00FF),
        ] as [(CGBlendMode, UInt32)])
    func blending(mode: CGBlendMode, expected: UInt32) {
        let c = bitmap()
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        c.setBlendMode(mode)
        c.setFillColor(blue)
        c.fill(CGRect(x: 5, y: 5, width: 10, height: 10))
        #expect(c.bitmap.buffer[10, 10] == expected)
        #expect(c.bitmap.buffer[1, 1] == 0xFFFF_0000, "nothing outside the shape may change")
    }

    @Test("a transparency layer takes its alpha once")
    func transparencyLayers() {
        let c = bitmap()
        c.setAlpha(0.5)
        c.beginTransparencyLayer(auxiliaryInfo: nil)
        c.setFillColor(red)
        c.fill(CGRect(x: 0, y: 0, width: 15, height: 15))
        c.fill(CGRect(x: 5, y: 5, width: 15, height: 15))
        c.endTransparencyLayer()
        #expect(c.bitmap.buffer[1, 18] >> 24 == 128)
        #expect(c.bitmap.buffer[10, 10] >> 24 == 128)
        #expect(c.layers.isEmpty)
        #expect(c.savedStates.isEmpty)
    }

    @Test("shadows fall where their offset says, in the base space and not the CTM's")
    func shadows() {
        let down = CGContext(yDownInto: PixelBuffer(width: 40, height: 40), scale: 1)
        down.rotate(by: .pi)
        down.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue)
        down.setFillColor(red)
        down.fill(CGRect(x: -20, y: -20, width: 10, height: 10))
        #expect(down.bitmap.buffer[15, 15] == 0xFFFF_0000)
        #expect(down.bitmap.buffer[15, 25] == 0xFF00_00FF)
        let up = bitmap(40, 40)
        up.setShadow(offset: CGSize(width: 0, height: 10), blur: 0, color: blue)
        up.setFillColor(red)
        up.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(up.bitmap.buffer[15, 15] == 0xFF00_00FF)
    }

    @Test("a blurred plane keeps its sum", arguments: [0.5, 1.7, 3, 8])
    func blur(sigma: Double) {
        var plane = AlphaPlane(width: 101, height: 101)
        for y in 40..<60 { for x in 40..<60 { plane.values[y * 101 + x] = 255 } }
        let before = plane.values.reduce(0) { $0 + Int($1) }
        plane.blur(sigma: CGFloat(sigma))
        let after = plane.values.reduce(0) { $0 + Int($1) }
        #expect(abs(after - before) < before / 50)
        #expect(plane.values[50 * 101 + 49] == plane.values[49 * 101 + 50])
    }

    @Test("a mask image cuts by its alpha")
    func masks() throws {
        let source = bitmap(2, 1)
        source.setFillColor(red)
        source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let c = bitmap()
        c.interpolationQuality = .none
        c.saveGState()
        c.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: try #require(source.makeImage()))
        c.setFillColor(blue)
        c.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        c.restoreGState()
        #expect(c.bitmap.buffer[5, 5] == 0xFF00_00FF)
        #expect(c.bitmap.buffer[15, 5] == 0)
    }

    @Test("numbers that cannot be drawn draw nothing")
    func badInput() {
        let c = bitmap()
        _ = Diagnostics.collecting {
            c.setFillColor(red)
            c.fill(CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10))
            c.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10))
            c.saveGState()
            c.scaleBy(x: 0, y: 1)
            c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            c.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
            c.restoreGState()
            c.saveGState()
            c.concatenate(CGAffineTransform(scaleX: .nan, y: 1))
            c.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            c.restoreGState()
            c.setShadow(offset: CGSize(width: CGFloat.nan, height: 0), blur: 3, color: blue)
            c.setLineWidth(.nan)
            c.stroke(CGRect(x: 1, y: 1, width: 3, height: 3))
        }
        #expect((0..<20).allSatisfy { x in c.bitmap.buffer[x, 10] == 0 })
        c.setShadow(offset: .zero, blur: 0, color: nil)
        c.fill(CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12))
        #expect(c.bitmap.buffer[10, 10] == 0xFFFF_0000)
    }

    @Test("layouts that are not supported and sizes that cannot be drawn give no context")
    func noContext() {
        let (contexts, _) = Diagnostics.collecting {
            [(0, 10), (10, -1), (40_000, 10), (20_000, 20_000)].map { size in
                CGContext(
                    data: nil, width: size.0, height: size.1, bitsPerComponent: 8, bytesPerRow: 0,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            }
        }
        #expect(contexts.allSatisfy { $0 == nil })
    }

    @Test("a gradient goes on beyond its ends only when asked")
    func gradients() throws {
        let space = CGColorSpaceCreateDeviceRGB()
        let gradient = try #require(CGGradient(colorsSpace: space, colors: [red, blue] as CFArray, locations: nil))
        let c = bitmap()
        c.drawLinearGradient(
            gradient, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 15, y: 0), options: .drawsAfterEndLocation)
        #expect(c.bitmap.buffer[2, 10] == 0)
        #expect(c.bitmap.buffer[18, 10] == 0xFF00_00FF)
        let middle = StraightPixel(c.bitmap.buffer[10, 10])
        #expect(abs(Int(middle.red) - 115) < 20)
        #expect(abs(Int(middle.blue) - 140) < 20)
    }
}
