import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { captureFile } from '../support/contents'
import { findDialog, findToast, renderApp } from '../support/render-app'
import { storedFilters, storeFilters } from '../support/saved-filters'

type App = ReturnType<typeof renderApp>

/** Renders a page without data, and chooses an entry of the user's menu. */
async function chooseTool(app: App, name: string) {
  await app.user.click(await screen.findByRole('button', { name: /^Ada O/ }))
  await app.user.click(await screen.findByRole('menuitem', { name }))
}

async function importText(app: App, text: string) {
  await chooseTool(app, 'Import saved filters…')
  const dialog = await findDialog('Import saved filters')
  const file = new File([text], 'filters.json', { type: 'application/json' })
  await app.user.upload(within(dialog).getByLabelText('Saved filters'), file)
  return dialog
}

const saved = [
  { list: 'order', name: 'Paid', search: { status: 'paid' }, hidden: ['driver'], usedAt: 7 },
  { list: 'user', name: 'All', search: {}, hidden: [], usedAt: 0 },
]
const lines = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('status')
    .flatMap(({ children }) => [...children].map((line) => line.textContent))

test('an exported file has the saved filters, and an import of it restores them', async () => {
  storeFilters(saved)
  const app = renderApp('/nowhere')
  const readFile = captureFile()
  await chooseTool(app, 'Export saved filters')
  const [text = ''] = await readFile()
  expect(JSON.parse(text)).toEqual({
    savedFilters: saved.map(({ list, name, search, hidden }) => ({ list, name, search, hidden })),
  })

  storeFilters([])
  const dialog = await importText(app, text)
  await waitFor(() => expect(lines(dialog)).toEqual(['2 added']))
  expect(storedFilters()).toEqual(saved.map((filter) => ({ ...filter, usedAt: 0 })))
})

test('an export without saved filters says so', async () => {
  const app = renderApp('/nowhere')
  await chooseTool(app, 'Export saved filters')
  expect(await findToast('You have no saved filters to export')).toBeVisible()
})

test('an import adds what is new, and says how many were left out and why', async () => {
  storeFilters([
    ...saved,
    ...Array.from({ length: 29 }, (_, index) => ({ list: 'payout', name: `Number ${index}` })),
  ])
  const app = renderApp('/nowhere')
  const entry = (list: string, name: string, search: object = {}) => ({
    list,
    name,
    search,
    hidden: [],
  })
  const savedFilters = [
    entry('order', ' paid ', { status: 'ready' }),
    entry('order', 'New', { status: 'ready', dialog: 'export', page: '4', period: 'never' }),
    entry('order', 'New'),
    entry('payout', 'The last one'),
    entry('payout', 'One too many'),
    entry('spaceship', 'A'),
    entry('order', ''),
    entry('order', 'x'.repeat(41)),
    { ...entry('order', 'Wrong'), search: [1] },
    null,
  ]
  const dialog = await importText(app, `\uFEFF${JSON.stringify({ savedFilters })}`)
  await waitFor(() =>
    expect(lines(dialog)).toEqual([
      '2 added',
      '2 left out: with a name that you already have in that list',
      '1 left out: above the limit of 30 for each list',
      '1 left out: of a list that this console does not have',
      '4 left out: without a valid name, list or filters',
    ]),
  )
  expect(storedFilters()).toHaveLength(33)
  expect(storedFilters().slice(-2)).toEqual([
    { list: 'order', name: 'New', search: { status: 'ready' }, hidden: [], usedAt: 0 },
    { list: 'payout', name: 'The last one', search: {}, hidden: [], usedAt: 0 },
  ])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test.each([
    ['text', 'Code,Amount\nABC,1'],
    ['JSON of something else', '{"vouchers":[]}'],
    ['an empty file', ''],
  ])('a file with %s is refused, and changes nothing', async (_what, text) => {
    storeFilters(saved)
    const app = renderApp('/nowhere')
    const dialog = await importText(app, text)
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'This is not a file of saved filters.',
    )
    expect(lines(dialog)).toEqual([])
    expect(storedFilters()).toEqual(saved)
  })
})
