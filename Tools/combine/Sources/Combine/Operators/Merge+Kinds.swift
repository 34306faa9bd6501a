public import OpenCombine

extension Publishers {
    /// The values of two publishers as they come.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The values.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// A publisher that is merged.
        public let a: A
        /// A publisher that is merged.
        public let b: B

        /// Merges publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 2)
            hub.start()
            hub.add(a, 0)
            hub.add(b, 1)
        }
    }

    /// The values of three publishers as they come.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure, A.Output == C.Output, A.Failure == C.Failure {
        /// The values.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// A publisher that is merged.
        public let a: A
        /// A publisher that is merged.
        public let b: B
        /// A publisher that is merged.
        public let c: C

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 3)
            hub.start()
            hub.add(a, 0)
            hub.add(b, 1)
            hub.add(c, 2)
        }
    }

    /// The values of four publishers as they come.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output,
        A.Failure == B.Failure,
        A.Output == C.Output,
        A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure
    {
        /// The values.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// A publisher that is merged.
        public let a: A
        /// A publisher that is merged.
        public let b: B
        /// A publisher that is merged.
        public let c: C
        /// A publisher that is merged.
        public let d: D

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 4)
            hub.start()
            hub.add(a, 0)
            hub.add(b, 1)
            hub.add(c, 2)
            hub.add(d, 3)
        }
    }

    /// The values of five publishers as they come.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output,
        A.Failure == B.Failure,
        A.Output == C.Output,
        A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure,
        A.Output == E.Output,
        A.Failure == E.Failure
    {
        /// The values.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// A publisher that is merged.
        public let a: A
        /// A publisher that is merged.
        public let b: B
        /// A publisher that is merged.
        public let c: C
        /// A publisher that is merged.
        public let d: D
        /// A publisher that is merged.
        public let e: E

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 5)
            hub.start()
            hub.add(a, 0)
            hub.add(b, 1)
            hub.add(c, 2)
            hub.add(d, 3)
            hub.add(e, 4)
        }
    }

    /// The values of six publishers as they come.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output,
        A.Failure == B.Failure,
        A.Output == C.Output,
        A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure,
        A.Output == E.Output,
        A.Failure == E.Failure,
        A.Output == F.Output,
        A.Failure == F.Failure
    {
        /// The values.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// A publisher that is merged.
        public let a: A
        /// A publisher that is merged.
        public let b: B
        /// A publisher that is merged.
        public let c: C
        /// A publisher that is merged.
        public let d: D
        /// A publisher that is merged.
        public let e: E
        /// A publisher that is merged.
        public let f: F

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 6)
            hub.start()
            hub.add(a, 0)
            hub.add(b, 1)
            hub.add(c, 2)
            hub.add(d, 3)
            hub.add(e, 4)
            hub.add(f, 5)
        }
    }

    /// The values of seven publishers as they come.
    public struct Merge7<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
    >: Publisher
    where
        A.Output == B.Output,
        A.Failure == B.Failure,
        A.Output == C.Output,
        A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure,
        A.Output == E.Output,
        A.Failure == E.Failure,
        A.Output == F.Output,
        A.Failure == F.Failure,
        A.Output == G.Output,
        A.Failure == G.Failure
    {
        /// The values.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// A publisher that is merged.
        public let a: A
        /// A publisher that is merged.
        public let b: B
        /// A publisher that is merged.
        public let c: C
        /// A publisher that is merged.
        public let d: D
        /// A publisher that is merged.
        public let e: E
        /// A publisher that is merged.
        public let f: F
        /// A publisher that is merged.
        public let g: G

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 7)
            hub.start()
            hub.add(a, 0)
            hub.add(b, 1)
            hub.add(c, 2)
            hub.add(d, 3)
            hub.add(e, 4)
            hub.add(f, 5)
            hub.add(g, 6)
        }
    }

    /// The values of eight publishers as they come.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output,
        A.Failure == B.Failure,
        A.Output == C.Output,
        A.Failure == C.Failure,
        A.Output == D.Output,
        A.Failure == D.Failure,
        A.Output == E.Output,
        A.Failure == E.Failure,
        A.Output == F.Output,
        A.Failure == F.Failure,
        A.Output == G.Output,
        A.Failure == G.Failure,
        A.Output == H.Output,
        A.Failure == H.Failure
    {
        /// The values.
        public typealias Output = A.Output
        /// How it may fail.
        public typealias Failure = A.Failure
        /// A publisher that is merged.
        public let a: A
        /// A publisher that is merged.
        public let b: B
        /// A publisher that is merged.
        public let c: C
        /// A publisher that is merged.
        public let d: D
        /// A publisher that is merged.
        public let e: E
        /// A publisher that is merged.
        public let f: F
        /// A publisher that is merged.
        public let g: G
        /// A publisher that is merged.
        public let h: H

        /// Merges publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Connects a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hub = MergeHub(subscriber, count: 8)
            hub.start()
            hub.add(a, 0)
            hub.add(b, 1)
            hub.add(c, 2)
            hub.add(d, 3)
            hub.add(e, 4)
            hub.add(f, 5)
            hub.add(g, 6)
            hub.add(h, 7)
        }
    }
}
