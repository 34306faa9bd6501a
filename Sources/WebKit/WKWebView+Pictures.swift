public import UIKit

extension WKWebView {
    /// A picture of the view or of a part of it.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping (UIImage?, (any Error)?) -> Void
    ) {
        let wanted = snapshotConfiguration ?? WKSnapshotConfiguration()
        later { [self] in
            let image = picture(wanted)
            completionHandler(image, image == nil ? WKError(.unknown) : nil)
        }
    }
    /// A picture of the view or of a part of it.
    public func takeSnapshot(configuration snapshotConfiguration: WKSnapshotConfiguration?) async throws -> UIImage {
        guard let image = picture(snapshotConfiguration ?? WKSnapshotConfiguration()) else { throw WKError(.unknown) }
        return image
    }

    private func picture(_ wanted: WKSnapshotConfiguration) -> UIImage? {
        let part = wanted.rect.isNull ? bounds : wanted.rect
        guard !part.isEmpty else { return nil }
        let width = wanted.snapshotWidth.map { CGFloat($0.doubleValue) } ?? part.width
        let scale = width / part.width
        return UIGraphicsImageRenderer(size: CGSize(width: width, height: part.height * scale)).image { context in
            context.cgContext.scaleBy(x: scale, y: scale)
            context.cgContext.translateBy(x: -part.minX, y: -part.minY)
            drawHierarchy(in: bounds, afterScreenUpdates: wanted.afterScreenUpdates)
        }
    }

    /// A PDF file of the page: its text.
    public func createPDF(
        configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping (Result<Data, any Error>) -> Void
    ) {
        later { [self] in completionHandler(.success(pdf(pdfConfiguration))) }
    }
    /// A PDF file of the page: its text.
    public func pdf(configuration pdfConfiguration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        pdf(pdfConfiguration)
    }

    private func pdf(_ wanted: WKPDFConfiguration) -> Data {
        layoutIfNeeded()
        let whole = CGRect(origin: .zero, size: page.contentSize).union(CGRect(origin: .zero, size: bounds.size))
        let part = wanted.rect.flatMap { $0.isNull ? nil : $0 } ?? whole
        return UIGraphicsPDFRenderer(bounds: CGRect(origin: .zero, size: part.size)).pdfData { context in
            context.beginPage()
            context.cgContext.translateBy(x: -part.minX, y: -part.minY)
            for content in page.subviews where content is UITextView {
                context.cgContext.translateBy(x: content.frame.minX, y: content.frame.minY)
                content.layer.render(in: context.cgContext)
            }
        }
    }

    /// Looks for a text in the page, as far as the page is a text.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration(),
        completionHandler: @escaping (WKFindResult) -> Void
    ) {
        let result = result(of: string, configuration)
        later { completionHandler(result) }
    }
    /// Looks for a text in the page, as far as the page is a text.
    public func find(
        _ string: String, configuration: WKFindConfiguration = WKFindConfiguration()
    ) async throws -> WKFindResult { result(of: string, configuration) }

    private func result(of string: String, _ configuration: WKFindConfiguration) -> WKFindResult {
        let options: String.CompareOptions = configuration.caseSensitive ? [] : .caseInsensitive
        return WKFindResult(page.text?.string.range(of: string, options: options) != nil)
    }
}
