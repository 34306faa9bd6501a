public import Foundation
public import FoundationNetworking
public import OpenCombine

extension URLSession {
    /// What is at an address, once.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        DataTaskPublisher(request: URLRequest(url: url), session: self)
    }

    /// The answer to a request, once.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Publishes the answer to a request. Each subscriber's is made for it.
    public struct DataTaskPublisher: Publisher {
        /// The values.
        public typealias Output = (data: Data, response: URLResponse)
        /// How it may fail.
        public typealias Failure = URLError
        /// What is asked.
        public let request: URLRequest
        /// Who asks.
        public let session: URLSession

        /// The answer to a request.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subscriber.receive(subscription: DataTaskSubscription(subscriber, request, session))
        }
    }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
    private let lock = NSLock()
    private var downstream: Downstream?
    private var task: URLSessionDataTask?
    private let request: URLRequest
    private let session: URLSession

    init(_ downstream: Downstream, _ request: URLRequest, _ session: URLSession) {
        self.downstream = downstream
        self.request = request
        self.session = session
    }

    func request(_ demand: Subscribers.Demand) {
        let task: URLSessionDataTask? = lock.withLock {
            guard self.task == nil, downstream != nil, demand > 0 else { return nil }
            let answer = Answer(take: receive)
            let task = session.dataTask(with: request) { answer.take($0, $1, $2) }
            self.task = task
            return task
        }
        task?.resume()
    }

    private func receive(_ data: Data?, _ response: URLResponse?, _ error: (any Error)?) {
        let downstream = lock.withLock {
            defer { (self.downstream, task) = (nil, nil) }
            return self.downstream
        }
        guard let downstream else { return }
        guard let response, error == nil else {
            return downstream.receive(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
        _ = downstream.receive((data ?? Data(), response))
        downstream.receive(completion: .finished)
    }

    func cancel() {
        let task = lock.withLock {
            defer { (downstream, self.task) = (nil, nil) }
            return self.task
        }
        task?.cancel()
    }
}

/// Hears of the answer on the session's queue.
private struct Answer: @unchecked Sendable {
    let take: (Data?, URLResponse?, (any Error)?) -> Void
}
