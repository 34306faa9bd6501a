import ArgumentParser
import UIKit

/// How recordings and sheets of views look.
struct LookOptions: ParsableArguments {
    @Flag(help: "Dark mode.")
    var dark = false
    @Flag(help: "As where one reads from the right.")
    var rightToLeft = false
    @Flag(help: "As for users who want less motion.")
    var reduceMotion = false
    @Flag(help: "As for users who want nothing to shine through.")
    var reduceTransparency = false

    /// For every screen that is shown from now on.
    @MainActor
    func apply() {
        ViewStage.style = dark ? .dark : .light
        ViewStage.direction = rightToLeft ? .rightToLeft : .leftToRight
        UIAccessibility.setReduceMotion(reduceMotion)
        UIAccessibility.setReduceTransparency(reduceTransparency)
    }
}
