import CoreGraphics
import CoreImage
import Testing

@Suite("Filters with tables, corners, neighbours and times")
struct MoreFilterTests {
    private let context = Probe.context

    @Test("a warmer neutral leaves the picture as it is only where it is the target's; a higher one makes it warmer")
    func temperature() throws {
        let filter = CIFilter.temperatureAndTint()
        filter.inputImage = Probe.plain(0.5, 0.5, 0.5)
        #expect(filter.neutral.x == 6500 && filter.targetNeutral.y == 0)
        #expect(Probe.bytes(filter.outputImage) == [127, 127, 127, 255])
        filter.neutral = CIVector(x: 9000, y: 0)
        let warm = Probe.bytes(filter.outputImage)
        #expect(warm[0] > 130 && warm[2] < 120, "\(warm)")
        filter.neutral = CIVector(x: 6500, y: 0)
        filter.targetNeutral = CIVector(x: 9000, y: 0)
        let cold = Probe.bytes(filter.outputImage)
        #expect(cold[0] < 124 && cold[2] > 130, "\(cold)")
        filter.targetNeutral = CIVector(x: 6500, y: 0)
        filter.neutral = CIVector(x: 6500, y: 60)
        let pink = Probe.bytes(filter.outputImage)
        #expect(pink[1] < 127 && pink[0] >= 127 && pink[2] >= 127, "\(pink)")
    }

    @Test("a cube of colours is looked up between its entries, in the space that it is for")
    func cube() throws {
        // Red and blue change places.
        var entries: [Float] = []
        for blue in 0..<2 {
            for green in 0..<2 { for red in 0..<2 { entries += [Float(blue), Float(green), Float(red), 1] } }
        }
        let data = entries.withUnsafeBytes { Data($0) }
        let filter = try #require(
            CIFilter(name: "CIColorCube", parameters: ["inputCubeDimension": 2, "inputCubeData": data]))
        filter.setValue(Probe.plain(1, 0.5, 0), forKey: kCIInputImageKey)
        #expect(Probe.bytes(filter.outputImage) == [0, 127, 255, 255])
        // Half of what is seen, not half of the light.
        let halves = CIFilter.colorCubeWithColorSpace()
        halves.inputImage = Probe.plain(1, 1, 1)
        halves.cubeDimension = 2
        var dim: [Float] = []
        for corner in 0..<8 { dim += [Float(corner & 1) / 2, Float(corner >> 1 & 1) / 2, Float(corner >> 2) / 2, 1] }
        halves.cubeData = dim.withUnsafeBytes { Data($0) }
        #expect(Probe.bytes(halves.outputImage) == [188, 188, 188, 255])
        halves.colorSpace = CGColorSpace(name: CGColorSpace.sRGB)
        #expect(Probe.bytes(halves.outputImage) == [127, 127, 127, 255])
        let (short, messages) = Diagnostics.collecting {
            let filter = CIFilter(name: "CIColorCube", parameters: ["inputCubeData": Data([1, 2])])
            filter?.setValue(Probe.plain(1, 0.5, 0), forKey: kCIInputImageKey)
            return Probe.bytes(filter?.outputImage)
        }
        #expect(short == [255, 127, 0, 255] && messages.count == 1)
    }

    @Test("a gradient's colours stand for dark to light; coefficients are those of powers")
    func maps() throws {
        let row = try #require(
            CIFilter(
                name: "CILinearGradient",
                parameters: [
                    "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 256, y: 0),
                    "inputColor0": CIColor(red: 0, green: 0, blue: 1),
                    "inputColor1": CIColor(red: 1, green: 0, blue: 0),
                ])?.outputImage?.cropped(to: CGRect(x: 0, y: 0, width: 256, height: 1)))
        let map = CIFilter.colorMap()
        map.gradientImage = row
        map.inputImage = Probe.plain(0, 0, 0)
        #expect(Probe.bytes(map.outputImage)[2] > 250 && Probe.bytes(map.outputImage)[0] < 20)
        map.inputImage = Probe.plain(1, 1, 1)
        #expect(Probe.bytes(map.outputImage)[0] > 250 && Probe.bytes(map.outputImage)[2] < 20)
        let polynomial = CIFilter.colorPolynomial()
        polynomial.inputImage = Probe.plain(1, 0, 0)
        polynomial.redCoefficients = CIVector(x: 0, y: 0, z: 0, w: 0)
        polynomial.greenCoefficients = CIVector(x: 1, y: 0, z: 0, w: 0)
        #expect(Probe.bytes(polynomial.outputImage) == [0, 255, 0, 255])
        let cross = CIFilter.colorCrossPolynomial()
        cross.inputImage = Probe.plain(1, 0.5, 0)
        #expect(Probe.bytes(cross.outputImage) == [255, 127, 0, 255])
    }

    @Test("hue, saturation and luminosity are taken apart; others are sums and quotients")
    func blends() throws {
        func blend(_ name: String, _ front: CIImage, _ back: CIImage) -> [UInt8] {
            let filter = CIFilter(name: name, parameters: [kCIInputImageKey: front, kCIInputBackgroundImageKey: back])
            return Probe.bytes(filter?.outputImage)
        }
        let red = Probe.plain(1, 0, 0), gray = Probe.plain(0.5, 0.5, 0.5)
        #expect(blend("CILuminosityBlendMode", gray, gray) == [127, 127, 127, 255])
        #expect(blend("CISaturationBlendMode", gray, red)[0] == blend("CISaturationBlendMode", gray, red)[1])
        let tinted = blend("CIColorBlendMode", red, gray)
        #expect(tinted[0] > tinted[1] && tinted[1] == tinted[2])
        #expect(blend("CIHueBlendMode", red, gray) == [127, 127, 127, 255])
        #expect(blend("CILinearDodgeBlendMode", red, Probe.plain(0, 1, 0)) == [255, 255, 0, 255])
        #expect(blend("CILinearBurnBlendMode", red, Probe.plain(0, 1, 0)) == [0, 0, 0, 255])
        #expect(blend("CIDivideBlendMode", Probe.plain(1, 1, 1), gray) == [127, 127, 127, 255])
        #expect(blend("CIPinLightBlendMode", Probe.plain(1, 1, 1), gray) == [255, 255, 255, 255])
    }

    @Test("a page seen from the side comes upright, and goes back")
    func perspective() throws {
        let page = Probe.plain(1, 1, 1, size: 40).composited(
            over: CIImage(color: CIColor(red: 0, green: 0, blue: 0)).cropped(
                to: CGRect(x: 0, y: 0, width: 80, height: 40)))
        let bent = CIFilter.perspectiveTransform()
        bent.inputImage = page
        bent.topLeft = CGPoint(x: 10, y: 50)
        bent.topRight = CGPoint(x: 90, y: 40)
        bent.bottomRight = CGPoint(x: 90, y: 20)
        bent.bottomLeft = CGPoint(x: 10, y: 0)
        let side = try #require(bent.outputImage)
        #expect(side.extent == CGRect(x: 10, y: 0, width: 80, height: 50))
        #expect(Probe.bytes(side, 15, 25) == [255, 255, 255, 255] && Probe.bytes(side, 85, 30) == [0, 0, 0, 255])
        #expect(Probe.bytes(side, 85, 2) == [0, 0, 0, 0])
        let upright = CIFilter.perspectiveCorrection()
        upright.inputImage = side
        (upright.topLeft, upright.topRight) = (bent.topLeft, bent.topRight)
        (upright.bottomRight, upright.bottomLeft) = (bent.bottomRight, bent.bottomLeft)
        #expect(upright.crop)
        let flat = try #require(upright.outputImage)
        #expect(flat.extent.origin == .zero && abs(flat.extent.width - 82) <= 1 && flat.extent.height == 50)
        // The middle of the page is where the two halves meet again.
        #expect(Probe.bytes(flat, 36, 25) == [255, 255, 255, 255] && Probe.bytes(flat, 46, 25) == [0, 0, 0, 255])
        bent.topRight = bent.topLeft
        bent.bottomRight = bent.topLeft
        #expect(bent.outputImage == nil)
    }

    @Test("the lightest and the darkest around a pixel")
    func morphology() throws {
        let dot = Probe.plain(1, 1, 1, size: 1).transformed(by: CGAffineTransform(translationX: 10, y: 10))
        let image = dot.composited(over: Probe.plain(0, 0, 0, size: 21))
        let grown = CIFilter.morphologyMaximum()
        grown.inputImage = image
        #expect(grown.radius == 0)
        grown.radius = 3
        let disc = try #require(grown.outputImage)
        #expect(disc.extent == CGRect(x: -3, y: -3, width: 27, height: 27))
        #expect(Probe.bytes(disc, 13, 10)[0] == 255 && Probe.bytes(disc, 12, 12)[0] == 255)
        #expect(Probe.bytes(disc, 13, 13)[0] == 0 && Probe.bytes(disc, 14, 10)[0] == 0)
        let shrunk = CIFilter.morphologyMinimum()
        shrunk.inputImage = disc
        shrunk.radius = 3
        #expect(Probe.bytes(shrunk.outputImage, 10, 10)[0] == 255 && Probe.bytes(shrunk.outputImage, 11, 10)[0] == 0)
        let box = CIFilter.morphologyRectangleMaximum()
        box.inputImage = image
        (box.width, box.height) = (5, 3)
        #expect(Probe.bytes(box.outputImage, 12, 11)[0] == 255 && Probe.bytes(box.outputImage, 12, 12)[0] == 0)
        let edge = CIFilter.morphologyGradient()
        edge.inputImage = Probe.plain(1, 1, 1)
        edge.radius = 2
        #expect(Probe.bytes(edge.outputImage, 10, 10)[0] == 0)
    }

    @Test("noise goes, edges stay")
    func noise() throws {
        let filter = CIFilter.noiseReduction()
        let speck = Probe.plain(0.51, 0.51, 0.51, size: 1).transformed(by: CGAffineTransform(translationX: 5, y: 5))
        filter.inputImage = speck.composited(over: Probe.plain(0.5, 0.5, 0.5))
        #expect(abs(Int(Probe.bytes(filter.outputImage, 5, 5)[0]) - 127) <= 1)
        filter.inputImage = Probe.plain(1, 1, 1, size: 10).composited(over: Probe.plain(0, 0, 0))
        #expect(Probe.bytes(filter.outputImage, 8, 5)[0] == 255 && Probe.bytes(filter.outputImage, 11, 5)[0] == 0)
    }

    @Test("screens are black and white, as light as the picture on the average")
    func screens() throws {
        for name in ["CIDotScreen", "CILineScreen", "CICircularScreen", "CIHatchedScreen"] {
            var means: [Double] = []
            for light in [0.15, 0.5, 0.85] {
                let filter = try #require(CIFilter(name: name))
                filter.setValue(Probe.plain(light, light, light, size: 60), forKey: kCIInputImageKey)
                let image = try #require(filter.outputImage)
                var bytes = [UInt8](repeating: 0, count: 60 * 60 * 4)
                context.render(
                    image, toBitmap: &bytes, rowBytes: 240, bounds: CGRect(x: 0, y: 0, width: 60, height: 60),
                    format: .RGBA8, colorSpace: nil)
                let reds = stride(from: 0, to: bytes.count, by: 4).map { Double(bytes[$0]) }
                #expect(stride(from: 0, to: bytes.count, by: 4).allSatisfy { bytes[$0] == bytes[$0 + 1] })
                means.append(reds.reduce(0, +) / Double(reds.count) / 255)
            }
            #expect(means[0] < means[1] && means[1] < means[2], "\(name) \(means)")
        }
    }

    @Test("a kaleidoscope's parts are each other's mirrors")
    func kaleidoscope() throws {
        let filter = CIFilter.kaleidoscope()
        filter.inputImage = Probe.plain(1, 0, 0, size: 40).composited(over: Probe.plain(0, 0, 1, size: 100))
        filter.center = CGPoint(x: 50, y: 50)
        filter.count = 4
        let image = try #require(filter.outputImage)
        #expect(image.extent.isInfinite)
        for (x, y) in [(70.0, 58.0), (60, 71), (80, 55)] {
            let first = Probe.bytes(image, x, y)
            #expect(Probe.bytes(image, 99 - x, 99 - y) == first && Probe.bytes(image, x, 99 - y) == first)
        }
        let hexagons = CIFilter.hexagonalPixellate()
        hexagons.inputImage = CIFilter(name: "CIRandomGenerator")?.outputImage?.cropped(
            to: CGRect(x: 0, y: 0, width: 60, height: 60))
        hexagons.center = CGPoint(x: 30, y: 30)
        hexagons.scale = 12
        #expect(Probe.bytes(hexagons.outputImage, 30, 30) == Probe.bytes(hexagons.outputImage, 33, 31))
        #expect(Probe.bytes(hexagons.outputImage, 30, 30) != Probe.bytes(hexagons.outputImage, 42, 30))
    }

    @Test("transitions begin with one picture and end with the other")
    func transitions() throws {
        let names = [
            "CISwipeTransition", "CIBarsSwipeTransition", "CIModTransition", "CIDisintegrateWithMaskTransition",
            "CIDissolveTransition", "CIFlashTransition", "CICopyMachineTransition",
        ]
        for name in names {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(Probe.plain(1, 0, 0, size: 300), forKey: kCIInputImageKey)
            filter.setValue(Probe.plain(0, 0, 1, size: 300), forKey: kCIInputTargetImageKey)
            if filter.inputKeys.contains(kCIInputMaskImageKey) {
                filter.setValue(Probe.plain(0.5, 0.5, 0.5, size: 300), forKey: kCIInputMaskImageKey)
            }
            for (x, y) in [(2.0, 3.0), (150, 150), (297, 40), (60, 297)] {
                filter.setValue(0, forKey: kCIInputTimeKey)
                #expect(Probe.bytes(filter.outputImage, x, y) == [255, 0, 0, 255], "\(name) at its beginning")
                filter.setValue(1, forKey: kCIInputTimeKey)
                #expect(Probe.bytes(filter.outputImage, x, y) == [0, 0, 255, 255], "\(name) at its end")
            }
        }
    }

    @Test("a flash is brightest at its centre in the middle of its time, a copying lamp where it is")
    func lights() {
        let flash = CIFilter.flashTransition()
        flash.inputImage = Probe.plain(0, 0, 0, size: 300)
        flash.targetImage = Probe.plain(0, 0, 0, size: 300)
        flash.center = CGPoint(x: 150, y: 150)
        flash.color = CIColor(red: 1, green: 1, blue: 1)
        flash.time = 0.5
        let middle = Probe.bytes(flash.outputImage, 150, 150)[0], edge = Probe.bytes(flash.outputImage, 2, 150)[0]
        #expect(middle == 255)
        #expect(edge < middle)
        let lamp = CIFilter.copyMachineTransition()
        lamp.inputImage = Probe.plain(1, 0, 0, size: 300)
        lamp.targetImage = Probe.plain(0, 0, 1, size: 300)
        lamp.color = CIColor(red: 1, green: 1, blue: 1)
        lamp.time = 0.5
        #expect(Probe.bytes(lamp.outputImage, 150, 150) == [255, 255, 255, 255])
        #expect(Probe.bytes(lamp.outputImage, 10, 150) == [0, 0, 255, 255])
        #expect(Probe.bytes(lamp.outputImage, 290, 150) == [255, 0, 0, 255])
    }

    @Test("detectors find nothing and say so; one of no known kind is not made")
    func detectors() throws {
        let options = [CIDetectorAccuracy: CIDetectorAccuracyHigh]
        let detector = try #require(CIDetector(ofType: CIDetectorTypeFace, context: nil, options: options))
        #expect(detector.features(in: Probe.plain(1, 0, 0, size: 8)).isEmpty)
        #expect(CIDetector(ofType: "CIDetectorTypeCat", context: nil) == nil)
    }

    @Test("a rounded rectangle has soft corners; noise is the same in every run")
    func generators() throws {
        let rounded = CIFilter.roundedRectangleGenerator()
        rounded.extent = CGRect(x: 0, y: 0, width: 40, height: 40)
        rounded.radius = 10
        rounded.color = CIColor(red: 1, green: 0, blue: 0)
        #expect(
            Probe.bytes(rounded.outputImage, 20, 0) == [255, 0, 0, 255]
                && Probe.bytes(rounded.outputImage, 0, 0)[3] == 0)
        let noise = CIFilter.randomGenerator().outputImage
        #expect(noise?.extent.isInfinite == true && Probe.bytes(noise, 3, 4) == Probe.bytes(noise, 3, 4))
        #expect(Probe.bytes(noise, 3, 4) != Probe.bytes(noise, 4, 4))
    }

    @Test("a context makes JPEG files, and draws into the context that it was made with")
    func files() throws {
        let image = Probe.plain(1, 0, 0), space = CGColorSpaceCreateDeviceRGB()
        let data = try #require(context.jpegRepresentation(of: image, colorSpace: space))
        #expect(data.prefix(2) == Data([0xFF, 0xD8]))
        let key = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)
        let fine = try #require(
            context.jpegRepresentation(
                of: CIFilter.randomGenerator().outputImage!.cropped(to: CGRect(x: 0, y: 0, width: 50, height: 50)),
                colorSpace: space, options: [key: 1.0]))
        let coarse = try #require(
            context.jpegRepresentation(
                of: CIFilter.randomGenerator().outputImage!.cropped(to: CGRect(x: 0, y: 0, width: 50, height: 50)),
                colorSpace: space, options: [key: 0.1]))
        #expect(fine.count > coarse.count)
        #expect(context.jpegRepresentation(of: CIImage(color: .red), colorSpace: space) == nil)
        let target = try #require(
            CGContext(
                data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 0, space: space,
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        CIContext(cgContext: target).draw(
            image, in: CGRect(x: 0, y: 0, width: 5, height: 5), from: CGRect(x: 0, y: 0, width: 20, height: 20))
        let drawn = try #require(target.makeImage().map { CIImage(cgImage: $0) })
        #expect(Probe.bytes(drawn, 2, 2) == [255, 0, 0, 255] && Probe.bytes(drawn, 7, 7) == [0, 0, 0, 0])
    }
}
