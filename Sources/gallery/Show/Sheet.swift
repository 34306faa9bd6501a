import UIKit

/// Pictures side by side, each with its progress below: how a motion looks on paper.
@MainActor
enum Sheet {
    static let progresses = [0, 0.25, 0.5, 0.75, 1]
    private static let labels = ["0", "¼", "½", "¾", "1"]

    static func picture(_ stills: [CGImage], size: CGSize, scale: CGFloat) -> CGImage {
        let gap = 12 as CGFloat, footer = 30 as CGFloat, count = CGFloat(stills.count)
        let sheet = CALayer()
        sheet.bounds = CGRect(
            x: 0, y: 0, width: count * size.width + (count + 1) * gap, height: size.height + gap + footer)
        sheet.backgroundColor = .cream
        for (index, still) in stills.enumerated() {
            let x = gap + CGFloat(index) * (size.width + gap)
            sheet.addSublayer(.image(still, frame: CGRect(x: x, y: gap, width: size.width, height: size.height)))
            sheet.addSublayer(
                CALayer.text(
                    labels[index], .sans, size: 15, color: .ink,
                    frame: CGRect(x: x, y: size.height + gap + 6, width: size.width, height: 20), scale: scale))
        }
        return .bakedExactly(sheet, scale: scale)
    }
}
