import MutoscopeTesting
import Testing
import UIKit

@MainActor @Suite("Pictures of steppers")
struct StepperPictureTests {
    private func picture(_ color: UIColor, _ size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image {
            color.setFill()
            $0.fill(CGRect(origin: .zero, size: size))
        }
    }

    @Test("a state without a picture of its own has the normal state's")
    func states() {
        let stepper = UIStepper(), red = picture(.red, CGSize(width: 10, height: 10))
        stepper.setIncrementImage(red, for: .normal)
        #expect(stepper.incrementImage(for: .normal) === red)
        #expect(stepper.incrementImage(for: .disabled) === red)
        #expect(stepper.decrementImage(for: .normal) == nil)
        stepper.setDividerImage(red, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === red)
        #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
    }

    @Test("the pictures are shown, the background in place of the system's")
    func shown() throws {
        let screen = TestScreen(size: CGSize(width: 120, height: 60), scale: 1), stepper = UIStepper()
        stepper.frame.origin = CGPoint(x: 10, y: 10)
        stepper.setBackgroundImage(picture(.green, CGSize(width: 94, height: 32)), for: .normal)
        stepper.setIncrementImage(picture(.red, CGSize(width: 16, height: 16)), for: .normal)
        screen.show(stepper)
        screen.advance(by: 0.1)
        let images = stepper.subviews.compactMap { ($0 as? UIImageView)?.image }
        #expect(images.contains { $0 === stepper.incrementImage(for: .normal) })
        #expect(images.contains { $0 === stepper.backgroundImage(for: .normal) })
        #expect(stepper.backgroundColor == nil)
    }
}
