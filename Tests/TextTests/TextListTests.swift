import Foundation
import Testing
import UIKit

@Suite("Lists in texts")
struct TextListTests {
    @Test(arguments: [
        (NSTextList.MarkerFormat.disc, 1, "\u{2022}"), (.lowercaseAlpha, 28, "ab"), (.uppercaseRoman, 1994, "MCMXCIV"),
        (.lowercaseHexadecimal, 26, "1a"), (.octal, 9, "11"), ("({decimal})", 7, "(7)"), ("-", 3, "-"),
    ])
    func marks(format: NSTextList.MarkerFormat, number: Int, mark: String) {
        #expect(NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number) == mark)
    }

    @Test func paragraphsKeepThem() throws {
        let style = NSMutableParagraphStyle()
        style.textLists = [NSTextList(markerFormat: .decimal, options: 0)]
        let copy = try #require(style.copy() as? NSParagraphStyle)
        #expect(copy.textLists == style.textLists && copy == style && copy.textLists[0].isOrdered)
        style.textLists = []
        #expect(copy != style && !NSTextList(markerFormat: .check, options: 0).isOrdered)
    }

    @Test func archivesKeepThem() throws {
        let list = NSTextList(
            markerFormat: .upperRomanInBrackets, options: [.prependEnclosingMarker], startingItemNumber: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: list, requiringSecureCoding: true)
        #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: NSTextList.self, from: data) == list)
    }
}

extension NSTextList.MarkerFormat {
    fileprivate static let upperRomanInBrackets = NSTextList.MarkerFormat("[{upper-roman}]")
}
