public import CoreGraphics

/// Hears of printing.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    /// Which controller the options are shown by; nil for the one on the screen.
    func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController?
    /// Which paper is to be printed on.
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    /// The options are about to be shown.
    func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The options are shown.
    func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The options are about to go.
    func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The options are gone.
    func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController)
    /// The job is about to be made.
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    /// The job was handed over, or not.
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    /// nil where it is not implemented.
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    /// The region's usual paper where it is not implemented.
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { .usual }
    /// Does nothing where it is not implemented.
    public func printInteractionControllerWillPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing where it is not implemented.
    public func printInteractionControllerDidPresentPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing where it is not implemented.
    public func printInteractionControllerWillDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing where it is not implemented.
    public func printInteractionControllerDidDismissPrinterOptions(
        _ printInteractionController: UIPrintInteractionController
    ) {}
    /// Does nothing where it is not implemented.
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    /// Does nothing where it is not implemented.
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}

/// Prints pictures, PDF files and what formatters and renderers draw: on the desktop's printer through `lp`, or into a PDF file.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
    /// Hears what happened: whether something was printed, and why not.
    public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

    /// The one of the program.
    public static let shared = UIPrintInteractionController()

    /// Whether pages can be printed: into a PDF file they always can.
    open class var isPrintingAvailable: Bool { true }
    /// The uniform types of files that can be printed.
    open class var printableUTIs: Set<String> {
        ["com.adobe.pdf", "public.png", "public.jpeg", "public.tiff", "com.compuserve.gif"]
    }

    /// Whether a file can be printed.
    open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map(canPrint) ?? false }

    /// Whether the bytes of a file can be printed.
    open class func canPrint(_ data: Data) -> Bool {
        CGImageSourceCreateWithData(data as NSData, nil).flatMap(CGImageSourceGetType)
            .map { printableUTIs.contains($0 as String) }
            ?? false
    }

    /// What is known of the job.
    open var printInfo: UIPrintInfo?
    /// Hears of the job.
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    /// Whether the number of copies can be chosen. Only kept.
    open var showsNumberOfCopies = true
    /// Whether the pages can be chosen. Only kept.
    open var showsPageRange = true
    /// Whether the paper can be chosen. Only kept.
    open var showsPaperSelectionForLoadedPapers = false
    /// Whether the paper's orientation can be chosen. Only kept.
    open var showsPaperOrientation = true
    /// The paper of the job, while it is made.
    open private(set) var printPaper: UIPrintPaper?

    /// A picture, or a picture's or PDF file's bytes or address.
    open var printingItem: Any? {
        didSet { if printingItem != nil { (printingItems, printFormatter, printPageRenderer) = (nil, nil, nil) } }
    }
    /// Several of them.
    open var printingItems: [Any]? {
        didSet { if printingItems != nil { (printingItem, printFormatter, printPageRenderer) = (nil, nil, nil) } }
    }
    /// Lays content out over pages.
    open var printFormatter: UIPrintFormatter? {
        didSet { if printFormatter != nil { (printingItem, printingItems, printPageRenderer) = (nil, nil, nil) } }
    }
    /// Draws pages.
    open var printPageRenderer: UIPrintPageRenderer? {
        didSet { if printPageRenderer != nil { (printingItem, printingItems, printFormatter) = (nil, nil, nil) } }
    }

    private weak var options: UIAlertController?
    /// Where jobs go.
    var queue = PrintQueue()

    /// Asks where to print. False where there is no window to ask in.
    @discardableResult
    open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        ask(animated, completion) { sheet, parent in
            sheet.popoverPresentationController?.sourceView = parent.view
            sheet.popoverPresentationController?.sourceRect = CGRect(
                x: parent.view.bounds.midX, y: parent.view.bounds.midY, width: 0, height: 0)
        }
    }

    /// Asks where to print, beside a part of a view where there is room.
    @discardableResult
    open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        ask(animated, completion) { sheet, _ in
            sheet.popoverPresentationController?.sourceView = view
            sheet.popoverPresentationController?.sourceRect = rect
        }
    }

    /// Asks where to print, beside a button of a bar where there is room.
    @discardableResult
    open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        ask(animated, completion) { sheet, _ in sheet.popoverPresentationController?.barButtonItem = item }
    }

    /// Takes the options away.
    open func dismiss(animated: Bool) {
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        options?.dismiss(animated: animated) { [self] in
            delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        }
    }

    private func ask(
        _ animated: Bool, _ completion: CompletionHandler?, _ place: (UIAlertController, UIViewController) -> Void
    ) -> Bool {
        let own = delegate?.printInteractionControllerParentViewController(self)
        guard let parent = own ?? UIApplication.shared.keyWindow?.controllerOnTop else { return false }
        let sheet = UIAlertController(title: jobName, message: nil, preferredStyle: .actionSheet)
        if queue.command != nil {
            sheet.addAction(
                UIAlertAction(title: SystemWord.print.text, style: .default) { [self] _ in run(completion, print) })
        }
        sheet.addAction(
            UIAlertAction(title: SystemWord.saveAsPDF.text, style: .default) { [self] _ in run(completion, save) })
        sheet.addAction(
            UIAlertAction(title: SystemWord.cancel.text, style: .cancel) { [self] _ in completion?(self, false, nil) })
        place(sheet, parent)
        options = sheet
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        parent.present(sheet, animated: animated) { [self] in
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    private var jobName: String { info.jobName }
    private var info: UIPrintInfo { printInfo ?? UIPrintInfo() }

    // MARK: The job

    private func run(
        _ completion: CompletionHandler?, _ hand: (Data, @escaping @MainActor (UIPrintError?) -> Void) -> Void
    ) {
        delegate?.printInteractionControllerWillStartJob(self)
        let finish: @MainActor (UIPrintError?) -> Void = { [self] error in
            delegate?.printInteractionControllerDidFinishJob(self)
            completion?(self, error == nil, error)
        }
        do throws(UIPrintError) { hand(try makeFile(), finish) } catch { finish(error) }
    }

    private func print(_ file: Data, _ done: @escaping @MainActor (UIPrintError?) -> Void) {
        queue.send(file, info, then: done)
    }

    private func save(_ file: Data, _ done: @escaping @MainActor (UIPrintError?) -> Void) {
        do throws(UIPrintError) {
            _ = try queue.save(file, name: jobName)
            done(nil)
        } catch { done(error) }
    }

    /// What is printed, as a PDF file.
    private func makeFile() throws(UIPrintError) -> Data {
        let papers = [UIPrintPaper.a4, .letter]
        let paper = delegate?.printInteractionController(self, choosePaper: papers) ?? .usual
        printPaper = paper
        if let items = printingItems ?? printingItem.map({ [$0] }) { return try PrintItems(items).pdf(on: paper) }
        let renderer = printPageRenderer ?? UIPrintPageRenderer()
        if let printFormatter { renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0) }
        guard let file = renderer.pdf(on: paper, isLandscape: info.orientation == .landscape) else {
            throw UIPrintError(.noContent, "There is nothing to print.")
        }
        return file
    }
}
