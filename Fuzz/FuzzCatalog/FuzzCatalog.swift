import CoreGraphics
import Foundation
import FuzzDriver

@testable import UIFoundation

/// Any bytes as the `Contents.json` of a group, of an image set and of a colour set give an item or a complaint.
@main
struct FuzzCatalog {
    @MainActor static func main() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzz-\(getpid()).xcassets")
        let items = ["Group", "a.imageset", "Group/b.colorset"].map { folder.appendingPathComponent($0) }
        for item in items { try FileManager.default.createDirectory(at: item, withIntermediateDirectories: true) }
        try Data(dot).write(to: items[1].appendingPathComponent("a.png"))
        fuzz { data in
            for item in items { try? data.write(to: item.appendingPathComponent("Contents.json")) }
            _ = Diagnostics.collecting {
                let catalog = AssetCatalog(at: folder)
                if let file = catalog.image(named: "a") { _ = UIImage(contentsOfFile: file.url.path) }
                for name in ["b", "Group/b"] {
                    guard let color = catalog.color(named: name) else { continue }
                    precondition(
                        color.cgColor.components?.allSatisfy(\.isFinite) ?? true, "A colour's parts are numbers.")
                }
            }
        }
    }

    /// A picture of one pixel.
    private static var dot: [UInt8] { [UInt8](PNGWriter.data(of: PixelBuffer(width: 1, height: 1))) }
}
