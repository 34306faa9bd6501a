import CoreGraphics

extension CGPoint: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> CGPoint {
        CGPoint(x: try Double.read(&cursor), y: try Double.read(&cursor))
    }

    func words(_ numbering: SceneNumbering) -> String { [Double(x), Double(y)].words(numbering) }
}

extension CGSize: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> CGSize {
        CGSize(width: try Double.read(&cursor), height: try Double.read(&cursor))
    }

    func words(_ numbering: SceneNumbering) -> String { [Double(width), Double(height)].words(numbering) }
}

extension CGRect: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> CGRect {
        CGRect(origin: try CGPoint.read(&cursor), size: try CGSize.read(&cursor))
    }

    func words(_ numbering: SceneNumbering) -> String {
        origin.words(numbering) + " " + size.words(numbering)
    }
}

/// Sixteen numbers, row by row.
extension CATransform3D: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> CATransform3D {
        var m: [Double] = []
        for _ in 0..<16 { m.append(try Double.read(&cursor)) }
        return CATransform3D(
            m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
            m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
    }

    func words(_ numbering: SceneNumbering) -> String {
        let members = [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
        return members.map { Double($0) }.words(numbering)
    }
}

/// Red, green, blue, alpha in encoded sRGB.
extension RGBA: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> RGBA {
        RGBA(
            red: try Float.read(&cursor), green: try Float.read(&cursor), blue: try Float.read(&cursor),
            alpha: try Float.read(&cursor))
    }

    func words(_ numbering: SceneNumbering) -> String { [red, green, blue, alpha].words(numbering) }
}

extension TimingCurve: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> TimingCurve {
        TimingCurve(
            try Float.read(&cursor), try Float.read(&cursor), try Float.read(&cursor), try Float.read(&cursor))
    }

    func words(_ numbering: SceneNumbering) -> String { [c1x, c1y, c2x, c2y].words(numbering) }
}

/// A number of the file's image blocks.
extension ImageReference: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> ImageReference {
        let number = try Int.read(&cursor)
        guard let image = cursor.references.images[number] else { throw cursor.error("there is no image \(number)") }
        return ImageReference(image)
    }

    func words(_ numbering: SceneNumbering) -> String { numbering.name(of: image) }
}

/// A number of the file's path blocks.
extension PathReference: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> PathReference {
        let number = try Int.read(&cursor)
        guard let path = cursor.references.paths[number] else { throw cursor.error("there is no path \(number)") }
        return PathReference(path)
    }

    func words(_ numbering: SceneNumbering) -> String { numbering.name(of: path) }
}

extension LayerFilter: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> LayerFilter {
        switch try cursor.next("a filter") {
        case "gaussianBlur": return .gaussianBlur(radius: try Double.read(&cursor))
        case "colorMatrix":
            var matrix: [Float] = []
            for _ in 0..<20 { matrix.append(try Float.read(&cursor)) }
            return .colorMatrix(matrix)
        case "colorSaturate": return .colorSaturate(amount: try Double.read(&cursor))
        case "pageCurl":
            return .pageCurl(try PageCurlFilter.read(&cursor))
        case let name: throw cursor.error("there is no filter '\(name.prefix(40))'")
        }
    }

    func words(_ numbering: SceneNumbering) -> String {
        switch self {
        case .gaussianBlur(let radius): "gaussianBlur " + radius.words(numbering)
        case .colorMatrix(let matrix): "colorMatrix " + matrix.words(numbering)
        case .colorSaturate(let amount): "colorSaturate " + amount.words(numbering)
        case .pageCurl(let curl): "pageCurl " + curl.words(numbering)
        }
    }
}

/// Time, angle and radius; the colour of the back follows where it is not that of light paper.
extension PageCurlFilter: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> PageCurlFilter {
        var curl = PageCurlFilter(
            time: try Double.read(&cursor), angle: try Double.read(&cursor), radius: try Double.read(&cursor))
        if let word = cursor.upcoming, Double(word) != nil { curl.backColor = try RGBA.read(&cursor) }
        return curl
    }

    func words(_ numbering: SceneNumbering) -> String {
        let roll = [time, angle, radius].words(numbering)
        return backColor.map { roll + " " + $0.words(numbering) } ?? roll
    }
}

extension TileContent: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> TileContent {
        TileContent(image: try ImageReference.read(&cursor), frame: try CGRect.read(&cursor))
    }

    func words(_ numbering: SceneNumbering) -> String { image.words(numbering) + " " + frame.words(numbering) }
}

/// The kind of value, then the value.
extension RenderValue: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> RenderValue {
        switch try cursor.next("a kind of value") {
        case "number": return .number(try Double.read(&cursor))
        case "flag": return .flag(try Bool.read(&cursor))
        case "point": return .point(try CGPoint.read(&cursor))
        case "size": return .size(try CGSize.read(&cursor))
        case "rect": return .rect(try CGRect.read(&cursor))
        case "transform": return .transform(try CATransform3D.read(&cursor))
        case "color": return .color(try RGBA?.read(&cursor))
        case "path": return .path(try PathReference?.read(&cursor))
        case "image": return .image(try ImageReference?.read(&cursor))
        case "numbers": return .numbers(try [Double].read(&cursor))
        case "colors": return .colors(try [RGBA].read(&cursor))
        case let kind: throw cursor.error("there is no kind of value '\(kind.prefix(40))'")
        }
    }

    func words(_ numbering: SceneNumbering) -> String {
        switch self {
        case .number(let value): "number " + value.words(numbering)
        case .flag(let value): "flag " + value.words(numbering)
        case .point(let value): "point " + value.words(numbering)
        case .size(let value): "size " + value.words(numbering)
        case .rect(let value): "rect " + value.words(numbering)
        case .transform(let value): "transform " + value.words(numbering)
        case .color(let value): "color " + value.words(numbering)
        case .path(let value): "path " + value.words(numbering)
        case .image(let value): "image " + value.words(numbering)
        case .numbers(let value): "numbers " + value.words(numbering)
        case .colors(let value): "colors " + value.words(numbering)
        }
    }
}

extension PageLeaf: SceneWord {
    static func read(_ cursor: inout SceneCursor) throws(SceneError) -> PageLeaf {
        var leaf = PageLeaf()
        leaf.tilt = try Double.read(&cursor)
        leaf.startRadius = try Double.read(&cursor)
        leaf.quarterRadius = try Double.read(&cursor)
        leaf.endRadius = try Double.read(&cursor)
        leaf.isHinged = try Bool.read(&cursor)
        leaf.hasBack = try Bool.read(&cursor)
        return leaf
    }

    func words(_ numbering: SceneNumbering) -> String {
        [tilt, startRadius, quarterRadius, endRadius].map { $0.words(numbering) }.joined(separator: " ")
            + " \(isHinged) \(hasBack)"
    }
}
