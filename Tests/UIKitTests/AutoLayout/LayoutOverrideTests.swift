import Testing

@testable import UIKit

/// What overrides of `layoutSubviews()` find and leave.
@MainActor @Suite("Overrides of layoutSubviews") struct LayoutOverrideTests {
    private class Silent: UIView {
        let inner = UIView()
        var seen: [CGRect] = []
        var callsDefault = false

        override func layoutSubviews() {
            if callsDefault { super.layoutSubviews() }
            seen.append(inner.frame)
        }
    }

    private func made(width: CGFloat) -> Silent {
        let view = Silent(frame: CGRect(x: 0, y: 0, width: width, height: 50))
        view.addSubview(view.inner)
        view.inner.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            view.inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 10),
            view.inner.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -10),
            view.inner.topAnchor.constraint(equalTo: view.topAnchor),
            view.inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        view.layoutIfNeeded()
        return view
    }

    @Test("constraints hold without the default, and are applied before")
    func withoutDefault() {
        let view = made(width: 100)
        #expect(view.seen == [CGRect(x: 10, y: 0, width: 80, height: 50)])
        view.bounds.size.width = 60
        view.layoutIfNeeded()
        #expect(view.seen.last == CGRect(x: 10, y: 0, width: 40, height: 50))
    }

    @Test("constraints hold where the default is called at times")
    func atTimes() {
        let view = made(width: 100)
        for (width, calls) in [(80, true), (60, false), (40, true), (50, false), (70, false)] {
            view.callsDefault = calls
            view.bounds.size.width = CGFloat(width)
            view.layoutIfNeeded()
            #expect(view.inner.frame.width == CGFloat(width) - 20)
        }
    }
}
