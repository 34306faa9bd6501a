// What Apple's module brings along, with what Foundation lacks here: predicates as text, orders by keys.
@_exported import AppleRuntime
