/// What is above a controller: the controllers that it is in, and who presents one of these or is presented by it.
///
/// Programs ask that from any thread, and Objective-C lets them. So no closures of the main actor here: given to the library's functions
/// they would end the program there.
@MainActor
enum ControllerChain {
    /// A controller and what it is in, from the inside.
    static func upwards(from controller: UIViewController) -> [UIViewController] {
        var chain = [controller]
        while let parent = chain[chain.count - 1].parent { chain.append(parent) }
        return chain
    }

    /// The nearest controller of a class that one is in, at any depth.
    static func container<Container: UIViewController>(of controller: UIViewController) -> Container? {
        var next = controller.parent
        while let outer = next {
            if let container = outer as? Container { return container }
            next = outer.parent
        }
        return nil
    }

    /// What a controller, or the nearest around it that does, presents.
    static func presented(by controller: UIViewController) -> UIViewController? {
        for outer in upwards(from: controller) { if let presented = outer.presentedByOwn { return presented } }
        return nil
    }

    /// Who presents a controller, or the nearest around it that is presented.
    static func presenter(of controller: UIViewController) -> UIViewController? {
        for outer in upwards(from: controller) { if let presenter = outer.presentedBy { return presenter } }
        return nil
    }
}
