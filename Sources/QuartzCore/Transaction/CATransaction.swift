public import CoreGraphics

/// Groups changes of layers, so that they reach the screen together, and holds how they animate.
///
/// Changes outside any `begin()` belong to an implicit transaction that ends with the frame. Each thread has its own.
open class CATransaction: NSObject {
    /// Opens a transaction inside the current one.
    open class func begin() { TransactionStack.current.begin() }
    /// Closes the innermost transaction; the outermost one commits. Without a `begin()` the implicit transaction ends.
    open class func commit() { TransactionStack.current.commit() }
    /// Commits the implicit transaction now, unless explicit ones are open.
    open class func flush() { TransactionStack.current.flush() }

    /// Kept for Apple's signature. Layers are used from one thread at a time.
    open class func lock() { transactionLock.lock() }
    /// Ends ``lock()``.
    open class func unlock() { transactionLock.unlock() }

    /// Seconds that implicit animations, and explicit ones without a duration, last; 0.25 by default.
    open class func animationDuration() -> CFTimeInterval { TransactionStack.current.animationDuration }
    /// Sets the duration of animations without one, in seconds.
    open class func setAnimationDuration(_ dur: CFTimeInterval) { TransactionStack.current.animationDuration = dur }

    /// The timing function of every animation added in this transaction; nil leaves them their own.
    open class func animationTimingFunction() -> CAMediaTimingFunction? { TransactionStack.current.timingFunction }
    /// Sets the timing function of every animation added from now on.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.timingFunction = function
    }

    /// Whether changes look up no actions.
    open class func disableActions() -> Bool { TransactionStack.current.disablesActions }
    /// Sets whether changes look up no actions. Explicit animations still run.
    open class func setDisableActions(_ flag: Bool) { TransactionStack.current.disablesActions = flag }

    /// What runs when all animations added after it was set have ended.
    open class func completionBlock() -> (() -> Void)? { TransactionStack.current.completionBlock }
    /// Sets what runs when all animations added from now on have ended; without any, after the commit.
    open class func setCompletionBlock(_ block: (() -> Void)?) { TransactionStack.current.completionBlock = block }

    /// The value of one of the properties above by its name, or of any other key.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: NSNumber(value: animationDuration())
        case kCATransactionDisableActions: NSNumber(value: disableActions())
        case kCATransactionAnimationTimingFunction: animationTimingFunction()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionStack.current[key]
        }
    }

    /// Sets one of the properties above by its name, or any other key.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        switch key {
        case kCATransactionAnimationDuration: setAnimationDuration(Unboxing.number(anObject) ?? 0)
        case kCATransactionDisableActions: setDisableActions((Unboxing.number(anObject) ?? 0) != 0)
        case kCATransactionAnimationTimingFunction: setAnimationTimingFunction(anObject as? CAMediaTimingFunction)
        case kCATransactionCompletionBlock: setCompletionBlock(anObject as? () -> Void)
        default: TransactionStack.current[key] = anObject
        }
    }
}

private let transactionLock = NSRecursiveLock()

/// The key of the duration in seconds, for `setValue(_:forKey:)`.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether implicit animations are off, for `setValue(_:forKey:)`.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function, for `setValue(_:forKey:)`.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of the completion block, for `setValue(_:forKey:)`.
public let kCATransactionCompletionBlock = "completionBlock"
