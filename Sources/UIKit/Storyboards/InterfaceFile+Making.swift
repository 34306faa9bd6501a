// How files become objects: asked for by those who hold a file, and know no elements.

extension InterfaceFile {
    /// The objects at the top of a nib.
    func makeNib(owner: AnyObject?) -> [AnyObject] {
        let instance = InterfaceInstance(self)
        instance.owner = owner
        let made = root.children(of: "objects").compactMap { instance.makeObject($0, owner: owner) }
        instance.finish()
        return made
    }

    /// The controller of an element of a storyboard.
    func makeController(
        _ node: InterfaceNode, of storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController {
        InterfaceInstance(self, storyboard: storyboard).makeController(node, creator: creator)
    }
}
