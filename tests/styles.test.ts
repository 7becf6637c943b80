import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

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

/** Relative luminance (WCAG 2.2), computed in linear sRGB. */
function luminance({ l, c, h }: ReturnType<typeof colorOf>) {
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
  const [red = 0, green = 0, blue = 0] = linear.map((part) => Math.min(1, Math.max(0, part)))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string, theme: Theme) {
  const [a, b] = [luminance(colorOf(one, theme)), luminance(colorOf(other, theme))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

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
})
