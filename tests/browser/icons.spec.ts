import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { joinShapes, readShapes } from '../../src/build/icons/one-path-icons.ts'
import { expect, test } from './fixtures'

const lucide = path.dirname(createRequire(import.meta.url).resolve('lucide-react/package.json'))
const folder = path.join(lucide, 'dist/esm/icons')

/** Both drawings of an icon, as the content of an `svg` element. Null if it cannot be one path. */
async function readDrawings(name: string) {
  const shapes = await readShapes(path.join(folder, name))
  const d = shapes && joinShapes(shapes)
  if (d === null) return null
  const elements = shapes?.map(({ tag, ...attributes }) => {
    const given = Object.entries(attributes).map(([key, value]) => `${key}="${value}"`)
    return `<${tag} ${given.join(' ')}/>`
  })
  return { name, shapes: elements?.join('') ?? '', path: `<path d="${d}"/>` }
}

test(
  'an icon of one path looks like that of several shapes',
  { tag: '@matrix' },
  async ({ page }) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.mjs'))
    const drawings = (await Promise.all(names.map(readDrawings))).filter((icon) => icon !== null)
    expect(drawings.length).toBeGreaterThan(1500)
    const different = await page.evaluate(async (icons) => {
      const SIZE = 24
      const COLUMNS = 50
      const width = SIZE * COLUMNS
      const height = SIZE * Math.ceil(icons.length / COLUMNS)
      /** The opacity of each pixel. */
      async function draw(contents: readonly string[]) {
        const placed = contents.map(
          (content, at) =>
            `<g transform="translate(${SIZE * (at % COLUMNS)} ${SIZE * Math.floor(at / COLUMNS)})">${content}</g>`,
        )
        const image = new Image()
        image.src = `data:image/svg+xml,${encodeURIComponent(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="black" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${placed.join('')}</svg>`,
        )}`
        await image.decode()
        const context = Object.assign(document.createElement('canvas'), {
          width,
          height,
        }).getContext('2d')
        context?.drawImage(image, 0, 0)
        const { data = [] } = context?.getImageData(0, 0, width, height) ?? {}
        return data.filter((_, at) => at % 4 === 3)
      }
      const shapes = await draw(icons.map((icon) => icon.shapes))
      const joined = await draw(icons.map((icon) => icon.path))
      const found: Record<string, number> = {}
      shapes.forEach((opacity, at) => {
        if (Math.abs(opacity - (joined[at] ?? 0)) < 100) return
        const row = Math.floor(at / width / SIZE)
        const name = icons[row * COLUMNS + Math.floor((at % width) / SIZE)]?.name ?? ''
        found[name] = (found[name] ?? 0) + 1
      })
      return {
        // Where shapes cross, half transparent pixels add up differently.
        found: Object.entries(found).filter(([, count]) => count > 8),
        drawn: shapes.filter((opacity) => opacity > 200).length,
      }
    }, drawings)
    expect(different.found).toEqual([])
    expect(different.drawn).toBeGreaterThan(100_000)
  },
)
