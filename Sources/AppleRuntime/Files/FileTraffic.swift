import CoreGraphics

/// Who reads and writes which files of this program now, and who wants to hear of it.
final class FileTraffic: @unchecked Sendable {
    /// A file that is read or written.
    struct Claim: Equatable {
        let path: String
        let isWriting: Bool
        let purpose: String

        init(_ url: URL, isWriting: Bool, _ purpose: String) {
            path = url.standardizedFileURL.path
            (self.isWriting, self.purpose) = (isWriting, purpose)
        }

        /// Whether the other has to wait: one of them writes, and one is the other's file or lies in it.
        func hinders(_ other: Claim) -> Bool {
            (isWriting || other.isWriting) && purpose != other.purpose && FileTraffic.touch(path, other.path)
        }
    }

    static let shared = FileTraffic()

    private let condition = NSCondition()
    private var claims: [Claim] = []
    private var listeners: [any NSFilePresenter] = []

    private static func touch(_ first: String, _ second: String) -> Bool {
        first == second || first.hasPrefix(second + "/") || second.hasPrefix(first + "/")
    }

    // MARK: Waiting

    func enter(_ wanted: [Claim]) {
        condition.lock()
        while wanted.contains(where: { claim in claims.contains { $0.hinders(claim) } }) { condition.wait() }
        claims += wanted
        condition.unlock()
    }

    func leave(_ done: [Claim]) {
        condition.lock()
        for claim in done {
            if let index = claims.firstIndex(of: claim) { claims.remove(at: index) }
        }
        condition.broadcast()
        condition.unlock()
    }

    // MARK: Presenters

    var presenters: [any NSFilePresenter] {
        condition.lock()
        defer { condition.unlock() }
        return listeners
    }

    func add(_ presenter: any NSFilePresenter) {
        condition.lock()
        if !listeners.contains(where: { $0 === presenter }) { listeners.append(presenter) }
        condition.unlock()
    }

    func remove(_ presenter: any NSFilePresenter) {
        condition.lock()
        listeners.removeAll { $0 === presenter }
        condition.unlock()
    }

    private func concerned(_ url: URL, _ except: (any NSFilePresenter)?) -> [any NSFilePresenter] {
        let path = url.standardizedFileURL.path
        return presenters.filter { presenter in
            guard presenter !== except, let shown = presenter.presentedItemURL?.standardizedFileURL.path else {
                return false
            }
            return path == shown || path.hasPrefix(shown + "/")
        }
    }

    /// Those who show a file write what is not written, or get ready for its end, before somebody else has it.
    func prepare(_ intent: NSFileAccessIntent, except: (any NSFilePresenter)?) {
        for presenter in concerned(intent.url, except) {
            if let writing = intent.writing {
                ask(presenter) { done in
                    if writing.contains(.forDeleting) {
                        presenter.accommodatePresentedItemDeletion { _ in done() }
                    } else if writing.contains(.forMerging) {
                        presenter.savePresentedItemChanges { _ in done() }
                    } else {
                        done()
                    }
                }
            } else if !intent.reading.contains(.withoutChanges) {
                ask(presenter) { done in presenter.savePresentedItemChanges { _ in done() } }
            }
        }
    }

    /// Asks on the presenter's queue and waits for its answer; at once where that queue is the one that asks.
    private func ask(_ presenter: any NSFilePresenter, _ question: @escaping (@escaping () -> Void) -> Void) {
        let queue = presenter.presentedItemOperationQueue
        if queue === OperationQueue.current || queue === OperationQueue.main && Thread.isMainThread {
            return question {}
        }
        let answered = DispatchSemaphore(value: 0), work = UncheckedBox(value: question)
        queue.addOperation { work.value { answered.signal() } }
        answered.wait()
    }

    func tellOfChange(at url: URL, except: (any NSFilePresenter)?) {
        let path = url.standardizedFileURL.path
        for presenter in concerned(url, except) {
            let told = UncheckedBox(value: presenter)
            presenter.presentedItemOperationQueue.addOperation {
                if told.value.presentedItemURL?.standardizedFileURL.path == path {
                    told.value.presentedItemDidChange()
                } else {
                    told.value.presentedSubitemDidChange(at: url)
                }
            }
        }
    }

    func tellOfMove(from old: URL, to new: URL, except: (any NSFilePresenter)?) {
        for presenter in concerned(old, except)
        where presenter.presentedItemURL?.standardizedFileURL == old.standardizedFileURL {
            let told = UncheckedBox(value: presenter)
            presenter.presentedItemOperationQueue.addOperation { told.value.presentedItemDidMove(to: new) }
        }
    }
}
