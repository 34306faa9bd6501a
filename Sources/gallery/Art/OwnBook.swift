/// The gallery's own book: how its effects work. Short, and set by the same code as the user's books.
enum OwnBook {
    struct Chapter {
        let title: String
        let text: String
    }

    static let title = "Five Motions"

    static var text: String {
        ([title.uppercased(), ""] + chapters.flatMap { ["\($0.title)\n", $0.text, ""] }).joined(separator: "\n")
    }

    static let chapters = [
        Chapter(
            title: "One number",
            text: """
                Every motion in this gallery hangs on one number. At nought the motion has not begun; at one it is over. Between the \
                two, each picture follows from the number and from nothing else: not from how fast one got there, nor from where \
                one came.

                So it makes no difference who turns the crank. A clock can do it, in which case we speak of an animation; a finger can, \
                and then we speak of a gesture. One may begin and the other take over in the middle, and nothing jumps, for the \
                number does not jump. Run the number backwards and the motion runs backwards. Hold it still and you have a photograph.

                A hundred years ago this was a machine in an arcade: a drum of cards, a crank, a slot for a coin. It was called a \
                mutoscope.
                """),
        Chapter(
            title: "The page",
            text: """
                A page that is turned does not fold. It rolls. Imagine a broomstick under the corner, laid across the paper, and roll it \
                towards the spine: what it has passed lies upside down on top, what lies before it is still flat, and in between the \
                paper follows the stick.

                Paper does not stretch. A line drawn on it keeps its length while it goes around, and this alone decides where every \
                point of the page must be. The finger holds one of these points. There is one place of the broomstick, and one only, \
                that brings the point under the finger; the calendar and this book look for it sixty times a second.

                Light comes from where you sit. Paper that faces you is white; where it stands upright, along the roll, it is grey. On \
                the back the print of the front shines through, mirrored and faint, as it does in cheap novels.
                """),
        Chapter(
            title: "The deck",
            text: """
                Cards in a deck stand behind each other, and each is a little smaller than the one before, a little higher, a little \
                darker. The frame around the picture is thinner. None of this is drawn; it follows from how many cards are in front.

                When the first card falls over its lower edge, all others come forward at the same pace, so that the second stands where \
                the first was at the very moment at which the first has gone. There may be three cards or a hundred thousand. Only those \
                that can be seen exist.
                """),
        Chapter(
            title: "The book",
            text: """
                A cover is hinged at the spine. While the book flies from its shelf and grows, the cover begins to turn, slowly at \
                first, as stiff covers do, and a few leaves are drawn along with it, later and less.

                What lies beneath is the page that you are reading. It was there all the time, in the size of a stamp.
                """),
        Chapter(
            title: "The stack",
            text: """
                In the switcher the cards lie along your way, and the way bends. A card in the middle is itself; those that have gone \
                by are drawn aside, the further the quicker, while those to come bunch up, so that a strip of each remains in sight. \
                The bend is a matter of squares: half the distance, a quarter of the shift.

                Throw the stack and it does not stop where it happens to be. Where the throw would have ended, the nearest card lies in \
                the middle.
                """),
        Chapter(
            title: "Letting go",
            text: """
                The hardest moment of a motion is the one at which the finger leaves. Until then it knew where to be. Now the machine \
                must guess what was meant, and it has two hints: how far, and how fast. A slow hand past the middle means yes. A \
                quick flick means yes from anywhere. All else means no, and no must be as graceful as yes.

                Whatever is decided, the motion goes on at the speed that the finger had. It is this, more than any picture, that makes a \
                thing on glass feel like a thing.
                """),
    ]
}
