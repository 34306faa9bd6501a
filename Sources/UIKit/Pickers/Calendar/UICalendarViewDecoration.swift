public import CoreGraphics

extension UICalendarView {
    /// How large a decoration is.
    public enum DecorationSize: Int, Sendable {
        case small = 0
        case medium, large
    }

    /// What stands below a day: a dot, a picture or a view.
    @preconcurrency @MainActor
    open class Decoration: NSObject {
        private enum Kind {
            case dot
            case picture(UIImage?)
            case view(() -> UIView)
        }

        private let kind: Kind
        private let color: UIColor?
        private let size: DecorationSize

        private init(_ kind: Kind, _ color: UIColor?, _ size: DecorationSize) {
            (self.kind, self.color, self.size) = (kind, color, size)
            super.init()
        }

        /// A dot of medium size in a grey.
        public convenience override init() { self.init(.dot, nil, .medium) }

        /// A picture in a colour.
        public convenience init(image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium) {
            self.init(.picture(image), color, size)
        }

        /// A view, made for each day.
        public convenience init(customViewProvider: @escaping () -> UIView) {
            self.init(.view(customViewProvider), nil, .medium)
        }

        /// A dot in a colour; nil is a grey.
        public class func `default`(color: UIColor? = nil, size: DecorationSize = .medium) -> Decoration {
            Decoration(.dot, color, size)
        }

        /// A picture in a colour.
        public class func image(
            _ image: UIImage?, color: UIColor? = nil, size: DecorationSize = .medium
        ) -> Decoration { Decoration(image: image, color: color, size: size) }

        /// A view, made for each day.
        public class func customView(_ customViewProvider: @escaping () -> UIView) -> Decoration {
            Decoration(customViewProvider: customViewProvider)
        }

        private var diameter: CGFloat {
            switch size {
            case .small: 4
            case .medium: 6
            case .large: 8
            }
        }

        func makeView(_ tint: UIColor) -> UIView {
            let view = makeContent()
            view.isUserInteractionEnabled = false
            return view
        }

        private func makeContent() -> UIView {
            switch kind {
            case .dot:
                let dot = DecorationDot(diameter)
                dot.backgroundColor = color ?? .systemFill
                return dot
            case .picture(let image):
                let points = UIImage.SymbolConfiguration(pointSize: diameter + 4)
                let view = UIImageView(image: image?.applyingSymbolConfiguration(points) ?? image)
                view.tintColor = color ?? .secondaryLabel
                return view
            case .view(let provider): return provider()
            }
        }
    }
}

/// A full circle.
@MainActor
private final class DecorationDot: UIView {
    private let diameter: CGFloat

    init(_ diameter: CGFloat) {
        self.diameter = diameter
        super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
        layer.cornerRadius = diameter / 2
    }

    required init?(coder: NSCoder) { preconditionFailure("DecorationDot is made in code only.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: diameter, height: diameter) }
}
