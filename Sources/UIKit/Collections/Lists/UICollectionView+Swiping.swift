import CoreGraphics

extension UICollectionView {
    /// Lets rows be opened, where the layout has rows with actions.
    func installSwiping() {
        guard swiper == nil, layoutInUse.offersSwipes else { return }
        swiper = RowSwiper(self) { [unowned self] point, isLeading in
            guard !isEditing, let path = places.frontmostItem(at: point), let cell = cell(at: path),
                let item = placeholders.data(path),
                let configuration = layoutInUse.swipeActions(item, isLeading: isLeading),
                !configuration.actions.isEmpty
            else { return nil }
            return RowSwiper.Row(cell: cell, path: path, configuration: configuration)
        } willMove: { [unowned self] in
            unhighlight()
        }
    }

    func closeSwipe(animated: Bool) { swiper?.close(animated: animated) }

    /// Opens the trailing actions of an item, as a tap on its delete accessory does.
    func openSwipe(_ cell: UICollectionViewCell) {
        guard let path = shownPath(of: cell), let swiper, let item = placeholders.data(path),
            let configuration = layoutInUse.swipeActions(item, isLeading: false),
            !configuration.actions.isEmpty
        else { return }
        swiper.open(RowSwiper.Row(cell: cell, path: path, configuration: configuration))
    }
}
