import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { testedLists, type TestedList } from '../support/tested-modules'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { rowsOf } from './pages'

// 1280x720 at 125 percent.
const LAPTOP_AT_125 = { width: 1024, height: 576 }
const sizes = [
  { width: 1440, height: 900 },
  { width: 1366, height: 650 },
  { width: 1280, height: 720 },
  LAPTOP_AT_125,
]

const require = createRequire(import.meta.url)
/** What systems show as their own font. Arimo is Liberation Sans. */
const plainFonts = [
  {
    name: 'DejaVu Sans',
    file: require.resolve('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff2'),
  },
  {
    name: 'Liberation Sans',
    file: require.resolve('@fontsource/arimo/files/arimo-latin-400-normal.woff2'),
  },
  {
    name: 'Noto Sans',
    file: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'),
  },
]

/** A name of this many characters is never cut, except at 125 percent. */
const NAME = 30

// The images of some records.
test.use({ expectedMessages: /status of 404/ })

type Row = Record<string, unknown>

const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** The texts and numbers of a record by their path. */
function leaves(value: unknown, path = ''): [path: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((each) => leaves(each, path))
  if (!isObject(value)) return value === null ? [] : [[path, String(value)]]
  return Object.entries(value).flatMap(([key, each]) => leaves(each, `${path}.${key}`))
}

// A field with more values is a text, and one with fewer is a status or a type.
const MANY_VALUES = 12

/** The rows with the longest value of each field, and with each value of a status or a type. */
function longestRows(rows: readonly Row[]) {
  const byPath = new Map<string, Map<string, Row>>()
  for (const row of rows) {
    for (const [path, text] of leaves(row)) {
      const values = byPath.get(path) ?? new Map<string, Row>()
      byPath.set(path, values)
      if (!values.has(text)) values.set(text, row)
    }
  }
  const chosen = [...byPath.values()].flatMap((values) => {
    if (values.size <= MANY_VALUES) return Array.from(values.values())
    const byLength = Array.from(values).toSorted(([a], [b]) => b.length - a.length)
    return byLength.slice(0, 3).map(([, row]) => row)
  })
  return [...new Set(chosen)]
}

async function readList(page: Page, url: URL) {
  url.searchParams.set('limit', '100')
  const rows: Row[] = []
  for (let number = 1; ; number++) {
    url.searchParams.set('page', String(number))
    const token = await page.evaluate(() => localStorage.getItem('token'))
    const response = await page.request.get(url.href, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const body: unknown = await response.json()
    const data = isObject(body) && isObject(body['data']) ? body['data'] : {}
    const [key, some] = Object.entries(data).find(([, value]) => Array.isArray(value)) ?? []
    if (key === undefined || !Array.isArray(some)) throw new Error('The list has no rows.')
    rows.push(...some.filter(isObject))
    if (some.length < 100) return { data, key, rows }
  }
}

/** Opens a list whose backend has the longest rows only. */
async function openLongestRows(page: Page, { to, resource }: TestedList) {
  const isList = (url: URL) =>
    url.pathname === `/api${resource.path}` && url.searchParams.has('page')
  const firstRequest = page.waitForRequest((request) => isList(new URL(request.url())))
  await page.goto(to)
  const { data, key, rows } = await readList(page, new URL((await firstRequest).url()))
  const longest = longestRows(rows)
  await page.route(isList, (route) =>
    route.fulfill({ json: { data: { ...data, [key]: longest } } }),
  )
  await page.goto(`${to}?limit=100`)
  await expect(rowsOf(page)).toHaveCount(longest.length)
}

/** Runs in the page. Shows "Plain text font" as a system with this font. */
async function showPlainFont({ name, base64 }: { name: string; base64: string }) {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  document.fonts.add(await new FontFace(name, bytes.buffer).load())
  document.documentElement.dataset['plainText'] = 'true'
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:root[data-plain-text='true'] body { font-family: '${name}' }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/**
 * Runs in the page. The header and the text of each cell that is cut. Columns without a width have
 * names and other free text: of those, only what is cut although it is short.
 */
function findCut(shortest: number) {
  /** By how many pixels the content is larger than the element. */
  const excessOf = (element: Element) => {
    const { overflowX, display } = getComputedStyle(element)
    if (display === 'inline' || overflowX === 'visible' || !element.checkVisibility()) return 0
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    // Only for screen readers.
    if (clientWidth <= 1) return 0
    return Math.max(scrollWidth - clientWidth, scrollHeight - clientHeight)
  }
  const scroller = document.querySelector('[data-slot="table-scroller"]')
  const table = scroller?.querySelector('table')
  if (!scroller || !table) return ['no list']
  if (getComputedStyle(table).display !== 'table') return ['cards']
  const cut = new Map<string, number>()
  const check = (name: string, elements: readonly Element[]) => {
    const excess = Math.max(...elements.map(excessOf))
    if (excess > 1) cut.set(name, excess)
  }
  const sideways = scroller.scrollWidth - scroller.clientWidth
  if (sideways > 1) cut.set('the table', sideways)
  const columns = [...table.querySelectorAll('col')]
  const headers = [...table.querySelectorAll('thead th, thead td')]
  for (const header of headers) check(`header ${header.textContent}`, [header])
  for (const row of table.querySelectorAll('tbody tr')) {
    for (const [index, cell] of [...row.children].entries()) {
      const text = cell.textContent.trim()
      const hasWidth = columns[index]?.style.width || cell.querySelector('[data-slot="badge"]')
      if (!hasWidth && text.length > shortest) continue
      const texts = [...cell.querySelectorAll('*')].filter((each) => each.textContent)
      check(`${headers[index]?.textContent}: ${text}`, [cell, ...texts])
    }
  }
  return [...cut].map(([name, excess]) => `${name} (${excess} px)`)
}

/** Runs in the page. The columns in which the dots of statuses are not in one line. */
function findRaggedDots() {
  const lefts = new Map<number, Set<number>>()
  for (const badge of document.querySelectorAll('tbody [data-slot="badge"]')) {
    if (!badge.checkVisibility()) continue
    const cell = badge.closest('td')
    const { paddingLeft } = getComputedStyle(badge)
    const dot = Math.round(badge.getBoundingClientRect().left + Number.parseFloat(paddingLeft))
    const column = cell?.cellIndex ?? -1
    lefts.set(column, (lefts.get(column) ?? new Set()).add(dot))
  }
  return [...lefts.values()].flatMap((dots) => (dots.size > 1 ? [Array.from(dots)] : []))
}

/** Runs in the page. The rows that are whole between the header of the table and its footer. */
function countRowsInSight() {
  const top = document.querySelector('thead')?.getBoundingClientRect().bottom ?? 0
  const footer = document.querySelector('[data-slot="list-footer"]')
  const bottom = footer?.getBoundingClientRect().top ?? 0
  const boxes = [...document.querySelectorAll('tbody tr')].map((row) => row.getBoundingClientRect())
  return boxes.filter((box) => box.top >= top - 1 && box.bottom <= bottom + 1).length
}

async function expectWhole(page: Page, font: string) {
  for (const size of sizes) {
    await page.setViewportSize(size)
    const where = `${font} at ${size.width}x${size.height}`
    const cut = await page.evaluate(findCut, size === LAPTOP_AT_125 ? 0 : NAME)
    expect.soft(cut, where).toEqual([])
    expect.soft(await page.evaluate(findRaggedDots), `dots in ${where}`).toEqual([])
  }
}

for (const list of testedLists) {
  const tag = list.tags.map((each) => `@${each}`)
  test(
    `${list.name}: no value is cut in any window and font, and the dots of statuses are in one line`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize(LAPTOP_AT_125)
      await openSignedIn(page, list.to)
      await expect(rowsOf(page).first()).toBeVisible()
      const count = await rowsOf(page).count()
      expect.soft(await page.evaluate(countRowsInSight)).toBeGreaterThanOrEqual(Math.min(count, 8))
      await openLongestRows(page, list)
      await expectWhole(page, 'Boogaloo')
      for (const { name, file } of plainFonts) {
        await page.evaluate(showPlainFont, { name, base64: readFileSync(file, 'base64') })
        await expectWhole(page, name)
      }
    },
  )
}
