import CoreGraphics
import TestSupport
import Testing
import UIKit

@testable import MutoscopeTesting

@Suite("Fonts of golden files")
@MainActor
struct GoldenFontsTests {
    private let folder: TemporaryFolder
    private let golden: GoldenFile
    private static let inter = UsedFont(family: "Inter Display", identity: 0x0123_4567_89AB_CDEF)
    private static let otherInter = UsedFont(family: "Inter Display", identity: 7)
    private static let emoji = UsedFont(family: "Emoji", identity: 9)

    init() throws {
        folder = try TemporaryFolder()
        golden = GoldenFile(testFile: folder.path("CardTests.swift"), name: "card", ending: "png")
    }

    private var text: String? { try? String(contentsOfFile: folder.path("__Snapshots__/fonts.txt"), encoding: .utf8) }

    private func fonts(used: [UsedFont], installed: [UsedFont]) -> GoldenFonts {
        GoldenFonts(used: { used }, isInstalled: { installed.contains($0) })
    }

    @Test("what is recorded has the fonts beside it, and they are no golden file themselves")
    func record() throws {
        try fonts(used: [Self.emoji, Self.inter], installed: []).note(for: golden)
        #expect(text == "0000000000000009 Emoji\n0123456789abcdef Inter Display\n")
    }

    @Test("other fonts say so, with the family and the file's number, before anything is compared")
    func missing() throws {
        try fonts(used: [Self.inter, Self.emoji], installed: []).note(for: golden)
        #expect(fonts(used: [], installed: [Self.inter, Self.emoji]).complaint(about: golden) == nil)
        let complaint = fonts(used: [], installed: [Self.otherInter, Self.emoji]).complaint(about: golden)
        #expect(complaint?.contains("not on this machine: Inter Display (0123456789abcdef).") == true)
        #expect(complaint?.contains("MUTOSCOPE_FONTS") == true)
    }

    @Test("a failure tells that text was set in other fonts, though those of the record are here too")
    func explanation() throws {
        try fonts(used: [Self.emoji], installed: []).note(for: golden)
        let all = [Self.inter, Self.emoji]
        #expect(fonts(used: all, installed: all).explanation(of: golden) == nil)
        #expect(fonts(used: [], installed: all).explanation(of: golden) == nil)
        let explanation = fonts(used: [Self.inter], installed: all).explanation(of: golden)
        #expect(explanation?.hasPrefix("Text was set in Inter Display (0123456789abcdef) now;") == true)
    }

    @Test("recording with another file of a family forgets the first, and keeps fonts that nobody used this time")
    func again() throws {
        try fonts(used: [Self.inter, Self.emoji], installed: []).note(for: golden)
        try fonts(used: [Self.otherInter], installed: [Self.otherInter]).note(for: golden)
        #expect(text == "0000000000000009 Emoji\n0000000000000007 Inter Display\n")
    }

    @Test("a folder without the record, and one whose record is damaged, have nothing to say")
    func none() throws {
        #expect(fonts(used: [], installed: []).complaint(about: golden) == nil)
        try FileManager.default.createDirectory(
            atPath: folder.path("__Snapshots__"), withIntermediateDirectories: true)
        try Data([0xFF, 0xFE, 10]).write(to: URL(fileURLWithPath: folder.path("__Snapshots__/fonts.txt")))
        #expect(fonts(used: [], installed: []).complaint(about: golden) == nil)
    }

    @Test("the fonts that text was set in are found on this machine, others of their family are not")
    func installed() throws {
        let screen = TestScreen(size: CGSize(width: 100, height: 40))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        label.text = "Fonts \(UInt64.random(in: 0...UInt64.max))"
        screen.show(label)
        _ = screen.snapshot()
        let used = UsedFonts.fonts
        let first = try #require(used.first)
        for font in used { #expect(UsedFonts.isInstalled(font), "\(font)") }
        #expect(!UsedFonts.isInstalled(UsedFont(family: first.family, identity: first.identity &+ 1)))
        #expect(!UsedFonts.isInstalled(UsedFont(family: "No such family", identity: first.identity)))
    }
}
