/// A row of segments of which one is chosen.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl, UISpringLoadedInteractionSupporting {
    /// No segment is chosen.
    public static let noSegment = -1

    @MainActor
    private struct Entry {
        var title: String?
        var image: UIImage?
        var action: UIAction?
        var isEnabled = true
        /// Points; 0 shares what is left.
        var width: CGFloat = 0
        /// How far what it shows is moved, in points.
        var offset = CGSize.zero
        let label = UILabel()
        let picture = UIImageView()
        /// The program's picture behind it.
        let back = UIImageView()
    }

    private var segments: [Entry] = []
    private let selection = UIView()
    private let well = UIView()
    private var lines: [UIImageView] = []
    /// What assistive programs know of the segments.
    private var spoken: [UIAccessibilityElement] = []
    /// The program's own pictures.
    var images = SegmentImages() { didSet { imagesDidChange() } }
    /// Font and colour of the titles by state.
    var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:] { didSet { showColors() } }

    /// Segments of texts, images and actions.
    public init(items: [Any]?) {
        super.init(frame: .zero)
        build()
        for item in items ?? [] {
            let action = item as? UIAction
            insertSegment(
                Entry(
                    title: action?.title ?? item as? String, image: action?.image ?? item as? UIImage, action: action),
                at: segments.count)
        }
        sizeToFit()
    }

    /// Segments that run actions when chosen.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(items: nil)
        for action in actions { insertSegment(action: action, at: segments.count, animated: false) }
        self.frame = frame
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
        finishDecoding(coder, as: UISegmentedControl.self)
    }

    private func build() {
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        selection.layer.cornerRadius = 7
        selection.layer.cornerCurve = .continuous
        selection.layer.shadowOpacity = 0.12
        selection.layer.shadowRadius = 3
        selection.layer.shadowOffset = CGSize(width: 0, height: 3)
        well.isUserInteractionEnabled = false
        well.layer.cornerRadius = 8
        well.layer.cornerCurve = .continuous
        well.clipsToBounds = true
        well.addSubview(selection)
        addSubview(well)
        showColors()
    }

    // MARK: Segments

    /// How many there are.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insertSegment(Entry(title: title), at: segment)
    }

    /// Inserts a segment with an image.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insertSegment(Entry(image: image), at: segment)
    }

    /// Inserts a segment that runs an action when chosen.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insertSegment(Entry(title: action.title, image: action.image, action: action), at: segment)
    }

    private func insertSegment(_ segment: Entry, at index: Int) {
        let place = min(max(0, index), segments.count)
        segments.insert(segment, at: place)
        segment.label.textAlignment = .center
        segment.picture.contentMode = .center
        insertSubview(segment.back, at: 0)
        addSubview(segment.label)
        addSubview(segment.picture)
        if selected >= place { selected += 1 }
        segmentsDidChange()
    }

    /// Takes a segment away.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard segments.indices.contains(segment) else { return }
        let removed = segments.remove(at: segment)
        removed.label.removeFromSuperview()
        removed.picture.removeFromSuperview()
        removed.back.removeFromSuperview()
        if selected == segment { selected = Self.noSegment } else if selected > segment { selected -= 1 }
        segmentsDidChange()
    }

    /// Takes all segments away.
    open func removeAllSegments() {
        for index in segments.indices.reversed() { removeSegment(at: index, animated: false) }
    }

    /// Changes a segment's title.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) { ($0.title, $0.image) = (title, nil) }
    }
    /// A segment's title.
    open func titleForSegment(at segment: Int) -> String? { entry(segment).title }
    /// Changes a segment's image.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) { ($0.image, $0.title) = (image, nil) }
    }
    /// A segment's image.
    open func imageForSegment(at segment: Int) -> UIImage? { entry(segment).image }
    /// Changes a segment's width in points; 0 shares what is left.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = max(0, width) } }
    /// Moves what a segment shows, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) { change(segment) { $0.offset = offset } }
    /// How far what a segment shows is moved, in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { entry(segment).offset }
    /// A segment's width in points, as it was set.
    open func widthForSegment(at segment: Int) -> CGFloat { entry(segment).width }
    /// Says whether a segment can be chosen.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }
    /// Whether a segment can be chosen.
    open func isEnabledForSegment(at segment: Int) -> Bool { entry(segment).isEnabled }

    /// Gives a segment an action, with its title and image.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        change(segment) { ($0.action, $0.title, $0.image) = (action, action.title, action.image) }
    }
    /// A segment's action.
    open func actionForSegment(at segment: Int) -> UIAction? { entry(segment).action }
    /// The segment whose action has an identifier, or `NSNotFound`.
    open func segmentIndex(identifiedBy identifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == identifier } ?? NSNotFound
    }
    /// Whether segments are as wide as what they show needs.
    open var apportionsSegmentWidthsByContent = false { didSet { segmentsDidChange() } }

    private func entry(_ index: Int) -> Entry {
        precondition(segments.indices.contains(index), "segment \(index) is not one of the \(segments.count) there are")
        return segments[index]
    }

    private func change(_ index: Int, _ change: (inout Entry) -> Void) {
        precondition(segments.indices.contains(index), "segment \(index) is not one of the \(segments.count) there are")
        change(&segments[index])
        segmentsDidChange()
    }

    private func segmentsDidChange() {
        for line in lines { line.removeFromSuperview() }
        lines = segments.dropFirst().map { _ in UIImageView() }
        for line in lines { insertSubview(line, belowSubview: well) }
        showColors()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Choosing

    private var selected = UISegmentedControl.noSegment

    /// The chosen segment, or `noSegment`.
    open var selectedSegmentIndex: Int {
        get { selected }
        set {
            precondition(
                newValue == Self.noSegment || segments.indices.contains(newValue),
                "segment \(newValue) is not one of the \(segments.count) there are")
            select(newValue, animated: false)
        }
    }

    /// Whether a chosen segment springs back at once.
    open var isMomentary = false

    private func select(_ index: Int, animated: Bool) {
        let had = selected != Self.noSegment
        selected = index
        guard animated, had, window != nil else {
            placeSelection()
            return showColors()
        }
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
            self.placeSelection()
        }
        showColors()
    }

    override var triggersOnTouchUp: Bool { false }

    /// The segment under a finger.
    private func segment(under touch: UITouch) -> Int? {
        let point = touch.location(in: self)
        return frames.indices.min { abs(frames[$0].midX - point.x) < abs(frames[$1].midX - point.x) }
            .flatMap { nearest in frames.firstIndex { $0.minX <= point.x && point.x < $0.maxX } ?? nearest }
    }

    private var isDraggingSelection = false

    /// The chosen segment shrinks under the finger and can be dragged; any other only chooses on lifting.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        isDraggingSelection = segment(under: touch) == selected && !isMomentary
        return !segments.isEmpty
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard isDraggingSelection, let index = segment(under: touch), index != selected, segments[index].isEnabled
        else { return true }
        choose(index, event)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        defer { isDraggingSelection = false }
        guard let touch, isTouchInside, let index = segment(under: touch), segments[index].isEnabled,
            index != selected || isMomentary
        else { return }
        choose(index, event)
    }

    open override func cancelTracking(with event: UIEvent?) { isDraggingSelection = false }

    override func useByKey() -> Bool { false }

    /// The next segment that can be chosen.
    override func stepByKey(isUp: Bool) -> Bool {
        let start = selected == Self.noSegment ? (isUp ? -1 : segments.count) : selected
        let ahead =
            isUp ? Array(segments.indices.filter { $0 > start }) : segments.indices.filter { $0 < start }.reversed()
        if let next = ahead.first(where: { segments[$0].isEnabled }) { choose(next, nil) }
        return true
    }

    // MARK: Drags

    private lazy var spring = PartSprings.interaction { [unowned self] point in
        guard isEnabled, let index = frames.firstIndex(where: { $0.contains(point) }), segments[index].isEnabled,
            index != selected || isMomentary
        else { return nil }
        return segments[index].image == nil ? segments[index].label : segments[index].picture
    } open: { [unowned self] part in
        if let index = segments.firstIndex(where: { $0.label === part || $0.picture === part }) { choose(index, nil) }
    }

    /// Whether a drag that rests on a segment chooses it.
    open var isSpringLoaded = false {
        didSet { if isSpringLoaded != oldValue { setSpring(spring, isOn: isSpringLoaded) } }
    }

    private func choose(_ index: Int, _ event: UIEvent?) {
        select(index, animated: true)
        if let action = segments[index].action { sendAction(action) }
        send([.valueChanged, .primaryActionTriggered], event)
        if isMomentary { select(Self.noSegment, animated: false) }
    }

    // MARK: Looks

    /// The colour of the chosen segment; white, or grey in the dark, unless set.
    open var selectedSegmentTintColor: UIColor? { didSet { showColors() } }

    /// Sets font and colour of the titles in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state.rawValue] = attributes
    }

    /// Font and colour of the titles as they were set for a state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
        titleAttributes[state.rawValue]
    }

    private static let chosenColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(red: 0.39, green: 0.39, blue: 0.4, alpha: 1) : .white
    }

    /// With a picture of the program's behind the segments the kit's own look is not there.
    private func imagesDidChange() {
        backgroundColor = images.hasBackground ? nil : .tertiarySystemFill
        showColors()
        setNeedsLayout()
    }

    /// The state that a segment shows.
    private func shownState(of index: Int) -> State {
        guard segments[index].isEnabled && isEnabled else { return .disabled }
        return index == selected ? .selected : .normal
    }

    private func showColors() {
        selection.backgroundColor = selectedSegmentTintColor ?? Self.chosenColor
        selection.isHidden = selected == Self.noSegment || images.hasBackground
        for (index, segment) in segments.enumerated() {
            let isChosen = index == selected
            let isUsable = segment.isEnabled && isEnabled
            let state = shownState(of: index)
            segment.back.image = images.background(state)
            let forState = titleAttributes[state.rawValue]
            let own = forState ?? titleAttributes[0] ?? [:]
            segment.label.font =
                own[.font] as? UIFont ?? .systemFont(ofSize: 13, weight: isChosen ? .medium : .regular)
            let color = own[.foregroundColor] as? UIColor ?? .label
            segment.label.textColor = isUsable || forState != nil ? color : .tertiaryLabel
            segment.label.text = segment.title
            let isPlain = segment.image?.renderingMode == .automatic
            segment.picture.image = isPlain ? segment.image?.withRenderingMode(.alwaysTemplate) : segment.image
            segment.picture.tintColor = segment.label.textColor
        }
        for (index, line) in lines.enumerated() {
            line.image = images.divider(shownState(of: index), shownState(of: index + 1))
            line.backgroundColor = images.hasDivider ? nil : .separator
            let isBesideChosen = index == selected || index + 1 == selected
            line.alpha = !images.hasDivider && (isBesideChosen || images.hasBackground) ? 0 : 1
        }
    }

    override func stateDidChange() {
        showColors()
        guard window != nil else { return }
        let scale: CGFloat = isHighlighted && isDraggingSelection ? 0.95 : 1
        UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            self.selection.transform = CGAffineTransform(scaleX: scale, y: scale)
        }
    }

    // MARK: Layout

    /// The segments, as buttons of which one is selected, unless the program says otherwise.
    open override var accessibilityElements: [Any]? {
        get { super.accessibilityElements ?? spokenSegments() }
        set { super.accessibilityElements = newValue }
    }

    private func spokenSegments() -> [UIAccessibilityElement] {
        while spoken.count < segments.count { spoken.append(UIAccessibilityElement(accessibilityContainer: self)) }
        spoken.removeLast(spoken.count - segments.count)
        for (index, frame) in frames.enumerated() {
            let segment = segments[index]
            spoken[index].accessibilityLabel = segment.title ?? segment.image?.accessibilityLabel
            spoken[index].accessibilityFrameInContainerSpace = frame
            spoken[index].accessibilityTraits = index == selectedSegmentIndex ? [.button, .selected] : .button
            if !isEnabled || !segment.isEnabled { spoken[index].accessibilityTraits.insert(.notEnabled) }
        }
        return spoken
    }

    private func contentWidth(_ segment: Entry) -> CGFloat {
        images.contentWidth(of: segment.title, font: titleFont, segment.image, scale: layoutScale)
    }

    /// The titles' that are not chosen.
    private var titleFont: UIFont { titleAttributes[0]?[.font] as? UIFont ?? .systemFont(ofSize: 13) }

    /// Between segments, points.
    private var gap: CGFloat { images.hasDivider ? 0 : 1 }
    /// Where the segments are. Those without a width of their own share what is left.
    private var frames: [CGRect] {
        let fixed = segments.reduce(0) { $0 + $1.width }
        let free = segments.filter { $0.width == 0 }
        let room = max(0, bounds.width - fixed - gap * CGFloat(max(0, segments.count - 1)))
        let content = apportionsSegmentWidthsByContent ? free.reduce(0) { $0 + contentWidth($1) } : 0
        var x: CGFloat = 0
        let frames = segments.map { segment -> CGRect in
            let share = content > 0 ? contentWidth(segment) / content : 1 / CGFloat(max(1, free.count))
            let width = segment.width > 0 ? segment.width : room * share
            defer { x += width + gap }
            return CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
        guard isMirrored else { return frames }
        return frames.map { CGRect(x: bounds.width - $0.maxX, y: 0, width: $0.width, height: $0.height) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (segment, frame) in zip(segments, frames) {
            let shift = images.shift, dx = segment.offset.width + shift.horizontal
            let dy = segment.offset.height + shift.vertical
            segment.label.frame = frame.inner(dx: 4, dy: 0).offsetBy(dx: dx, dy: dy)
            segment.picture.frame = frame.offsetBy(dx: dx, dy: dy)
            segment.back.frame = frame
        }
        for (line, frame) in zip(lines, frames.dropFirst()) {
            // Between the segment and the one before it, which is on its right from right to left.
            let x = (isMirrored ? frame.maxX : frame.minX) + (isMirrored ? gap : -gap) / 2
            if let width = images.dividerWidth {
                line.frame = CGRect(x: x - width / 2, y: 0, width: width, height: bounds.height)
            } else {
                line.frame = CGRect(x: x - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
            }
        }
        well.frame = bounds
        placeSelection()
    }

    private func placeSelection() {
        let frames = frames
        guard frames.indices.contains(selected) else { return }
        let rect = frames[selected].inner(dx: 2, dy: 2)
        selection.bounds.size = rect.size
        selection.center = CGPoint(x: rect.midX, y: rect.midY)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let widest = segments.map { contentWidth($0) }.max() ?? 0
        let width = segments.reduce(0) { sum, segment in
            let content = apportionsSegmentWidthsByContent ? contentWidth(segment) : widest
            return sum + (segment.width > 0 ? segment.width : content)
        }
        return CGSize(width: width + gap * CGFloat(max(0, segments.count - 1)), height: 32)
    }

    override var usualHugging: AxisPriorities { AxisPriorities(horizontal: .defaultLow, vertical: .defaultHigh) }

    open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
