/// The stand-ins of ``UIAppearance``, and how views take over what is set on them.
@MainActor
enum Appearances {
    private struct StandIn {
        let type: UIView.Type
        let view: UIView
        let containers: [any UIAppearanceContainer.Type]
        let traits: UITraitCollection?
        /// Whether a view is of the class.
        let fits: (UIView) -> Bool
        /// What was set of the program's own properties, in that order.
        var own: [OwnAppearance] = []
    }

    private static var standIns: [StandIn] = []
    /// Untouched views, to tell what was set.
    private static var untouched: [ObjectIdentifier: UIView] = [:]

    static func standIn(
        for type: UIView.Type, in containers: [any UIAppearanceContainer.Type], _ traits: UITraitCollection?,
        fits: @escaping (UIView) -> Bool
    ) -> UIView {
        let names = containers.map { ObjectIdentifier($0) }
        let known = standIns.first {
            $0.type == type && $0.traits == traits && $0.containers.map { ObjectIdentifier($0) } == names
        }
        if let known { return known.view }
        let made = StandIn(
            type: type, view: UIView.make(type, .zero), containers: containers, traits: traits, fits: fits)
        standIns.append(made)
        ViewDressing.dress = dress
        // General ones first: later ones are laid over them.
        standIns = standIns.enumerated().sorted { a, b in
            (weight(a.element), a.offset) < (weight(b.element), b.offset)
        }.map(\.element)
        return made.view
    }

    /// Keeps what is set on a stand-in; false of other views.
    static func keep(_ value: @autoclosure () -> OwnAppearance, on view: UIView) -> Bool {
        guard let place = standIns.firstIndex(where: { $0.view === view }) else { return false }
        let value = value()
        standIns[place].own.removeAll { $0.path == value.path }
        standIns[place].own.append(value)
        return true
    }

    /// Greater for more special ones.
    private static func weight(_ standIn: StandIn) -> Int {
        let classes = standIns.count { $0.fits(standIn.view) && $0.type != standIn.type }
        return classes * 100 + standIn.containers.count * 2 + (standIn.traits == nil ? 0 : 1)
    }

    // MARK: Dressing

    /// Gives a view that has entered a window the looks of its stand-ins, except those set on itself.
    static func dress(_ view: UIView) {
        guard !standIns.isEmpty else { return }
        var isSet: Set<Int> = [], ownSet: Set<AnyKeyPath> = []
        for standIn in standIns.reversed() where standIn.fits(view) && isContained(view, in: standIn.containers) {
            if let traits = standIn.traits, !view.traitCollection.containsTraits(in: traits) { continue }
            let plain = untouched(like: standIn)
            OwnLooks.report(of: standIn.view, unlike: plain, besides: standIn.own)
            for (index, property) in AppearanceProperty.all.enumerated() where !isSet.contains(index) {
                if property.copy(standIn.view, plain, view) { isSet.insert(index) }
            }
            for value in standIn.own where ownSet.insert(value.path).inserted { value.apply(to: view) }
        }
    }

    private static func untouched(like standIn: StandIn) -> UIView {
        if let known = untouched[ObjectIdentifier(standIn.type)] { return known }
        let made = UIView.make(standIn.type, .zero)
        untouched[ObjectIdentifier(standIn.type)] = made
        return made
    }

    private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var rest = containers[...]
        var responder = view.next
        while let current = responder, let wanted = rest.first {
            if isInstance(current, of: wanted) { rest = rest.dropFirst() }
            responder = current.next
        }
        return rest.isEmpty
    }

    private static func isInstance(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
        func check<Container>(_ type: Container.Type) -> Bool { object is Container }
        return check(type)
    }
}
