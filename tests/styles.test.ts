import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { orderStatus, orderArea } from '@/domain/order'
import type { AreaColor, AreaPattern } from '@/domain/status'
import { voucherStatus } from '@/domain/voucher'

const styles = readFileSync(path.resolve(import.meta.dirname, '../src/styles.css'), 'utf8')
const OKLCH = /oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g

type Theme = 'light' | 'dark'
const themes: readonly Theme[] = ['light', 'dark']

/** Lightness, chroma and hue of a color in styles.css. */
function colorOf(name: string, theme: Theme) {
  const [, value = ''] = new RegExp(`--color-${name}: ([^;]*);`).exec(styles) ?? []
  const colors = [...value.matchAll(OKLCH)].map((match) => match.slice(1).map(Number))
  const [l = Number.NaN, c = 0, h = 0] = (theme === 'dark' ? colors.at(-1) : colors[0]) ?? []
  return { l, c, h: (h * Math.PI) / 180 }
}

type Color = ReturnType<typeof colorOf>

function toLinear({ l, c, h }: Color) {
  const a = c * Math.cos(h)
  const b = c * Math.sin(h)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  return clamp(linear)
}

const clamp = (parts: readonly number[]) => parts.map((part) => Math.min(1, Math.max(0, part)))

/** Relative luminance (WCAG 2.2), computed in linear sRGB. */
function luminance(color: Color) {
  const [red = 0, green = 0, blue = 0] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: Theme) {
  const [a, b] = [luminance(colorOf(one, theme)), luminance(colorOf(other, theme))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** What remains of red, green and blue, in linear sRGB (Machado, Oliveira and Fernandes, 2009). */
const visions = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  'red-blind': [0.152, 1.053, -0.205, 0.115, 0.786, 0.099, -0.004, -0.048, 1.052],
  'green-blind': [0.367, 0.861, -0.228, 0.28, 0.673, 0.047, -0.012, 0.043, 0.969],
  'blue-blind': [1.256, -0.077, -0.179, -0.078, 0.931, 0.148, 0.005, 0.691, 0.304],
}

function product(matrix: readonly number[], vector: readonly number[]) {
  return [0, 3, 6].map((row) =>
    vector.reduce((sum, part, column) => sum + part * (matrix[row + column] ?? 0), 0),
  )
}

/** The distance of two colors in OKLab, as they are seen. */
function distance(one: Color, other: Color, vision: readonly number[]) {
  const toOklab = (color: Color) => {
    const seen = clamp(product(vision, toLinear(color)))
    const cones = product(
      [0.4122, 0.5363, 0.0514, 0.2119, 0.6807, 0.1074, 0.0883, 0.2817, 0.63],
      seen,
    )
    return product(
      [0.2105, 0.7936, -0.0041, 1.978, -2.4286, 0.4506, 0.0259, 0.7828, -0.8087],
      cones.map(Math.cbrt),
    )
  }
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))
}

interface Fill {
  label: string
  area: AreaColor
  pattern: AreaPattern
}

/** The pairs of statuses that a chart fills with the same pattern, with their colors. */
function pairsOf(known: readonly Fill[]) {
  return known.flatMap(({ label, area, pattern }, index) =>
    known
      .slice(index + 1)
      .filter((other) => other.pattern === pattern)
      .map((other) => ({ names: [label, other.label], colors: [area, other.area] as const })),
  )
}

/** The statuses that a chart shows. */
const charted = [
  orderStatus.names.map((label) => ({ label, ...orderArea(label) })),
  voucherStatus.names.map((label) => {
    const { color, pattern } = voucherStatus.describe(label)
    return { label, area: color, pattern }
  }),
]

describe.each(themes)('in the %s theme', (theme) => {
  test.each([
    ['ring', 'background', 3],
    ['ring', 'card', 3],
    ['ring', 'sidebar', 3],
    ['input', 'card', 3],
    ['danger', 'background', 4.5],
    ['danger', 'card', 4.5],
    ['danger', 'muted', 4.5],
    ['primary-foreground', 'destructive', 4.5],
    ['primary-foreground', 'primary', 4.5],
  ])('the contrast of %s on %s is at least %f', (color, ground, least) => {
    expect(contrast(color, ground, theme)).toBeGreaterThanOrEqual(least)
  })

  test.each([
    ['ring', 'brand'],
    ['ring', 'danger'],
    ['danger', 'brand'],
    ['destructive', 'primary'],
  ])('the hues of %s and %s differ by at least 20 degrees', (one, other) => {
    const apart = Math.abs(colorOf(one, theme).h - colorOf(other, theme).h)
    const hues = (Math.min(apart, 2 * Math.PI - apart) * 180) / Math.PI
    expect(hues).toBeGreaterThanOrEqual(20)
  })

  test('the statuses of a chart differ in pattern or color, also for colour-blind eyes, and from the card', () => {
    for (const { names, colors } of charted.flatMap(pairsOf)) {
      const [one, other] = colors.map((color) => colorOf(`area-${color}`, theme))
      if (!one || !other) throw new Error('Two colors are needed.')
      for (const [vision, matrix] of Object.entries(visions)) {
        expect(distance(one, other, matrix), `${names.join()}: ${vision}`).toBeGreaterThan(0.09)
      }
    }
    for (const { area } of charted.flat()) {
      expect(contrast(`area-${area}`, 'card', theme)).toBeGreaterThanOrEqual(3)
    }
  })
})

test('no two statuses of an order have the same color in a chart', () => {
  const areas = orderStatus.names.map((name) => orderArea(name).area)
  expect(new Set(areas).size).toBe(areas.length)
})

const folder = path.resolve(import.meta.dirname, '../src')
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join(folder, file), 'utf8'))

describe('The scale', () => {
  /** The distinct values of utility classes, such as "sm" of `text-sm`. */
  const valuesOf = (utility: RegExp) =>
    new Set(sources.flatMap((source) => [...source.matchAll(utility)].map(([, value]) => value)))

  test('text has four sizes', () => {
    const sizes = valuesOf(/\btext-(xs|sm|base|lg|\d?xl|\[[\d.]+\w+\])(?=[\s'"`])/g)
    expect(sizes).toEqual(new Set(['sm', 'base', 'lg', 'xl']))
  })

  test('gaps are those of a group or between groups, besides the parts of a control', () => {
    const gaps = valuesOf(/\bgap-(?:[xy]-)?([\w.]+)(?=[\s'"`])/g)
    expect(gaps).toEqual(new Set(['near', 'apart', '1', '0', 'px', '0.75']))
  })
})

/** The classes of all sources that match. */
const findClasses = (pattern: RegExp) => sources.flatMap((source) => source.match(pattern) ?? [])

describe('The speed of styles', () => {
  test('no class applies to children by a selector that browsers test on each element', () => {
    // Use `each:` and `later:` of styles.css.
    expect(findClasses(/(?<=[ '"`:])(\*:[a-z[]|divide-[xy])\S*/g)).toEqual([])
  })

  test('no element that is added restyles the whole page', () => {
    // Use `markPage`.
    expect(styles.match(/(html|:root)[^\s{,]*:has\(.*/g)).toBeNull()
    expect(findClasses(/(?<=[ '"`:])(not-)?in-\[:has\S*/g)).toEqual([])
  })
})
