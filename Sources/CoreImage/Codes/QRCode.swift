import CoreGraphics

/// The squares of a QR code (ISO/IEC 18004), bytes only: the smallest version that holds the message, the mask that disturbs least.
struct QRCode: Sendable {
    enum Level: String, Sendable { case L, M, Q, H }

    private(set) var size: Int
    private(set) var isDark: [Bool]
    private var isFixed: [Bool]

    /// Nil for more bytes than the largest code holds.
    init?(_ message: [UInt8], level: Level) {
        guard let layout = QRLayout.smallest(for: message.count, level: level) else { return nil }
        size = layout.version * 4 + 17
        isDark = [Bool](repeating: false, count: size * size)
        isFixed = isDark
        drawPatterns(layout.version)
        let free = isFixed
        place(layout.codewords(of: message))
        var best = self, least = Int.max
        for mask in 0..<8 {
            var tried = self
            tried.apply(mask, to: free)
            tried.drawFormat(level, mask: mask)
            let penalty = tried.penalty
            if penalty < least { (best, least) = (tried, penalty) }
        }
        self = best
    }

    func dark(_ x: Int, _ y: Int) -> Bool { isDark[y * size + x] }

    private mutating func fix(_ x: Int, _ y: Int, _ dark: Bool) {
        guard x >= 0, y >= 0, x < size, y < size else { return }
        isDark[y * size + x] = dark
        isFixed[y * size + x] = true
    }

    private mutating func drawPatterns(_ version: Int) {
        for i in 0..<size {
            fix(6, i, i % 2 == 0)
            fix(i, 6, i % 2 == 0)
        }
        for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
            for dy in -4...4 {
                for dx in -4...4 {
                    let ring = max(abs(dx), abs(dy))
                    fix(x + dx, y + dy, ring != 2 && ring != 4)
                }
            }
        }
        let places = QRLayout.alignment(version: version)
        for (row, y) in places.enumerated() {
            for (column, x) in places.enumerated() {
                let last = places.count - 1
                if (row == 0 && (column == 0 || column == last)) || (row == last && column == 0) { continue }
                for dy in -2...2 { for dx in -2...2 { fix(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) } }
            }
        }
        drawFormat(.L, mask: 0)
        drawVersion(version)
    }

    private mutating func drawFormat(_ level: Level, mask: Int) {
        let number = [Level.L: 1, .M: 0, .Q: 3, .H: 2][level]! << 3 | mask
        var rest = number
        for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
        let bits = (number << 10 | rest) ^ 0x5412
        func bit(_ i: Int) -> Bool { bits >> i & 1 != 0 }
        for i in 0..<6 { fix(8, i, bit(i)) }
        fix(8, 7, bit(6))
        fix(8, 8, bit(7))
        fix(7, 8, bit(8))
        for i in 9..<15 { fix(14 - i, 8, bit(i)) }
        for i in 0..<8 { fix(size - 1 - i, 8, bit(i)) }
        for i in 8..<15 { fix(8, size - 15 + i, bit(i)) }
        fix(8, size - 8, true)
    }

    private mutating func drawVersion(_ version: Int) {
        guard version >= 7 else { return }
        var rest = version
        for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
        let bits = version << 12 | rest
        for i in 0..<18 {
            let dark = bits >> i & 1 != 0, a = size - 11 + i % 3, b = i / 3
            fix(a, b, dark)
            fix(b, a, dark)
        }
    }

    /// In pairs of columns from the right, up and down in turn.
    private mutating func place(_ words: [UInt8]) {
        var index = 0
        var right = size - 1
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<size {
                let y = (right + 1) & 2 == 0 ? size - 1 - step : step
                for x in [right, right - 1] where !isFixed[y * size + x] && index < words.count * 8 {
                    isDark[y * size + x] = words[index >> 3] >> (7 - index & 7) & 1 != 0
                    index += 1
                }
            }
            right -= 2
        }
    }

    private mutating func apply(_ mask: Int, to fixed: [Bool]) {
        for y in 0..<size {
            for x in 0..<size where !fixed[y * size + x] {
                let flips: Bool
                switch mask {
                case 0: flips = (x + y) % 2 == 0
                case 1: flips = y % 2 == 0
                case 2: flips = x % 3 == 0
                case 3: flips = (x + y) % 3 == 0
                case 4: flips = (x / 3 + y / 2) % 2 == 0
                case 5: flips = x * y % 2 + x * y % 3 == 0
                case 6: flips = (x * y % 2 + x * y % 3) % 2 == 0
                default: flips = ((x + y) % 2 + x * y % 3) % 2 == 0
                }
                if flips { isDark[y * size + x].toggle() }
            }
        }
    }

    private var penalty: Int {
        var sum = 0
        for line in 0..<size {
            sum += Self.penalty(of: (0..<size).map { dark($0, line) })
            sum += Self.penalty(of: (0..<size).map { dark(line, $0) })
        }
        for y in 0..<size - 1 {
            for x in 0..<size - 1
            where dark(x, y) == dark(x + 1, y) && dark(x, y) == dark(x, y + 1) && dark(x, y) == dark(x + 1, y + 1) {
                sum += 3
            }
        }
        let share = isDark.count { $0 } * 20, total = size * size
        return sum + (abs(share - total * 10) + total - 1) / total * 10 - 10
    }

    /// Long runs, and what looks like a corner of the code.
    private static func penalty(of line: [Bool]) -> Int {
        var sum = 0, run = 1
        for i in 1...line.count {
            if i < line.count, line[i] == line[i - 1] {
                run += 1
            } else {
                if run >= 5 { sum += run - 2 }
                run = 1
            }
        }
        let corner = [true, false, true, true, true, false, true]
        for start in 0...line.count - 7 where Array(line[start..<start + 7]) == corner {
            let before = (start - 4..<start).allSatisfy { $0 < 0 || !line[$0] }
            let after = (start + 7..<start + 11).allSatisfy { $0 >= line.count || !line[$0] }
            if before || after { sum += 40 }
        }
        return sum
    }
}
