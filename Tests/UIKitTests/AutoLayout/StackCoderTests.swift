import MutoscopeTesting
import Testing

@testable import UIKit

/// A row that cannot fail to come out of a nib, as Apple's declares it.
private final class NibStack: UIStackView {
    let badge = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addArrangedSubview(badge)
    }

    required init(coder: NSCoder) {
        super.init(coder: coder)
        addArrangedSubview(badge)
    }
}

private final class NibSpinner: UIActivityIndicatorView {
    required init(coder: NSCoder) {
        super.init(coder: coder)
        startAnimating()
    }
}

private final class NibContainer: NSTextContainer {
    required init(coder: NSCoder) { super.init(coder: coder) }
}

@MainActor @Suite struct StackCoderTests {
    @Test("stacks, spinners and text containers are made from a coder without a chance to fail")
    func coders() {
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        #expect(NibStack(coder: coder).arrangedSubviews.count == 1)
        #expect(NibStack().arrangedSubviews.count == 1)
        #expect(NibSpinner(coder: coder).isAnimating)
        #expect(NibContainer(coder: coder).size == .zero)
    }
}
