/// A view that keeps its touches when they might drag what scrolls around it: a control.
@MainActor
protocol TouchKeeping: UIView {}
