extension UIButton {
    /// Between content and bounds.
    var contentInsets: UIEdgeInsets {
        configuration?.contentInsets.sided(effectiveUserInterfaceLayoutDirection) ?? insets.content
    }

    var texts: ButtonText {
        ButtonText(
            title: parts.title, subtitle: parts.subtitle, gap: configuration?.titlePadding ?? 0,
            mayWrap: configuration != nil)
    }

    /// How much of a width is left for texts, points.
    private func textRoom(in width: CGFloat) -> CGFloat {
        guard texts.wraps else { return .infinity }
        return stacksVertically ? width - indicatorWidth : width - indicatorWidth - besideText
    }

    /// The image with the gap to the title, where they stand side by side. Points.
    private var besideText: CGFloat {
        let image = imageSize.width
        return image > 0 ? image + (configuration?.imagePadding ?? 0) : 0
    }

    private var imageSize: CGSize {
        if let wheel = parts.wheel { return wheel.intrinsicContentSize }
        guard let view = parts.image, !view.isHidden, var size = view.image?.size else { return .zero }
        if let configuration { size.width = max(size.width, configuration.imageReservation) }
        return size
    }

    /// The sign of a menu with the gap before it, points.
    private var indicatorWidth: CGFloat {
        parts.indicator?.image.map { $0.size.width + Self.indicatorGap } ?? 0
    }

    /// Between the content and the sign of a menu, points.
    private static let indicatorGap: CGFloat = 4

    private var textSize: CGSize { texts.size(in: .infinity) }

    private var padding: CGFloat {
        imageSize.width > 0 && textSize.width > 0 ? configuration?.imagePadding ?? 0 : 0
    }

    private var stacksVertically: Bool {
        guard let placement = configuration?.imagePlacement else { return false }
        return placement.contains(.top) || placement.contains(.bottom)
    }

    /// Title, image and what is between, without insets.
    private func contentSize(in width: CGFloat) -> CGSize {
        var size = contentSize(text: texts.size(in: textRoom(in: width)), image: imageSize)
        size.width += indicatorWidth
        return size
    }

    private func contentSize(text: CGSize, image: CGSize) -> CGSize {
        if stacksVertically {
            return CGSize(width: max(text.width, image.width), height: text.height + image.height + padding)
        }
        return CGSize(width: text.width + image.width + padding, height: max(text.height, image.height))
    }

    func fittingSize(in size: CGSize) -> CGSize {
        let insets = contentInsets
        let content = contentSize(in: size.width > 0 ? size.width - insets.left - insets.right : .infinity)
        var fitting = CGSize(
            width: content.width + insets.left + insets.right, height: content.height + insets.top + insets.bottom)
        guard configuration == nil else {
            // Labels are whole pixels wide already.
            return CGSize(width: fitting.width, height: fitting.height.rounded(.up))
        }
        fitting = classicSize(fitting, insets)
        return CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    }

    private func classicSize(_ content: CGSize, _ insets: UIEdgeInsets) -> CGSize {
        let font = parts.title?.font ?? buttonType.titleFont
        return ClassicButtonSize(
            hasTextOnly: buttonType.hasTextOnly, title: currentTitle, text: textSize, image: imageSize,
            background: backgroundImage(for: state)?.size ?? .zero, insets: insets, line: font.lineHeight
        ).fitting(content)
    }

    /// Where title (with subtitle) and image go.
    func places(in whole: CGRect) -> (title: CGRect, image: CGRect) {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        // The sign of a menu stands behind the content.
        let rect = whole.divided(atDistance: indicatorWidth, from: isLeftToRight ? .maxXEdge : .minXEdge).remainder
        let image = imageSize(in: rect.size)
        var text = texts.size(in: textRoom(in: whole.width))
        text = texts.lines(in: CGSize(width: rect.width - image.width, height: rect.height)) ?? text
        let size = contentSize(text: text, image: image)
        if !stacksVertically { text.width = min(text.width, max(0, rect.width - image.width - padding)) }
        let width = min(size.width, rect.width)
        let origin = CGPoint(
            x: rect.minX + alignment.left(of: rect.width - width),
            y: rect.minY + alignment.top(of: rect.height - size.height))
        if stacksVertically { return stacked(text, image, at: origin, width: width) }
        let isTrailing = configuration?.imagePlacement.contains(.trailing) == true
        let imageIsRight = isTrailing == (effectiveUserInterfaceLayoutDirection == .leftToRight)
        let left = imageIsRight ? text.width : image.width
        let textX = imageIsRight ? origin.x : origin.x + left + padding
        let imageX = imageIsRight ? origin.x + left + padding : origin.x
        return (
            CGRect(origin: CGPoint(x: textX, y: top(of: text, in: rect, isTitle: true)), size: text),
            CGRect(origin: CGPoint(x: imageX, y: top(of: image, in: rect, isTitle: false)), size: image)
        )
    }

    /// Title and image stand at the top or the bottom each for itself. The title of a button that was sized to fit keeps its margins,
    /// also when the button becomes larger, and so does one in a button that has no more room.
    private func top(of part: CGSize, in rect: CGRect, isTitle: Bool) -> CGFloat {
        let free = rect.height - part.height
        let isClassicTitle = isTitle && configuration == nil
        if isClassicTitle, free <= 2 * ClassicButtonSize.titleMargin { return rect.minY + free / 2 }
        guard isClassicTitle, wasSizedToFit else { return rect.minY + alignment.top(of: free) }
        return rect.minY + ClassicButtonSize.titleMargin + alignment.top(of: free - 2 * ClassicButtonSize.titleMargin)
    }

    /// Without a configuration an image is no larger than the room for it, and one that stands alone fills what is to be filled.
    private func imageSize(in room: CGSize) -> CGSize {
        let image = imageSize
        guard configuration == nil, image.width > 0 else { return image }
        let isAlone = textSize.width == 0
        let fillsWidth = isAlone && contentHorizontalAlignment == .fill
        let fillsHeight = isAlone && contentVerticalAlignment == .fill
        return CGSize(
            width: fillsWidth ? room.width : min(image.width, room.width),
            height: fillsHeight ? room.height : min(image.height, room.height))
    }

    private func stacked(_ text: CGSize, _ image: CGSize, at origin: CGPoint, width: CGFloat) -> (CGRect, CGRect) {
        let imageIsTop = configuration?.imagePlacement.contains(.top) == true
        let textY = imageIsTop ? origin.y + image.height + padding : origin.y
        let imageY = imageIsTop ? origin.y : origin.y + text.height + padding
        return (
            CGRect(x: origin.x + (width - text.width) / 2, y: textY, width: text.width, height: text.height),
            CGRect(x: origin.x + (width - image.width) / 2, y: imageY, width: image.width, height: image.height)
        )
    }

    /// Where the content stands.
    private var alignment: ContentAlignment {
        ContentAlignment(
            horizontal: contentHorizontalAlignment, vertical: contentVerticalAlignment,
            isLeftToRight: effectiveUserInterfaceLayoutDirection == .leftToRight)
    }

    /// Where the title goes by its own insets, beside an image.
    func titlePlace(_ title: CGRect, in content: CGRect) -> CGRect {
        guard configuration == nil else { return title }
        let image = title.width > 0 ? min(imageSize.width, content.width) : 0
        let room = content.divided(atDistance: image, from: alignment.isLeftToRight ? .minXEdge : .maxXEdge).remainder
        return InsetPart(frame: title, insets: insets.title, room: room, edges: alignment.edges).place(
            mayBeLower: false)
    }

    /// Whoever asks for the title or the image finds them where they will be, without a layout pass.
    func placePartsIfDue() {
        if !bounds.isEmpty, layer.needsLayout() { placeParts() }
    }

    func placeParts() {
        guard !parts.isPlacing else { return }
        parts.isPlacing = true
        defer { parts.isPlacing = false }
        let rect = contentRect(forBounds: bounds)
        let title = textFrame(in: bounds)
        var image = imageRect(forContentRect: rect)
        if configuration == nil {
            image = InsetPart(frame: image, insets: insets.image, room: rect, edges: alignment.edges).place(
                mayBeLower: true)
        }
        image = image.onPixels(layoutScale)
        parts.title?.frame = titlePart(of: title)
        let subtitleHeight = texts.subtitleSize(in: title.width).height
        parts.subtitle?.frame = CGRect(
            x: title.minX, y: (title.maxY - subtitleHeight).onPixel(layoutScale), width: title.width,
            height: subtitleHeight)
        parts.image?.frame = image
        parts.wheel?.frame = image
        placeIndicator(behind: title.isEmpty ? image : image.isEmpty ? title : title.union(image), in: rect)
        let behind = backgroundRect(forBounds: bounds)
        parts.backgroundImage?.frame = behind
        parts.background?.frame = behind
        parts.background?.cornerRadius = configuration?.cornerRadius(height: behind.height) ?? 0
    }

    private func placeIndicator(behind content: CGRect, in rect: CGRect) {
        guard let view = parts.indicator, let size = view.image?.size else { return }
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let x =
            isLeftToRight
            ? min(content.maxX + Self.indicatorGap, rect.maxX - size.width)
            : max(content.minX - Self.indicatorGap - size.width, rect.minX)
        view.frame = CGRect(origin: CGPoint(x: x, y: rect.midY - size.height / 2), size: size).onPixels(layoutScale)
    }
}

extension UIButton: WrappingText {
    var mayWrapText: Bool { configuration != nil }
}
