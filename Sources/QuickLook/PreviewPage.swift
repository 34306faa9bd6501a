import UIKit

/// A file as it is looked at.
@MainActor
final class PreviewPage: UIViewController, UIScrollViewDelegate, UITextViewDelegate {
    /// Longer texts are not shown whole: nobody reads them on one page. Bytes.
    private static let longestText = 1 << 20

    let index: Int
    private let item: (any QLPreviewItem)?
    private weak var zoomed: UIView?

    init(_ item: (any QLPreviewItem)?, _ index: Int) {
        (self.item, self.index) = (item, index)
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let content = self.content
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    private var content: UIView {
        guard let url = item?.previewItemURL, url.isFileURL else { return unavailable(nil) }
        let type = UTType(filenameExtension: url.pathExtension) ?? .data
        if type.conforms(to: .image), let data = try? Data(contentsOf: url), let image = UIImage(data: data) {
            return picture(image)
        }
        if type.conforms(to: .pdf), let document = CGPDFDocument(url as CFURL), document.numberOfPages > 0 {
            return PDFPages(document)
        }
        if type.conforms(to: .text), let text = text(url) { return text }
        return unavailable(url)
    }

    private func picture(_ image: UIImage) -> UIView {
        let scroller = UIScrollView()
        (scroller.minimumZoomScale, scroller.maximumZoomScale, scroller.delegate) = (1, 8, self)
        scroller.showsVerticalScrollIndicator = false
        scroller.showsHorizontalScrollIndicator = false
        scroller.contentInsetAdjustmentBehavior = .never
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        view.frame = scroller.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.isAccessibilityElement = true
        view.accessibilityLabel = item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent
        scroller.addSubview(view)
        zoomed = view
        return scroller
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    private func text(_ url: URL) -> UIView? {
        guard let file = try? FileHandle(forReadingFrom: url),
            let data = try? file.read(upToCount: Self.longestText)
        else { return nil }
        try? file.close()
        // A letter of several bytes may be cut off.
        let words = (0..<4).lazy.compactMap { String(data: data.dropLast($0), encoding: .utf8) }.first
        guard let text = words ?? String(data: data, encoding: .isoLatin1) else { return nil }
        let view = UITextView()
        view.isEditable = false
        view.font = .monospacedSystemFont(ofSize: 13, weight: .regular)
        view.textContainerInset = UIEdgeInsets(top: 12, left: 8, bottom: 12, right: 8)
        view.alwaysBounceVertical = true
        view.delegate = self
        if ["html", "htm"].contains(url.pathExtension.lowercased()),
            let read = try? NSAttributedString(
                data: data, options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil)
        {
            view.attributedText = read
            view.textColor = .label
        } else {
            view.text = text
            view.textColor = .label
        }
        return view
    }

    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
    ) -> Bool { (parent?.parent as? QLPreviewController)?.opens(URL) ?? true }

    /// Name, kind and size.
    private func unavailable(_ url: URL?) -> UIView {
        var lines = UIContentUnavailableConfiguration.empty()
        lines.image = UIImage(systemName: "doc")
        lines.text = item?.previewItemTitle ?? url?.lastPathComponent ?? "No file to preview"
        let type = url.flatMap { UTType(filenameExtension: $0.pathExtension) }
        let size = (try? url?.resourceValues(forKeys: [.fileSizeKey]))?.fileSize
        let kind = type?.localizedDescription ?? url.map { $0.pathExtension.uppercased() }
        let words = [kind, size.map { ByteCountFormatter.string(fromByteCount: Int64($0), countStyle: .file) }]
        lines.secondaryText = words.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: "\n")
        return UIContentUnavailableView(configuration: lines)
    }
}

/// The pages of a PDF file, one below the other, as wide as the view.
@MainActor
final class PDFPages: UIScrollView {
    private static let gap: CGFloat = 8
    private let sheets: [PDFSheet]

    init(_ document: CGPDFDocument) {
        sheets = (1...document.numberOfPages).compactMap { document.page(at: $0).map(PDFSheet.init) }
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        alwaysBounceVertical = true
        for sheet in sheets { addSubview(sheet) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y = Self.gap
        for sheet in sheets {
            let size = sheet.page.getBoxRect(.cropBox).size
            let height = (bounds.width * size.height / max(size.width, 1)).rounded()
            sheet.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            y = sheet.frame.maxY + Self.gap
        }
        contentSize = CGSize(width: bounds.width, height: y)
    }
}

/// A page of a PDF file on white paper.
@MainActor
final class PDFSheet: UIView {
    let page: CGPDFPage

    init(_ page: CGPDFPage) {
        self.page = page
        super.init(frame: .zero)
        backgroundColor = .white
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let box = page.getBoxRect(.cropBox)
        context.saveGState()
        context.translateBy(x: 0, y: bounds.height)
        context.scaleBy(x: bounds.width / box.width, y: -bounds.height / box.height)
        context.translateBy(x: -box.minX, y: -box.minY)
        context.drawPDFPage(page)
        context.restoreGState()
    }
}
