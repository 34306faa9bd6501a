/// A stored property of an object by its name, also of a program's own class.
package func storedValue(_ key: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        if let child = current.children.first(where: { $0.label == key }) { return unwrapped(child.value) }
        mirror = current.superclassMirror
    }
    return nil
}

/// What is under `a.b.c`: the first object with names of its own reads the rest.
package func storedValue(atPath path: String, of object: Any) -> Any? {
    guard let dot = path.firstIndex(of: ".") else { return storedValue(path, of: object) }
    guard let next = storedValue(String(path[..<dot]), of: object) else { return nil }
    let rest = String(path[path.index(after: dot)...])
    if let readable = next as? any KeyPathReadable { return readable.value(forKeyPath: rest) }
    return storedValue(atPath: rest, of: next)
}
