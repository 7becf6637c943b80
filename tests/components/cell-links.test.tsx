import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { typedLink } from '@/components/fields/record-link'
import { renderApp } from '../support/render-app'
import { server } from '../support/server'
import { testedLists } from '../support/tested-modules'

const shown = { card: v.string(), isHidden: v.optional(v.literal(false)) }
const linkingField = v.variant('kind', [
  v.object({ ...shown, kind: v.literal('relation'), record: v.string() }),
  v.object({ ...shown, kind: v.literal('party') }),
])
const exportsSchema = v.record(v.string(), v.unknown())

const files = import.meta.glob('../../src/features/*/fields.ts', { eager: true })

/** The columns that a module shows by default and that name another record, and its kind. A party is a driver. */
function linksOf(folder: string) {
  const exported = v.parse(exportsSchema, files[`../../src/features/${folder}/fields.ts`])
  const fields = Object.entries(exported).find(([name]) => name.endsWith('Fields'))?.[1]
  return Object.entries(v.parse(exportsSchema, fields)).flatMap(([key, field], index) => {
    const { success, output } = v.safeParse(linkingField, field)
    // The link of the first column is that of its row.
    if (!success || index === 0) return []
    return [[key, output.kind === 'party' ? 'driver' : output.record] as const]
  })
}

const lists = testedLists
  .map(({ name, to, resource, tags }) => ({
    name,
    to,
    resource,
    tags,
    links: linksOf(to.slice(1)),
  }))
  .filter(({ links }) => links.length > 0)

test('most lists have columns that name another record', () => {
  expect(lists.length).toBeGreaterThan(9)
})

async function rowsOf(name: string) {
  const table = await screen.findByRole('table', { name, busy: false })
  return within(table).getAllByRole('row').slice(1)
}
async function firstRow(name: string) {
  const [row] = await rowsOf(name)
  if (!row) throw new Error(`${name} has no rows.`)
  return row
}

for (const {
  name,
  to,
  resource: { path, keys },
  links,
  tags,
} of lists) {
  /** Serves a row with these records, and one whose records have no id. */
  function serveRows() {
    const relations = (id?: string) =>
      Object.fromEntries(
        links.map(([key]) => [key, { id: id && `${key}-1`, name: `A ${key}`, type: 'driver' }]),
      )
    const rows = [
      { id: 'row-1', ...relations('1') },
      { id: 'row-2', ...relations() },
    ]
    server.use(
      http.get(`*/api${path}`, () => HttpResponse.json({ [keys[1]]: rows, pagination: {} })),
    )
  }

  test(`${name}: links each record that a row names`, { tags }, async () => {
    const { router } = renderApp(to, { vouchers: 0 })
    serveRows()
    const [row, nameless] = (await rowsOf(name)).map((element) =>
      within(element)
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href') ?? ''),
    )
    const hrefsOfRecords = new Set(
      links.map(([key, kind]) => {
        const link = typedLink(kind, { id: `${key}-1`, name: `A ${key}` })
        return link && router.buildLocation(link).href
      }),
    )
    expect(row).toEqual(expect.arrayContaining([...hrefsOfRecords]))
    expect(nameless?.filter((href) => hrefsOfRecords.has(href))).toEqual([])
  })
}

test('a click on the name of a record opens it, and a click beside it opens the row', async () => {
  const { user, address, router, db } = renderApp('/orders', { vouchers: 0 })
  const [order] = db.orders.list({}).rows
  const opened = async (text: string) => {
    const row = within(await firstRow('Orders'))
    await user.click(row.getByText(text))
    await waitFor(() => expect(address()).not.toBe('/orders'))
    const url = address()
    router.history.back()
    await waitFor(() => expect(address()).toBe('/orders'))
    return url
  }
  const restaurant = order?.restaurant?.[0]
  expect(await opened(restaurant?.name ?? '')).toBe(`/restaurant/${restaurant?.id}`)
  const name = within(await firstRow('Orders')).getByText(restaurant?.name ?? '')
  const beside = name.closest('td')
  if (!beside) throw new Error('The name is in no cell.')
  await user.click(beside)
  await waitFor(() => expect(address()).toBe(`/orders/${order?.id}`))
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['the middle button', '[MouseMiddle]'],
    ['Ctrl', '{Control>}'],
  ])('%s opens the record under the pointer in a new tab', async (_name, keys) => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    const { user, address } = renderApp('/orders', { vouchers: 0 })
    const orders = [{ id: 'ord-1', restaurant: [{ id: 'res-1', name: 'Buka Republic' }] }]
    server.use(http.get('*/api/crm/order', () => HttpResponse.json({ orders, pagination: {} })))
    const link = within(await firstRow('Orders')).getByRole('link', { name: 'Buka Republic' })
    // The browser opens a link itself.
    const followed: string[] = []
    const note = (event: Event) => {
      if (event.defaultPrevented || !(event.target instanceof Element)) return
      followed.push(event.target.closest('a')?.getAttribute('href') ?? 'none')
      event.preventDefault()
    }
    window.addEventListener('click', note)
    window.addEventListener('auxclick', note)
    const press = async (target: Element) => {
      if (keys === '[MouseMiddle]') await user.pointer({ keys, target })
      else {
        await user.keyboard(keys)
        await user.click(target)
        await user.keyboard('{/Control}')
      }
    }
    await press(within(link).getByText('Buka Republic'))
    expect(followed).toEqual(['/restaurant/res-1'])
    expect(open).not.toHaveBeenCalled()
    const beside = link.closest('td')
    if (!beside) throw new Error('The link is in no cell.')
    await press(beside)
    window.removeEventListener('click', note)
    window.removeEventListener('auxclick', note)
    expect(open.mock.calls).toEqual([
      [expect.stringMatching(/\/orders\/ord-1$/), '_blank', 'noopener'],
    ])
    expect(address()).toBe('/orders')
  })
})
