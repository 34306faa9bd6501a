// How files become objects: asked for by those who hold a file, and know no elements.

extension InterfaceFile {
    /// The objects at the top of a nib.
    func makeNib(owner: AnyObject?) -> [AnyObject] {
        let instance = InterfaceInstance(self, of: root)
        instance.owner = owner
        var made: [AnyObject] = []
        for node in root.children(of: "objects") {
            if let object = instance.makeObject(node, owner: owner) { made.append(object) }
        }
        instance.finish()
        return made
    }

    /// The controller of an element of a storyboard.
    func makeController(
        _ node: InterfaceNode, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        InterfaceInstance(self, controller: node, storyboard: storyboard).makeController(node, creator: creator)
    }
}
