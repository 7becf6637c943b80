import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { capitalize } from '@/lib/format'
import { captureFile } from '../support/contents'
import { findDialog, findToast, renderApp } from '../support/render-app'
import { storedFilters, storeFilters } from '../support/saved-filters'
import { storedReplies, storeReplies } from '../support/saved-replies'
import { chooseInUserMenu } from '../support/user-menu'

type App = ReturnType<typeof renderApp>
type Noun = 'saved filters' | 'saved replies'

async function importText(app: App, noun: Noun, text: string) {
  await chooseInUserMenu(app, `Import ${noun}…`)
  const dialog = await findDialog(`Import ${noun}`)
  const file = new File([text], 'saved.json', { type: 'application/json' })
  await app.user.upload(within(dialog).getByLabelText(capitalize(noun)), file)
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
  await chooseInUserMenu(app, 'Export saved filters')
  const [text = ''] = await readFile()
  expect(JSON.parse(text)).toEqual({
    savedFilters: saved.map(({ list, name, search, hidden }) => ({ list, name, search, hidden })),
  })

  storeFilters([])
  const dialog = await importText(app, 'saved filters', text)
  await waitFor(() => expect(lines(dialog)).toEqual(['2 added']))
  expect(storedFilters()).toEqual(saved.map((filter) => ({ ...filter, usedAt: 0 })))
})

test('an exported file has the saved replies, and an import of it restores them', async () => {
  const replies = [
    { name: 'Late driver', text: 'Sorry, {first name}!\n\n{my name}', usedAt: 7 },
    { name: 'Ẹ káàbọ̀', text: '👍🏽 “Hello”', usedAt: 0 },
  ]
  storeReplies(replies)
  const app = renderApp('/nowhere')
  const readFile = captureFile()
  await chooseInUserMenu(app, 'Export saved replies')
  const [text = ''] = await readFile()
  expect(JSON.parse(text)).toEqual({
    savedReplies: replies.map((reply) => ({ name: reply.name, text: reply.text })),
  })

  storeReplies([])
  const dialog = await importText(app, 'saved replies', text)
  await waitFor(() => expect(lines(dialog)).toEqual(['2 added']))
  expect(storedReplies()).toEqual(
    replies.map(({ name, text: reply }) => ({ name, text: reply, usedAt: 0 })),
  )
})

test.each<Noun>(['saved filters', 'saved replies'])(
  'an export without %s says so',
  async (noun) => {
    const app = renderApp('/nowhere')
    await chooseInUserMenu(app, `Export ${noun}`)
    expect(await findToast(`You have no ${noun} to export`)).toBeVisible()
  },
)

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
  const dialog = await importText(app, 'saved filters', `\uFEFF${JSON.stringify({ savedFilters })}`)
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

test('an import of replies says how many were left out and why', async () => {
  storeReplies([
    { name: 'Late driver', text: 'Mine' },
    ...Array.from({ length: 97 }, (_, index) => ({ name: `Number ${index}`, text: 'Text' })),
  ])
  const app = renderApp('/nowhere')
  const text = 'Text'
  const hostile = '<script>alert(1)</script>'
  const savedReplies: unknown[] = [
    { name: ' LATE  driver ', text },
    { name: ` ${hostile}\u202E `, text: ` ${hostile}\u0000\n\u200B `, usedAt: 9e99, list: 'order' },
    { name: hostile, text },
    { name: `The last${'\u0301'.repeat(9000)} one`, text: `e${'\u0301'.repeat(9000)}` },
    { name: 'One too many', text },
    { name: '\u200B', text },
    { name: 'x'.repeat(41), text },
    { name: 'No text', text: ' \n ' },
    { name: 'Too long', text: 'x'.repeat(2001) },
    { name: 'Wrong', text: ['Text'] },
    { __proto__: null, constructor: 'Wrong' },
    [],
    null,
  ]
  const dialog = await importText(app, 'saved replies', JSON.stringify({ savedReplies }))
  await waitFor(() =>
    expect(lines(dialog)).toEqual([
      '2 added',
      '2 left out: with a name that you already have',
      '1 left out: above the limit of 100',
      '8 left out: without a valid name or text',
    ]),
  )
  expect(storedReplies()).toHaveLength(100)
  expect(storedReplies().slice(-2)).toEqual([
    { name: hostile, text: `${hostile}\u0000`, usedAt: 0 },
    {
      name: expect.stringMatching(/^The last\u0301+ one$/),
      text: expect.stringMatching(/^é\u0301{1,10}$/),
      usedAt: 0,
    },
  ])
  expect(storedReplies().at(-1)?.name.length).toBeLessThan(30)
})

describe('in the matrix', { tags: 'matrix' }, () => {
  describe.each<Noun>(['saved filters', 'saved replies'])('a file for %s', (noun) => {
    const [ownKey, otherKey] =
      noun === 'saved filters' ? ['savedFilters', 'savedReplies'] : ['savedReplies', 'savedFilters']
    test.each([
      ['text', 'Code,Amount\nABC,1'],
      ['JSON of something else', '{"vouchers":[]}'],
      ['the other saved ones', JSON.stringify({ [otherKey]: [] })],
      ['an object in place of the list', JSON.stringify({ [ownKey]: {} })],
      ['too much', JSON.stringify({ [ownKey]: ['x'.repeat(5_000_000)] })],
      ['nothing', ''],
    ])('that has %s is refused, and changes nothing', async (_what, text) => {
      storeFilters(saved)
      storeReplies([{ name: 'Late driver', text: 'Sorry' }])
      const app = renderApp('/nowhere')
      const dialog = await importText(app, noun, text)
      expect(await within(dialog).findByRole('alert')).toHaveTextContent(
        `This is not a file of ${noun}. Choose one that was made with “Export ${noun}”.`,
      )
      expect(lines(dialog)).toEqual([])
      expect(storedFilters()).toEqual(saved)
      expect(storedReplies()).toHaveLength(1)
    })
  })
})
