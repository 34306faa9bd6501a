/// Bars of Code 128 (ISO/IEC 15417) in its set B, and in set C for numbers of even length.
enum Code128 {
    /// Widths of bars and gaps of the signs 0 to 106.
    private static let widths = [
        "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213", "221312",
        "231212",
        "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212", "223112",
        "312131",
        "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121", "111323", "131123",
        "131321",
        "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331", "132131", "113123", "113321",
        "133121",
        "313121", "211331", "231131", "213113", "213311", "213131", "311123", "311321", "331121", "312113", "312311",
        "332111",
        "314111", "221411", "431111", "111224", "111422", "121124", "121421", "141122", "141221", "112214", "112412",
        "122114",
        "122411", "142112", "142211", "241211", "221114", "413111", "241112", "134111", "111242", "121142", "121241",
        "114212",
        "124112", "124211", "411212", "421112", "421211", "212141", "214121", "412121", "111143", "111341", "131141",
        "114113",
        "114311", "411113", "411311", "113141", "114131", "311141", "411131", "211412", "211214", "211232", "2331112",
    ]

    /// True for dark; nil for what set B has no sign for, and for nothing.
    static func bars(of message: [UInt8]) -> [Bool]? {
        guard let signs = signs(of: message) else { return nil }
        let check = signs.enumerated().reduce(0) { $0 + $1.element * max($1.offset, 1) } % 103
        var bars: [Bool] = []
        for sign in signs + [check, 106] {
            for (place, width) in widths[sign].enumerated() {
                bars += [Bool](repeating: place % 2 == 0, count: width.wholeNumberValue ?? 0)
            }
        }
        return bars
    }

    private static func signs(of message: [UInt8]) -> [Int]? {
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        if message.count >= 2, message.count % 2 == 0, message.allSatisfy(digits.contains) {
            let pairs = stride(from: 0, to: message.count, by: 2).map { i in
                Int(message[i] - digits.lowerBound) * 10 + Int(message[i + 1] - digits.lowerBound)
            }
            return [105] + pairs
        }
        guard !message.isEmpty, message.allSatisfy({ (32...126).contains($0) }) else { return nil }
        return [104] + message.map { Int($0) - 32 }
    }
}
