public import CoreGraphics

/// Makes an image of images and numbers. Its inputs are set by their names.
///
/// A class of a program's own overrides ``outputImage``.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
    private let kind: FilterKind?
    private var values: [String: Any] = [:]
    private var ownName: String?

    /// A filter of a program's own.
    public override init() {
        kind = nil
        super.init()
    }

    init(kind: FilterKind) {
        self.kind = kind
        super.init()
        setDefaults()
    }

    /// A filter by its name, such as `CISepiaTone`; nil, with a report, where there is none.
    public init?(name: String) {
        guard let kind = FilterKind.named(name) else {
            Diagnostics.report(
                "There is no filter \(name) here. CIFilter.filterNames(inCategory: nil) lists those that there are.")
            return nil
        }
        self.kind = kind
        super.init()
        setDefaults()
    }

    /// A filter by its name with some of its inputs set; nil, with a report, where there is none.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// A filter by its name with some of its inputs set; nil, with a report, where there is none.
    public convenience init?(name: String, withInputParameters params: [String: Any]?) {
        self.init(name: name, parameters: params)
    }

    /// The filter's name.
    open var name: String {
        get { ownName ?? kind?.name ?? String(describing: type(of: self)) }
        set { ownName = newValue }
    }

    /// The names of its inputs.
    open var inputKeys: [String] { kind?.inputs.map(\.key) ?? [] }
    /// The names of its outputs.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// Its name, its families, and of each input what it takes: type, class, value at the beginning, range.
    open var attributes: [String: Any] {
        var found: [String: Any] = [
            kCIAttributeFilterName: name,
            kCIAttributeFilterDisplayName: CIFilter.localizedName(forFilterName: name) ?? name,
            kCIAttributeFilterCategories: kind?.categories ?? [],
        ]
        for input in kind?.inputs ?? [] { found[input.key] = input.attributes }
        return found
    }

    /// Gives every input the value that it begins with.
    open func setDefaults() {
        for input in kind?.inputs ?? [] { values[input.key] = input.initial }
    }

    /// Sets an input; nil takes its value away. An input that the filter does not have ends the program, as on Apple's systems.
    open func setValue(_ value: Any?, forKey key: String) {
        precondition(
            kind == nil || inputKeys.contains(key),
            "\(name) has no input \(key): it has \(inputKeys.joined(separator: ", ")).")
        values[key] = value
    }

    /// Sets several inputs.
    open func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
    }

    /// The value of an input, or the output image.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// What the filter makes; nil while an image is missing.
    open var outputImage: CIImage? {
        guard let kind, let recipe = kind.make(FilterValues(values: values)) else { return nil }
        return CIImage(recipe: recipe)
    }

    /// A filter with the same inputs.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let kind else { return self }
        let copy = CIFilter(kind: kind)
        copy.values = values
        return copy
    }

    open override var description: String { "<CIFilter: \(name) \(inputKeys)>" }
}

extension CIFilter {
    /// The names of the filters of a family; nil for all.
    public class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// The names of the filters that belong to all of these families.
    public class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterKind.names.filter { name in
            (categories ?? []).allSatisfy { FilterKind.named(name)?.categories.contains($0) ?? false }
        }
    }

    /// A filter's name as people read it.
    public class func localizedName(forFilterName filterName: String) -> String? {
        guard FilterKind.named(filterName) != nil else { return nil }
        return FilterName.words(filterName.hasPrefix("CI") ? String(filterName.dropFirst(2)) : filterName)
    }

    /// A family's name as people read it.
    public class func localizedName(forCategory category: String) -> String {
        FilterName.words(String(category.dropFirst(category.hasPrefix("CICategory") ? 10 : 0)))
    }
}
