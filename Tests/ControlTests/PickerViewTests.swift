import MutoscopeTesting
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("picker")
struct PickerViewTests {
    private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var rows = [["Apple", "Pear", "Plum", "Quince", "Cherry", "Fig", "Medlar", "Grape"], (1...40).map { "\($0)" }]
        var chosen: [[Int]] = []

        func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
            rows[component].count
        }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            rows[component][row]
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            chosen.append([component, row])
        }
    }

    private let fruits = Fruits()

    private func shown(rightToLeft: Bool = false, isDark: Bool = false) -> (TestScreen, UIPickerView) {
        let screen = TestScreen(size: CGSize(width: 320, height: 256))
        screen.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
        screen.userInterfaceStyle = isDark ? .dark : .light
        let page = UIView()
        page.backgroundColor = .systemBackground
        screen.show(page)
        let picker = UIPickerView()
        picker.frame.origin.y = 20
        picker.dataSource = fruits
        picker.delegate = fruits
        page.addSubview(picker)
        screen.advance(by: 0.1)
        return (screen, picker)
    }

    @Test("It has its usual size, and shows what it is told")
    func start() throws {
        let (screen, picker) = shown()
        #expect(picker.bounds.size == CGSize(width: 320, height: 216))
        #expect(picker.numberOfComponents == 2)
        #expect(picker.numberOfRows(inComponent: 1) == 40)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect((picker.view(forRow: 0, forComponent: 0) as? UILabel)?.text == "Apple")
        #expect(picker.view(forRow: 39, forComponent: 1) == nil)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 148.5, height: 32))
        try screen.pictureToLookAt("picker-start")
    }

    @Test("Wheels that lose rows show the last one left, loaded alone or with all others", arguments: [false, true])
    func fewerRows(all: Bool) {
        let (screen, picker) = shown()
        picker.selectRow(6, inComponent: 0, animated: false)
        picker.selectRow(30, inComponent: 1, animated: false)
        fruits.rows[1] = ["a", "b", "c"]
        if all { picker.reloadAllComponents() } else { picker.reloadComponent(1) }
        #expect(picker.selectedRow(inComponent: 1) == 2)
        screen.advance(by: 0.1)
        #expect((picker.view(forRow: 2, forComponent: 1) as? UILabel)?.text == "c")
        #expect(picker.selectedRow(inComponent: 0) == 6)
        #expect(fruits.chosen.isEmpty)
    }

    @Test("A turned wheel comes to rest at a row, and its delegate hears once", arguments: [false, true])
    func fling(rightToLeft: Bool) throws {
        let (screen, picker) = shown(rightToLeft: rightToLeft, isDark: rightToLeft)
        let x: CGFloat = rightToLeft ? 80 : 240
        let finger = screen.finger(at: CGPoint(x: x, y: 180))
        finger.move(to: CGPoint(x: x, y: 90), over: 0.1)
        try screen.pictureToLookAt("picker-turning\(rightToLeft ? "-rtl" : "")")
        #expect(fruits.chosen.isEmpty)
        #expect(picker.selectedRow(inComponent: 1) > 1)
        finger.lift()
        screen.advance(by: 5)
        let row = picker.selectedRow(inComponent: 1)
        #expect(row > 4)
        #expect(fruits.chosen == [[1, row]])
        let label = try #require(picker.view(forRow: row, forComponent: 1))
        #expect(label.alpha == 1)
        #expect(label.center == CGPoint(x: rightToLeft ? 83.25 : 236.75, y: 108))
        #expect(CATransform3DIsIdentity(label.layer.transform))
        try screen.pictureToLookAt("picker-rest\(rightToLeft ? "-rtl" : "")")
    }

    @Test("A finger that goes back to the same row chooses nothing; past the ends the wheel bounces")
    func bounce() {
        let (screen, picker) = shown()
        screen.drag(from: CGPoint(x: 80, y: 100), to: CGPoint(x: 80, y: 200), duration: 0.3)
        screen.advance(by: 2)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        #expect(fruits.chosen.isEmpty)
        let finger = screen.finger(at: CGPoint(x: 80, y: 200))
        finger.move(to: CGPoint(x: 80, y: 20), over: 0.05)
        finger.lift()
        screen.advance(by: 4)
        #expect(picker.selectedRow(inComponent: 0) == 7)
        #expect(fruits.chosen == [[0, 7]])
    }

    @Test("A tap chooses the row that is seen there", arguments: -3...3)
    func tap(rows: Int) throws {
        let (screen, picker) = shown()
        picker.selectRow(10, inComponent: 1, animated: false)
        let drum = DrumGeometry(height: 216, rowHeight: 32)
        let place = drum.transform(at: CGFloat(rows) * 32)
        var sight = CATransform3DIdentity
        sight.m34 = -1 / DrumGeometry.eyeDistance
        let seen = CATransform3DConcat(place, sight)
        screen.tap(at: CGPoint(x: 240, y: 20 + 108 + seen.m42 / seen.m44))
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 1) == 10 + rows)
        #expect(fruits.chosen == (rows == 0 ? [] : [[1, 10 + rows]]))
    }

    @Test("The program's choices are not told; rows that are not there are left alone")
    func program() {
        let (screen, picker) = shown()
        picker.selectRow(5, inComponent: 0, animated: true)
        screen.advance(by: 0.15)
        #expect((1...4).contains(picker.selectedRow(inComponent: 0)))
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 5)
        picker.selectRow(99, inComponent: 0, animated: false)
        picker.selectRow(-1, inComponent: 0, animated: true)
        #expect(picker.selectedRow(inComponent: 0) == 5)
        #expect(fruits.chosen.isEmpty)
    }

    @Test("New data keep the row, as far as it is there")
    func reload() {
        let (screen, picker) = shown()
        picker.selectRow(6, inComponent: 0, animated: false)
        picker.selectRow(30, inComponent: 1, animated: false)
        fruits.rows[0] = ["One", "Two", "Three"]
        picker.reloadComponent(0)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.selectedRow(inComponent: 1) == 30)
        fruits.rows[1] = []
        picker.reloadAllComponents()
        screen.advance(by: 0.1)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(picker.selectedRow(inComponent: 1) == -1)
        screen.tap(at: CGPoint(x: 240, y: 180))
        screen.drag(from: CGPoint(x: 240, y: 180), to: CGPoint(x: 240, y: 60), duration: 0.1)
        screen.advance(by: 2)
        #expect(fruits.chosen.isEmpty)
    }

    @Test("Views come back for other rows; a million rows cost as much as ten")
    func reuse() {
        final class Many: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
            var made = 0
            func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
            func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 1_000_000 }
            func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 50 }
            func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 120 }
            func pickerView(
                _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
            ) -> UIView {
                if view == nil { made += 1 }
                let view = view ?? UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
                view.tag = row
                return view
            }
        }
        let (screen, picker) = shown(), many = Many()
        picker.dataSource = many
        picker.delegate = many
        picker.selectRow(999_999, inComponent: 0, animated: false)
        screen.advance(by: 0.1)
        #expect(picker.view(forRow: 999_999, forComponent: 0)?.tag == 999_999)
        let finger = screen.finger(at: CGPoint(x: 160, y: 100))
        finger.move(to: CGPoint(x: 160, y: 200), over: 0.05)
        finger.lift()
        screen.advance(by: 4)
        #expect(picker.selectedRow(inComponent: 0) < 999_990)
        #expect(many.made <= 9)
        #expect(picker.rowSize(forComponent: 0) == CGSize(width: 120, height: 50))
    }

    @Test("Arrows and the mouse wheel turn by rows")
    func keysAndMouse() {
        let (screen, picker) = shown()
        screen.press(.keyboardTab)
        screen.press(.keyboardDownArrow)
        screen.press(.keyboardDownArrow)
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 2)
        #expect(fruits.chosen.last == [0, 2])
        screen.press(.keyboardUpArrow)
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 0) == 1)
        screen.wheel(at: CGPoint(x: 240, y: 120), by: CGPoint(x: 0, y: -100))
        screen.advance(by: 1)
        #expect(picker.selectedRow(inComponent: 1) == 3)
        #expect(fruits.chosen.last == [1, 3])
    }

    @Test("The skin of the drum keeps lengths, and what is seen leads back to it", arguments: [80.0, 162, 216, 400])
    func geometry(height: CGFloat) {
        let drum = DrumGeometry(height: height, rowHeight: 32)
        for distance in stride(from: -drum.reach * 0.99, through: drum.reach * 0.99, by: 3) {
            let place = drum.transform(at: distance), next = drum.transform(at: distance + 0.01)
            let step = hypot(next.m42 - place.m42, next.m43 - place.m43)
            #expect(abs(step - 0.01) < 1e-6)
            let seen = place.m42 / (1 - place.m43 / DrumGeometry.eyeDistance)
            #expect(abs(drum.distance(at: seen) - distance) < 1e-6)
            #expect((0...1).contains(drum.alpha(at: distance)))
        }
    }
}
