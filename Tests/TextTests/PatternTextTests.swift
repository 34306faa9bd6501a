import MutoscopeTesting
import Testing
import UIKit

/// Text in a colour that is a picture.
@MainActor @Suite("Text filled with a pattern")
struct PatternTextTests {
    private let screen = TestScreen(size: CGSize(width: 120, height: 120), scale: 1)

    /// Red on the left, blue on the right, as wide as the screen.
    private var pattern: UIColor {
        UIColor(
            patternImage: UIGraphicsImageRenderer(size: CGSize(width: 120, height: 10)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 60, height: 10))
                UIColor.blue.setFill()
                $0.fill(CGRect(x: 60, y: 0, width: 60, height: 10))
            })
    }

    /// The colours, red, green and blue, of the darkest pixel of each half of the screen, whose pixels are stored blue first.
    private func halves() -> [[UInt8]] {
        let shot = screen.snapshot(), data = [UInt8](shot.dataProvider!.data! as Data)
        return [0..<60, 60..<120].map { columns in
            var found: [UInt8] = [255, 255, 255]
            for y in 0..<120 {
                for x in columns {
                    let place = y * shot.bytesPerRow + x * 4
                    let pixel = Array(data[place..<place + 3].reversed())
                    if pixel.reduce(0, { $0 + Int($1) }) < found.reduce(0, { $0 + Int($1) }) { found = pixel }
                }
            }
            return found
        }
    }

    private func show(_ make: (UILabel) -> Void) {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 120, height: 120))
        label.backgroundColor = .white
        make(label)
        screen.show(label)
        screen.advance(by: 0.1)
    }

    @Test("a label's text shows the picture where its letters are")
    func label() {
        show {
            $0.font = .boldSystemFont(ofSize: 100)
            $0.text = "HH"
            $0.textColor = pattern
        }
        #expect(halves() == [[255, 0, 0], [0, 0, 255]])
    }

    @Test("so does a part of an attributed text, and the rest has its own colour")
    func attributed() {
        show {
            let text = NSMutableAttributedString(
                string: "HH", attributes: [.font: UIFont.boldSystemFont(ofSize: 80), .foregroundColor: UIColor.black])
            text.addAttribute(.foregroundColor, value: pattern, range: NSRange(location: 0, length: 1))
            $0.attributedText = text
        }
        #expect(halves() == [[255, 0, 0], [0, 0, 0]])
    }
}
