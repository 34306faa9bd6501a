import UIKit

/// Bands that scroll above a field to type into; a square in the corner changes its colour while it is touched.
final class ProbeController: UIViewController, UIScrollViewDelegate, UIDropInteractionDelegate {
    private let bands = UIScrollView(), field = UITextField(), square = ProbeSquare()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
        bands.delegate = self
        for index in 0..<60 {
            let band = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 50, width: 4_000, height: 50))
            band.backgroundColor = UIColor(
                red: CGFloat(index % 7) / 7, green: CGFloat(index % 5) / 5, blue: CGFloat(index % 3) / 3, alpha: 1)
            bands.addSubview(band)
        }
        // Words come in the pictures' own way: fonts are the machine's.
        field.backgroundColor = .white
        field.addAction(UIAction { [field] _ in say("field \(field.text ?? "")") }, for: .editingChanged)
        for part in [bands, field, square] { view.addSubview(part) }
        view.addInteraction(UIDropInteraction(delegate: self))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let size = view.bounds.size
        bands.frame = CGRect(x: 0, y: 100, width: size.width, height: max(0, size.height - 100))
        bands.contentSize = CGSize(width: size.width, height: 3_000)
        field.frame = CGRect(x: 120, y: 30, width: max(0, size.width - 140), height: 40)
        square.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
        say("size \(Int(size.width)) \(Int(size.height)) scale \(view.window?.screen.scale ?? 0)")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool { true }

    // MARK: What happens

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { tell(press, "down") }
        let opens = presses.contains {
            $0.key?.charactersIgnoringModifiers == "n" && $0.key?.modifierFlags == .control
        }
        guard opens else { return super.pressesBegan(presses, with: event) }
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { tell(press, "up") }
    }

    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        for press in presses { tell(press, "cancelled") }
    }

    private func tell(_ press: UIPress, _ what: String) {
        guard let key = press.key else { return }
        say("key \(what) \(key.charactersIgnoringModifiers) \(key.modifierFlags.rawValue)")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { say("offset \(Int(scrollView.contentOffset.y))") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { say("rest") }

    // MARK: Drops

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        let place = session.location(in: view)
        for item in session.items {
            let name = item.itemProvider.suggestedName ?? "text"
            say("drop \(name) at \(Int(place.x)) \(Int(place.y))")
        }
    }
}

/// Red; green while a finger or a button is on it.
final class ProbeSquare: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .red
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        backgroundColor = .green
        if let touch = touches.first {
            say("touch \(Int(touch.location(in: nil).x)) \(Int(touch.location(in: nil).y))")
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .red }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { backgroundColor = .red }
}
