// Frames as Sources/DisplayBrowser/Pixels/FrameJob.swift writes them, put onto a canvas.

/** Reads tokens (Sources/CFrameCoder/include/frame_coder.h) into words 0xAABBGGRR. */
export function readTokens(bytes, start, pixels, stride, left, top, width, height) {
  const table = new Int32Array(64)
  let last = 0xff000000 | 0, at = start
  for (let y = 0; y < height; y++) {
    let place = (top + y) * stride + left
    const end = place + width
    while (place < end) {
      const token = bytes[at++]
      if (token < 0x40) {
        last = table[token]
        pixels[place++] = last
      } else if (token < 0xc0 || token === 0xfe) {
        let red, green, blue
        if (token === 0xfe) {
          red = bytes[at]
          green = bytes[at + 1]
          blue = bytes[at + 2]
          at += 3
        } else if (token < 0x80) {
          red = (last & 255) + ((token >> 4) & 3) - 2
          green = ((last >> 8) & 255) + ((token >> 2) & 3) - 2
          blue = ((last >> 16) & 255) + (token & 3) - 2
        } else {
          const rest = bytes[at++], change = (token & 63) - 32
          red = (last & 255) + change + (rest >> 4) - 8
          green = ((last >> 8) & 255) + change
          blue = ((last >> 16) & 255) + change + (rest & 15) - 8
        }
        const colour = (red & 255) | ((green & 255) << 8) | ((blue & 255) << 16)
        last = colour | 0xff000000
        table[Math.imul(colour, 0x9e3779b1) >>> 26] = last
        pixels[place++] = last
      } else {
        const isAbove = token >= 0xe0, isLong = token === 0xdf || token === 0xfd
        let count = isAbove ? token - 0xdf : token - 0xbf
        if (isLong) {
          count = bytes[at] | (bytes[at + 1] << 8)
          at += 2
        }
        if (isAbove) {
          pixels.copyWithin(place, place - stride, place - stride + count)
          last = pixels[place + count - 1]
        } else {
          pixels.fill(last, place, place + count)
        }
        place += count
      }
    }
  }
}

/**
 * Shows frames in the order in which they came. Each picture of the screen gets one of its own: where two come between two pictures, the
 * second waits, since nobody would see the first.
 */
export class Picture {
  constructor(canvas) {
    this.canvas = canvas
    this.context = canvas.getContext("2d", { alpha: false, willReadFrequently: true })
    this.queue = Promise.resolve()
    this.waiting = 0
    this.frames = 0
    this.bytes = 0
    // What is on the canvas and not yet on the screen; the frame that waits for its turn.
    this.drawn = []
    this.early = null
  }

  /** `shown(number, wait)` is called when the screen shows the frame, so many milliseconds after it came. */
  take(buffer, shown) {
    this.bytes += buffer.byteLength
    const view = new DataView(buffer)
    if (view.getUint8(0) !== 1) return
    const coding = view.getUint8(1), frame = { buffer, shown, came: performance.now() }
    if (coding === 0 && this.waiting === 0) {
      if (this.drawn.length === 0 && !this.early) return this.#draw(frame)
      const earlier = this.early
      this.early = frame
      // Only one waits: what falls further behind is not made up for.
      if (earlier) this.#draw(earlier)
      return
    }
    this.#drawEarly()
    this.waiting++
    this.queue = this.queue.then(() => (coding === 0 ? this.#draw(frame) : this.#drawLater(frame, coding)))
      .catch((error) => console.error(error)).finally(() => this.waiting--)
  }

  #drawEarly() {
    const frame = this.early
    this.early = null
    if (frame) this.#draw(frame)
  }

  #draw(frame) {
    const view = new DataView(frame.buffer)
    this.#size(view.getUint16(8, true), view.getUint16(10, true))
    this.#putTokens(frame.buffer, 12, view.getUint16(2, true))
    this.#finish(frame)
  }

  async #drawLater(frame, coding) {
    const { buffer } = frame, view = new DataView(buffer), count = view.getUint16(2, true)
    this.#size(view.getUint16(8, true), view.getUint16(10, true))
    if (coding === 1) {
      const stream = new Blob([new Uint8Array(buffer, 12)]).stream().pipeThrough(new DecompressionStream("deflate"))
      this.#putTokens(await new Response(stream).arrayBuffer(), 0, count)
    } else {
      await this.#putPictures(buffer, 12, count)
    }
    this.#finish(frame)
  }

  #finish(frame) {
    this.frames++
    this.drawn.push(frame)
    this.#schedule()
  }

  #schedule() {
    if (this.isScheduled) return
    this.isScheduled = true
    requestAnimationFrame(() => {
      this.isScheduled = false
      this.#appear()
    })
  }

  /** The screen is about to show what is drawn; where nothing new is, the frame that waits has its turn. */
  #appear() {
    if (this.drawn.length === 0) this.#drawEarly()
    const frames = this.drawn, now = performance.now()
    this.drawn = []
    for (const { buffer, shown, came } of frames) shown(new DataView(buffer).getUint32(4, true), now - came)
    if (this.early) this.#schedule()
  }

  #size(width, height) {
    if (this.image && this.image.width === width && this.image.height === height) return
    this.canvas.width = width
    this.canvas.height = height
    this.image = new ImageData(width, height)
    this.pixels = new Int32Array(this.image.data.buffer)
  }

  /** Calls `each` with the place and the bytes of every rectangle. */
  #rectangles(buffer, at, count, each) {
    const view = new DataView(buffer)
    for (let index = 0; index < count; index++) {
      const [x, y, width, height] = [0, 2, 4, 6].map((offset) => view.getUint16(at + offset, true))
      const length = view.getUint32(at + 8, true)
      each(x, y, width, height, at + 12, length)
      at += 12 + length
    }
  }

  #putTokens(buffer, at, count) {
    const bytes = new Uint8Array(buffer)
    this.#rectangles(buffer, at, count, (x, y, width, height, start) => {
      readTokens(bytes, start, this.pixels, this.image.width, x, y, width, height)
      this.context.putImageData(this.image, 0, 0, x, y, width, height)
    })
  }

  async #putPictures(buffer, at, count) {
    const pictures = []
    this.#rectangles(buffer, at, count, (x, y, width, height, start, length) => {
      const blob = new Blob([new Uint8Array(buffer, start, length)], { type: "image/jpeg" })
      pictures.push(createImageBitmap(blob).then((bitmap) => ({ bitmap, x, y })))
    })
    for (const { bitmap, x, y } of await Promise.all(pictures)) {
      this.context.drawImage(bitmap, x, y)
      bitmap.close()
    }
  }
}
