/// Every screen, in the order in which they are shown.
@MainActor
enum ScreenCatalog {
    static let all: [any Screen] = effects + transitions + collections + layerKinds + motion

    static let effects: [any Screen] = [
        CurlCalendarScreen(), CardDeckScreen(), BookOpeningScreen(), TaskSwitcherScreen(), BookCoverScreen(),
        PageCurlScreen(),
    ]

    static let transitions: [any Screen] =
        [ZoomTransitionScreen(), SemiModalScreen()] + ControllerTransitionScreen.all + TransitionScreen.all

    static let collections: [any Screen] = CollectionScreen.all

    static let layerKinds: [any Screen] = [
        PlainLayerScreen(), ShapeScreen(), GradientScreen(), TextScreen(), ReplicatorScreen(), EmitterScreen(),
        ScrollScreen(), TiledScreen(), TransformScreen(),
    ]

    static let motion: [any Screen] = [
        SpringScreen(), KeyframePathScreen(), TimingScreen(), WheelsScreen(), MaskScreen(), ShadowScreen(),
        BlurScreen(),
        BlendModeScreen(),
    ]

    static func screen(named name: String) -> (any Screen)? {
        all.first { $0.name == name }
    }
}
