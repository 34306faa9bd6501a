public import OpenCombine

extension Publishers {
    /// The latest values of two publishers, whenever either has a new one.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        /// The values.
        public typealias Output = (A.Output, B.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B

        /// Combines publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = LatestHub<A.Output, B.Output, S>(subscriber)
            subscriber.receive(subscription: hub)
            a.subscribe(LatestEntry(hub, { $0.receiveFirst($1) }))
            b.subscribe(LatestEntry(hub, { $0.receiveSecond($1) }))
        }
    }

    /// The latest values of three publishers, whenever one has a new one.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The values.
        public typealias Output = (A.Output, B.Output, C.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C

        /// Combines publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), c).map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
        }
    }

    /// The latest values of four publishers, whenever one has a new one.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The values.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        /// How it may fail.
        public typealias Failure = A.Failure
        /// The first publisher.
        public let a: A
        /// The second publisher.
        public let b: B
        /// The third publisher.
        public let c: C
        /// The fourth publisher.
        public let d: D

        /// Combines publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            CombineLatest(CombineLatest(a, b), CombineLatest(c, d)).map { ($0.0, $0.1, $1.0, $1.1) }
                .receive(subscriber: subscriber)
        }
    }
}

extension Publisher {
    /// The latest values of this and another publisher, whenever one has a new one.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where P.Failure == Failure { .init(self, other) }

    /// What a closure makes of the latest values of this and another publisher.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
        .init(upstream: .init(self, other)) { transform($0.0, $0.1) }
    }

    /// The latest values of this and two other publishers, whenever one has a new one.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where P.Failure == Failure, Q.Failure == Failure { .init(self, publisher1, publisher2) }

    /// What a closure makes of the latest values of this and two other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where P.Failure == Failure, Q.Failure == Failure {
        .init(upstream: .init(self, publisher1, publisher2)) { transform($0.0, $0.1, $0.2) }
    }

    /// The latest values of this and three other publishers, whenever one has a new one.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        .init(self, publisher1, publisher2, publisher3)
    }

    /// What a closure makes of the latest values of this and three other publishers.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        .init(upstream: .init(self, publisher1, publisher2, publisher3)) { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
