/// What the digests do with one block.
enum DigestRounds {
    private static func left(_ word: UInt32, _ count: UInt32) -> UInt32 { word << count | word >> (32 - count) }
    private static func right(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    private static func right(_ word: UInt64, _ count: UInt64) -> UInt64 { word >> count | word << (64 - count) }

    static func md5(_ state: inout [UInt32], _ bytes: UnsafeRawBufferPointer, _ start: Int) {
        let block = (0..<16).map {
            UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * $0, as: UInt32.self))
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for step in 0..<64 {
            let mixed: UInt32
            let index: Int
            switch step / 16 {
            case 0: (mixed, index) = (b & c | ~b & d, step)
            case 1: (mixed, index) = (d & b | ~d & c, (5 * step + 1) % 16)
            case 2: (mixed, index) = (b ^ c ^ d, (3 * step + 5) % 16)
            default: (mixed, index) = (c ^ (b | ~d), 7 * step % 16)
            }
            let sum = mixed &+ a &+ DigestTables.md5[step] &+ block[index]
            (a, d, c) = (d, c, b)
            b = b &+ left(sum, DigestTables.md5Turns[step / 16][step % 4])
        }
        for (index, word) in [a, b, c, d].enumerated() { state[index] &+= word }
    }

    static func sha1(_ state: inout [UInt32], _ bytes: UnsafeRawBufferPointer, _ start: Int) {
        var block = (0..<16).map {
            UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * $0, as: UInt32.self))
        }
        for index in 16..<80 {
            block.append(left(block[index - 3] ^ block[index - 8] ^ block[index - 14] ^ block[index - 16], 1))
        }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for step in 0..<80 {
            let mixed: UInt32
            let key: UInt32
            switch step / 20 {
            case 0: (mixed, key) = (b & c | ~b & d, 0x5a82_7999)
            case 1: (mixed, key) = (b ^ c ^ d, 0x6ed9_eba1)
            case 2: (mixed, key) = (b & c | b & d | c & d, 0x8f1b_bcdc)
            default: (mixed, key) = (b ^ c ^ d, 0xca62_c1d6)
            }
            let sum = left(a, 5) &+ mixed &+ e &+ key &+ block[step]
            (e, d, c, b, a) = (d, c, left(b, 30), a, sum)
        }
        for (index, word) in [a, b, c, d, e].enumerated() { state[index] &+= word }
    }

    static func sha256(_ state: inout [UInt32], _ bytes: UnsafeRawBufferPointer, _ start: Int) {
        var block = (0..<16).map {
            UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 4 * $0, as: UInt32.self))
        }
        for index in 16..<64 {
            let early = block[index - 15], late = block[index - 2]
            let first = right(early, 7) ^ right(early, 18) ^ early >> 3
            let second = right(late, 17) ^ right(late, 19) ^ late >> 10
            block.append(block[index - 16] &+ first &+ block[index - 7] &+ second)
        }
        var words = state
        for step in 0..<64 {
            let (a, b, c, e, f, g) = (words[0], words[1], words[2], words[4], words[5], words[6])
            let chosen = e & f ^ ~e & g
            let turned = right(e, 6) ^ right(e, 11) ^ right(e, 25)
            let first = words[7] &+ turned &+ chosen &+ DigestTables.sha256[step] &+ block[step]
            let second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) &+ (a & b ^ a & c ^ b & c)
            words = [first &+ second, a, b, c, words[3] &+ first, e, f, g]
        }
        for index in 0..<8 { state[index] &+= words[index] }
    }

    static func sha512(_ state: inout [UInt64], _ bytes: UnsafeRawBufferPointer, _ start: Int) {
        var block = (0..<16).map {
            UInt64(bigEndian: bytes.loadUnaligned(fromByteOffset: start + 8 * $0, as: UInt64.self))
        }
        for index in 16..<80 {
            let early = block[index - 15], late = block[index - 2]
            let first = right(early, 1) ^ right(early, 8) ^ early >> 7
            let second = right(late, 19) ^ right(late, 61) ^ late >> 6
            block.append(block[index - 16] &+ first &+ block[index - 7] &+ second)
        }
        var words = state
        for step in 0..<80 {
            let (a, b, c, e, f, g) = (words[0], words[1], words[2], words[4], words[5], words[6])
            let chosen = e & f ^ ~e & g
            let turned = right(e, 14) ^ right(e, 18) ^ right(e, 41)
            let first = words[7] &+ turned &+ chosen &+ DigestTables.sha512[step] &+ block[step]
            let second = (right(a, 28) ^ right(a, 34) ^ right(a, 39)) &+ (a & b ^ a & c ^ b & c)
            words = [first &+ second, a, b, c, words[3] &+ first, e, f, g]
        }
        for index in 0..<8 { state[index] &+= words[index] }
    }
}
