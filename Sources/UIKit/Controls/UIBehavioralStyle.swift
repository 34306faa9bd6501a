/// As on which kind of device a control looks and behaves.
public enum UIBehavioralStyle: UInt, Sendable {
    case automatic = 0
    /// As on phones and tablets.
    case pad
    /// As on desktops of Apple's.
    case mac
}
