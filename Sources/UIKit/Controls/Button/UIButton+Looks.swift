extension UIButton {
    /// The views inside; each is made when first needed.
    struct Parts {
        var background: BackgroundConfigurationView?
        var indicator: UIImageView?
        var backgroundImage: UIImageView?
        var title: UILabel?
        var isShadowTurned = false
        var subtitle: UILabel?
        var image: UIImageView?
        var wheel: UIActivityIndicatorView?
        var glow: CALayer?
        var pointer: ButtonPointer?
        var later = LaterButtonValues()
        /// Whether title and image are being placed: what programs override for that may ask for them.
        var isPlacing = false
        /// Images and how they look under the finger, for the two places.
        var darkened: [(image: UIImage, dark: UIImage)] = []
    }

    var titleView: UILabel {
        if let label = parts.title { return label }
        let label = ButtonLabel()
        label.font = buttonType.titleFont
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingMiddle
        parts.title = label
        addSubview(label)
        return label
    }

    var imageHolder: UIImageView {
        if let view = parts.image { return view }
        let view = UIImageView()
        parts.image = view
        addSubview(view)
        return view
    }

    // MARK: Looks

    /// Brings every part up to date with state, contents and configuration.
    func updateLooks() {
        if configuration != nil {
            if !isUpdatingConfiguration, automaticallyUpdatesConfiguration {
                isUpdatingConfiguration = true
                updateConfiguration()
                isUpdatingConfiguration = false
            }
            if let configuration { show(completed(configuration)) }
        } else {
            showClassic()
        }
        setNeedsLayout()
    }

    private func showClassic() {
        let isFaded = buttonType.isTinted && isHighlighted
        if title(for: state) != nil || attributedTitle(for: state) != nil || parts.title != nil {
            let label = titleView
            label.textColor =
                isEnabled || contents.titleColors[State.disabled.rawValue] != nil
                ? currentTitleColor : buttonType.isTinted ? .tertiaryLabel : currentTitleColor
            if let attributed = attributedTitle(for: state) {
                label.attributedText = attributed
            } else {
                label.text = title(for: state)
            }
            label.alpha = isFaded ? 0.2 : 1
            if !contents.shadowColors.isEmpty { label.shadowColor = titleShadowColor(for: state) }
            turnShadow(of: label)
        }
        if let own = image(for: state) {
            let symbol = currentPreferredSymbolConfiguration
            let image = symbol.flatMap { own.isSymbolImage ? own.applyingSymbolConfiguration($0) : nil } ?? own
            imageHolder.image =
                buttonType.isTinted && image.renderingMode == .automatic
                ? image.withRenderingMode(.alwaysTemplate) : adjusted(image, of: contents.images)
            imageHolder.isHidden = false
            imageHolder.tintColor = buttonType == .close ? Backdrop(of: self).visible(.tertiaryLabel) : nil
            imageHolder.alpha = isFaded ? 0.2 : alpha(of: contents.images)
        } else {
            parts.image?.isHidden = true
        }
        showBackgroundImage()
        showGlow()
    }

    private func turnShadow(of label: UILabel) {
        let isTurned = reversesTitleShadowWhenHighlighted && isHighlighted
        guard isTurned != parts.isShadowTurned else { return }
        parts.isShadowTurned = isTurned
        label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
    }

    /// An image as it looks in this state when the program has set none for it.
    private func adjusted(_ image: UIImage, of images: [UInt: UIImage]) -> UIImage {
        guard isHighlighted, adjustsImageWhenHighlighted, buttonType == .custom, images[state.rawValue] == nil else {
            return image
        }
        if let known = parts.darkened.first(where: { $0.image === image }) { return known.dark }
        let dark = image.darkened()
        parts.darkened = [(image, dark)] + parts.darkened.prefix(1)
        return dark
    }

    private func alpha(of images: [UInt: UIImage]) -> CGFloat {
        isEnabled || !adjustsImageWhenDisabled || images[state.rawValue] != nil ? 1 : 0.5
    }

    /// A light in the middle of the button.
    private func showGlow() {
        guard showsTouchWhenHighlighted, isHighlighted else {
            parts.glow?.removeFromSuperlayer()
            parts.glow = nil
            return
        }
        guard parts.glow == nil else { return }
        let glow = CAGradientLayer()
        glow.type = .radial
        glow.colors = [UIColor(white: 1, alpha: 0.8).cgColor, UIColor(white: 1, alpha: 0).cgColor]
        glow.startPoint = CGPoint(x: 0.5, y: 0.5)
        glow.endPoint = CGPoint(x: 1, y: 1)
        glow.bounds = CGRect(x: 0, y: 0, width: Self.glowWidth, height: Self.glowWidth)
        glow.position = CGPoint(x: bounds.midX, y: bounds.midY)
        layer.addSublayer(glow)
        parts.glow = glow
    }

    /// Points.
    private static let glowWidth: CGFloat = 100

    private func showBackgroundImage() {
        guard let image = backgroundImage(for: state) else {
            parts.backgroundImage?.isHidden = true
            return
        }
        let view = parts.backgroundImage ?? UIImageView()
        if parts.backgroundImage == nil {
            parts.backgroundImage = view
            insertSubview(view, at: 0)
        }
        view.image = adjusted(image, of: contents.backgroundImages)
        view.alpha = alpha(of: contents.backgroundImages)
        view.isHidden = false
    }

    private func show(_ configuration: Configuration) {
        let foreground = configuration.foreground(tint: tintColor, state: state)
        showBackground(of: configuration)
        if configuration.title != nil || parts.title != nil {
            titleView.breakLines(configuration.titleLineBreakMode)
            titleView.textAlignment = configuration.textAlignment(in: effectiveUserInterfaceLayoutDirection)
            titleView.show(
                configuration.title, attributed: configuration.styledTitle,
                font: configuration.titleFont(traitCollection), color: foreground,
                transformer: configuration.titleTextAttributesTransformer, traits: traitCollection)
        }
        showSubtitle(of: configuration, color: foreground)
        if let image = configuration.image {
            let symbol = configuration.preferredSymbolConfigurationForImage ?? currentPreferredSymbolConfiguration
            let shown = symbol.flatMap { image.applyingSymbolConfiguration($0) } ?? image
            // Symbols and templates take the colour; other pictures keep theirs, unlike in system buttons without a configuration.
            imageHolder.showSymbol(shown, by: configuration.symbolContentTransition)
            imageHolder.contentMode = .scaleAspectFit
            imageHolder.tintColor = configuration.imageColorTransformer?(foreground) ?? foreground
            imageHolder.isHidden = configuration.showsActivityIndicator
        } else {
            parts.image?.isHidden = true
        }
        showWheel(
            configuration.showsActivityIndicator,
            color: configuration.activityIndicatorColorTransformer?(foreground) ?? foreground)
        showIndicator(of: configuration, color: foreground)
    }

    /// Two chevrons, where a tap shows a menu of choices.
    private func showIndicator(of configuration: Configuration, color: UIColor) {
        let isChoice = showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil
        guard configuration.indicator == .popup || configuration.indicator == .automatic && isChoice else {
            parts.indicator?.removeFromSuperview()
            parts.indicator = nil
            return
        }
        let view = parts.indicator ?? UIImageView()
        if parts.indicator == nil {
            parts.indicator = view
            addSubview(view)
        }
        let symbol = UIImage.SymbolConfiguration(font: configuration.titleFont(traitCollection), scale: .small)
        view.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)
        view.contentMode = .center
        view.tintColor = configuration.indicatorColorTransformer?(color) ?? color
    }

    private func showSubtitle(of configuration: Configuration, color: UIColor) {
        guard let text = configuration.subtitle else {
            parts.subtitle?.removeFromSuperview()
            parts.subtitle = nil
            return
        }
        let label = parts.subtitle ?? UILabel()
        if parts.subtitle == nil {
            parts.subtitle = label
            addSubview(label)
        }
        label.textAlignment = configuration.textAlignment(in: effectiveUserInterfaceLayoutDirection)
        label.breakLines(configuration.subtitleLineBreakMode)
        label.show(
            text, attributed: configuration.styledSubtitle,
            font: .preferredFont(forTextStyle: .caption1, compatibleWith: traitCollection), color: color,
            transformer: configuration.subtitleTextAttributesTransformer, traits: traitCollection)
    }

    private func showBackground(of configuration: Configuration) {
        let view = parts.background ?? BackgroundConfigurationView(frame: bounds)
        if parts.background == nil {
            parts.background = view
            insertSubview(view, at: 0)
        }
        var background = configuration.background
        background.backgroundColor = configuration.fill(tint: tintColor, state: state)
        background.cornerRadius = configuration.cornerRadius(height: view.bounds.height)
        background.visualEffect = background.visualEffect ?? configuration.glassEffect(tint: tintColor, state: state)
        view.show(background)
    }

    private func showWheel(_ isShown: Bool, color: UIColor) {
        guard isShown else {
            parts.wheel?.removeFromSuperview()
            parts.wheel = nil
            return
        }
        let wheel = parts.wheel ?? UIActivityIndicatorView(style: .medium)
        if parts.wheel == nil {
            parts.wheel = wheel
            addSubview(wheel)
        }
        wheel.color = color
        wheel.startAnimating()
    }
}
