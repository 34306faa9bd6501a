/// Whether what a scene shows is being recorded or shown elsewhere as well.
public enum UISceneCaptureState: Int, Sendable {
    case unspecified = -1
    case inactive = 0
    case active = 1
}

/// How large the items of a desktop's toolbar are.
public enum UINSToolbarItemPresentationSize: Int, Sendable {
    case unspecified = -1
    case regular = 0
    case small = 1
    case large = 3
}

/// In what kind of list a view is.
public enum UIListEnvironment: Int, Sendable {
    case unspecified = 0
    /// In no list.
    case none, plain, grouped, insetGrouped, sidebar, sidebarPlain
}

extension UIImage {
    /// How much brighter than white pictures may be.
    public enum DynamicRange: Int, Sendable {
        case unspecified = -1
        case standard = 0
        case constrainedHigh = 1
        case high = 2
    }
}

/// Whether the scene is recorded. Nothing here finds out: programs set it.
public enum UITraitSceneCaptureState: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UISceneCaptureState.unspecified
}

/// How bright pictures may be. Displays here are of standard range: pictures look the same with every value.
public enum UITraitImageDynamicRange: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIImage.DynamicRange.unspecified
}

/// The language that text is set in; nil: the text's own. Only kept.
public enum UITraitTypesettingLanguage: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue: Locale.Language? = nil
}

/// How large items of a desktop's toolbar are.
public enum UITraitToolbarItemPresentationSize: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UINSToolbarItemPresentationSize.unspecified
}

/// In what kind of list a view is: tables and the cells of list layouts set it.
public enum UITraitListEnvironment: UITraitDefinition {
    /// The trait's value where nothing sets it.
    public static let defaultValue = UIListEnvironment.unspecified
}

extension UIMutableTraits {
    /// Whether the scene is recorded.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    /// How bright pictures may be.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// The language that text is set in.
    public var typesettingLanguage: Locale.Language? {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
    /// How large items of a desktop's toolbar are.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
    /// In what kind of list the view is.
    public var listEnvironment: UIListEnvironment {
        get { self[UITraitListEnvironment.self] }
        set { self[UITraitListEnvironment.self] = newValue }
    }
}

extension UITraitCollection {
    /// Whether the scene is recorded.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }
    /// How bright pictures may be.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }
    /// The language that text is set in; nil: the text's own.
    public var typesettingLanguage: Locale.Language? { self[UITraitTypesettingLanguage.self] }
    /// How large items of a desktop's toolbar are.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        self[UITraitToolbarItemPresentationSize.self]
    }
    /// In what kind of list the view is.
    public var listEnvironment: UIListEnvironment { self[UITraitListEnvironment.self] }

    /// A collection that specifies alone whether the scene is recorded.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }
    /// A collection that specifies alone how bright pictures may be.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }
    /// A collection that specifies the language of text alone.
    public convenience init(typesettingLanguage: Locale.Language) {
        self.init { $0.typesettingLanguage = typesettingLanguage }
    }
    /// A collection that specifies the size of a toolbar's items alone.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init { $0.toolbarItemPresentationSize = toolbarItemPresentationSize }
    }
    /// A collection that specifies the kind of list alone.
    public convenience init(listEnvironment: UIListEnvironment) {
        self.init { $0.listEnvironment = listEnvironment }
    }
}
