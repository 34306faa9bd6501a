import MutoscopeTesting
import Testing
import UIKit

/// Names that Apple documents nowhere and public code sets.
@MainActor @Suite struct PublicKeyTests {
    let screen = TestScreen(size: CGSize(width: 390, height: 400), scale: 1)
    let controller = UIViewController()

    init() { screen.show(controller) }

    private func show<View: UIView>(_ view: View, height: CGFloat) -> View {
        view.frame = CGRect(x: 0, y: 50, width: 390, height: height)
        controller.view.addSubview(view)
        screen.advance(by: 0.1)
        return view
    }

    private func labels(in view: UIView) -> [UILabel] {
        view.subviews.flatMap { labels(in: $0) + (($0 as? UILabel).map { [$0] } ?? []) }
    }

    @Test func searchBarsHaveTheirParts() {
        let bar = show(UISearchBar(), height: 56)
        #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
        bar.setValue("Abort", forKey: "cancelButtonText")
        #expect((bar.value(forKey: "cancelButton") as? UIButton)?.currentTitle == "Abort")
    }

    @Test func wheelsHaveTheColour() {
        final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
            func pickerView(
                _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
            ) -> String? { "row" }
        }
        let source = Source(), picker = UIPickerView()
        (picker.dataSource, picker.delegate) = (source, source)
        _ = show(picker, height: 216)
        picker.setValue(UIColor.red, forKey: "textColor")
        screen.advance(by: 0.1)
        #expect(labels(in: picker).map(\.textColor) == [.red, .red, .red])
        let dates = UIDatePicker()
        dates.preferredDatePickerStyle = .wheels
        dates.setValue(UIColor.red, forKeyPath: "textColor")
        dates.setValue(false, forKey: "highlightsToday")
        _ = show(dates, height: 216)
        #expect(labels(in: dates).contains { $0.textColor == .red })
        #expect(!labels(in: dates).contains { $0.textColor == .label })
    }

    @Test func barsHideTheirLine() throws {
        let bar = show(UITabBar(), height: 49)
        func lines() -> [UIView] { bar.subviews[0].subviews.filter { $0.bounds.height == 1 && !$0.isHidden } }
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 0)]
        bar.standardAppearance.shadowColor = .red
        screen.advance(by: 0.1)
        #expect(lines().count == 1)
        bar.setValue(true, forKey: "hidesShadow")
        #expect(lines().isEmpty)
        #expect(bar.subviews.contains { "\(type(of: $0))" == "UITabBarButton" })
    }

    @Test func placeholdersGoWhileThereIsText() {
        let view = show(UITextView(), height: 100), label = UILabel()
        label.text = "What is new?"
        label.sizeToFit()
        view.addSubview(label)
        view.setValue(label, forKey: "_placeholderLabel")
        screen.advance(by: 0.1)
        #expect(!label.isHidden)
        #expect(label.frame.origin == CGPoint(x: 5, y: 8))
        view.text = "Nothing"
        screen.advance(by: 0.1)
        #expect(label.isHidden)
        let field = show(UITextField(), height: 34)
        field.placeholder = "Name"
        field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
        #expect((field.value(forKey: "_placeholderLabel") as? UILabel)?.textColor == .red)
    }
}
