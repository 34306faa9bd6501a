/// A file of an asset catalog as it is: the data set of a name.
open class NSDataAsset: NSObject {
    /// The name that it was asked for by.
    open private(set) var name: String
    /// The file's bytes.
    open private(set) var data: Data
    /// What the catalog says of the file's type, such as `public.json`; empty when it says nothing.
    open private(set) var typeIdentifier: String

    /// The data set of a name in the program's own bundle; nil without one.
    public convenience init?(name: String) { self.init(name: name, bundle: .main) }

    /// The data set of a name in a bundle's catalogs; nil without one.
    public init?(name: String, bundle: Bundle) {
        let catalogs = bundle.resourceFolders.lazy.flatMap { AssetCatalog.all(in: $0) }
        guard let found = catalogs.compactMap({ $0.data(name) }).first else { return nil }
        self.name = name
        (data, typeIdentifier) = found
        super.init()
    }
}

extension AssetCatalog {
    private struct DataSet: Decodable {
        struct Entry: Decodable {
            var filename: String?
            var typeIdentifier: String?
            enum CodingKeys: String, CodingKey {
                case filename
                case typeIdentifier = "universal-type-identifier"
            }
        }
        var data: [Entry]
    }

    /// The file of a data set and its type; what is broken is reported.
    fileprivate func data(_ name: String) -> (Data, String)? {
        guard let set = item(name, kind: "dataset") else { return nil }
        do {
            let entries = try Self.read(DataSet.self, in: set).data
            guard let entry = entries.first(where: { $0.filename != nil }), let file = entry.filename else {
                throw Fault(description: "the data set names no file")
            }
            let url = set.appendingPathComponent(file)
            guard let data = FileManager.default.contents(atPath: url.path) else {
                throw Fault(description: "\(file) is missing or cannot be read")
            }
            return (data, entry.typeIdentifier ?? "")
        } catch {
            Self.complain(set, "\(error)")
            return nil
        }
    }
}
