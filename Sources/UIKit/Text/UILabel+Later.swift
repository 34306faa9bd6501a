import CoreGraphics

/// Whether a label's text lets what is behind it shine through.
public enum UILabelVibrancy: Int, Sendable {
    case none = 0
    case automatic
}

/// Wishes of a label that came late.
struct LaterLabelValues {
    var vibrancy = UILabelVibrancy.automatic
    var sizingRule = UILetterformAwareSizingRule.typographic
    var tip: TruncatedTextTip?
}

extension UILabel: UILetterformAwareAdjusting {
    /// Whether the text may let what is behind it shine through. Only kept: vibrancy here is the effect of a `UIVisualEffectView`.
    public var preferredVibrancy: UILabelVibrancy {
        get { later.vibrancy }
        set { later.vibrancy = newValue }
    }

    /// By what the label sizes itself. Only kept: it goes by the font's measures.
    public var sizingRule: UILetterformAwareSizingRule {
        get { later.sizingRule }
        set { later.sizingRule = newValue }
    }

    /// Whether all of a text that is cut off is shown as a tip while the pointer rests on the label. False by default.
    public var showsExpansionTextWhenTruncated: Bool {
        get { later.tip != nil }
        set {
            guard newValue != showsExpansionTextWhenTruncated else { return }
            if let tip = later.tip {
                removeInteraction(tip.interaction)
                later.tip = nil
            } else {
                let tip = TruncatedTextTip()
                later.tip = tip
                addInteraction(tip.interaction)
                isUserInteractionEnabled = true
            }
        }
    }

    /// Whether the text needs more room than there is.
    var isTruncated: Bool {
        guard !adjustsFontSizeToFitWidth else { return isTextCutOff }
        let lines = textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: 100_000), limitedToNumberOfLines: 0)
        let shown = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines)
        let line = textRect(
            forBounds: CGRect(x: 0, y: 0, width: 100_000, height: 100_000),
            limitedToNumberOfLines: 0)
        // A label may be a little lower than its line.
        return lines.height > shown.height + font.lineHeight / 2
            || numberOfLines == 1 && line.width > bounds.width + 0.5
    }
}

/// Says all of a label's text while it is cut off.
@MainActor
final class TruncatedTextTip: NSObject, UIToolTipInteractionDelegate {
    let interaction = UIToolTipInteraction()

    override init() {
        super.init()
        interaction.delegate = self
    }

    func toolTipInteraction(
        _ interaction: UIToolTipInteraction, configurationAt point: CGPoint
    ) -> UIToolTipConfiguration? {
        guard let label = interaction.view as? UILabel, label.isTruncated, let text = label.text else { return nil }
        return UIToolTipConfiguration(toolTip: text)
    }
}
