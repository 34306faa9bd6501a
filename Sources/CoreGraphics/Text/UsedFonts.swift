/// In which fonts text has been set: whether a picture can be the same where other fonts are installed.
package enum UsedFonts {
    /// Numbers that are the same for the same font file on every machine, in order.
    package static var identities: [UInt64] { TextEngine.withEngine { $0.usedFonts.sorted() } }

    package static func forget() { TextEngine.withEngine { $0.usedFonts = [] } }
}
