import CoreGraphics

/// The classes of archived views.
///
/// Foundation writes the name of a class at the top of its module and ends the program at any other, so a view of such a class is
/// written as an ``ArchivedView``, with the name that the runtime has for its class.
@MainActor
enum ArchivedClasses {
    private static let key = "UIClassName"
    /// Private classes, which the runtime does not find by a name: an archive that this program wrote finds them here.
    private static var hidden: [String: UIView.Type] = [:]

    /// Whether Foundation can write the class, and those above it, by their names.
    nonisolated static func havePlainNames(_ type: AnyClass) -> Bool {
        var current: AnyClass? = type
        while let checked = current, checked != UIView.self {
            guard String(reflecting: checked).split(separator: ".").count == 2 else { return false }
            current = _getSuperclass(checked)
        }
        return true
    }

    static func write(_ type: UIView.Type, _ coder: NSCoder) {
        guard !havePlainNames(type) else { return }
        let name = _mangledTypeName(type) ?? String(reflecting: type)
        if _typeByName(name) == nil { hidden[name] = type }
        coder.encode(name as NSString, forKey: key)
    }

    /// The view that a stand-in stands for; nil where its class is not in this program.
    static func makeView(_ coder: NSCoder) -> UIView? {
        guard let name = coder.object(ifThere: key) as? String else { return nil }
        guard let type = _typeByName(name) as? UIView.Type ?? hidden[name] else {
            Diagnostics.report("The archive has a view of the class \(name), which is not in this program.")
            return nil
        }
        return type.init(coder: coder)
    }
}

/// Stands in archives for views whose classes Foundation cannot name; read, it is the view.
final class ArchivedView: NSObject, NSCoding, StandingForView {
    func encode(with coder: NSCoder) {}
}

/// Something that is made as another object; only an initialiser of a protocol that is not of classes can replace `self`.
protocol StandingForView {}

extension UIResponder {
    /// The class that Foundation writes for a view.
    nonisolated final var archivedClass: AnyClass {
        ArchivedClasses.havePlainNames(type(of: self)) ? type(of: self) : ArchivedView.self
    }
}

extension StandingForView {
    init?(coder: NSCoder) {
        nonisolated(unsafe) let coder = coder
        guard let view = MainActor.assumeIsolated({ ArchivedClasses.makeView(coder) }) else { return nil }
        self = unsafeBitCast(view, to: Self.self)
    }
}
