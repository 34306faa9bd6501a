extension UIColor {
    /// White 0.
    public class var black: UIColor { Plain.black }
    /// White 1/3.
    public class var darkGray: UIColor { Plain.darkGray }
    /// White 2/3.
    public class var lightGray: UIColor { Plain.lightGray }
    /// White 1.
    public class var white: UIColor { Plain.white }
    /// White 0.5.
    public class var gray: UIColor { Plain.gray }
    /// Red 1.
    public class var red: UIColor { Plain.red }
    /// Green 1.
    public class var green: UIColor { Plain.green }
    /// Blue 1.
    public class var blue: UIColor { Plain.blue }
    /// Green 1, blue 1.
    public class var cyan: UIColor { Plain.cyan }
    /// Red 1, green 1.
    public class var yellow: UIColor { Plain.yellow }
    /// Red 1, blue 1.
    public class var magenta: UIColor { Plain.magenta }
    /// Red 1, green 0.5.
    public class var orange: UIColor { Plain.orange }
    /// Red 0.5, blue 0.5.
    public class var purple: UIColor { Plain.purple }
    /// Red 0.6, green 0.4, blue 0.2.
    public class var brown: UIColor { Plain.brown }
    /// Transparent black.
    public class var clear: UIColor { Plain.clear }

    private enum Plain {
        static let black = UIColor(white: 0, alpha: 1)
        static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
        static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
        static let white = UIColor(white: 1, alpha: 1)
        static let gray = UIColor(white: 0.5, alpha: 1)
        static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
        static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
        static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
        static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
        static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
        static let clear = UIColor(white: 0, alpha: 0)
    }
}
