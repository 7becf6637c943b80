import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkImage, MAX_IMAGE_BYTES, sizeProblem } from '@/lib/images/check-image'
import { readHeader } from '@/lib/images/read-header'
import { forEach } from '../fuzz/malformed-texts'
import { bytesOf, jpeg, otherFiles, png, webp } from '../support/image-files'

const size = { width: 4032, height: 3024 }

const images = [
  ['a baseline JPEG', 'image/jpeg', jpeg(size, 0xc0)],
  ['a progressive JPEG', 'image/jpeg', jpeg(size)],
  ['a PNG', 'image/png', png(size)],
  ['a lossy WebP', 'image/webp', webp.lossy(size)],
  ['a lossless WebP', 'image/webp', webp.lossless(size)],
  ['an extended WebP', 'image/webp', webp.extended(size)],
] as const

const problemOf = (bytes: readonly number[]) => checkImage(bytesOf(bytes)).problem

const DAMAGED = 'This image is damaged or incomplete. Choose another one.'

describe('an image', () => {
  test.each(images)('%s is recognized by its bytes, with its size', (_name, type, bytes) => {
    expect(checkImage(bytesOf(bytes))).toEqual({ type })
    expect(readHeader(type, bytesOf(bytes))).toEqual({
      ...size,
      isAnimated: false,
      isComplete: true,
    })
  })

  test.each(images)('%s that was cut off anywhere is refused', (_name, _type, bytes) => {
    const kept = [12, 20, 29, 33, bytes.length - 1].filter((length) => length < bytes.length)
    for (const length of kept) {
      expect(problemOf(bytes.slice(0, length)), `${length} bytes`).toBe(DAMAGED)
    }
  })

  test('an image without a pixel is refused', () => {
    expect(problemOf(png({ width: 0, height: 10 }))).toBe(DAMAGED)
    expect(problemOf(jpeg({ width: 10, height: 0 }))).toBe(DAMAGED)
  })

  test('an image of more than 50 megapixels is refused before it is decoded, however small its file is', () => {
    expect(problemOf(png({ width: 10_000, height: 5000 }))).toBeUndefined()
    expect(problemOf(png({ width: 12_000, height: 9000 }))).toBe(
      'This image has 108 megapixels (12,000 × 9,000). Choose one of at most 50.',
    )
    expect(problemOf(png({ width: 0xff_ff_ff_ff, height: 0xff_ff_ff_ff }))).toContain('megapixels')
    expect(problemOf(png({ width: 10_001, height: 5000 }))).toContain('50.1 megapixels')
    expect(problemOf(jpeg({ width: 65_535, height: 65_535 }))).toContain('megapixels')
    expect(problemOf(webp.extended({ width: 16_000, height: 16_000 }))).toContain('megapixels')
  })

  test('an animated image is refused', () => {
    const animated = 'This image is animated. Choose one that does not move.'
    expect(problemOf(png(size, 'acTL'))).toBe(animated)
    expect(problemOf(webp.extended(size, 0b10))).toBe(animated)
    // The flag beside it is for a transparent image.
    expect(problemOf(webp.extended(size, 0b1_0000))).toBeUndefined()
  })
})

test.each(Object.entries(otherFiles))('a file of the type %s is named', (format, bytes) => {
  expect(problemOf(bytes)).toBe(`This is a file of the type ${format}. Save it as JPEG first.`)
})

test('any other file is not an image', () => {
  const text = 'This file is not a JPEG, PNG or WebP image.'
  expect(problemOf([])).toBe(text)
  expect(problemOf([...new TextEncoder().encode('%PDF-1.7')])).toBe(text)
})

test('a file that is empty or has more than 10 MB is refused before it is read', () => {
  expect(sizeProblem(0)).toBe('This file is empty. Choose another one.')
  expect(sizeProblem(MAX_IMAGE_BYTES)).toBeUndefined()
  expect(sizeProblem(MAX_IMAGE_BYTES + 1)).toBe(
    'This file has 10.1 MB. Choose an image of at most 10 MB.',
  )
})

test('bytes of any kind behind the first ones of an image are read without an error', () => {
  const starts = images.map(([, , bytes]) => bytes)
  const hostile = fc.tuple(fc.constantFrom(...starts), fc.nat(40), fc.uint8Array({ maxLength: 80 }))
  forEach(hostile, 2000, ([start, kept, others]) => {
    const { type, problem } = checkImage(bytesOf([...start.slice(0, kept), ...others]))
    expect(type ?? problem).toBeTypeOf('string')
  })
})
