import CoreGraphics
import CoreImage
import Testing

@Suite("Codes that cameras read")
struct CodeTests {
    private func rows(_ image: CIImage) throws -> [String] {
        let bitmap = try #require(CIContext().createCGImage(image, from: image.extent))
        return (0..<bitmap.height).map { y in
            String((0..<bitmap.width).map { bitmap.straightPixel($0, y).red < 128 ? "#" : "." })
        }
    }

    private func code(_ text: String, _ level: String = "M") throws -> [String] {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(text.utf8), forKey: "inputMessage")
        filter.setValue(level, forKey: "inputCorrectionLevel")
        let image = try #require(filter.outputImage)
        return try rows(image)
    }

    @Test("a QR code is as large as its message asks, with a border of one")
    func size() throws {
        #expect(try code("Hello").count == 23)
        #expect(try code("https://www.example.org/a/longer/way").count == 31)
        #expect(try code(String(repeating: "x", count: 2331), "M").count == 179)
    }

    @Test("codes stay sharp where they are coloured and enlarged")
    func sharp() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("Mutoscope".utf8), forKey: "inputMessage")
        let code = try #require(filter.outputImage).applyingFilter(
            "CIFalseColor",
            parameters: ["inputColor0": CIColor(red: 0, green: 0, blue: 1), "inputColor1": CIColor.white])
        let large = code.transformed(by: CGAffineTransform(scaleX: 5, y: 5))
        let bitmap = try #require(CIContext().createCGImage(large, from: large.extent))
        var reds: Set<UInt8> = []
        for y in 0..<bitmap.height { for x in 0..<bitmap.width { reds.insert(bitmap.straightPixel(x, y).red) } }
        #expect(reds == [0, 255])
    }

    @Test("its corners, its dotted lines and its dark square are where cameras look")
    func patterns() throws {
        let rows = try code("Mutoscope", "H").map { String($0.dropFirst().dropLast()) }.dropFirst().dropLast()
        let lines = Array(rows)
        #expect(lines[0].hasPrefix("#######."))
        #expect(lines[1].hasPrefix("#.....#."))
        #expect(lines[3].hasPrefix("#.###.#."))
        #expect(lines[0].hasSuffix(".#######"))
        #expect(lines[lines.count - 1].hasPrefix("#######."))
        #expect(Array(lines[lines.count - 8])[8] == "#")
        #expect(lines[6].dropFirst(8).prefix(5) == "#.#.#")
    }

    @Test("a message that is too long makes none")
    func tooLong() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(count: 2332), forKey: "inputMessage")
        #expect(filter.outputImage == nil)
    }

    @Test("bars of Code 128")
    func bars() throws {
        let filter = CIFilter.code128BarcodeGenerator()
        filter.message = Data("PJJ123C".utf8)
        filter.quietSpace = 0
        let image = try #require(filter.outputImage)
        let row = try #require(rows(image).first)
        // Start B, seven signs, the check, the stop: eleven each, and two.
        #expect(row.count == 11 * 10 + 2)
        #expect(row.hasPrefix("##.#..#...."))
        #expect(row.hasSuffix("##...###.#.##"))
    }
}
