// Images as far as their headers tell: nothing in them can be decoded.

const ascii = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))

const uint32 = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 0xff)
const uint16 = (value: number) => uint32(value).slice(2)
const reversed = (bytes: readonly number[]) => bytes.toReversed()

const SIGNATURE = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]

const pngChunk = (name: string, data: readonly number[] = []) => [
  ...uint32(data.length),
  ...ascii(name),
  ...data,
  ...uint32(0),
]

interface Size {
  width: number
  height: number
}

export const png = ({ width, height }: Size, ...chunks: string[]) => [
  ...SIGNATURE,
  ...pngChunk('IHDR', [...uint32(width), ...uint32(height), 8, 6, 0, 0, 0]),
  ...[...chunks, 'IDAT', 'IEND'].flatMap((name) => pngChunk(name)),
]

const jpegSegment = (marker: number, data: readonly number[]) => [
  0xff,
  marker,
  ...uint16(data.length + 2),
  ...data,
]

/** `frame` is the marker of its kind: C0 is a baseline image, C2 a progressive one. */
export const jpeg = ({ width, height }: Size, frame = 0xc2) => [
  0xff,
  0xd8,
  // The preview in the EXIF data of a photo is a JPEG of another size, with an end of its own.
  ...jpegSegment(0xe1, [
    ...ascii('Exif\0\0'),
    0xff,
    0xd8,
    ...jpegSegment(0xc0, [8, ...uint16(120), ...uint16(160), 3, 0, 0]),
    0xff,
    0xd9,
  ]),
  ...jpegSegment(0xc4, [0, 0, 0]),
  // A fill byte.
  0xff,
  ...jpegSegment(frame, [8, ...uint16(height), ...uint16(width), 3, 1, 0x22, 0]),
  ...jpegSegment(0xda, [1, 1, 0, 0, 63, 0]),
  1,
  2,
  3,
  0xff,
  0,
  4,
  0xff,
  0xd9,
]

const riff = (chunks: readonly number[]) => [
  ...ascii('RIFF'),
  ...reversed(uint32(chunks.length + 4)),
  ...ascii('WEBP'),
  ...chunks,
]

const webpChunk = (name: string, data: readonly number[]) => [
  ...ascii(name),
  ...reversed(uint32(data.length)),
  ...data,
]

export const webp = {
  lossy: ({ width, height }: Size) =>
    riff(
      webpChunk('VP8 ', [
        0,
        0,
        0,
        0x9d,
        0x01,
        0x2a,
        ...reversed(uint16(width)),
        ...reversed(uint16(height)),
      ]),
    ),
  lossless: ({ width, height }: Size) =>
    riff(
      webpChunk('VP8L', [
        0x2f,
        ...reversed(uint32((width - 1) | ((height - 1) << 14))),
        0,
        0,
        0,
        0,
        0,
      ]),
    ),
  extended: ({ width, height }: Size, flags = 0) =>
    riff(
      webpChunk('VP8X', [
        flags,
        0,
        0,
        0,
        ...reversed(uint32(width - 1)).slice(0, 3),
        ...reversed(uint32(height - 1)).slice(0, 3),
      ]),
    ),
}

/** The first bytes of files of other formats. */
export const otherFiles = {
  GIF: ascii('GIF89a\x01\0\x01\0'),
  HEIC: [0, 0, 0, 24, ...ascii('ftypheic'), 0, 0, 0, 0],
  AVIF: [0, 0, 0, 24, ...ascii('ftypavif'), 0, 0, 0, 0],
  SVG: ascii('\n<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
}

export const bytesOf = (bytes: readonly number[]) => Uint8Array.from(bytes)
