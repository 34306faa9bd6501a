/// Asks a data source how much there is. Some have everything loaded anew in their answers, which is under way then.
@MainActor
final class CountQuestion {
    private(set) var isAsked = false

    /// What the data source says. It may ask the list itself meanwhile, which then asks again.
    func ask(_ answer: () -> [Int]) -> [Int] {
        let wasAsked = isAsked
        isAsked = true
        defer { isAsked = wasAsked }
        return answer()
    }
}
