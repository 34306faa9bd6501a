import CoreGraphics

extension AssetCatalog {
    private struct ColorSet: Decodable {
        struct Entry: Decodable {
            var color: Value?
            var idiom: String?
            var appearances: [AssetAppearance]?
        }
        struct Value: Decodable {
            var components: [String: Component]?
            var space: String?
            /// The name of one of the system's colours.
            var reference: String?
            enum CodingKeys: String, CodingKey {
                case components, reference
                case space = "color-space"
            }
        }
        /// A number, as text or as it is.
        struct Component: Decodable {
            let text: String

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let text = try? container.decode(String.self) {
                    self.text = text
                } else {
                    // With a point it counts as a fraction.
                    text = "\(try container.decode(Double.self))"
                }
            }
        }
        var colors: [Entry]
    }

    /// The colour of a colour set, light and dark; nil when there is none of that name.
    func color(named name: String) -> UIColor? {
        guard let item = item(name, kind: "colorset") else { return nil }
        do throws(Fault) {
            let all = try Self.read(ColorSet.self, in: item).colors.filter { $0.color != nil }
            let entries = Self.preferring(all) { Self.suits($0.idiom) }
            let plain = Self.preferring(entries) { !$0.appearances.isOfHighContrast }
            let light = try Self.color(plain.first { !$0.appearances.isDark })
            let dark = try Self.color(plain.first { $0.appearances.isDark })
            // Xcode's templates have sets that nobody has given a colour yet.
            guard let any = light ?? dark else { return nil }
            let usual = UIColor.adaptive(light ?? any, dark ?? any)
            let strong = entries.filter(\.appearances.isOfHighContrast)
            guard !strong.isEmpty else { return usual }
            let strongLight = try Self.color(strong.first { !$0.appearances.isDark })
            let strongDark = try Self.color(strong.first { $0.appearances.isDark })
            return UIColor { traits in
                guard traits.accessibilityContrast == .high else { return usual.resolvedColor(with: traits) }
                // Where a look has no variant of its own the usual one remains.
                let own = traits.userInterfaceStyle == .dark ? strongDark ?? dark : strongLight
                return (own ?? strongLight ?? usual).resolvedColor(with: traits)
            }
        } catch {
            Self.complain(item, error.description)
            return nil
        }
    }

    private static func color(_ entry: ColorSet.Entry?) throws(Fault) -> UIColor? {
        guard let value = entry?.color else { return nil }
        if let name = value.reference {
            guard let found = SystemColors.color(name) else {
                throw Fault(description: "the system has no color \"\(name)\"")
            }
            return found
        }
        let alpha = try part("alpha", value, orElse: 1)
        if value.components?["white"] != nil { return UIColor(white: try part("white", value), alpha: alpha) }
        let red = try part("red", value), green = try part("green", value), blue = try part("blue", value)
        return value.space == "display-p3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// A component is a fraction with a point, a byte 0…255, or a hexadecimal byte.
    private static func part(
        _ name: String, _ value: ColorSet.Value, orElse missing: CGFloat? = nil
    ) throws(Fault) -> CGFloat {
        guard let text = value.components?[name]?.text else {
            if let missing { return missing }
            throw Fault(description: "a color lacks its component \"\(name)\"")
        }
        let number =
            text.hasPrefix("0x")
            ? Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            : Double(text).map { text.contains(".") || name == "alpha" ? $0 : $0 / 255 }
        guard let number, number.isFinite else {
            throw Fault(description: "\"\(text)\" is no value for the color component \"\(name)\"")
        }
        return CGFloat(number)
    }
}
