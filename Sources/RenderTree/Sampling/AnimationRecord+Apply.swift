extension AnimationRecord {
    /// Groups within groups beyond this depth have no effect.
    private static let deepestGroup = 64

    /// Puts what the animation shows at `time` (of the layer, or of the group around it) into the layer.
    func apply(to layer: inout SampledLayer, at time: Double, customValue: (String) -> RenderValue?) {
        apply(to: &layer, at: time, groupDuration: nil, depth: 0, customValue: customValue)
    }

    private func apply(
        to layer: inout SampledLayer, at time: Double, groupDuration: Double?, depth: Int,
        customValue: (String) -> RenderValue?
    ) {
        var timing = timing
        // A child without a duration of its own lasts as long as its group.
        if let groupDuration, !(timing.duration > 0) { timing.duration = groupDuration }
        guard let phase = timing.phase(at: time) else { return }
        let fraction = timingFunction?.evaluate(phase.fraction) ?? phase.fraction
        switch kind {
        case .property(let animation):
            animation.apply(
                to: &layer, fraction: fraction, cycle: timing.autoreverses ? 0 : phase.cycle,
                duration: timing.duration, customValue: customValue)
        case .group(let children):
            guard depth < Self.deepestGroup else { return }
            for child in children {
                child.apply(
                    to: &layer, at: fraction * timing.duration, groupDuration: timing.duration, depth: depth + 1,
                    customValue: customValue)
            }
        case .transition(let transition):
            layer.transition = transition.running(at: fraction, id: id)
        }
    }
}

extension TransitionAnimation {
    fileprivate func running(at fraction: Double, id: AnimationID) -> RunningTransition? {
        let progress = mix(startProgress, endProgress, fraction)
        // At the end the new content stands alone, as if there had been no transition.
        guard progress < 1 || !endsInNewContent else { return nil }
        var running = RunningTransition(kind: kind, edge: edge, progress: progress, animation: id)
        running.leaf = leaf
        return running
    }

    /// A camera's iris may end closed.
    private var endsInNewContent: Bool { kind != .cameraIrisHollowClose }
}

extension PropertyAnimation {
    /// Puts the value at an eased fraction of one cycle into the layer.
    fileprivate func apply(
        to layer: inout SampledLayer, fraction: Double, cycle: Double, duration: Double,
        customValue: (String) -> RenderValue?
    ) {
        // Read only when needed: taking a matrix apart is dear.
        let base = needsBase ? layer.value(at: target, customValue: customValue) : nil
        guard var value = value(at: fraction, duration: duration, base: base) else { return }
        if isCumulative, cycle > 0, let end = self.value(at: 1, duration: .infinity, base: base)?.repeated(cycle) {
            value = .adding(end, to: value)
        }
        if let valueFunction {
            guard let matrix = valueFunction.matrix(value) else { return }
            value = .transform(matrix)
        }
        if isAdditive, let base = base ?? layer.value(at: target, customValue: customValue) {
            value = .adding(value, to: base)
        }
        layer.setValue(value, at: target)
        noteDissolve(in: &layer, fraction: fraction, base: base)
        turnAlongPath(&layer, fraction: fraction)
    }

    /// True when an end of the way is the value below this animation.
    private var needsBase: Bool {
        switch track {
        case .basic(let from, let to, let by), .spring(let from, let to, let by, _):
            !(from != nil && (to != nil || by != nil) || to != nil && by != nil)
        case .keyframes: false
        }
    }

    /// The value at an eased fraction; nil without effect.
    private func value(at fraction: Double, duration: Double, base: RenderValue?) -> RenderValue? {
        switch track {
        case .basic(let from, let to, let by):
            guard let ends = Self.ends(from: from, to: to, by: by, base: base) else { return nil }
            return .interpolated(ends.from, ends.to, fraction)
        case .spring(let from, let to, let by, let spring):
            guard let ends = Self.ends(from: from, to: to, by: by, base: base) else { return nil }
            // A spring runs in seconds; the duration only cuts it.
            return .interpolated(ends.from, ends.to, spring.progress(at: fraction * duration))
        case .keyframes(let keyframes):
            return plan.flatMap { keyframes.value(at: fraction, plan: $0) }
        }
    }

    /// Where a basic animation begins and ends, by which of the three values are there.
    private static func ends(
        from: RenderValue?, to: RenderValue?, by: RenderValue?, base: RenderValue?
    ) -> (from: RenderValue, to: RenderValue)? {
        switch (from, to, by) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, let by?): (from, .adding(by, to: from))
        case (nil, let to?, let by?): (.subtracting(by, from: to), to)
        case (let from?, nil, nil): base.map { (from, $0) }
        case (nil, let to?, nil): base.map { ($0, to) }
        case (nil, nil, let by?): base.map { ($0, .adding(by, to: $0)) }
        case (nil, nil, nil): base.map { ($0, $0) }
        }
    }

    /// Images do not mix as values, but on the screen one dissolves into the other.
    private func noteDissolve(in layer: inout SampledLayer, fraction: Double, base: RenderValue?) {
        guard target == .layer(.contents, .whole) else { return }
        layer.dissolve = nil
        switch track {
        case .basic(let from, let to, let by), .spring(let from, let to, let by, _):
            guard let ends = Self.ends(from: from, to: to, by: by, base: base),
                case (.image(let from?), .image(let to?)) = ends, from != to
            else { return }
            layer.dissolve = ImageDissolve(from: from, to: to, fraction: min(max(fraction, 0), 1))
        case .keyframes(let keyframes):
            guard let plan, let (from, to, share) = keyframes.images(at: fraction, plan: plan), from != to else {
                return
            }
            layer.dissolve = ImageDissolve(from: from, to: to, fraction: share)
        }
    }

    /// `rotationMode`: the layer's x axis points along the path.
    private func turnAlongPath(_ layer: inout SampledLayer, fraction: Double) {
        guard case .keyframes(let keyframes) = track, let rotation = keyframes.rotation, let plan,
            let angle = keyframes.tangentAngle(at: fraction, plan: plan)
        else { return }
        let turn = rotation == .autoReverse ? angle + .pi : angle
        layer.geometry.transform = CATransform3DRotate(layer.geometry.transform, turn, 0, 0, 1)
    }
}

extension SampledLayer {
    fileprivate func value(at target: AnimationTarget, customValue: (String) -> RenderValue?) -> RenderValue? {
        switch target {
        case .layer(let property, let component):
            (value(of: property) ?? customValue(property.rawValue))?.component(component)
        case .custom(let key): customValues[key] ?? customValue(key)
        }
    }

    fileprivate mutating func setValue(_ value: RenderValue, at target: AnimationTarget) {
        switch target {
        case .layer(.transform, let component) where component != .whole:
            // The way nearly all motion goes.
            if let matrix = geometry.transform.replacing(component, with: value) { geometry.transform = matrix }
        case .layer(let property, .whole): setValue(value, of: property)
        case .layer(let property, let component):
            guard let changed = self.value(of: property)?.replacing(component, with: value) else { return }
            setValue(changed, of: property)
        case .custom(let key): customValues[key] = value
        }
    }
}

extension ValueFunction {
    /// The matrix for a scalar, or for three of them where the function takes three; nil for anything else.
    func matrix(_ value: RenderValue) -> CATransform3D? {
        if case .numbers(let n) = value, n.count >= 3 {
            switch self {
            case .scale: return CATransform3DMakeScale(n[0], n[1], n[2])
            case .translate: return CATransform3DMakeTranslation(n[0], n[1], n[2])
            default: return nil
            }
        }
        guard let x = value.number else { return nil }
        switch self {
        case .rotateX: return CATransform3DMakeRotation(x, 1, 0, 0)
        case .rotateY: return CATransform3DMakeRotation(x, 0, 1, 0)
        case .rotateZ: return CATransform3DMakeRotation(x, 0, 0, 1)
        case .scale: return CATransform3DMakeScale(x, x, x)
        case .scaleX: return CATransform3DMakeScale(x, 1, 1)
        case .scaleY: return CATransform3DMakeScale(1, x, 1)
        case .scaleZ: return CATransform3DMakeScale(1, 1, x)
        case .translateX: return CATransform3DMakeTranslation(x, 0, 0)
        case .translateY: return CATransform3DMakeTranslation(0, x, 0)
        case .translateZ: return CATransform3DMakeTranslation(0, 0, x)
        case .translate: return nil
        }
    }
}
