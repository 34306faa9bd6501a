public import OpenCombine

// They lock what they hold, and Apple's may be sent.
extension Future: @retroactive @unchecked Sendable {}
extension CurrentValueSubject: @retroactive @unchecked Sendable {}
extension PassthroughSubject: @retroactive @unchecked Sendable {}
