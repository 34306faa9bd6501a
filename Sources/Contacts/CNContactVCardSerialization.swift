public import QuartzCore

/// Writes contacts as cards (vCard 3.0) and reads them: names, organisation, numbers, addresses, pages, birthday and note.
open class CNContactVCardSerialization: NSObject {
    /// What must be fetched to write a card.
    open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { CNContactGivenNameKey }

    /// Contacts as cards.
    open class func data(with contacts: [CNContact]) throws -> Data {
        Data(contacts.map(card).joined().utf8)
    }

    /// The contacts of some cards.
    /// - Throws: `CNError.vCardMalformed` of data that is none.
    open class func contacts(with data: Data) throws -> [CNContact] {
        guard let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
        var contacts: [CNContact] = [], current: CNMutableContact?
        for line in unfolded(text) {
            guard let colon = line.firstIndex(of: ":") else { continue }
            let head = line[..<colon].split(separator: ";").map(String.init)
            let value = String(line[line.index(after: colon)...])
            let name = (head.first ?? "").split(separator: ".").last.map { $0.uppercased() } ?? ""
            switch (name, value.uppercased()) {
            case ("BEGIN", "VCARD"): current = CNMutableContact()
            case ("END", "VCARD"):
                if let done = current { contacts.append(CNContact(fields: done.fields)) }
                current = nil
            default: if let current { read(name, head.dropFirst().map { $0.uppercased() }, value, into: current) }
            }
        }
        guard !contacts.isEmpty else { throw CNError(.vCardMalformed) }
        return contacts
    }

    // MARK: Writing

    private static func card(_ contact: CNContact) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0"]
        let names = [
            contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix,
        ]
        lines.append("N:" + names.map(escaped).joined(separator: ";"))
        lines.append("FN:" + escaped(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
        func add(_ name: String, _ value: String) {
            if !value.isEmpty { lines.append("\(name):\(escaped(value))") }
        }
        add("NICKNAME", contact.nickname)
        if !contact.organizationName.isEmpty || !contact.departmentName.isEmpty {
            lines.append("ORG:\(escaped(contact.organizationName));\(escaped(contact.departmentName))")
        }
        add("TITLE", contact.jobTitle)
        add("NOTE", contact.note)
        for email in contact.emailAddresses {
            lines.append("EMAIL\(type(email.label)):\(escaped(email.value as String))")
        }
        for phone in contact.phoneNumbers {
            lines.append("TEL\(type(phone.label)):\(escaped(phone.value.stringValue))")
        }
        for page in contact.urlAddresses { lines.append("URL\(type(page.label)):\(escaped(page.value as String))") }
        for place in contact.postalAddresses {
            let address = place.value
            let parts = ["", "", address.street, address.city, address.state, address.postalCode, address.country]
            lines.append("ADR\(type(place.label)):" + parts.map(escaped).joined(separator: ";"))
        }
        if let day = contact.birthday, let month = day.month, let number = day.day {
            lines.append(String(format: "BDAY:%04d-%02d-%02d", day.year ?? 1604, month, number))
        }
        return (lines + ["END:VCARD", ""]).joined(separator: "\r\n")
    }

    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, letter in
            switch letter {
            case "\\", ";", ",": result += "\\\(letter)"
            case "\n", "\r\n": result += "\\n"
            default: result.append(letter)
            }
        }
    }

    private static let types: [(label: String, type: String)] = [
        (CNLabelHome, "HOME"), (CNLabelWork, "WORK"), (CNLabelPhoneNumberMobile, "CELL"),
        (CNLabelPhoneNumberiPhone, "IPHONE"), (CNLabelPhoneNumberMain, "MAIN"), (CNLabelPhoneNumberPager, "PAGER"),
    ]

    private static func type(_ label: String?) -> String {
        types.first { $0.label == label }.map { ";type=\($0.type)" } ?? ""
    }

    // MARK: Reading

    /// Lines, those that go on in the next put together.
    private static func unfolded(_ text: String) -> [String] {
        text.split(whereSeparator: \.isNewline).reduce(into: []) { lines, line in
            if let first = line.first, first == " " || first == "\t", !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(String(line))
            }
        }
    }

    /// The parts of a value, at semicolons without a stroke before them.
    private static func parts(_ value: String) -> [String] {
        var parts = [""], isEscaped = false
        for letter in value {
            if isEscaped {
                parts[parts.count - 1].append(letter == "n" || letter == "N" ? "\n" : letter)
                isEscaped = false
            } else if letter == "\\" {
                isEscaped = true
            } else if letter == ";" {
                parts.append("")
            } else {
                parts[parts.count - 1].append(letter)
            }
        }
        return parts
    }

    private static func read(
        _ name: String, _ parameters: [String], _ value: String, into contact: CNMutableContact
    ) {
        let values = parts(value)
        func part(_ index: Int) -> String { index < values.count ? values[index] : "" }
        let written = parameters.flatMap { $0.replacingOccurrences(of: "TYPE=", with: "").split(separator: ",") }
        let label = types.first { written.contains(Substring($0.type)) }?.label
        switch name {
        case "N":
            (contact.familyName, contact.givenName, contact.middleName) = (part(0), part(1), part(2))
            (contact.namePrefix, contact.nameSuffix) = (part(3), part(4))
        case "NICKNAME": contact.nickname = part(0)
        case "ORG": (contact.organizationName, contact.departmentName) = (part(0), part(1))
        case "TITLE": contact.jobTitle = part(0)
        case "NOTE": contact.note = values.joined(separator: ";")
        case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: label, value: part(0) as NSString))
        case "TEL":
            contact.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: part(0))))
        case "URL": contact.urlAddresses.append(CNLabeledValue(label: label, value: part(0) as NSString))
        case "ADR":
            let address = CNMutablePostalAddress()
            (address.street, address.city, address.state) = (part(2), part(3), part(4))
            (address.postalCode, address.country) = (part(5), part(6))
            contact.postalAddresses.append(CNLabeledValue<CNPostalAddress>(label: label, value: address))
        case "BDAY": contact.birthday = day(part(0))
        default: break
        }
    }

    /// `1985-04-12` and `19850412`; the year 1604 stands for none.
    private static func day(_ text: String) -> DateComponents? {
        let digits = text.prefix { $0 != "T" }.filter(\.isNumber)
        guard digits.count == 8, let number = Int(digits) else { return nil }
        var day = DateComponents(month: number / 100 % 100, day: number % 100)
        if number / 10000 != 1604 { day.year = number / 10000 }
        return day
    }
}
