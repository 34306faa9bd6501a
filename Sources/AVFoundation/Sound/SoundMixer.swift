/// Reads a sound moment by moment: at a pace, so many times, as loud left and right as is wanted.
struct SoundMixer: Sendable {
    let samples: SoundSamples
    /// Moments of the sound, with parts of one where it is played faster or slower.
    var place = 0.0
    /// Moments of the sound for one of the loudspeakers'.
    var step = 1.0
    /// How often it is still to be played again; below 0 for ever.
    var loops = 0
    /// From -1, left, to 1, right.
    var pan: Float = 0
    /// Now and at the end, and how much it grows from moment to moment.
    var gain: (now: Float, then: Float, step: Float) = (1, 1, 0)

    init(samples: SoundSamples) { self.samples = samples }

    /// Left and right in turn. Silence where the sound is over, or not decoded yet, for which it waits.
    mutating func fill(_ out: UnsafeMutableBufferPointer<Int16>) {
        samples.with { values, isWhole in
            for moment in 0..<out.count / 2 {
                (out[2 * moment], out[2 * moment + 1]) = next(values, isWhole)
            }
        }
    }

    private mutating func next(_ values: UnsafeBufferPointer<Int16>, _ isWhole: Bool) -> (Int16, Int16) {
        let moments = values.count / 2
        if isWhole, moments > 0, loops != 0, Int(place) >= moments {
            place -= Double(moments)
            loops -= loops > 0 ? 1 : 0
        }
        let moment = Int(place)
        guard moment >= 0, moment < moments else { return (0, 0) }
        let following = min(moment + 1, moments - 1), part = Float(place - Double(moment))
        func mixed(_ channel: Int) -> Float {
            let here = Float(values[2 * moment + channel]), there = Float(values[2 * following + channel])
            return here + (there - here) * part
        }
        let left = mixed(0) * gain.now * min(1, 1 - pan), right = mixed(1) * gain.now * min(1, 1 + pan)
        place += step
        let grown = gain.now + gain.step
        gain.now = gain.step < 0 ? max(grown, gain.then) : gain.step > 0 ? min(grown, gain.then) : gain.now
        return (Int16(clamping: Int(left)), Int16(clamping: Int(right)))
    }
}
