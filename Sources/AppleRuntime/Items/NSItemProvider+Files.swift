public import Foundation

extension NSItemProvider {
    /// Holds a file: its data, the file itself, and its address; named as the file is. Nil for what is not a file that can be read.
    public convenience init?(contentsOf fileURL: URL?) {
        guard let fileURL, fileURL.isFileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else {
            return nil
        }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(forTypeIdentifier: type.identifier, fileOptions: .openInPlace, visibility: .all) {
            $0(fileURL, true, nil)
            return nil
        }
        registerDataRepresentation(forTypeIdentifier: UTType.fileURL.identifier, visibility: .all) {
            $0(Data(fileURL.absoluteString.utf8), nil)
            return nil
        }
    }

    /// Hands out a copy of the file, which goes when the handler has returned; data are written to a file first.
    ///
    /// - Parameter completionHandler: called on the main queue.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(typeIdentifier)
        if case .file(_, _, let load) = representation(typeIdentifier)?.value {
            let progress = Progress(totalUnitCount: 1), answer = UncheckedBox(value: completionHandler)
            _ = load { url, _, error in
                progress.completedUnitCount = 1
                guard let url else { return MainTurn.perform { answer.value(nil, error) } }
                // Copied before the answer: whoever made the file may take it away when it returns.
                let copy = Result { try Self.handOver(name) { try FileManager.default.copyItem(at: url, to: $0) } }
                MainTurn.perform { Self.give(copy, answer.value) }
            }
            return progress
        }
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            Self.give(Result { try Self.handOver(name) { try data.write(to: $0) } }, completionHandler)
        }
    }

    /// Makes a file in a folder of its own.
    private static func handOver(_ name: String, _ make: (URL) throws -> Void) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        let file = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try make(file)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw error
        }
        return file
    }

    /// Shows a file to its receiver, and takes it away.
    private static func give(_ copy: Result<URL, any Error>, _ handler: (URL?, (any Error)?) -> Void) {
        switch copy {
        case .failure(let error): handler(nil, error)
        case .success(let file):
            defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
            handler(file, nil)
        }
    }

    /// Hands out the file itself where it was given so, else a copy as ``loadFileRepresentation(forTypeIdentifier:completionHandler:)``
    /// does; the flag says which.
    ///
    /// - Parameter completionHandler: called on the main queue.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        guard case .file(_, let options, let load) = representation(typeIdentifier)?.value,
            options.contains(.openInPlace)
        else {
            return loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
        }
        let progress = Progress(totalUnitCount: 1), answer = UncheckedBox(value: completionHandler)
        _ = load { url, isInPlace, error in
            progress.completedUnitCount = 1
            MainTurn.perform { answer.value(url, isInPlace, error) }
        }
        return progress
    }

    /// Hands out an address where a file or an address is held, else the data.
    ///
    /// - Parameter completionHandler: called on the main queue with an `NSURL` or `NSData`.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: ((NSObject?, (any Error)?) -> Void)? = nil
    ) {
        let answer = completionHandler ?? { _, _ in }
        if case .file(_, let options, _) = representation(typeIdentifier)?.value, options.contains(.openInPlace) {
            loadInPlaceFileRepresentation(forTypeIdentifier: typeIdentifier) { url, _, error in
                answer(url.map { $0 as NSURL }, error)
            }
            return
        }
        let isAddress = UTType(known: typeIdentifier).conforms(to: .url)
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return answer(nil, error) }
            let address = isAddress ? String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) } : nil
            answer(address ?? NSData(data: data), nil)
        }
    }

    /// A name with the ending of the type that is held.
    private func fileName(_ typeIdentifier: String) -> String {
        let held = representation(typeIdentifier)?.type ?? typeIdentifier
        let name = (suggestedName ?? "file").replacingOccurrences(of: "/", with: "-")
        guard let ending = UTType(known: held).preferredFilenameExtension, !name.hasSuffix("." + ending) else {
            return name
        }
        return name + "." + ending
    }
}
