import CoreGraphics

extension KindSetter {
    func setProgress(_ view: UIProgressView, _ node: InterfaceNode) {
        if let share = node.number("progress") { view.progress = Float(share) }
        if let color = instance.color(node, "progressTintColor") { view.progressTintColor = color }
        if let color = instance.color(node, "trackTintColor") { view.trackTintColor = color }
        if node["progressViewStyle"] == "bar" { view.progressViewStyle = .bar }
        if let image = instance.image(node, "progressImage") { view.progressImage = image }
        if let image = instance.image(node, "trackImage") { view.trackImage = image }
    }

    func setIndicator(_ view: UIActivityIndicatorView, _ node: InterfaceNode) {
        if let style: UIActivityIndicatorView.Style = node.choice("style") { view.style = style }
        if let color = instance.color(node, "color") { view.color = color }
        if let hides = node.flag("hidesWhenStopped") { view.hidesWhenStopped = hides }
        if node.flag("animating") == true { view.startAnimating() }
    }

    /// Controls that hold a value.
    func setNumbers(_ view: UIView, _ node: InterfaceNode) {
        switch view {
        case let view as UISwitch: setSwitch(view, node)
        case let view as UISlider: setSlider(view, node)
        case let view as UIStepper: setStepper(view, node)
        case let view as UISegmentedControl: setSegments(view, node)
        case let view as UIPageControl: setPages(view, node)
        case let view as UIDatePicker: setDatePicker(view, node)
        default: break
        }
    }

    private func setSwitch(_ view: UISwitch, _ node: InterfaceNode) {
        if let isOn = node.flag("on") { view.isOn = isOn }
        if let color = instance.color(node, "onTintColor") { view.onTintColor = color }
        if let color = instance.color(node, "thumbTintColor") { view.thumbTintColor = color }
    }

    private func setSlider(_ view: UISlider, _ node: InterfaceNode) {
        if let most = node.number("maxValue") { view.maximumValue = Float(most) }
        if let least = node.number("minValue") { view.minimumValue = Float(least) }
        if let value = node.number("value") { view.value = Float(value) }
        if let color = instance.color(node, "minimumTrackTintColor") { view.minimumTrackTintColor = color }
        if let color = instance.color(node, "maximumTrackTintColor") { view.maximumTrackTintColor = color }
        if let color = instance.color(node, "thumbTintColor") { view.thumbTintColor = color }
        if let isOn = node.flag("continuous") { view.isContinuous = isOn }
        if let image = instance.image(node, "minimumValueImage") { view.minimumValueImage = image }
        if let image = instance.image(node, "maximumValueImage") { view.maximumValueImage = image }
    }

    private func setStepper(_ view: UIStepper, _ node: InterfaceNode) {
        if let most = node.number("maximumValue") { view.maximumValue = Double(most) }
        if let least = node.number("minimumValue") { view.minimumValue = Double(least) }
        if let step = node.number("stepValue") {
            if step > 0 {
                view.stepValue = Double(step)
            } else {
                instance.file.report(node, "A step of \(step) is not more than 0: it stays 1.")
            }
        }
        if let value = node.number("value") { view.value = Double(value) }
        if let isOn = node.flag("wraps") { view.wraps = isOn }
        if let isOn = node.flag("autorepeat") { view.autorepeat = isOn }
        if let isOn = node.flag("continuous") { view.isContinuous = isOn }
    }

    private func setSegments(_ view: UISegmentedControl, _ node: InterfaceNode) {
        if let isOn = node.flag("momentary") { view.isMomentary = isOn }
        if let isOn = node.flag("apportionsSegmentWidthsByContent") { view.apportionsSegmentWidthsByContent = isOn }
        if let isOn = node.flag("springLoaded") { view.isSpringLoaded = isOn }
        if let color = instance.color(node, "selectedSegmentTintColor") { view.selectedSegmentTintColor = color }
        guard let list = node.child("segments") else { return }
        for (place, segment) in list.children.enumerated() { addSegment(segment, at: place, to: view) }
        let chosen = node.integer("selectedSegmentIndex") ?? 0
        if chosen == UISegmentedControl.noSegment || list.children.indices.contains(chosen) {
            view.selectedSegmentIndex = chosen
        } else if !list.children.isEmpty {
            instance.file.report(node, "There is no segment \(chosen): none is chosen.")
        }
    }

    private func addSegment(_ segment: InterfaceNode, at place: Int, to view: UISegmentedControl) {
        if let image = instance.image(segment) {
            view.insertSegment(with: image, at: place, animated: false)
        } else {
            view.insertSegment(withTitle: segment.string("title") ?? "", at: place, animated: false)
        }
        if let width = segment.number("width") { view.setWidth(width, forSegmentAt: place) }
        if let isOn = segment.flag("enabled") { view.setEnabled(isOn, forSegmentAt: place) }
        if let offset = segment.size("contentOffset") { view.setContentOffset(offset, forSegmentAt: place) }
    }

    private func setPages(_ view: UIPageControl, _ node: InterfaceNode) {
        if let count = node.integer("numberOfPages") { view.numberOfPages = count }
        if let page = node.integer("currentPage") { view.currentPage = page }
        if let hides = node.flag("hidesForSinglePage") { view.hidesForSinglePage = hides }
        if let color = instance.color(node, "pageIndicatorTintColor") { view.pageIndicatorTintColor = color }
        if let color = instance.color(node, "currentPageIndicatorTintColor") {
            view.currentPageIndicatorTintColor = color
        }
    }

    private func setDatePicker(_ view: UIDatePicker, _ node: InterfaceNode) {
        if let mode: UIDatePicker.Mode = node.choice("datePickerMode") { view.datePickerMode = mode }
        if let minutes = node.integer("minuteInterval") { view.minuteInterval = minutes }
        if let style: UIDatePickerStyle = node.choice("style") { view.preferredDatePickerStyle = style }
        if let name = node.child(key: "locale")?["localeIdentifier"] { view.locale = Locale(identifier: name) }
        if let name = node.child(key: "timeZone")?["name"] { view.timeZone = TimeZone(identifier: name) }
        if let date = node.date("minimumDate") { view.minimumDate = date }
        if let date = node.date("maximumDate") { view.maximumDate = date }
        // Where the file does not say otherwise, the picker shows the day it is made on.
        if node.flag("useCurrentDate") == false, let date = node.date("date") { view.date = date }
        if let seconds = node.number("countDownDuration") { view.countDownDuration = Double(seconds) }
    }
}
