import CoreGraphics

/// A picture of colours, of which a finger takes one: a grid of twelve by ten, or every hue in every brightness.
@MainActor
final class ColorField: UIView {
    enum Kind { case grid, spectrum }

    var changed: (UIColor, Bool) -> Void = { _, _ in }
    /// What is marked, where the field has it.
    var color = UIColor.white {
        didSet { if color != oldValue { placeMark() } }
    }
    private var kind = Kind.grid
    private let mark = UIView()
    private static let columns = 12
    private static let rows = 10

    convenience init(kind: Kind) {
        self.init(frame: .zero)
        self.kind = kind
        contentMode = .redraw
        layer.cornerRadius = 8
        clipsToBounds = true
        accessibilityLabel = (kind == .grid ? SystemWord.colorGrid : .colorSpectrum).text
        mark.layer.borderColor = UIColor.white.cgColor
        mark.layer.borderWidth = 3
        mark.isUserInteractionEnabled = false
        mark.isHidden = true
        addSubview(mark)
    }

    // MARK: Colours

    /// The colour of a cell: a row of greys, then hues from dark to light.
    private func cell(_ column: Int, _ row: Int) -> UIColor {
        guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(Self.columns - 1), alpha: 1) }
        let hue = (CGFloat(column) / CGFloat(Self.columns) + 0.54).truncatingRemainder(dividingBy: 1)
        let step = CGFloat(row - 1) / CGFloat(Self.rows - 2)
        return UIColor(
            hue: hue, saturation: step < 0.5 ? 1 : 1 - (step - 0.5) * 1.6,
            brightness: step < 0.5 ? 0.3 + step * 1.4 : 1, alpha: 1)
    }

    /// The colour at a point of the spectrum: hues across, from white at the top over full colours to black.
    private func spectrumColor(at point: CGPoint) -> UIColor {
        let down = min(max(point.y / max(bounds.height, 1), 0), 1)
        return UIColor(
            hue: min(max(point.x / max(bounds.width, 1), 0), 0.9999), saturation: min(1, down * 2),
            brightness: min(1, 2 - down * 2), alpha: 1)
    }

    private func place(_ point: CGPoint) -> (column: Int, row: Int) {
        let column = Int(point.x / max(bounds.width, 1) * CGFloat(Self.columns))
        let row = Int(point.y / max(bounds.height, 1) * CGFloat(Self.rows))
        return (min(max(column, 0), Self.columns - 1), min(max(row, 0), Self.rows - 1))
    }

    private func color(at point: CGPoint) -> UIColor {
        guard kind == .grid else { return spectrumColor(at: point) }
        let (column, row) = place(point)
        return cell(column, row)
    }

    // MARK: Drawing

    override func draw(_ rect: CGRect) {
        let (columns, rows) = kind == .grid ? (Self.columns, Self.rows) : (64, 48)
        let step = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
        for column in 0..<columns {
            for row in 0..<rows {
                let box = CGRect(
                    x: CGFloat(column) * step.width, y: CGFloat(row) * step.height, width: step.width,
                    height: step.height)
                color(at: CGPoint(x: box.midX, y: box.midY)).setFill()
                UIRectFill(box.insetBy(dx: -0.25, dy: -0.25))
            }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        placeMark()
    }

    private func placeMark() {
        let opaque = color.withAlphaComponent(1)
        guard kind == .grid,
            let place = (0..<Self.columns * Self.rows).map({ ($0 % Self.columns, $0 / Self.columns) }).first(where: {
                cell($0.0, $0.1).cgColor == opaque.cgColor
            })
        else {
            mark.isHidden = true
            return
        }
        let size = CGSize(width: bounds.width / CGFloat(Self.columns), height: bounds.height / CGFloat(Self.rows))
        mark.frame = CGRect(
            x: CGFloat(place.0) * size.width, y: CGFloat(place.1) * size.height, width: size.width,
            height: size.height)
        mark.isHidden = false
    }

    // MARK: Fingers

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: true) }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: true) }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose(touches, continuously: false) }

    private func choose(_ touches: Set<UITouch>, continuously: Bool) {
        guard let touch = touches.first else { return }
        let chosen = color(at: touch.location(in: self))
        color = chosen
        changed(chosen, continuously)
    }
}
