import CoreGraphics
import CoreImage
import Testing

@Suite("Core Image")
struct FilterTests {
    private let context = Probe.context

    /// What everybody does for the average colour of a picture. Half red and half green are a dark yellow in sRGB's encoding.
    @Test("pixels are written as whole numbers and as broken ones of two bytes")
    func twoBytes() {
        let color = CIImage(color: CIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        let place = CGRect(x: 0, y: 0, width: 1, height: 1)
        var whole = [UInt16](repeating: 0, count: 4), halves = [Float16](repeating: 0, count: 4)
        CIContext().render(color, toBitmap: &whole, rowBytes: 8, bounds: place, format: .RGBA16, colorSpace: nil)
        CIContext().render(color, toBitmap: &halves, rowBytes: 8, bounds: place, format: .RGBAh, colorSpace: nil)
        #expect(abs(Int(whole[0]) - 32768) <= 1)
        #expect(abs(Int(whole[1]) - 16384) <= 20)
        #expect(whole[2] == 0)
        #expect(abs(Int(whole[3]) - 32768) <= 1)
        #expect(halves[0] == 0.5)
        #expect(abs(Float(halves[1]) - 0.107) < 0.001)
        #expect(halves[3] == 0.5)
    }

    @Test("a context's working space says how filters reckon", arguments: [0, 1, 2])
    func workingSpace(_ kind: Int) throws {
        let space: Any = [
            NSNull(), CGColorSpaceCreateDeviceRGB(), try #require(CGColorSpace(name: CGColorSpace.linearSRGB)),
        ][kind]
        let left = Probe.plain(1, 0, 0).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        let both = left.composited(over: Probe.plain(0, 1, 0))
        let average = try #require(
            CIFilter(
                name: "CIAreaAverage",
                parameters: [kCIInputImageKey: both, kCIInputExtentKey: CIVector(cgRect: both.extent)])?.outputImage)
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext(options: [.workingColorSpace: space]).render(
            average, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
            colorSpace: nil)
        let half: UInt8 = kind == 2 ? 188 : 128
        #expect(bytes == [half, half, 0, 255])
        let plainBytes = CIContext(options: [.workingColorSpace: space]).createCGImage(
            Probe.plain(0.2, 0.4, 0.6), from: CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(plainBytes?.width == 1)
    }

    @Test("a bitmap comes back as it was, its first row on top")
    func bitmap() throws {
        let data: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 10, 20, 30, 255]
        let provider = try #require(CGDataProvider(data: Data(data) as CFData))
        let bitmap = try #require(
            CGImage(
                width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
                provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent))
        let image = CIImage(cgImage: bitmap)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(Probe.bytes(image, 0, 1) == [255, 0, 0, 255])
        #expect(Probe.bytes(image, 1, 0) == [10, 20, 30, 255])
        let made = try #require(context.createCGImage(image, from: image.extent))
        #expect(made.width == 2)
        #expect(Probe.bytes(CIImage(cgImage: made), 0, 0) == [0, 0, 255, 255])
    }

    @Test("every filter that is listed makes something of its inputs as they begin")
    func everyFilter() throws {
        let names = CIFilter.filterNames(inCategory: nil)
        #expect(names.count > 70)
        for name in names {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where filter.value(forKey: key) == nil {
                let attributes = try #require(filter.attributes[key] as? [String: Any])
                let isImage = attributes[kCIAttributeClass] as? String == "CIImage"
                filter.setValue(isImage ? Probe.plain(0.5, 0.25, 0.75) : Data("12".utf8), forKey: key)
            }
            let output = try #require(filter.outputImage, "\(name) makes nothing")
            #expect(!output.extent.isNull, "\(name) is nowhere")
            #expect(context.createCGImage(output, from: CGRect(x: 0, y: 0, width: 8, height: 8)) != nil, "\(name)")
        }
    }

    @Test("filters without an image make none")
    func missing() { #expect(CIFilter(name: "CISepiaTone")?.outputImage == nil) }

    @Test("a name that is not known is no filter")
    func unknown() {
        let (filter, messages) = Diagnostics.collecting { CIFilter(name: "CINothing") }
        #expect(filter == nil)
        #expect(messages.count == 1)
    }

    @Test("inputs are asked for by their names, as a sheet of filters does")
    func keys() throws {
        let filter = try #require(CIFilter(name: "CIBumpDistortion"))
        #expect(filter.inputKeys == [kCIInputImageKey, kCIInputCenterKey, kCIInputRadiusKey, kCIInputScaleKey])
        filter.setValue(12, forKey: kCIInputRadiusKey)
        #expect((filter.value(forKey: kCIInputRadiusKey) as? NSNumber)?.intValue == 12)
        #expect(CIFilter.localizedName(forFilterName: "CIBumpDistortion") == "Bump Distortion")
    }

    @Test("sepia turns grey brown, less so at less intensity")
    func sepia() {
        let filter = CIFilter.sepiaTone()
        filter.inputImage = Probe.plain(0.4, 0.4, 0.4)
        filter.intensity = 1
        let full = Probe.bytes(filter.outputImage)
        #expect(full[0] > full[1])
        #expect(full[1] > full[2])
        filter.intensity = 0
        #expect(Probe.bytes(filter.outputImage) == [102, 102, 102, 255])
    }

    @Test("no saturation is grey, brightness adds, exposure doubles")
    func controls() {
        let filter = CIFilter.colorControls()
        filter.inputImage = Probe.plain(1, 0, 0)
        filter.saturation = 0
        let gray = Probe.bytes(filter.outputImage)
        #expect(gray[0] == gray[2])
        let exposed = Probe.plain(0.4, 0.4, 0.4).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
        #expect(Probe.bytes(exposed)[0] == 141)
        #expect(Probe.bytes(Probe.plain(1, 1, 0).applyingFilter("CIColorInvert")) == [0, 0, 255, 255])
    }

    @Test("a blur spreads by three times its radius and keeps the light")
    func blur() throws {
        let blurred = Probe.plain(1, 1, 1).applyingGaussianBlur(sigma: 4)
        #expect(blurred.extent == CGRect(x: -12, y: -12, width: 44, height: 44))
        #expect(Probe.bytes(blurred, 0, 10)[3] < 160)
        #expect(Probe.bytes(blurred, 10, 10)[3] > 240)
        let clamped = Probe.plain(1, 1, 1).clampedToExtent().applyingGaussianBlur(sigma: 4)
        #expect(Probe.bytes(clamped, 0, 0) == [255, 255, 255, 255])
    }

    @Test("pixels become tiles of one colour")
    func pixellate() {
        let ramp = CIFilter.linearGradient()
        ramp.point0 = CGPoint(x: 0, y: 0)
        ramp.point1 = CGPoint(x: 64, y: 0)
        let filter = CIFilter.pixellate()
        filter.inputImage = ramp.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 64, height: 16))
        filter.center = .zero
        filter.scale = 16
        #expect(Probe.bytes(filter.outputImage, 9, 1) == Probe.bytes(filter.outputImage, 20, 14))
        #expect(Probe.bytes(filter.outputImage, 9, 1) != Probe.bytes(filter.outputImage, 30, 1))
    }

    @Test("the average of an area is one pixel")
    func average() {
        let half = Probe.plain(1, 1, 1).composited(
            over: CIImage(color: .black).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 20)))
        let filter = CIFilter.areaAverage()
        filter.inputImage = half
        filter.extent = half.extent
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(Probe.bytes(filter.outputImage)[0] == 188)
    }

    @Test("a mask chooses between two images")
    func mask() {
        let filter = CIFilter.blendWithMask()
        filter.inputImage = Probe.plain(1, 0, 0)
        filter.backgroundImage = Probe.plain(0, 0, 1)
        filter.maskImage = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 10, height: 20))
        #expect(Probe.bytes(filter.outputImage, 4, 4) == [255, 0, 0, 255])
        #expect(Probe.bytes(filter.outputImage, 14, 4) == [0, 0, 255, 255])
    }

    @Test("images are moved, enlarged and turned upright")
    func geometry() {
        let image = Probe.plain(1, 0, 0).composited(
            over: CIImage(color: .blue).cropped(to: CGRect(x: 0, y: 0, width: 40, height: 20)))
        let large = image.transformed(by: CGAffineTransform(scaleX: 3, y: 3))
        #expect(large.extent == CGRect(x: 0, y: 0, width: 120, height: 60))
        #expect(Probe.bytes(large, 30, 30) == [255, 0, 0, 255])
        #expect(Probe.bytes(large, 100, 30) == [0, 0, 255, 255])
        let turned = image.oriented(.right)
        #expect(turned.extent == CGRect(x: 0, y: 0, width: 20, height: 40))
        // What was at the left is on top.
        #expect(Probe.bytes(turned, 10, 35) == [255, 0, 0, 255])
    }

    @Test("a filter of a program's own overrides its output")
    func own() {
        final class Swap: CIFilter, @unchecked Sendable {
            var inputImage: CIImage?
            override var outputImage: CIImage? { inputImage?.applyingFilter("CIColorInvert") }
        }
        let swap = Swap()
        swap.inputImage = Probe.plain(0, 0, 0)
        #expect(Probe.bytes(swap.outputImage) == [255, 255, 255, 255])
    }

    @Test("a picture without end or of nothing is none")
    func noPicture() {
        #expect(context.createCGImage(CIImage(color: .red), from: .infinite) == nil)
        #expect(context.createCGImage(CIImage.empty(), from: CIImage.empty().extent) == nil)
        let (made, messages) = Diagnostics.collecting {
            context.createCGImage(CIImage(color: .red), from: CGRect(x: 0, y: 0, width: 1e6, height: 1e6))
        }
        #expect(made == nil)
        #expect(messages.count == 1)
    }
}
