import MutoscopeTesting
import TestSupport
import Testing
import UIKit

/// Whatever fingers do to a picker, every wheel comes to rest at a row, and its delegate knows which.
@MainActor @Suite("random fingers on a picker")
struct PickerFingersTests {
    private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var counts = [12, 40]
        var told: [Int: Int] = [:]

        func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { counts[component] }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
            #expect((0..<counts[component]).contains(row))
            return "\(row)"
        }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
            #expect(told[component] != row)
            told[component] = row
        }
    }

    @Test(arguments: 0..<60)
    func rest(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let screen = TestScreen(size: CGSize(width: 320, height: 216), scale: 1), wheels = Wheels()
        let picker = UIPickerView()
        picker.dataSource = wheels
        picker.delegate = wheels
        screen.show(picker)
        screen.advance(by: 0.1)
        var fingers: [TestFinger] = []
        for _ in 0..<14 {
            let place = CGPoint(x: .random(in: 10...310, using: &random), y: .random(in: 5...210, using: &random))
            switch Int.random(in: 0..<9, using: &random) {
            case 0, 1: if fingers.count < 3 { fingers.append(screen.finger(at: place)) }
            case 2, 3: fingers.last?.move(to: place, over: .random(in: 0.03...0.3, using: &random))
            case 4: fingers.popLast()?.lift()
            case 5: fingers.popLast()?.cancel()
            case 6: screen.wheel(at: place, by: CGPoint(x: 0, y: .random(in: -90...90, using: &random)))
            case 7:
                let component = Int.random(in: 0..<2, using: &random)
                wheels.counts[component] = Int.random(in: 0...30, using: &random)
                picker.reloadComponent(component)
                wheels.told[component] = nil
            default:
                picker.selectRow(
                    .random(in: -2...30, using: &random), inComponent: 0, animated: .random(using: &random))
                wheels.told[0] = nil
            }
            screen.advance(by: .random(in: 0...0.25, using: &random))
        }
        for finger in fingers { finger.lift() }
        screen.advance(by: 6)
        for component in 0..<2 {
            let row = picker.selectedRow(inComponent: component), count = wheels.counts[component]
            #expect(count == 0 ? row == -1 : (0..<count).contains(row), "seed \(seed)")
            #expect(wheels.told[component].map { $0 == row } ?? true, "seed \(seed)")
            guard let view = picker.view(forRow: row, forComponent: component) else {
                #expect(count == 0, "seed \(seed)")
                continue
            }
            #expect(abs(view.layer.transform.m42) < 0.01, "seed \(seed)")
            #expect(view.alpha > 0.99, "seed \(seed)")
        }
    }
}
