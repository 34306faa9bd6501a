import MutoscopeTesting
import Testing
import UIKit

/// Gradients as Apple's systems paint them (seen in pictures of lottie-ios made there).
@MainActor @Suite struct GradientLayerTests {
    private let screen = TestScreen(size: CGSize(width: 200, height: 100), scale: 1)
    private let gradient = CAGradientLayer()

    private func picture() -> CGImage {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.backgroundColor = .black
        gradient.frame = view.bounds
        view.layer.addSublayer(gradient)
        screen.show(view)
        screen.advance(by: 0)
        return screen.snapshot()
    }

    @Test func coloursAreMixedStraightAndMultipliedAfterwards() {
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.withAlphaComponent(0).cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
        let middle = picture().pixel(100, 50)
        // Half red, half blue at half alpha: a quarter of each.
        #expect(abs(Int(middle.red) - 64) <= 2)
        #expect(abs(Int(middle.blue) - 64) <= 2)
    }

    @Test func linesOfOneColourLeanWithTheLayer() {
        gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 1)
        let picture = picture()
        // The other diagonal has one colour, though it is not perpendicular to the way on a layer twice as wide as high.
        for share in [0.1, 0.3, 0.5, 0.7, 0.9] {
            let pixel = picture.pixel(Int(200 * share), Int(100 * (1 - share)) - 1)
            #expect(abs(Int(pixel.red) - 127) <= 4, "\(share)")
        }
        #expect(picture.pixel(1, 1).red < 4)
        #expect(picture.pixel(198, 98).red > 250)
    }
}
