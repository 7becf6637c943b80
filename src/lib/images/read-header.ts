export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type ImageType = (typeof imageTypes)[number]

interface ImageHeader {
  width: number
  height: number
  isAnimated: boolean
  /** Whether the end of the file exists. Browsers show a part of an image that was cut off. */
  isComplete: boolean
}

interface Bytes {
  bytes: Uint8Array
  view: DataView
}

const toBytes = (bytes: Uint8Array): Bytes => ({
  bytes,
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
})

const textAt = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const otherFormats: readonly (readonly [name: string, matches: (bytes: Uint8Array) => boolean])[] =
  [
    ['GIF', (bytes) => textAt(bytes, 0, 4) === 'GIF8'],
    ['AVIF', (bytes) => /^ftypavi[fs]/.test(textAt(bytes, 4, 8))],
    ['HEIC', (bytes) => /^ftyp(?:hei|hev|mif1|msf1)/.test(textAt(bytes, 4, 8))],
    [
      'SVG',
      (bytes) => /^\s*<(?:\?xml|!|svg)/i.test(textAt(bytes, 0, 64).replace('\xef\xbb\xbf', '')),
    ],
  ]

/**
 * The type of a file by its first bytes, ignoring its name and MIME type: one of `imageTypes`, the
 * name of another format, or null.
 */
export function identify(bytes: Uint8Array): { type: ImageType } | { format: string | null } {
  if (textAt(bytes, 0, 3) === '\xff\xd8\xff') return { type: 'image/jpeg' }
  if (textAt(bytes, 0, 8) === '\x89PNG\r\n\x1A\n') return { type: 'image/png' }
  if (/^RIFF.{4}WEBP$/s.test(textAt(bytes, 0, 12))) return { type: 'image/webp' }
  return { format: otherFormats.find(([, matches]) => matches(bytes))?.[0] ?? null }
}

const JPEG_SCAN = 0xda
const JPEG_END = 0xd9
// All markers from C0 to CF begin a frame, except these: they begin tables.
const NO_FRAMES = new Set([0xc4, 0xc8, 0xcc])
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && !NO_FRAMES.has(marker)

function hasJpegEnd(bytes: Uint8Array, from: number) {
  let at = bytes.lastIndexOf(JPEG_END)
  while (at > from && bytes[at - 1] !== 0xff) at = bytes.lastIndexOf(JPEG_END, at - 1)
  return at > from
}

function readJpeg({ bytes, view }: Bytes): ImageHeader | null {
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === JPEG_SCAN) return null
    if (isFrame(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
      return { width, height, isAnimated: false, isComplete: hasJpegEnd(bytes, at) }
    }
    // A marker may be preceded by fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2)
  }
  return null
}

const PNG_HEADER = 0x49_48_44_52
const PNG_ANIMATION = 0x61_63_54_4c
const PNG_END = 0x49_45_4e_44

function readPng({ bytes, view }: Bytes): ImageHeader | null {
  const [first, start] = [8, 33]
  if (bytes.length < start || view.getUint32(first + 4) !== PNG_HEADER) return null
  const found = { isAnimated: false, isComplete: false }
  for (let at = start; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = view.getUint32(at + 4)
    if (chunk === PNG_ANIMATION) found.isAnimated = true
    if (chunk === PNG_END) found.isComplete = true
  }
  return { width: view.getUint32(first + 8), height: view.getUint32(first + 12), ...found }
}

const WEBP_ANIMATION = 0b10
const LOSSLESS_BITS = 14
const sizeIn = (bits: number) => bits & (2 ** LOSSLESS_BITS - 1)

function readWebp({ bytes, view }: Bytes): ImageHeader | null {
  if (bytes.length < 30) return null
  const isComplete = bytes.length >= view.getUint32(4, true) + 8
  const still = { isAnimated: false, isComplete }
  switch (textAt(bytes, 12, 4)) {
    case 'VP8 ':
      return {
        width: sizeIn(view.getUint16(26, true)),
        height: sizeIn(view.getUint16(28, true)),
        ...still,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { width: sizeIn(bits) + 1, height: sizeIn(bits >>> LOSSLESS_BITS) + 1, ...still }
    }
    case 'VP8X':
      return {
        // Two numbers of 24 bits each: the upper bits of four bytes.
        width: (view.getUint32(23, true) >>> 8) + 1,
        height: (view.getUint32(26, true) >>> 8) + 1,
        isAnimated: (view.getUint8(20) & WEBP_ANIMATION) !== 0,
        isComplete,
      }
    default:
      return null
  }
}

const readers = { 'image/jpeg': readJpeg, 'image/png': readPng, 'image/webp': readWebp }

/** Null if the header is damaged. Decodes nothing. */
export const readHeader = (type: ImageType, bytes: Uint8Array) => readers[type](toBytes(bytes))
