public import Foundation

extension Thread {
    /// A thread that calls a method with an argument when it is started. The object and the argument are kept until it has ended.
    public convenience init(target: Any, selector: Selector, object argument: Any?) {
        let call = UncheckedBox(value: { _ = selector.perform(on: target as AnyObject, with: argument) })
        self.init { call.value() }
    }

    /// Calls a method with an argument on a thread of its own.
    public class func detachNewThreadSelector(_ selector: Selector, toTarget target: Any, with argument: Any?) {
        Thread(target: target, selector: selector, object: argument).start()
    }
}

/// A queue that does one thing after the other, as dispatch calls its class.
public typealias OS_dispatch_queue_serial = DispatchQueue
