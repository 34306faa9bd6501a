/// In an error's values: what could not be done, in a sentence.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"
