import MutoscopeTesting
import Testing
import UIKit

/// How strongly views keep to their content before a program says anything.
///
/// Apple's classes were asked for their priorities, made in code, by the author of an answer on Stack Overflow (Xcode 7.3).
@MainActor @Suite("priorities of content") struct ContentPriorityTests {
    private func hugging(_ view: UIView) -> [Float] {
        [.horizontal, .vertical].map { view.contentHuggingPriority(for: $0).rawValue }
    }

    @Test("classes that do not stretch hold on to their size")
    func hugging() {
        let tight: [UIView] = [
            UIActivityIndicatorView(), UIDatePicker(), UIPageControl(), UIPickerView(), UIStepper(), UISwitch(),
        ]
        for view in tight { #expect(hugging(view) == [750, 750], "\(type(of: view))") }
        let wide: [UIView] = [
            UIProgressView(), UISearchBar(), UISegmentedControl(), UISlider(), UITabBar(), UIToolbar(),
        ]
        for view in wide { #expect(hugging(view) == [250, 750], "\(type(of: view))") }
        let loose: [UIView] = [
            UIButton(), UIImageView(), UILabel(), UIScrollView(), UITextField(), UITextView(), UIView(),
        ]
        for view in loose { #expect(hugging(view) == [250, 250], "\(type(of: view))") }
        for view in tight + wide + loose {
            #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh, "\(type(of: view))")
        }
    }

    @Test("a program's word about one axis leaves the other")
    func oneAxis() {
        let control = UISwitch()
        control.setContentHuggingPriority(.defaultLow, for: .horizontal)
        #expect(hugging(control) == [250, 750])
    }

    @Test("text that wraps makes room for the switch beside it", arguments: [true, false])
    func wrapping(isFirst: Bool) {
        let label = UILabel(), control = UISwitch()
        label.text = "I accept the terms, all of them, whatever they may be and wherever they are"
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: isFirst ? [label, control] : [control, label])
        stack.spacing = 10
        stack.frame = CGRect(x: 0, y: 0, width: 300, height: 80)
        stack.layoutIfNeeded()
        #expect(control.frame.width == control.intrinsicContentSize.width)
        #expect(label.frame.width == 300 - 10 - control.frame.width)
    }
}
