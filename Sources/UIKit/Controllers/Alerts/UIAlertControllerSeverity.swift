/// How grave what an alert tells is.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical
}
