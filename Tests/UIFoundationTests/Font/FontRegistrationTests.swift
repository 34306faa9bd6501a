import Foundation
import MutoscopeTesting
import Testing

@testable import UIFoundation
@testable import UIKit

@Suite("Fonts of the program", .serialized)
@MainActor
struct FontRegistrationTests {
    private let file = Bundle.module.url(
        forResource: "WholeSquares-Heavy", withExtension: "ttf", subdirectory: "Resources")!
    private let name = "WholeSquares-Heavy"

    /// The code of the error that `body` leaves.
    private func code(_ body: (UnsafeMutablePointer<Unmanaged<CFError>?>) -> Bool) -> CTFontManagerError? {
        var error: Unmanaged<CFError>?
        let isDone = body(&error)
        let found = error?.takeRetainedValue()
        #expect(isDone == (found == nil))
        #expect(
            found.map { $0.domain == kCTFontManagerErrorDomain as String && !$0.localizedDescription.isEmpty } ?? true)
        return found.flatMap { CTFontManagerError(rawValue: $0.code) }
    }

    @Test("are found by name from their registration on until it is taken back")
    func files() throws {
        #expect(UIFont(name: name, size: 10) == nil)
        #expect(code { CTFontManagerRegisterFontsForURL(file as CFURL, .process, $0) } == nil)
        let font = try #require(UIFont(name: name, size: 10))
        #expect(font.fontName == name)
        #expect(font.familyName == "Whole Squares")
        #expect(UIFont(name: "Whole Squares", size: 10)?.fontName == name)
        #expect(UIFont.familyNames.contains("Whole Squares"))
        #expect(UIFont.fontNames(forFamilyName: "Whole Squares") == [name])
        #expect(("ABBA" as NSString).size(withAttributes: [.font: font]).width == 40)
        #expect(code { CTFontManagerRegisterFontsForURL(file as CFURL, .process, $0) } == .alreadyRegistered)
        #expect(code { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, $0) } == nil)
        #expect(UIFont(name: name, size: 10) == nil)
        #expect(code { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, $0) } == .notRegistered)
    }

    @Test("come and go while others are searched for on threads of their own")
    func whileSearching() throws {
        for round in 0..<24 {
            for size in 0..<16 {
                FontsAhead.expect(FontDescription(size: CGFloat(8 + size) + CGFloat(round) / 32), for: "Search")
            }
            #expect(code { CTFontManagerRegisterFontsForURL(file as CFURL, .process, $0) } == nil)
            let font = try #require(UIFont(name: name, size: 10))
            #expect(("ABBA" as NSString).size(withAttributes: [.font: font]).width == 40)
            #expect(code { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, $0) } == nil)
        }
    }

    @Test("are those that Info.plist names, also in the resources of a target")
    func named() throws {
        FontRegistration.registerFonts(named: ["UIAppFonts": ["WholeSquares-Heavy.ttf"]])
        #expect(UIFont(name: name, size: 10)?.fontName == name)
        #expect(code { CTFontManagerUnregisterFontsForURL(file as CFURL, .process, $0) } == nil)
    }

    @Test("lie in the folder of the resources of the target, which is the only one copied")
    func folder() {
        #expect(Bundle.main.programResourcePath(of: #fileID) == file.deletingLastPathComponent().path)
        #expect(Bundle.main.programResourceURL(of: "NoSuchModule/a.swift") == Bundle.main.resourceURL)
    }

    @Test("may lie in memory, and draw")
    func memory() throws {
        let provider = try #require(CGDataProvider(url: file as CFURL))
        let font = try #require(CGFont(provider))
        #expect(font.postScriptName as String? == name)
        #expect(code { CTFontManagerRegisterGraphicsFont(font, $0) } == nil)
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        label.font = UIFont(name: name, size: 10)
        label.text = "A"
        label.textColor = .red
        let screen = TestScreen(size: CGSize(width: 20, height: 10), scale: 1)
        let controller = UIViewController()
        controller.view.addSubview(label)
        screen.show(controller)
        let picture = screen.snapshot()
        #expect(picture.pixel(5, 5) == (255, 0, 0, 255))
        #expect(picture.pixel(15, 5) != (255, 0, 0, 255))
        #expect(code { CTFontManagerUnregisterGraphicsFont(font, $0) } == nil)
    }

    @Test("tell their distances and boxes in units of the em square")
    func design() throws {
        let provider = try #require(CGDataProvider(url: file as CFURL)), font = try #require(CGFont(provider))
        #expect(font.unitsPerEm == 1000 && font.ascent == 1000 && font.descent == 0 && font.leading == 0)
        #expect(font.capHeight == 700 && font.xHeight == 500 && font.italicAngle == 0)
        #expect(font.fontBBox == CGRect(x: 0, y: 0, width: 1000, height: 1000))
        var glyph = CGGlyph(0), units: [UniChar] = Array("A".utf16), box = CGRect.null, advance = Int32(0)
        let small = CTFontCreateWithGraphicsFont(font, 10, nil, nil)
        #expect(CTFontGetGlyphsForCharacters(small, &units, &glyph, 1))
        #expect(font.getGlyphBBoxes(glyphs: &glyph, count: 1, bboxes: &box))
        #expect(font.getGlyphAdvances(glyphs: &glyph, count: 1, advances: &advance))
        #expect(box == CGRect(x: 0, y: 0, width: 1000, height: 1000) && advance == 1000)
    }

    @Test("that are missing or no fonts are refused with a reason")
    func broken() {
        let missing = URL(fileURLWithPath: "/no/such/font.ttf")
        #expect(code { CTFontManagerRegisterFontsForURL(missing as CFURL, .process, $0) } == .fileNotFound)
        let text = Bundle.module.url(forResource: "README", withExtension: "md", subdirectory: "Resources")!
        #expect(code { CTFontManagerRegisterFontsForURL(text as CFURL, .process, $0) } == .unrecognizedFormat)
        #expect(CGDataProvider(data: NSData(data: Data("no font".utf8))).flatMap { CGFont($0) } == nil)
        var heard = 0
        CTFontManagerRegisterFontURLs([missing, text], .process, true) { errors, isDone in
            heard = errors.count
            return isDone
        }
        #expect(heard == 2)
    }

    @Test("that nobody draws with leave no file open behind them")
    func forgotten() throws {
        func openFonts() throws -> Int {
            let files = FileManager.default, folder = "/proc/self/fd"
            return try files.contentsOfDirectory(atPath: folder).count {
                (try? files.destinationOfSymbolicLink(atPath: "\(folder)/\($0)"))?.contains("memfd:font") == true
            }
        }
        let before = try openFonts()
        let provider = try #require(CGDataProvider(url: file as CFURL))
        for _ in 0..<8 { #expect(CGFont(provider) != nil) }
        #expect(CGDataProvider(data: NSData(data: Data("no font".utf8))).flatMap { CGFont($0) } == nil)
        #expect(try openFonts() == before)
    }
}
