public import CoreGraphics

// What an app's bundle says of itself. `port` asks for these where the sources ask `Bundle.main`: an executable of the package manager
// has no `Info.plist` of its own. `fileID` is `#fileID` of a file of the program's target.
extension Bundle {
    /// The values of the program's `Info.plist` over those that Xcode gives to a new app (version 1.0, build 1).
    public func programInfoDictionary(of fileID: String) -> [String: Any]? {
        guard self == .main else { return infoDictionary }
        return ProgramInfo.dictionary(module: String(fileID.prefix { $0 != "/" }))
    }

    /// One value of ``programInfoDictionary(of:)``.
    public func programObject(forInfoDictionaryKey key: String, of fileID: String) -> Any? {
        guard self == .main else { return object(forInfoDictionaryKey: key) }
        return programInfoDictionary(of: fileID).flatMap { $0[key] }
    }

    /// The name that tells the program from all others, as `Info.plist` gives it, else `com.example.` and the program's name.
    public func programIdentifier(of fileID: String) -> String? {
        programObject(forInfoDictionaryKey: "CFBundleIdentifier", of: fileID) as? String
    }
}
