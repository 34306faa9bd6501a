public import OpenCombine

extension Publisher {
    /// The values of this publisher and of another, as they come.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Output == Output, B.Failure == Failure { .init(self, b) }

    /// The values of this publisher and of others, as they come.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure { .init(self, b, c) }

    /// The values of this publisher and of others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        B.Output == Output,
        B.Failure == Failure,
        C.Output == Output,
        C.Failure == Failure,
        D.Output == Output,
        D.Failure == Failure
    { .init(self, b, c, d) }

    /// The values of this publisher and of others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        B.Output == Output,
        B.Failure == Failure,
        C.Output == Output,
        C.Failure == Failure,
        D.Output == Output,
        D.Failure == Failure,
        E.Output == Output,
        E.Failure == Failure
    { .init(self, b, c, d, e) }

    /// The values of this publisher and of others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        B.Output == Output,
        B.Failure == Failure,
        C.Output == Output,
        C.Failure == Failure,
        D.Output == Output,
        D.Failure == Failure,
        E.Output == Output,
        E.Failure == Failure,
        F.Output == Output,
        F.Failure == Failure
    { .init(self, b, c, d, e, f) }

    /// The values of this publisher and of others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
    where
        B.Output == Output,
        B.Failure == Failure,
        C.Output == Output,
        C.Failure == Failure,
        D.Output == Output,
        D.Failure == Failure,
        E.Output == Output,
        E.Failure == Failure,
        F.Output == Output,
        F.Failure == Failure,
        G.Output == Output,
        G.Failure == Failure
    { .init(self, b, c, d, e, f, g) }

    /// The values of this publisher and of others, as they come.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        B.Output == Output,
        B.Failure == Failure,
        C.Output == Output,
        C.Failure == Failure,
        D.Output == Output,
        D.Failure == Failure,
        E.Output == Output,
        E.Failure == Failure,
        F.Output == Output,
        F.Failure == Failure,
        G.Output == Output,
        G.Failure == Failure,
        H.Output == Output,
        H.Failure == Failure
    { .init(self, b, c, d, e, f, g, h) }

    /// The values of this publisher and of another of its kind, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { .init([self, other]) }
}

extension Publishers {
    /// The values of any number of publishers as they come.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The values.
        public typealias Output = Upstream.Output
        /// How it may fail.
        public typealias Failure = Upstream.Failure
        /// The publishers that are merged.
        public let publishers: [Upstream]

        /// Merges publishers.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Merges the publishers of a sequence.
        public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: publishers.count)
            hub.start()
            for (number, publisher) in publishers.enumerated() { hub.add(publisher, number) }
        }

        /// Merges one more.
        public func merge(with other: Upstream) -> Self { .init(publishers + [other]) }
    }
}
