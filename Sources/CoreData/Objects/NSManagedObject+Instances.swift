// Objects of classes known only at run time: Apple's initialisers can be called through a metatype, Swift's only when they are `required`.

/// `type.init(context:)` for a class of objects that is known only at run time: a new object of the entity that the context's model
/// has for the class.
public func instance<Object: NSManagedObject>(of type: Object.Type, context: NSManagedObjectContext) -> Object {
    unsafeDowncast(NSManagedObject.make(type, type.entity(in: context), context), to: Object.self)
}

/// `type.init(entity:insertInto:)` for a class of objects that is known only at run time.
public func instance<Object: NSManagedObject>(
    of type: Object.Type, entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
) -> Object {
    unsafeDowncast(NSManagedObject.make(type, entity, context), to: Object.self)
}
