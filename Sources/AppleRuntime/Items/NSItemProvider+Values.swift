public import Foundation

// Texts and addresses of Swift, as the objects that they are on Apple's systems.

extension NSItemProvider {
    /// Whether a value of Swift can be had.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass aClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: aClass._ObjectiveCType)
    }

    /// Hands out a value of Swift, on the main queue.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        loadObject(ofClass: aClass._ObjectiveCType) { object, error in
            guard let object = object as? T._ObjectiveCType else { return completionHandler(nil, error) }
            var value: T?
            _ = T._conditionallyBridgeFromObjectiveC(object, result: &value)
            completionHandler(value, error)
        }
    }

    /// Adds a value of Swift, which is made when it is asked for.
    public func registerObject<T: _ObjectiveCBridgeable>(
        ofClass aClass: T.Type, visibility: ItemProviderRepresentationVisibility,
        loadHandler: @escaping (@escaping (T?, (any Error)?) -> Void) -> Progress?
    ) where T._ObjectiveCType: NSItemProviderWriting {
        for type in T._ObjectiveCType.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: type, visibility: visibility) { completion in
                let answer = UncheckedBox(value: completion)
                return loadHandler { value, error in
                    guard let value else { return answer.value(nil, error) }
                    _ = value._bridgeToObjectiveC().loadData(withTypeIdentifier: type) { answer.value($0, $1) }
                }
            }
        }
    }
}
