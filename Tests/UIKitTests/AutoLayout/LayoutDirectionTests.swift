import Testing
import UIKit

/// Leading edges where the reading direction changes on the way down.
@MainActor @Suite struct LayoutDirectionTests {
    private func nest(in host: UIView) -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        host.addSubview(view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: host.trailingAnchor, constant: -1),
            view.topAnchor.constraint(equalTo: host.topAnchor),
            view.bottomAnchor.constraint(equalTo: host.bottomAnchor),
        ])
        return view
    }

    @Test func overridesInTheMiddleTurnWhatIsBelow() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let first = nest(in: root), second = nest(in: first), third = nest(in: second), fourth = nest(in: third)
        second.traitOverrides.layoutDirection = .rightToLeft
        root.layoutIfNeeded()
        #expect(first.frame.minX == 10)
        #expect(second.frame.minX == 10)
        #expect(third.frame.minX == 1)
        #expect(fourth.frame.minX == 1)
        #expect(abs(fourth.frame.width - (200 - 4 * 11)) < 1e-6)
    }

    @Test func forcedDirectionsHoldForOneViewOnly() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let first = nest(in: root), second = nest(in: first), third = nest(in: second)
        first.semanticContentAttribute = .forceRightToLeft
        root.layoutIfNeeded()
        #expect(first.frame.minX == 10)
        #expect(second.frame.minX == 1)
        #expect(third.frame.minX == 10)
    }
}
