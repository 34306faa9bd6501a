public import UIKit

/// A deck of cards in perspective. A finger moving down flips the front card over its bottom edge, upwards brings the last one back;
/// a throw goes through several. Three cards cost as much as a hundred thousand: only those in sight exist.
///
/// A touch catches the deck in flight; a cancelled gesture settles at the nearest card. With Reduce Motion no card moves under the
/// finger: the release changes the front card by a cross-fade. For assistive programs the deck is one adjustable element.
@preconcurrency @MainActor
open class CardDeckView: UIView {
    /// Gives the cards.
    open weak var dataSource: (any CardDeckViewDataSource)? { didSet { reloadData() } }
    /// Hears of changes.
    open weak var delegate: (any CardDeckViewDelegate)?
    /// Points; nil fits cards of ``cardAspectRatio`` into the bounds.
    open var cardSize: CGSize? { didSet { setNeedsLayout() } }
    /// Width over height of cards without a ``cardSize``.
    open var cardAspectRatio: CGFloat = 4.0 / 3 { didSet { setNeedsLayout() } }
    /// Where the front card's middle is, as parts of the bounds.
    open var frontCenter = CGPoint(x: 0.5, y: 0.52) { didSet { setNeedsLayout() } }
    /// Whether cards behind are darker.
    open var dimsCardsBehind = true { didSet { setNeedsLayout() } }
    /// Seconds that one flip takes to settle.
    open var flipDuration: TimeInterval = 0.55
    /// What assistive programs read as the value, from the place of the front card, counted from 1, and the number of cards.
    open var accessibilityValueFormat: (Int, Int) -> String = { "\($0) / \($1)" }

    /// How many cards there are.
    public internal(set) var numberOfCards = 0
    /// What the cards' places follow from; set anew with the bounds.
    public internal(set) var geometry = DeckGeometry(cardSize: .zero)
    /// How far the deck has been turned, in cards.
    let position = ProgressDriver()
    /// Cards that were moved by an insertion or a deletion close up: 0 at its start, 1 at rest.
    let shuffle = ProgressDriver(1)
    var slots: [CardSlot] = []
    var pool = CardPool()
    var callbacks: [Callback] = []
    let pan = UIPanGestureRecognizer()
    let touches = TouchWatch()
    var dragStart: CGFloat = 0
    private(set) var lastFront = 0

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = false
        isAccessibilityElement = true
        accessibilityTraits = .adjustable
        position.onChange = { [weak self] _ in self?.placeCards() }
        position.onArrival = { [weak self] _ in
            guard let self else { return }
            delegate?.deckDidSettle(self)
        }
        shuffle.onChange = { [weak self] _ in self?.placeCards() }
        shuffle.onArrival = { [weak self] _ in self?.finishShuffle() }
        addGestures()
    }

    // MARK: The front

    /// The index of the card in front, or of the one that is falling; 0 in an empty deck.
    public var frontIndex: Int { min(max(Int(position.goal.rounded()), 0), max(0, numberOfCards - 1)) }

    /// How far the deck has been turned, in cards: 2.5 means that the third card is half way down. Setting it moves at once and is
    /// limited to the deck; the way to scrub the effect.
    open var flipPosition: CGFloat {
        get { position.value }
        set { position.hold(at: min(max(newValue.isNaN ? 0 : newValue, 0), CGFloat(max(0, numberOfCards - 1)))) }
    }

    /// The front card falls and the next one comes forward. Calls in quick succession add up. False at the last card.
    @discardableResult
    open func flipForward(animated: Bool = true) -> Bool { scrollToCard(at: frontIndex + 1, animated: animated) }

    /// The card that fell last comes back. False at the first card.
    @discardableResult
    open func flipBack(animated: Bool = true) -> Bool { scrollToCard(at: frontIndex - 1, animated: animated) }

    /// Turns the deck to a card. False when there is no such card.
    @discardableResult
    open func scrollToCard(at index: Int, animated: Bool = true) -> Bool {
        guard (0..<numberOfCards).contains(index) else { return false }
        settle(at: index, velocity: nil, animated: animated)
        return true
    }

    /// Goes to rest at a card.
    func settle(at index: Int, velocity: CGFloat?, animated: Bool = true) {
        let goal = CGFloat(min(max(index, 0), max(0, numberOfCards - 1)))
        guard animated, window != nil else { return jump(to: goal) }
        guard !UIAccessibility.isReduceMotionEnabled else { return dissolve(to: goal) }
        let way = abs(goal - position.value)
        // Ten cards take about twice as long as one.
        let duration = flipDuration * TimeInterval(1 + 0.35 * log2(max(1, way)))
        position.move(to: goal, velocity: velocity, duration: duration)
    }

    private func jump(to goal: CGFloat) {
        position.move(to: goal, duration: 0)
    }

    private func dissolve(to goal: CGFloat) {
        guard position.value != goal else { return jump(to: goal) }
        dissolve { self.jump(to: goal) }
    }

    /// Changes what is shown by a cross-fade.
    func dissolve(_ change: @escaping () -> Void) {
        UIView.transition(
            with: self, duration: flipDuration, options: [.transitionCrossDissolve, .allowUserInteraction],
            animations: change, completion: nil)
    }

    /// Cards go up and down: a movement to the side is left to whatever the deck lies in.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === pan else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let motion = pan.motion(in: self)
        return abs(motion.y) >= abs(motion.x)
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        geometry = DeckGeometry.fitted(to: cardSize ?? fittedCardSize)
        if !dimsCardsBehind { geometry.darkest = 0 }
        placeCards()
    }

    /// The largest card that leaves room for those behind above it and for the fall below.
    private var fittedCardSize: CGSize {
        let height = min(bounds.height * 0.46, bounds.width * 0.84 / max(cardAspectRatio, 0.01))
        guard height.isFinite, height > 0 else { return .zero }
        return CGSize(width: (height * cardAspectRatio).rounded(), height: height.rounded())
    }

    /// Where the front card stands: the middle of its bottom edge.
    var frontBottom: CGPoint {
        CGPoint(
            x: bounds.minX + bounds.width * frontCenter.x,
            y: bounds.minY + bounds.height * frontCenter.y + geometry.cardSize.height / 2)
    }

    open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event) || subviews.contains { !$0.isHidden && $0.frame.contains(point) }
    }

    /// Tells of a new front card.
    func noteFront() {
        let front = min(max(Int(position.value.rounded()), 0), max(0, numberOfCards - 1))
        guard front != lastFront, numberOfCards > 0 else { return }
        lastFront = front
        delegate?.deck(self, didBringToFront: front)
    }

    // MARK: Accessibility

    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? slots.first { $0.index == frontIndex }?.card.accessibilityLabel }
        set { super.accessibilityLabel = newValue }
    }

    open override var accessibilityValue: String? {
        get { numberOfCards == 0 ? nil : accessibilityValueFormat(frontIndex + 1, numberOfCards) }
        set { super.accessibilityValue = newValue }
    }

    open override func accessibilityIncrement() { flipForward() }

    open override func accessibilityDecrement() { flipBack() }

    open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        switch direction {
        case .down, .next: flipForward()
        case .up, .previous: flipBack()
        default: false
        }
    }

    // MARK: Keys

    open override var canBecomeFirstResponder: Bool { true }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        switch presses.first?.type {
        case .downArrow?: flipForward()
        case .upArrow?: flipBack()
        default: super.pressesBegan(presses, with: event)
        }
    }
}
