import Foundation
import MutoscopeTesting
import Testing
import UIKit

/// What sliders and progress views say of themselves.
@MainActor @Suite("shares that are read out") struct SpokenShareTests {
    @Test("per cent are written as the language writes them", arguments: [("en_US", "50%"), ("de_DE", "50\u{a0}%")])
    func languages(locale: String, text: String) {
        let screen = TestScreen(size: CGSize(width: 100, height: 100), scale: 1)
        screen.locale = Locale(identifier: locale)
        let slider = UISlider(), bar = UIProgressView()
        slider.value = 0.5
        bar.progress = 0.5
        #expect(slider.accessibilityValue == text)
        #expect(bar.accessibilityValue == text)
    }
}
