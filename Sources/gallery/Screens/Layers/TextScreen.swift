import UIKit

/// One word in many scripts, each line coming in on its own.
struct TextScreen: Screen {
    let name = "layer-text"
    let title = "CATextLayer"
    let summary = "One word in eight languages and five scripts, with size and colour in motion."
    let duration = 4.6
    let moment = 0.6...3.4
    let sourceFile = #filePath
    let ground = UIUserInterfaceStyle.light

    private static let words = [
        "Motion", "Движение", "حركة", "κίνηση", "תנועה", "Bewegung", "mouvement", "ruch",
    ]

    func build(in root: CALayer, _ scenery: Scenery) {
        root.backgroundColor = .paper
        let size = scenery.size, row = size.height * 0.8 / CGFloat(Self.words.count)
        let font = min(row * 0.62, size.width * 0.15), colors: [CGColor] = [.ink, .vermilion, .teal, .plum]
        for (index, word) in Self.words.enumerated() {
            let line = CATextLayer(), color = colors[index % 4]
            line.string = word
            line.font = index % 3 == 0 ? "Noto Serif" : "Noto Sans"
            line.fontSize = font
            line.foregroundColor = color
            line.alignmentMode = .center
            line.contentsScale = scenery.scale
            line.frame = CGRect(x: 0, y: size.height * 0.1 + CGFloat(index) * row, width: size.width, height: row)
            root.addSublayer(line)
            let side: CGFloat = index % 2 == 0 ? -1 : 1, begin = scenery.start + 0.1 + Double(index) * 0.12
            line.spring(
                "transform.translation.x", from: side * size.width, to: 0, at: begin, stiffness: 90, damping: 13)
            line.animate("opacity", from: begin, [(0, 0), (0.3, 1), (3.2, 1), (3.6, 0)])
            line.animate("foregroundColor", from: begin, [(1.2, color), (2.6, colors[(index + 1) % 4])])
            if index % 3 == 0 { line.animate("fontSize", from: begin, [(1.2, font), (2, font * 1.3), (2.8, font)]) }
        }
    }
}
