import CoreGraphics
import MutoscopeTesting
import Testing

@testable import UIKit

/// Marks of sliders, as measured on iOS 26.1 (docs/behaviour/controls.md).
@MainActor
@Suite("Marks along sliders")
struct SliderTrackTests {
    @Test("lie at equal distances; only their values are allowed unless it is said")
    func defaults() {
        #expect(UISlider().trackConfiguration == nil)
        let six = UISlider.TrackConfiguration(numberOfTicks: 6)
        #expect(six.allowsTickValuesOnly && six.neutralValue == 0 && six.enabledRange == 0...1)
        #expect(zip(six.ticks.map(\.position), [0, 0.2, 0.4, 0.6, 0.8, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
        #expect(UISlider.TrackConfiguration(numberOfTicks: 1).ticks.map(\.position) == [0])
        #expect(UISlider.TrackConfiguration(numberOfTicks: -3).ticks.isEmpty)
        let own = UISlider.TrackConfiguration(ticks: [.init(position: 0.7), .init(position: 0.1)])
        #expect(own.ticks.map(\.position) == [0.1, 0.7])
    }

    @Test("values go to the nearest mark within the range that is enabled")
    func snaps() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 300, height: 30))
        slider.maximumValue = 5
        slider.trackConfiguration = .init(numberOfTicks: 6)
        for (wished, value) in [(0.4, 0), (0.6, 1), (2.49, 2), (2.51, 3), (5, 5)] as [(Float, Float)] {
            slider.value = wished
            #expect(abs(slider.value - value) < 1e-5)
        }
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, enabledRange: 0.2...0.6, ticks: [])
        slider.value = 5
        #expect(abs(slider.value - 3) < 1e-5)
        slider.value = 0
        #expect(abs(slider.value - 1) < 1e-5)
        slider.trackConfiguration = nil
        slider.value = 5
        #expect(slider.value == 5)
    }

    @Test("a finger moves the thumb from mark to mark, and anywhere on a slider without a thumb")
    func drag() {
        let screen = TestScreen(size: CGSize(width: 300, height: 60), scale: 1)
        let slider = UISlider(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
        slider.trackConfiguration = .init(numberOfTicks: 3)
        screen.show(slider)
        screen.advance(by: 0.1)
        let finger = screen.finger(at: CGPoint(x: 14, y: 30))
        finger.move(to: CGPoint(x: 120, y: 30), over: 0.2)
        #expect(slider.value == 0.5)
        finger.move(to: CGPoint(x: 290, y: 30), over: 0.2)
        finger.lift()
        #expect(slider.value == 1)
        slider.trackConfiguration = nil
        slider.sliderStyle = .thumbless
        screen.advance(by: 0.1)
        let other = screen.finger(at: CGPoint(x: 100, y: 30))
        other.move(to: CGPoint(x: 50, y: 30), over: 0.2)
        other.lift()
        #expect(slider.value < 1 && slider.value > 0.5)
    }

    @Test("without a thumb the filled part is all of the line at the greatest value, and nothing at the least")
    func thumbless() {
        let screen = TestScreen(size: CGSize(width: 300, height: 60), scale: 1)
        let slider = UISlider(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
        slider.sliderStyle = .thumbless
        slider.minimumTrackTintColor = .red
        screen.show(slider)
        func red(_ value: Float) -> [Int] {
            slider.value = value
            screen.advance(by: 0.1)
            let picture = screen.snapshot()
            return (0..<300).filter { picture.pixel($0, 30).red > 200 && picture.pixel($0, 30).green < 50 }
        }
        #expect(red(0).isEmpty)
        #expect(red(1) == Array(3..<297))
        #expect(red(0.5).count == 147)
    }

    @Test("the filled part begins at the neutral value")
    func neutral() {
        let screen = TestScreen(size: CGSize(width: 300, height: 60), scale: 1)
        let slider = UISlider(frame: CGRect(x: 0, y: 10, width: 300, height: 40))
        slider.minimumTrackTintColor = .red
        slider.trackConfiguration = .init(allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [])
        slider.value = 0.9
        screen.show(slider)
        screen.advance(by: 0.1)
        func isFilled(_ x: Int) -> Bool {
            screen.snapshot().pixel(x, 30).red > 200 && screen.snapshot().pixel(x, 30).green < 50
        }
        #expect(!isFilled(60) && isFilled(200) && !isFilled(290))
        slider.value = 0.1
        screen.advance(by: 0.1)
        #expect(isFilled(100) && !isFilled(200))
    }
}
