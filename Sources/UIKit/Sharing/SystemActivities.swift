/// Puts texts, addresses and pictures on the pasteboard.
final class CopyActivity: UIActivity {
    private var items: [Any] = []

    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { SystemWord.copy.text }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is String || $0 is URL || $0 is UIImage }
    }

    override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }

    override func perform() {
        let texts = items.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        if !texts.isEmpty { UIPasteboard.general.string = texts.joined(separator: "\n") }
        if let image = items.lazy.compactMap({ $0 as? UIImage }).first { UIPasteboard.general.image = image }
        activityDidFinish(true)
    }
}

/// Writes pictures into the pictures folder.
final class SavePictureActivity: UIActivity {
    private var pictures: [UIImage] = []

    override var activityType: ActivityType? { .saveToCameraRoll }
    override var activityTitle: String? { SystemWord.saveImage.text }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.down") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.contains { $0 is UIImage }
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        pictures = activityItems.compactMap { $0 as? UIImage }
    }

    override func perform() {
        let saved = pictures.compactMap { try? SavedPictures.save($0) }
        activityDidFinish(saved.count == pictures.count)
    }
}

/// Opens an address or a file with the desktop.
final class OpenActivity: UIActivity {
    private var address: URL?

    override var activityTitle: String? { SystemWord.open.text }
    override var activityImage: UIImage? { UIImage(systemName: "square.and.arrow.up") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
        activityItems.lazy.compactMap { $0 as? URL }.first.map { UIApplication.shared.canOpenURL($0) } ?? false
    }

    override func prepare(withActivityItems activityItems: [Any]) {
        address = activityItems.lazy.compactMap { $0 as? URL }.first
    }

    override func perform() {
        guard let address else { return activityDidFinish(false) }
        UIApplication.shared.open(address) { isOpen in self.activityDidFinish(isOpen) }
    }
}
