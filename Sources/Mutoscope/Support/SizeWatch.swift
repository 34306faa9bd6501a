import UIKit

/// Tells when its superview has another size; it is never seen.
@MainActor
final class SizeWatch: UIView {
    private let onChange: () -> Void
    private var size: CGSize

    init(_ host: UIView, onChange: @escaping () -> Void) {
        self.onChange = onChange
        size = host.bounds.size
        super.init(frame: host.bounds)
        isHidden = true
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        host.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.size != size else { return }
        size = bounds.size
        onChange()
    }
}
