import path from 'node:path'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import type { Plugin } from 'vite'

/*
 * In the build, an icon of lucide-react is an `svg` with one `path`, instead of one element per
 * shape. A list has more than a hundred of these elements, which cost time in React, styles and
 * layout. The gain is in tests/bench/README.md.
 */

const number = v.pipe(v.string(), v.toNumber())

/** Strict: an attribute such as `fill` is more than an outline. */
const element = <TTag extends string, TEntries extends v.ObjectEntries>(
  tag: TTag,
  entries: TEntries,
) => v.strictObject({ ...entries, tag: v.literal(tag), key: v.string() })

/** From a shape of an icon to path data. */
const shape = v.union([
  v.pipe(
    element('path', { d: v.string() }),
    // After another shape, a relative start would not be relative to the origin.
    v.transform(({ d }) => (d.startsWith('m') ? `M0 0${d}` : d)),
  ),
  v.pipe(
    element('circle', {
      cx: number,
      cy: number,
      r: number,
      // Within the stroke: a dot.
      fill: v.optional(v.literal('currentColor')),
    }),
    v.check(({ r, fill }) => !fill || r <= 1),
    v.transform(
      ({ cx, cy, r }) => `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
    ),
  ),
  v.pipe(
    element('line', { x1: number, y1: number, x2: number, y2: number }),
    v.transform(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`),
  ),
  v.pipe(
    element('polyline', { points: v.string() }),
    v.transform(({ points }) => `M${points}`),
  ),
  v.pipe(
    element('rect', {
      x: number,
      y: number,
      width: number,
      height: number,
      rx: v.optional(number, '0'),
      ry: v.optional(number, '0'),
    }),
    v.transform(({ x, y, width, height, rx, ry }) => {
      const r = rx || ry
      const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
      return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}z`
    }),
  ),
])

const iconModule = v.pipe(
  v.object({
    __iconData: v.object({
      node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
    }),
  }),
  v.transform(({ __iconData: { node } }) =>
    node.map(([tag, attributes]) => ({ tag, ...attributes })),
  ),
)

/** The shapes of an icon of lucide-react: the tag and the attributes of each. */
export async function readShapes(file: string) {
  const icon: unknown = await import(pathToFileURL(file).href)
  const { success, output } = v.safeParse(iconModule, icon)
  return success ? output : null
}

/** The path data of all shapes. Null if one of them is more than an outline. */
export function joinShapes(shapes: readonly object[]) {
  const paths = shapes.map((attributes) => v.safeParse(shape, attributes))
  return paths.every(({ success }) => success) ? paths.map(({ output }) => output).join('') : null
}

export function onePathIcons(): Plugin {
  return {
    name: 'one-path-icons',
    apply: 'build',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      async handler(id) {
        const shapes = await readShapes(id)
        const d = shapes && joinShapes(shapes)
        if (d === null) return null
        const file = path.join(import.meta.dirname, 'create-icon.tsx')
        return `import { createIcon } from ${JSON.stringify(file)}
export default createIcon(${JSON.stringify(d)})`
      },
    },
  }
}
