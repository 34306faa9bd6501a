/// What `mutoscope preview` asks of a program: its previews instead of its own beginning.
struct PreviewWish {
    /// Class names, with modules.
    let names: [String]
    /// Keeps which preview is shown and what its user did, from one build to the next.
    let stateFile: String?
    /// When the source was saved, in seconds since 1970.
    let savedAt: Double?

    /// From `MUTOSCOPE_PREVIEW` and the variables beside it; nil for programs that are to run as ever.
    init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
        guard let list = environment["MUTOSCOPE_PREVIEW"], !list.isEmpty else { return nil }
        names = list.split(separator: ",").map(String.init)
        stateFile = environment["MUTOSCOPE_PREVIEW_STATE"]
        savedAt = environment["MUTOSCOPE_PREVIEW_SAVED"].flatMap(Double.init)
    }
}

/// Shows one preview after the other, under a bar that names them.
final class PreviewController: UIViewController {
    private let previews: [InterfacePreview]
    private let wish: PreviewWish
    private let choice = UISegmentedControl()
    private let note = UILabel()
    private var shown: UIViewController?
    /// What is left of the program before, until it is given back.
    private var kept: PreviewState?
    /// What the sources say that views hold.
    private var original: [String: PreviewState.Value] = [:]
    private var start = 0.0

    init(_ wish: PreviewWish) {
        self.wish = wish
        kept = PreviewState(file: wish.stateFile)
        previews = CompiledPreview.previews(named: wish.names)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        note.font = .preferredFont(forTextStyle: .caption1)
        note.textColor = .secondaryLabel
        note.text = previews.isEmpty ? "This program has no previews." : nil
        for (index, preview) in previews.enumerated() {
            choice.insertSegment(withTitle: preview.name ?? "Preview \(index + 1)", at: index, animated: false)
        }
        choice.addAction(UIAction { [weak self] _ in self?.choose() }, for: .valueChanged)
        view.addSubview(choice)
        view.addSubview(note)
        guard !previews.isEmpty else { return }
        choice.selectedSegmentIndex = min(max(kept?.choice ?? 0, 0), previews.count - 1)
        show(previews[choice.selectedSegmentIndex])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        giveBack()
        guard let savedAt = wish.savedAt else { return }
        let seconds = ((Date().timeIntervalSince1970 - savedAt) * 10).rounded() / 10
        note.text = "\(seconds) s from saving to here"
        FileHandle.standardError.write(Data("Shown \(seconds) s after saving.\n".utf8))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let bounds = view.bounds.inset(by: view.safeAreaInsets)
        note.frame = CGRect(x: bounds.minX + 12, y: bounds.minY + 2, width: bounds.width - 24, height: 18)
        choice.frame = CGRect(x: bounds.minX + 8, y: bounds.minY + 22, width: bounds.width - 16, height: 32)
        choice.isHidden = previews.count < 2
        let top = choice.isHidden ? choice.frame.minY : choice.frame.maxY + 8
        shown?.view.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
    }

    private func choose() {
        show(previews[choice.selectedSegmentIndex])
        giveBack()
        keep()
    }

    // MARK: State

    /// What the next build is to show again.
    var state: PreviewState {
        var state = PreviewState()
        state.choice = max(0, choice.selectedSegmentIndex)
        state.age = CACurrentMediaTime() - start
        if let view = shown?.viewIfLoaded {
            state.values = PreviewState.values(below: view).filter { original[$0.key] != $0.value }
        }
        return state
    }

    func keep() {
        if let file = wish.stateFile { state.write(to: file) }
    }

    /// What users changed in the program before they find changed in this one; everything else is as the sources say.
    private func giveBack() {
        start = CACurrentMediaTime()
        guard let view = shown?.view else { return }
        self.view.layoutIfNeeded()
        original = PreviewState.values(below: view)
        guard let kept, kept.choice == choice.selectedSegmentIndex else { return }
        self.kept = nil
        PreviewState.restore(kept.values, below: view)
        start -= kept.age
        turnOn(view.layer, by: kept.age)
    }

    /// Animations begin with the first frame that has them; a frame later they go on from where those of the program before were.
    private func turnOn(_ layer: CALayer, by age: Double) {
        var frames = 0
        _ = CADisplayLink.running(with: layer) { link in
            frames += 1
            guard frames == 2 else { return }
            layer.timeOffset += age
            link.invalidate()
        }
    }

    private func show(_ preview: InterfacePreview) {
        if let shown {
            shown.willMove(toParent: nil)
            shown.view.removeFromSuperview()
            shown.removeFromParent()
        }
        let made = preview.make()
        let controller = made as? UIViewController ?? ViewPreviewController(made as? UIView ?? UIView())
        addChild(controller)
        view.addSubview(controller.view)
        controller.didMove(toParent: self)
        shown = controller
        view.setNeedsLayout()
    }
}

/// A view by itself: in its own size in the middle, or filling where it has none.
private final class ViewPreviewController: UIViewController {
    private let content: UIView

    init(_ content: UIView) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        var size = content.bounds.size
        if size == .zero { size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
        if size.width < 1 || size.height < 1 { size = view.bounds.size }
        content.bounds.size = CGSize(
            width: min(size.width, view.bounds.width), height: min(size.height, view.bounds.height))
        content.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    }
}
