/// A key path such as `transform.rotation.y`, resolved once when the animation is added.
package enum AnimationTarget: Equatable, Hashable, Sendable {
    case layer(LayerProperty, LayerProperty.Component)
    /// A property of a user's subclass: it reaches `presentation()` and asks for redisplay, nothing else.
    case custom(String)
}

/// Every animatable property that drawing knows.
package enum LayerProperty: String, Sendable, CaseIterable {
    case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, opacity
    case hidden = "hidden"
    case sublayerTransform, doubleSided, masksToBounds, geometryFlipped
    case backgroundColor, cornerRadius, cornerRadii, maskedCorners, borderWidth, borderColor
    case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
    case contents, contentsRect, contentsCenter, contentsScale, rasterizationScale, shouldRasterize
    // Filters, as `filters.gaussianBlur.inputRadius`.
    case filterBlurRadius, backgroundFilterBlurRadius, filterSaturation, backgroundFilterSaturation
    // CAShapeLayer
    case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase, lineDashPattern
    // CAGradientLayer
    case colors, locations, startPoint, endPoint
    // CAReplicatorLayer
    case instanceCount, instanceDelay, instanceTransform, instanceColor
    case instanceRedOffset, instanceGreenOffset, instanceBlueOffset, instanceAlphaOffset
    // CAEmitterLayer
    case emitterBirthRate, emitterLifetime, emitterPosition, emitterZPosition, emitterSize, emitterDepth
    case emitterVelocity, emitterScale, emitterSpin
    // CATextLayer (reaches the presentation layer; text is redrawn from it)
    case fontSize, foregroundColor

    /// The member of a struct or the part of a matrix that a longer key path names.
    package enum Component: String, Sendable, CaseIterable {
        case whole
        case x, y, z, width, height
        case origin, originX, originY, size, sizeWidth, sizeHeight
        case rotation, rotationX, rotationY, rotationZ
        /// Apple names `scale.xy` nowhere, but programs animate it.
        case scale, scaleX, scaleY, scaleZ, scaleXY
        case translation, translationX, translationY, translationZ
    }
}
