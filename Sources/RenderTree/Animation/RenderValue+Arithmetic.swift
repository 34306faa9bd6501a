import CoreGraphics

extension RenderValue {
    /// The value a fraction of the way from `a` to `b`; fractions outside 0…1 go past the ends where that makes sense.
    ///
    /// Flags and values of different kinds do not mix: the later one shows from the start.
    package static func interpolated(_ a: RenderValue, _ b: RenderValue, _ f: Double) -> RenderValue {
        switch (a, b) {
        case (.number(let a), .number(let b)): .number(mix(a, b, f))
        case (.point(let a), .point(let b)): .point(mix(a, b, f))
        case (.size(let a), .size(let b)): .size(mix(a, b, f))
        case (.rect(let a), .rect(let b)):
            .rect(CGRect(origin: mix(a.origin, b.origin, f), size: mix(a.size, b.size, f)))
        case (.transform(let a), .transform(let b)): .transform(.interpolated(a, b, f))
        case (.color(let a), .color(let b)):
            // "No colour" at one end is not transparency: nothing shows until the end.
            if let a, let b { .color(mix(a, b, f)) } else { .color(nil) }
        case (.path(let a), .path(let b)): .path(PathReference.interpolated(a, b, f))
        case (.image, .image): f < 0.5 ? a : b
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { mix($0, $1, f) })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { mix($0, $1, f) })
        default: b
        }
    }

    /// The value between two keys: what does not mix (flags, paths with other steps, lists of other lengths) stays until the
    /// next key has come.
    static func betweenKeys(_ a: RenderValue, _ b: RenderValue, _ f: Double) -> RenderValue {
        switch (a, b) {
        case (.path(let from?), .path(let to?)):
            .path(PathReference.mixed(from, to, f) ?? (f < 1 ? from : to))
        case (.numbers(let from), .numbers(let to)) where from.count != to.count: f < 1 ? a : b
        case (.colors(let from), .colors(let to)) where from.count != to.count: f < 1 ? a : b
        case (.flag, .flag): f < 1 ? a : b
        default: a.isSameKind(as: b) ? interpolated(a, b, f) : f < 1 ? a : b
        }
    }

    private func isSameKind(as other: RenderValue) -> Bool {
        switch (self, other) {
        case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.transform, .transform),
            (.color, .color), (.path, .path), (.image, .image), (.numbers, .numbers), (.colors, .colors):
            true
        default: false
        }
    }

    /// `change` on top of `base`: sums, and for matrices the change before the base. Kinds that cannot add give the change.
    package static func adding(_ change: RenderValue, to base: RenderValue) -> RenderValue {
        switch (change, base) {
        case (.transform(let change), .transform(let base)): .transform(CATransform3DConcat(change, base))
        default: weighted(change, 1, base, 1) ?? change
        }
    }

    /// What must be added to `base` to give `value`.
    package static func subtracting(_ base: RenderValue, from value: RenderValue) -> RenderValue {
        switch (value, base) {
        case (.transform(let value), .transform(let base)):
            .transform(CATransform3DConcat(value, CATransform3DInvert(base)))
        default: weighted(value, 1, base, -1) ?? value
        }
    }

    /// This value added to itself so that it counts `count` times; nil for kinds that cannot add.
    func repeated(_ count: Double) -> RenderValue? {
        guard case .transform(var power) = self else { return Self.weighted(self, count, self, 0) }
        // Powers by squaring: an animation may have repeated for hours.
        var result = CATransform3DIdentity
        var left = UInt64(min(max(count, 0), 1e15))
        while left > 0 {
            if left & 1 == 1 { result = CATransform3DConcat(result, power) }
            power = CATransform3DConcat(power, power)
            left >>= 1
        }
        return .transform(result)
    }

    /// `a · wa + b · wb`, member by member; nil for kinds that have no such sum or do not match.
    static func weighted(_ a: RenderValue, _ wa: Double, _ b: RenderValue, _ wb: Double) -> RenderValue? {
        switch (a, b) {
        case (.number(let a), .number(let b)): .number(a * wa + b * wb)
        case (.point(let a), .point(let b)): .point(CGPoint(x: a.x * wa + b.x * wb, y: a.y * wa + b.y * wb))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: a.width * wa + b.width * wb, height: a.height * wa + b.height * wb))
        case (.rect(let a), .rect(let b)):
            .rect(
                CGRect(
                    x: a.origin.x * wa + b.origin.x * wb, y: a.origin.y * wa + b.origin.y * wb,
                    width: a.size.width * wa + b.size.width * wb, height: a.size.height * wa + b.size.height * wb))
        case (.color(let a?), .color(let b?)): .color(weightedColor(a, Float(wa), b, Float(wb)))
        case (.numbers(let a), .numbers(let b)) where a.count == b.count:
            .numbers(zip(a, b).map { $0 * wa + $1 * wb })
        case (.colors(let a), .colors(let b)) where a.count == b.count:
            .colors(zip(a, b).map { weightedColor($0, Float(wa), $1, Float(wb)) })
        default: nil
        }
    }

    /// How far apart two values lie, for paced animations; 0 for kinds without a distance.
    func distance(to other: RenderValue) -> Double {
        switch (self, other) {
        case (.number(let a), .number(let b)): abs(b - a)
        case (.point(let a), .point(let b)): norm(b.x - a.x, b.y - a.y)
        case (.size(let a), .size(let b)): norm(b.width - a.width, b.height - a.height)
        case (.rect(let a), .rect(let b)):
            norm(
                norm(b.origin.x - a.origin.x, b.origin.y - a.origin.y),
                norm(b.size.width - a.size.width, b.size.height - a.size.height))
        case (.color(let a?), .color(let b?)):
            norm(
                norm(Double(b.red - a.red), Double(b.green - a.green)),
                norm(Double(b.blue - a.blue), Double(b.alpha - a.alpha)))
        case (.transform(let a), .transform(let b)): a.distance(to: b)
        case (.numbers(let a), .numbers(let b)): zip(a, b).reduce(0) { norm($0, $1.1 - $1.0) }
        default: 0
        }
    }
}

private func norm(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

private func mix(_ a: CGPoint, _ b: CGPoint, _ f: Double) -> CGPoint {
    CGPoint(x: mix(a.x, b.x, f), y: mix(a.y, b.y, f))
}

private func mix(_ a: CGSize, _ b: CGSize, _ f: Double) -> CGSize {
    CGSize(width: mix(a.width, b.width, f), height: mix(a.height, b.height, f))
}

private func mix(_ a: RGBA, _ b: RGBA, _ f: Double) -> RGBA {
    if f == 1 { return b }
    let f = Float(f)
    return RGBA(
        red: a.red + (b.red - a.red) * f, green: a.green + (b.green - a.green) * f,
        blue: a.blue + (b.blue - a.blue) * f, alpha: a.alpha + (b.alpha - a.alpha) * f)
}

private func weightedColor(_ a: RGBA, _ wa: Float, _ b: RGBA, _ wb: Float) -> RGBA {
    RGBA(
        red: a.red * wa + b.red * wb, green: a.green * wa + b.green * wb,
        blue: a.blue * wa + b.blue * wb, alpha: a.alpha * wa + b.alpha * wb)
}

extension CATransform3D {
    fileprivate func distance(to o: CATransform3D) -> Double {
        let upper = norm(
            norm(norm(o.m11 - m11, o.m12 - m12), norm(o.m13 - m13, o.m14 - m14)),
            norm(norm(o.m21 - m21, o.m22 - m22), norm(o.m23 - m23, o.m24 - m24)))
        let lower = norm(
            norm(norm(o.m31 - m31, o.m32 - m32), norm(o.m33 - m33, o.m34 - m34)),
            norm(norm(o.m41 - m41, o.m42 - m42), norm(o.m43 - m43, o.m44 - m44)))
        return norm(upper, lower)
    }
}
