import CoreGraphics

extension UISlider {
    /// Whether the slider has a thumb.
    public enum Style: Int, Sendable {
        case `default` = 0
        /// Only the line, which is thicker: it can be dragged anywhere.
        case thumbless
    }

    /// Marks along the line and what values it offers. Positions are shares of the line, 0 at its beginning and 1 at its end.
    public struct TrackConfiguration: Hashable, @unchecked Sendable {
        /// A mark on the line.
        public struct Tick: Hashable, @unchecked Sendable {
            /// The share of the line before it.
            public let position: Float
            /// What it is called. Only kept.
            public var title: String?
            /// What stands for it in place of a dot.
            public var image: UIImage?

            /// A mark at a share of the line.
            public init(position: Float, title: String? = nil, image: UIImage? = nil) {
                (self.position, self.title, self.image) = (position, title, image)
            }
        }

        /// Whether the slider has no values but those of its marks.
        public var allowsTickValuesOnly: Bool
        /// From which share of the line its filled part begins.
        public var neutralValue: Float
        /// The shares of the line that can be reached.
        public var enabledRange: ClosedRange<Float>
        /// The marks, in the order of the line.
        public let ticks: [Tick]

        /// Marks at equal distances, the first at the beginning and the last at the end.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            numberOfTicks: Int
        ) {
            let last = max(1, numberOfTicks - 1)
            let ticks = (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / Float(last)) }
            self.init(
                allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
                ticks: ticks)
        }

        /// Marks at places of one's own.
        public init(
            allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
            ticks: [Tick]
        ) {
            (self.allowsTickValuesOnly, self.neutralValue) = (allowsTickValuesOnly, neutralValue)
            self.enabledRange = enabledRange
            self.ticks = ticks.sorted { $0.position < $1.position }
        }

        /// The share of the line that a share wished for becomes.
        func allowed(_ share: Float) -> Float {
            let within = min(max(share, enabledRange.lowerBound), enabledRange.upperBound)
            guard allowsTickValuesOnly else { return within }
            let reachable = ticks.map(\.position).filter(enabledRange.contains)
            return reachable.min { abs($0 - within) < abs($1 - within) } ?? within
        }
    }

    /// Marks along the line and what values it offers; nil: none, and all.
    public var trackConfiguration: TrackConfiguration? {
        get { marks.configuration }
        set {
            marks.configuration = newValue
            value = value
            showMarks()
        }
    }

    /// Whether there is a thumb. There is by default.
    public var sliderStyle: Style {
        get { marks.style }
        set {
            marks.style = newValue
            showMarks()
        }
    }
}

/// What a slider's line has besides its two parts.
@MainActor
struct SliderMarks {
    var configuration: UISlider.TrackConfiguration?
    var style = UISlider.Style.default
    private var views: [UIImageView] = []
    /// The side of a mark, points: chosen by eye.
    private static let dot: CGFloat = 4

    /// How thick the line is, points.
    var thickness: CGFloat { style == .thumbless ? 12 : 4 }

    /// Makes the marks' views, in front of a view of the slider.
    mutating func show(in slider: UISlider, above line: UIView) {
        for view in views { view.removeFromSuperview() }
        views = (configuration?.ticks ?? []).map { tick in
            let view = UIImageView(image: tick.image)
            view.isUserInteractionEnabled = false
            if tick.image == nil {
                view.bounds.size = CGSize(width: Self.dot, height: Self.dot)
                view.layer.cornerRadius = Self.dot / 2
                view.backgroundColor = .tertiaryLabel
            }
            slider.insertSubview(view, aboveSubview: line)
            return view
        }
    }

    /// Puts the marks where the thumb's middle is at their values; dots lie below the line, pictures too.
    func place(below line: CGRect, at middle: (Float) -> CGFloat) {
        for (view, tick) in zip(views, configuration?.ticks ?? []) {
            view.center = CGPoint(x: middle(tick.position), y: line.maxY + 6 + view.bounds.height / 2)
        }
    }
}
