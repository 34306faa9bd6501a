import UIKit

/// The first tutorial's month: one cell for a day, in seven columns, from three numbers: today, the weekday of the first day,
/// and how many days there are.
@MainActor
final class MonthGrid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let date: Date
    let calendar: Calendar

    init(date: Date, calendar: Calendar) {
        self.date = date
        self.calendar = calendar
    }

    var firstDateOfCurrentMonth: Date { calendar.dateInterval(of: .month, for: date)!.start }
    var blanks: Int {
        (calendar.component(.weekday, from: firstDateOfCurrentMonth) - calendar.firstWeekday + 7) % 7
    }
    var numberOfDays: Int { calendar.range(of: .day, in: .month, for: date)!.count }
    var today: Int { calendar.component(.day, from: date) }

    func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        section == 0 ? 7 : blanks + numberOfDays
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath) as! DayCell
        if indexPath.section == 0 {
            let symbols = calendar.veryShortStandaloneWeekdaySymbols
            cell.show(symbols[(calendar.firstWeekday - 1 + indexPath.item) % 7], isToday: false, isHeader: true)
        } else {
            let day = indexPath.item - blanks + 1
            cell.show(day > 0 ? "\(day)" : "", isToday: day == today, isHeader: false)
        }
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        let width = collectionView.bounds.width / 7
        return CGSize(width: width, height: indexPath.section == 0 ? 30 : width)
    }

    func makeView(width: CGFloat) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.minimumLineSpacing = 0
        layout.minimumInteritemSpacing = 0
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: width, height: 30 + width / 7 * 6), collectionViewLayout: layout)
        view.register(DayCell.self, forCellWithReuseIdentifier: "day")
        view.dataSource = self
        view.delegate = self
        view.backgroundColor = .systemBackground
        return view
    }
}

@MainActor
final class DayCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.textAlignment = .center
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
        let ring = UIView()
        ring.backgroundColor = .systemRed
        ring.layer.cornerRadius = 18
        backgroundView = ring
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = CGRect(x: bounds.midX - 18, y: bounds.midY - 18, width: 36, height: 36)
    }

    func show(_ text: String, isToday: Bool, isHeader: Bool) {
        label.text = text
        label.font = isHeader ? .systemFont(ofSize: 12) : .systemFont(ofSize: 18)
        label.textColor = isToday ? .white : (isHeader ? .secondaryLabel : .label)
        backgroundView?.isHidden = !isToday
    }
}
