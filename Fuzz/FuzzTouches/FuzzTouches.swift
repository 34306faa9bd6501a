import FuzzDriver
import MutoscopeTesting
import UIKit

/// Any bytes either are a touch script, which is read back as it is written and can be played on a screen with controls, a list
/// and gestures, or are refused with the line.
@main
struct FuzzTouches {
    @MainActor static func main() {
        let screen = TestScreen(size: CGSize(width: 200, height: 300), scale: 1)
        screen.show(Controls())
        fuzz { data in
            guard let script = try? TouchScript(text: String(decoding: data, as: UTF8.self)) else { return }
            precondition((try? TouchScript(text: script.text)) == script, "A script must be read back:\n\(script.text)")
            let lines = script.text.split(separator: "\n")
            let isShort = lines.allSatisfy { line in
                line.split(separator: " ").first.flatMap { Double($0) }.map { abs($0) < 2 } ?? true
            }
            guard isShort, lines.count < 100 else { return }
            screen.play(script)
            screen.advance(by: 0.1)
        }
    }
}

/// Something to touch of every kind.
private final class Controls: UIViewController, UITableViewDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
        table.dataSource = self
        view.addSubview(table)
        let slider = UISlider(frame: CGRect(x: 10, y: 160, width: 180, height: 30))
        let knob = UISwitch(frame: CGRect(x: 10, y: 200, width: 51, height: 31))
        let field = UITextField(frame: CGRect(x: 80, y: 200, width: 110, height: 30))
        field.text = "some text"
        let pad = UIView(frame: CGRect(x: 10, y: 240, width: 180, height: 50))
        for recognizer in [
            UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIPanGestureRecognizer(),
            UITapGestureRecognizer(), UILongPressGestureRecognizer(), UISwipeGestureRecognizer(),
        ] {
            pad.addGestureRecognizer(recognizer)
        }
        for part in [slider, knob, field, pad] { view.addSubview(part) }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell") ?? UITableViewCell()
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }
}
