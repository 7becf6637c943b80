import { formatCount } from '../format.ts'
import { identify, readHeader, type ImageType } from './read-header.ts'

const MB = 1024 * 1024
export const MAX_MEGABYTES = 10
export const MAX_IMAGE_BYTES = MAX_MEGABYTES * MB
/** A decoded pixel takes four bytes, however small the file is. */
const MAX_MEGAPIXELS = 50

const DAMAGED = 'This image is damaged or incomplete. Choose another one.'

export type Checked = { type: ImageType; problem?: never } | { problem: string; type?: never }

const megapixels = (pixels: number) => Math.ceil(pixels / 100_000) / 10

/** Why an image of this size is refused, or undefined. */
export function sizeProblem(bytes: number) {
  if (bytes === 0) return 'This file is empty. Choose another one.'
  if (bytes <= MAX_IMAGE_BYTES) return undefined
  const size = formatCount(Math.ceil((10 * bytes) / MB) / 10)
  return `This file has ${size} MB. Choose an image of at most ${MAX_MEGABYTES} MB.`
}

/** The type of an image, or why it is refused. Reads only the header of the file. */
export function checkImage(bytes: Uint8Array): Checked {
  const found = identify(bytes)
  if (!('type' in found)) {
    const { format } = found
    if (format === null) return { problem: 'This file is not a JPEG, PNG or WebP image.' }
    return { problem: `This is a file of the type ${format}. Save it as JPEG first.` }
  }
  const { type } = found
  const header = readHeader(type, bytes)
  if (header === null || header.width * header.height === 0) return { problem: DAMAGED }
  const { width, height, isAnimated, isComplete } = header
  const pixels = width * height
  if (pixels > MAX_MEGAPIXELS * 1_000_000) {
    return {
      problem: `This image has ${formatCount(megapixels(pixels))} megapixels (${formatCount(width)} × ${formatCount(height)}). Choose one of at most ${MAX_MEGAPIXELS}.`,
    }
  }
  if (isAnimated) return { problem: 'This image is animated. Choose one that does not move.' }
  return isComplete ? { type } : { problem: DAMAGED }
}

/** The message can be shown to the user. */
export class ImageError extends Error {
  override name = 'ImageError'
}

export const damagedImage = () => new ImageError(DAMAGED)
