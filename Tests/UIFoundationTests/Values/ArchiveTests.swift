import Testing
import UIKit

@Suite("Archives")
struct ArchiveTests {
    private func again<Kind: NSObject & NSSecureCoding>(_ object: Kind) throws -> Kind? {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
        return try NSKeyedUnarchiver.unarchivedObject(ofClass: Kind.self, from: data)
    }

    @Test("keep colours")
    func colors() throws {
        let color = try #require(try again(UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)))
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    }

    @Test("keep pictures with their scale")
    func images() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 4), format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 4))
        }
        let kept = try #require(try again(image))
        #expect(kept.size == CGSize(width: 3, height: 4))
        #expect(kept.scale == 2)
        #expect(kept.pngData() == image.pngData())
    }

    @Test("keep fonts")
    func fonts() throws {
        let font = try #require(try again(UIFont.systemFont(ofSize: 23)))
        #expect(font.pointSize == 23)
        #expect(font.fontName == UIFont.systemFont(ofSize: 23).fontName)
    }

    @Test("keep paths")
    func paths() throws {
        let path = UIBezierPath(ovalIn: CGRect(x: 1, y: 2, width: 3, height: 4))
        path.lineWidth = 5
        path.lineJoinStyle = .round
        let kept = try #require(try again(path))
        #expect(kept.cgPath == path.cgPath)
        #expect(kept.lineWidth == 5)
        #expect(kept.lineJoinStyle == .round)
    }

    @Test("keep objects of a program's own with geometry and kit values")
    func own() throws {
        let note = ArchivedNote(place: CGRect(x: 1, y: 2, width: 3, height: 4), color: .blue)
        let data = try NSKeyedArchiver.archivedData(withRootObject: [note], requiringSecureCoding: false)
        let kept = try #require(NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data) as? [ArchivedNote]).first
        #expect(kept?.place == note.place)
        #expect(kept?.color == .blue)
        #expect(kept?.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test("greys stay greys")
    func greys() throws {
        for color in [UIColor.gray, UIColor(white: 0.5, alpha: 0.98), .black, .white, .red] {
            let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data) == color)
        }
    }
}

/// Not private: Foundation on Linux archives classes by names that only those of the top level have.
final class ArchivedNote: NSObject, NSCoding {
    let place: CGRect
    let color: UIColor
    var insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    init(place: CGRect, color: UIColor) {
        self.place = place
        self.color = color
    }

    init?(coder: NSCoder) {
        place = coder.decodeCGRect(forKey: "place")
        guard let color = coder.decodeObject(forKey: "color") as? UIColor else { return nil }
        self.color = color
        insets = coder.decodeUIEdgeInsets(forKey: "insets")
    }

    func encode(with coder: NSCoder) {
        coder.encode(place, forKey: "place")
        coder.encode(color, forKey: "color")
        coder.encode(insets, forKey: "insets")
    }
}
