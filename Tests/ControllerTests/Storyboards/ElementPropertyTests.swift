import MutoscopeTesting
import Testing

@testable import UIKit

/// What Interface Builder writes of each kind of view arrives at the view.
@MainActor @Suite("Properties of elements in interface files") struct ElementPropertyTests {
    private let views: [Int: UIView]
    private let objects: [Any]

    init() {
        objects = UINib(nibName: "Properties", bundle: nil).instantiate(withOwner: nil)
        views = Dictionary(
            objects.compactMap { $0 as? UIView }.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })
    }

    private func view<Kind: UIView>(_ tag: Int, _ kind: Kind.Type = Kind.self) throws -> Kind {
        try #require(views[tag] as? Kind)
    }

    @Test("a least size or scale says that a label shrinks")
    func shrinkingLabels() throws {
        let bySize = try view(1, UILabel.self), byScale = try view(2, UILabel.self), plain = try view(3, UILabel.self)
        #expect(bySize.adjustsFontSizeToFitWidth)
        #expect(bySize.minimumScaleFactor == 0.5)
        #expect(byScale.adjustsFontSizeToFitWidth)
        #expect(byScale.minimumScaleFactor == 0.25)
        #expect(byScale.baselineAdjustment == .alignCenters)
        #expect(!byScale.isEnabled)
        #expect(byScale.isHighlighted)
        #expect(!plain.adjustsFontSizeToFitWidth)
    }

    @Test("styled texts have their paragraphs, lines, distances and links")
    func styledText() throws {
        let text = try #require(try view(4, UILabel.self).attributedText)
        let looks = text.attributes(at: 0, effectiveRange: nil)
        let style = try #require(looks[.paragraphStyle] as? NSParagraphStyle)
        #expect(style.lineBreakMode == .byTruncatingMiddle)
        #expect(style.paragraphSpacing == 6)
        #expect(style.headIndent == 12)
        #expect(style.lineHeightMultiple == 1.5)
        #expect((looks[.kern] as? NSNumber)?.doubleValue == 2.5)
        #expect((looks[.underlineStyle] as? NSNumber)?.intValue == 1)
        #expect(looks[.link] as? URL == URL(string: "https://example.org"))
        #expect(looks[.backgroundColor] is UIColor)
        #expect((looks[.shadow] as? NSShadow)?.shadowBlurRadius == 3)
    }

    @Test("text fields have all that inputs are told")
    func fields() throws {
        let field = try view(5, UITextField.self)
        #expect(field.clearsOnBeginEditing)
        #expect(field.adjustsFontSizeToFitWidth)
        #expect(field.minimumFontSize == 12)
        #expect(field.textContentType == .password)
        #expect(field.keyboardType == .asciiCapable)
        #expect(field.keyboardAppearance == .light)
        #expect(field.spellCheckingType == .no)
        #expect(field.smartQuotesType == .no)
        #expect(field.smartDashesType == .no)
        #expect(field.smartInsertDeleteType == .no)
        #expect(field.autocapitalizationType == .words)
        #expect(field.attributedPlaceholder?.string == "secret")
        #expect(field.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
        #expect(try !view(6, UITextField.self).adjustsFontSizeToFitWidth)
    }

    @Test("text views find what they are told to, and scroll as told")
    func textViews() throws {
        let text = try view(7, UITextView.self)
        #expect(text.dataDetectorTypes == [.link, .phoneNumber])
        #expect(text.indicatorStyle == .white)
        #expect(!text.bouncesZoom)
        #expect(text.isDirectionalLockEnabled)
        #expect(!text.delaysContentTouches)
        #expect(!text.canCancelContentTouches)
        #expect(text.scrollIndicatorInsets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(text.keyboardDismissMode == .interactive)
        #expect(text.contentInsetAdjustmentBehavior == .always)
        #expect(text.autocorrectionType == .no)
        #expect(text.attributedText.string == "styled")
    }

    @Test("search bars have scopes, buttons and colours")
    func searchBars() throws {
        let bar = try view(8, UISearchBar.self)
        #expect(bar.scopeButtonTitles == ["All", "New"])
        #expect(bar.showsBookmarkButton)
        #expect(bar.showsSearchResultsButton)
        #expect(bar.barTintColor != nil)
        #expect(bar.keyboardType == .emailAddress)
    }

    @Test("symbols have the size and weight that an element of their own says")
    func symbols() throws {
        let picture = try view(9, UIImageView.self)
        #expect(picture.image?.isSymbolImage == true)
        #expect(picture.preferredSymbolConfiguration?.pointSize == 40)
        #expect(picture.preferredSymbolConfiguration?.weight == .bold)
        let template = try view(10, UIImageView.self)
        #expect(template.image?.renderingMode == .alwaysTemplate)
        let button = try view(11, UIButton.self)
        #expect(button.image(for: .normal)?.isSymbolImage == true)
        #expect(!button.adjustsImageWhenHighlighted)
        #expect(button.isPointerInteractionEnabled)
        #expect(button.role == .destructive)
        #expect(button.titleShadowColor(for: .normal) != nil)
    }

    @Test("controls have what only they have")
    func controls() throws {
        let slider = try view(12, UISlider.self)
        #expect(slider.minimumValueImage != nil)
        #expect(!slider.isContinuous)
        let stepper = try view(13, UIStepper.self)
        #expect(stepper.wraps)
        #expect(!stepper.autorepeat)
        let segments = try view(14, UISegmentedControl.self)
        #expect(segments.isMomentary)
        #expect(segments.apportionsSegmentWidthsByContent)
        #expect(!segments.isEnabledForSegment(at: 1))
        #expect(segments.widthForSegment(at: 0) == 50)
        #expect(segments.selectedSegmentTintColor != nil)
        #expect(try view(15, UIPageControl.self).hidesForSinglePage)
        #expect(try view(16, UIProgressView.self).progressViewStyle == .bar)
        let picker = try view(17, UIDatePicker.self)
        #expect(picker.minimumDate == Date(timeIntervalSinceReferenceDate: 0))
        #expect(picker.maximumDate == Date(timeIntervalSinceReferenceDate: 1_000_000))
        #expect(picker.date == Date(timeIntervalSinceReferenceDate: 600_000))
        #expect(picker.locale?.identifier == "de_DE")
    }

    @Test("tables have their index, their selection and their estimates")
    func tables() throws {
        let table = try view(18, UITableView.self)
        #expect(table.sectionIndexMinimumDisplayRowCount == 3)
        #expect(table.sectionIndexColor != nil)
        #expect(table.allowsMultipleSelectionDuringEditing)
        #expect(!table.insetsContentViewsToSafeArea)
        #expect(table.estimatedSectionHeaderHeight == 40)
        let cell = try view(19, UITableViewCell.self)
        #expect(cell.editingAccessoryType == .checkmark)
        #expect(!cell.shouldIndentWhileEditing)
        let list = try view(20, UICollectionView.self)
        #expect(!list.allowsSelection)
        #expect(!list.isPrefetchingEnabled)
        let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.sectionInsetReference == .fromSafeArea)
    }

    @Test("bars have their colours, letters and appearances")
    func bars() throws {
        let bar = try view(21, UINavigationBar.self)
        #expect(!bar.isTranslucent)
        #expect(bar.barStyle == .black)
        #expect((bar.titleTextAttributes?[.font] as? UIFont)?.pointSize == 15)
        #expect((bar.largeTitleTextAttributes?[.shadow] as? NSShadow)?.shadowOffset == CGSize(width: 1, height: 2))
        #expect(bar.scrollEdgeAppearance?.backgroundColor != nil)
        let item = try #require(bar.items?.first)
        #expect(item.leftItemsSupplementBackButton)
        #expect(item.rightBarButtonItem?.image?.isSymbolImage == true)
        #expect(item.rightBarButtonItem?.menu?.children.map(\.title) == ["One", "Two"])
        #expect(item.rightBarButtonItem?.menu?.options == .displayInline)
        let tabs = try view(22, UITabBar.self)
        #expect(tabs.itemPositioning == .centered)
        let tab = try #require(tabs.items?.first)
        #expect(tab.image?.isSymbolImage == true)
        #expect(tab.badgeColor != nil)
        #expect(tab.imageInsets.top == 5)
        #expect(tab.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: -2))
    }

    @Test("views have what is said to people who hear them, and their style")
    func plainViews() throws {
        let view = try view(23, UIView.self)
        #expect(view.isAccessibilityElement)
        #expect(view.accessibilityTraits == [.header, .notEnabled])
        #expect(!view.autoresizesSubviews)
        #expect(!view.clearsContextBeforeDrawing)
        #expect(view.overrideUserInterfaceStyle == .dark)
        let effect = try self.view(24, UIVisualEffectView.self)
        #expect(effect.effect is UIVibrancyEffect)
    }

    @Test("frames may be distances from the superview's edges, in points or parts")
    func insetFrames() throws {
        let outer = try view(25, UIView.self)
        #expect(outer.subviews[0].frame == CGRect(x: 10, y: 0, width: 180, height: 50))
        #expect(outer.subviews[1].frame == CGRect(x: 0, y: 60, width: 200, height: 40))
    }

    @Test("cells show the content configuration that is written for them")
    func cellContent() throws {
        let cell = try view(26, UITableViewCell.self)
        let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        #expect(content.text == "Icon")
        #expect(content.secondaryText == "Star")
        #expect(content.image != nil)
        #expect(content.imageToTextPadding == 9)
        #expect(content.textToSecondaryTextVerticalPadding == 7)
    }

    @Test("the keyboard's guide is one that constraints can name")
    func keyboardGuide() throws {
        let outer = try view(27, UIView.self)
        // The guide itself has constraints to the view.
        let rule = try #require(outer.constraints.first { $0.secondItem === outer.subviews.first })
        #expect(rule.firstItem === outer.keyboardLayoutGuide)
        #expect(rule.constant == 3)
    }

    @Test("recognisers have their numbers and edges")
    func recognizers() throws {
        let all = objects.compactMap { $0 as? UIGestureRecognizer }
        let pan = try #require(all.first as? UIPanGestureRecognizer)
        #expect(pan.minimumNumberOfTouches == 2)
        #expect(pan.maximumNumberOfTouches == 3)
        #expect(!pan.cancelsTouchesInView)
        #expect(!pan.isEnabled)
        let press = try #require(all.dropFirst().first as? UILongPressGestureRecognizer)
        #expect(press.allowableMovement == 25)
        #expect(press.numberOfTouchesRequired == 2)
        let edge = try #require(all.last as? UIScreenEdgePanGestureRecognizer)
        #expect(edge.edges == [.left, .right])
    }
}

let propertiesNib = """
    0 1 document
    1 2 objects
    2 10 label\ttag=1\tid=a1\ttext=x\tminimumFontSize=10
    3 10 fontDescription\tkey=fontDescription\ttype=system\tpointSize=20
    2 11 label\ttag=2\tid=a2\ttext=x\tminimumScaleFactor=0.25\tbaselineAdjustment=alignCenters\tenabled=NO\thighlighted=YES
    2 12 label\ttag=3\tid=a3\ttext=x\tadjustsFontSizeToFit=NO
    2 13 label\ttag=4\tid=a4
    3 13 attributedString\tkey=attributedText
    4 13 fragment\tcontent=styled
    5 13 attributes
    6 13 color\tkey=NSBackgroundColor\tred=1\tgreen=0\tblue=0\talpha=1
    6 13 real\tkey=NSKern\tvalue=2.5
    6 13 integer\tkey=NSUnderline\tvalue=1
    6 13 url\tkey=NSLink\tstring=https://example.org
    6 13 shadow\tkey=NSShadow\tblurRadius=3
    6 13 paragraphStyle\tkey=NSParagraphStyle\talignment=center\tlineBreakMode=truncatingMiddle\tparagraphSpacing=6\theadIndent=12\tlineHeightMultiple=1.5
    2 14 textField\ttag=5\tid=a5\tclearsOnBeginEditing=YES\tminimumFontSize=12
    3 14 attributedString\tkey=attributedPlaceholder
    4 14 fragment\tcontent=secret
    3 14 textInputTraits\tkey=textInputTraits\tautocapitalizationType=words\tkeyboardType=alphabet\tkeyboardAppearance=light\tspellCheckingType=no\tsmartQuotesType=no\tsmartDashesType=no\tsmartInsertDeleteType=no\ttextContentType=password
    4 14 textInputPasswordRules\tkey=passwordRules\tdescriptor=minlength: 8;
    2 15 textField\ttag=6\tid=a6\tminimumFontSize=12\tadjustsFontSizeToFit=NO
    2 16 textView\ttag=7\tid=a7\tindicatorStyle=white\tbouncesZoom=NO\tdirectionalLockEnabled=YES\tdelaysContentTouches=NO\tcanCancelContentTouches=NO\tkeyboardDismissMode=interactive\tcontentInsetAdjustmentBehavior=always
    3 16 inset\tkey=scrollIndicatorInsets\tminX=2\tminY=1\tmaxX=4\tmaxY=3
    3 16 attributedString\tkey=attributedText
    4 16 fragment\tcontent=styled
    3 16 textInputTraits\tkey=textInputTraits\tautocorrectionType=no
    3 16 dataDetectorType\tkey=dataDetectorTypes\tlink=YES\tphoneNumber=YES
    2 17 searchBar\ttag=8\tid=a8\tshowsBookmarkButton=YES\tshowsSearchResultsButton=YES
    3 17 color\tkey=barTintColor\twhite=1\talpha=1
    3 17 scopeButtonTitles
    4 17 string\t#text=All
    4 17 string\t#text=New
    3 17 textInputTraits\tkey=textInputTraits\tkeyboardType=emailAddress
    2 18 imageView\ttag=9\tid=a9\timage=heart\tcatalog=system
    3 18 preferredSymbolConfiguration\tkey=preferredSymbolConfiguration\tconfigurationType=pointSize\tpointSize=40\tweight=bold
    2 19 imageView\ttag=10\tid=b0
    3 19 imageReference\tkey=image\timage=heart\tcatalog=system\tsymbolScale=large\trenderingMode=template
    2 20 button\ttag=11\tid=b1\tbuttonType=system\tadjustsImageWhenHighlighted=NO\tpointerInteraction=YES\trole=destructive
    3 20 state\tkey=normal\ttitle=x
    4 20 imageReference\tkey=image\timage=heart\tcatalog=system
    4 20 color\tkey=titleShadowColor\twhite=0.5\talpha=1
    2 21 slider\ttag=12\tid=b2\tcontinuous=NO\tminimumValueImage=heart\tcatalog=system
    2 22 stepper\ttag=13\tid=b3\twraps=YES\tautorepeat=NO
    2 23 segmentedControl\ttag=14\tid=b4\tmomentary=YES\tapportionsSegmentWidthsByContent=YES
    3 23 segments
    4 23 segment\ttitle=A\twidth=50
    4 23 segment\ttitle=B\tenabled=NO
    3 23 color\tkey=selectedSegmentTintColor\twhite=1\talpha=1
    2 24 pageControl\ttag=15\tid=b5\thidesForSinglePage=YES
    2 25 progressView\ttag=16\tid=b6\tprogressViewStyle=bar
    2 26 datePicker\ttag=17\tid=b7\tdatePickerMode=date\tuseCurrentDate=NO
    3 26 date\tkey=date\ttimeIntervalSinceReferenceDate=600000
    3 26 date\tkey=minimumDate\ttimeIntervalSinceReferenceDate=0
    3 26 date\tkey=maximumDate\ttimeIntervalSinceReferenceDate=1000000
    3 26 locale\tkey=locale\tlocaleIdentifier=de_DE
    2 27 tableView\ttag=18\tid=b8\tsectionIndexMinimumDisplayRowCount=3\tallowsMultipleSelectionDuringEditing=YES\tcontentViewInsetsToSafeArea=NO\testimatedSectionHeaderHeight=40
    3 27 color\tkey=sectionIndexColor\twhite=1\talpha=1
    2 28 tableViewCell\ttag=19\tid=b9\teditingAccessoryType=checkmark\tshouldIndentWhileEditing=NO
    2 29 collectionView\ttag=20\tid=c0\tallowsSelection=NO\tprefetchingEnabled=NO
    3 29 collectionViewFlowLayout\tkey=collectionViewLayout\tid=c0l\tsectionInsetReference=safeArea
    2 30 navigationBar\ttag=21\tid=c1\ttranslucent=NO\tbarStyle=black
    3 30 textAttributes\tkey=titleTextAttributes
    4 30 fontDescription\tkey=fontDescription\ttype=system\tpointSize=15
    3 30 textAttributes\tkey=largeTitleTextAttributes
    4 30 color\tkey=textShadowColor\twhite=0\talpha=1
    4 30 offsetWrapper\tkey=textShadowOffset\thorizontal=1\tvertical=2
    3 30 navigationBarAppearance\tkey=scrollEdgeAppearance
    4 30 color\tkey=backgroundColor\twhite=0.5\talpha=1
    3 30 items
    4 30 navigationItem\tid=c1i\ttitle=x\tleftItemsSupplementBackButton=YES
    5 30 barButtonItem\tkey=rightBarButtonItem\tid=c1b
    6 30 imageReference\tkey=image\timage=heart\tcatalog=system
    6 30 menu\tkey=menu\tid=c1m
    7 30 children
    8 30 command\ttitle=One\tid=c1o
    8 30 command\ttitle=Two\tid=c1p
    7 30 options\tkey=options\tdisplayInline=YES
    2 31 tabBar\ttag=22\tid=c2\titemPositioning=centered
    3 31 items
    4 31 tabBarItem\tid=c2i\ttitle=x
    5 31 imageReference\tkey=image\timage=heart\tcatalog=system
    5 31 color\tkey=badgeColor\twhite=0\talpha=1
    5 31 inset\tkey=imageInsets\tminX=0\tminY=5\tmaxX=0\tmaxY=-5
    5 31 offsetWrapper\tkey=titlePositionAdjustment\thorizontal=1\tvertical=-2
    2 32 view\ttag=23\tid=c3\tautoresizesSubviews=NO\tclearsContextBeforeDrawing=NO\tinterfaceStyle=dark
    3 32 accessibility\tkey=accessibilityConfiguration
    4 32 accessibilityTraits\tkey=traits\theader=YES\tnotEnabled=YES
    4 32 bool\tkey=isElement\tvalue=YES
    2 33 visualEffectView\ttag=24\tid=c4
    3 33 vibrancyEffect
    4 33 blurEffect\tstyle=dark
    2 34 view\ttag=25\tid=c5
    3 34 rect\tkey=frame\tx=0\ty=0\twidth=200\theight=100
    3 34 subviews
    4 34 view\tid=c5a
    5 34 frame\tkey=frameInset\tminX=10\tmaxX=10\theight=50
    4 34 view\tid=c5b
    5 34 frame\tkey=frameInset\twidth=100.00%\tminY=60\tmaxY=0
    2 38 tableViewCell\ttag=26\tid=c6
    3 38 listContentConfiguration\tkey=contentConfiguration\ttext=Icon\tsecondaryText=Star\timageToTextPadding=9\ttextToSecondaryTextVerticalPadding=7
    4 38 imageReference\tkey=image\timage=heart\tcatalog=system
    2 39 view\ttag=27\tid=c7
    3 39 subviews
    4 39 view\tid=c7a\ttranslatesAutoresizingMaskIntoConstraints=NO
    3 39 keyboardLayoutGuide\tkey=keyboard\tid=c7k
    3 39 constraints
    4 39 constraint\tfirstItem=c7k\tfirstAttribute=top\tsecondItem=c7a\tsecondAttribute=bottom\tconstant=3\tid=c7r
    2 35 panGestureRecognizer\tid=d1\tminimumNumberOfTouches=2\tmaximumNumberOfTouches=3\tcancelsTouchesInView=NO\tenabled=NO
    2 36 pongPressGestureRecognizer\tid=d2\tallowableMovement=25\tnumberOfTouchesRequired=2
    2 37 screenEdgePanGestureRecognizer\tid=d3
    3 37 edges\tkey=edges\tleft=YES\tright=YES
    """
