import FuzzDriver
import UIKit

/// Any bytes either are a font, which can then be registered, found by name, measured and drawn, or are refused.
@main
struct FuzzFont {
    @MainActor static func main() {
        fuzz { data in
            guard let provider = CGDataProvider(data: data as CFData), let font = CGFont(provider) else { return }
            defer { CTFontManagerUnregisterGraphicsFont(font, nil) }
            guard CTFontManagerRegisterGraphicsFont(font, nil), let name = font.postScriptName as String?,
                let found = UIFont(name: name, size: 12)
            else { return }
            _ = (found.familyName, found.ascender, found.lineHeight, found.capHeight)
            let text = "ABBA \u{301}fi שלום"
            let size = (text as NSString).size(withAttributes: [.font: found])
            precondition(!size.width.isNaN && !size.height.isNaN, "A text's size is a number.")
            let format = UIGraphicsImageRendererFormat()
            format.scale = 1
            _ = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 30), format: format).image { _ in
                (text as NSString).draw(at: .zero, withAttributes: [.font: found])
            }
        }
    }
}
