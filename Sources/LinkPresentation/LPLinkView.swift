public import UIKit

/// A card with what is known of an address: its picture, what it is called, and where it is. A tap opens it.
@preconcurrency @MainActor
open class LPLinkView: UIView {
    /// What is known.
    open var metadata: LPLinkMetadata { didSet { fill() } }

    private let picture = UIImageView()
    private let icon = UIImageView()
    private let name = UILabel()
    private let place = UILabel()

    /// A card of an address of which no more is known.
    public init(url URL: URL) {
        metadata = LPLinkMetadata()
        super.init(frame: .zero)
        (metadata.originalURL, metadata.url) = (URL, URL)
        prepare()
    }
    /// A card of what is known.
    public init(metadata: LPLinkMetadata) {
        self.metadata = metadata
        super.init(frame: .zero)
        prepare()
    }
    /// An empty card in a frame.
    public override init(frame: CGRect) {
        metadata = LPLinkMetadata()
        super.init(frame: frame)
        prepare()
    }
    /// Makes the object from an archive or a compiled interface file.
    public required init?(coder: NSCoder) {
        metadata = LPLinkMetadata()
        super.init(coder: coder)
        prepare()
        finishDecoding(coder, as: LPLinkView.self)
    }

    private func prepare() {
        backgroundColor = .secondarySystemFill
        layer.cornerRadius = 12
        clipsToBounds = true
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .secondaryLabel
        name.font = .systemFont(ofSize: 13, weight: .semibold)
        name.numberOfLines = 2
        place.font = .systemFont(ofSize: 12)
        place.textColor = .secondaryLabel
        for part in [picture, icon, name, place] { addSubview(part) }
        isAccessibilityElement = true
        accessibilityTraits = .link
        addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector("linkTapped", LPLinkView.linkTapped)))
        fill()
    }

    private var address: URL? { metadata.url ?? metadata.originalURL }

    private func linkTapped() {
        if let address { UIApplication.shared.open(address) }
    }

    private func fill() {
        let host = address.map { $0.isFileURL ? $0.lastPathComponent : $0.host ?? $0.absoluteString } ?? ""
        let bare = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        name.text = metadata.title ?? bare
        place.text = metadata.title == nil ? nil : bare
        accessibilityLabel = [name.text, place.text].compactMap { $0 }.joined(separator: ", ")
        picture.image = nil
        icon.image = metadata.iconProvider == nil ? UIImage(systemName: "safari") : nil
        show(metadata.imageProvider, in: picture)
        show(metadata.iconProvider, in: icon)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func show(_ provider: NSItemProvider?, in view: UIImageView) {
        guard let provider, provider.canLoadObject(ofClass: UIImage.self) else { return }
        let known = metadata
        provider.loadObject(ofClass: UIImage.self) { object, _ in
            nonisolated(unsafe) let object = object
            DispatchQueue.main.async {
                MainActor.assumeIsolated { [weak self] in
                    guard let self, self.metadata === known, let image = object as? UIImage else { return }
                    view.image = image
                    self.invalidateIntrinsicContentSize()
                    self.setNeedsLayout()
                }
            }
        }
    }

    // MARK: Layout

    private func pictureHeight(for width: CGFloat) -> CGFloat {
        guard let size = picture.image?.size, size.width > 0 else { return 0 }
        return min(width * size.height / size.width, width)
    }

    /// As wide as asked for, and as high as that needs.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = min(size.width > 0 ? size.width : 300, 300)
        return CGSize(width: width, height: pictureHeight(for: width) + wordsHeight(for: width))
    }

    private func wordsHeight(for width: CGFloat) -> CGFloat {
        let room = CGSize(width: max(0, width - 12 - 52), height: .greatestFiniteMagnitude)
        let words = name.sizeThatFits(room).height + (place.text == nil ? 0 : place.font.lineHeight + 2)
        return max(56, words.rounded(.up) + 20)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isLeftward = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let above = pictureHeight(for: bounds.width)
        picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: above)
        let band = CGRect(x: 0, y: above, width: bounds.width, height: bounds.height - above)
        icon.frame = CGRect(
            x: isLeftward ? 12 : band.maxX - 12 - 28, y: band.midY - 14, width: 28, height: 28)
        let room = max(0, band.width - 12 - 52), x: CGFloat = isLeftward ? 52 : 12
        let height = name.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height
        let second = place.text == nil ? 0 : place.font.lineHeight + 2
        let y = band.midY - (height + second) / 2
        name.frame = CGRect(x: x, y: y, width: room, height: height)
        place.frame = CGRect(x: x, y: y + height + 2, width: room, height: place.font.lineHeight)
    }
}
