import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import type { Db } from '../../src/mock-api/db'
import type { StoredPaper } from '../../src/mock-api/seed/types'
import { findDialog, renderApp, sentence } from '../support/render-app'
import { serveWithout } from '../support/server'

const ID = 'drv-055'
const LICENCE = "Driver's licence"

interface Options {
  permissions?: readonly string[]
  status?: string
}

/** Opens the page of a driver with these papers. */
async function openDriver(documents: readonly StoredPaper[], options: Options = {}) {
  const { status = 'pending', ...rest } = options
  const app = renderApp('/nowhere', { vouchers: 0, ...rest })
  app.db.drivers.patch(ID, { documents, status })
  await app.router.navigate({ href: `/driver/${ID}` })
  const panel = await screen.findByRole('region', { name: 'Papers', busy: false })
  return { ...app, panel, papers: within(panel) }
}

const imageOf = (name: string) => screen.getByRole<HTMLImageElement>('img', { name })

async function openImage(paper: Partial<StoredPaper> = {}) {
  const app = await openDriver([
    {
      type: LICENCE,
      status: 'approved',
      url: '/api/images/paper-licence-55.svg',
      ...paper,
    },
  ])
  const view = app.papers.getByRole('button', { name: `View ${LICENCE}` })
  await app.user.click(view)
  const dialog = within(await findDialog(LICENCE))
  const { firstName, lastName } = app.db.drivers.find(ID) ?? {}
  return { ...app, view, dialog, owner: `${firstName} ${lastName}` }
}

describe('the image of a paper', () => {
  test('opens in a dialog, and is zoomed with buttons and keys', async () => {
    const { user, view, dialog } = await openImage()
    const image = imageOf(LICENCE)
    expect(image).toHaveAttribute('src', '/api/images/paper-licence-55.svg')
    const scroller = dialog.getByRole('group', { name: `Image of ${LICENCE}` })
    expect(scroller).toHaveFocus()
    const sizeIs = (size: string) => expect(image.parentElement?.style.width).toBe(size)
    sizeIs('100%')
    await user.click(dialog.getByRole('button', { name: 'Zoom in' }))
    sizeIs('150%')
    expect(dialog.getByText('1.5×')).toBeVisible()
    await user.keyboard('+=')
    sizeIs('300%')
    await user.keyboard('-')
    sizeIs('200%')
    await user.click(dialog.getByRole('button', { name: 'Zoom out' }))
    sizeIs('150%')
    // The browser zooms the page with Ctrl.
    await user.keyboard('{Control>}+{/Control}')
    sizeIs('150%')
    await user.click(dialog.getByRole('button', { name: 'Fit' }))
    sizeIs('100%')
    await user.keyboard('-')
    sizeIs('100%')
    await user.keyboard('++++++++')
    sizeIs('600%')
    expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true')
    await user.keyboard('0')
    sizeIs('100%')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(view).toHaveFocus())
  })

  test('is asked for without the address of the page, and says whose paper it is', async () => {
    const { owner } = await openImage({ expiresAt: '2028-04-10' })
    expect(imageOf(LICENCE)).toHaveAttribute('referrerpolicy', 'no-referrer')
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(`${owner} · Expires 10 Apr 2028`)
  })

  test('of a paper without an expiry has the name alone', async () => {
    const { owner } = await openImage()
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription(owner)
  })

  test('Tab reaches the zoom before "Close", which stands to its right', async () => {
    const { user, dialog } = await openImage()
    for (const name of ['Zoom out', 'Zoom in', 'Fit']) {
      await user.tab()
      expect(dialog.getByRole('button', { name })).toHaveFocus()
    }
    await user.tab()
    expect(dialog.getAllByRole('button', { name: 'Close' })[0]).toHaveFocus()
  })

  test('says that it loads, that it could not be loaded, and loads again', async () => {
    const { user, dialog } = await openImage()
    expect(dialog.getByText('Loading the image')).toBeInTheDocument()
    const failed = imageOf(LICENCE)
    fireEvent.error(failed)
    expect(dialog.getByRole('alert')).toHaveTextContent('The image could not be loaded.')
    expect(dialog.queryByRole('button', { name: 'Zoom in' })).not.toBeInTheDocument()
    const link = dialog.getByRole('link', { name: 'Open in a new tab' })
    expect(link).toHaveAttribute('rel', 'noreferrer noopener')
    await user.click(dialog.getByRole('button', { name: 'Try again' }))
    expect(dialog.getByRole('group', { name: `Image of ${LICENCE}` })).toHaveFocus()
    // Another element, so that the browser asks again.
    expect(imageOf(LICENCE)).not.toBe(failed)
    fireEvent.load(imageOf(LICENCE))
    expect(dialog.queryByText('Loading the image')).not.toBeInTheDocument()
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument()
  })
})

test('the images of an applicant are shown on the page, those of others only when asked for', async () => {
  const documents = [{ type: LICENCE, status: 'pending', url: '/api/images/a.jpg' }]
  const { papers, db, router } = await openDriver(documents)
  const image = papers.getByRole('img', { name: LICENCE })
  expect(image).toHaveAttribute('src', '/api/images/a.jpg')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  db.drivers.patch(ID, { status: 'active' })
  await act(() => router.options.context.queryClient.invalidateQueries())
  await waitFor(() => expect(screen.queryByRole('img', { name: LICENCE })).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: `View ${LICENCE}` })).toBeVisible()
})

test.each([
  ['a PDF', { url: '/api/images/paper-vehicle-1.pdf' }, 'Open PDF: Vehicle papers, in a new tab'],
  [
    'a PDF by its media type',
    { url: '/api/images/1', mediaType: 'application/pdf' },
    'Open PDF: Vehicle papers, in a new tab',
  ],
  [
    'an image that most browsers cannot show',
    { url: '/api/images/1', mediaType: 'image/heic' },
    'Open file: Vehicle papers, in a new tab',
  ],
  ['another file', { url: '/api/images/1.docx' }, 'Open file: Vehicle papers, in a new tab'],
  ['a file without an extension', { url: 'images/1' }, 'Open file: Vehicle papers, in a new tab'],
])('%s opens in a new tab, without the address of the page', async (_kind, file, name) => {
  const { papers } = await openDriver([{ type: 'Vehicle papers', status: 'pending', ...file }])
  const link = papers.getByRole('link', { name })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noreferrer noopener')
  expect(link).toHaveAttribute('href', file.url.startsWith('/') ? file.url : `/${file.url}`)
})

test.each([
  [
    'https://files.example.com/a.jpg',
    'the file is on files.example.com, not on a server of this console.',
  ],
  [
    '//files.example.com/a.jpg',
    'the file is on files.example.com, not on a server of this console.',
  ],
  [`/api/images/${'a'.repeat(2000)}.jpg`, 'the address of the file is not valid.'],
  ['javascript:alert(1)', 'the address of the file is not valid.'],
  ['data:image/png;base64,AAAA', 'the address of the file is not valid.'],
  ['blob:http://localhost:3000/1', 'the address of the file is not valid.'],
  ['http://ada@localhost:3000/a.jpg', 'the address of the file is not valid.'],
])('the file at %s is not opened, and the page says why', async (url, reason) => {
  const { papers } = await openDriver([{ type: LICENCE, status: 'approved', url }])
  expect(papers.getByText(sentence(`Not opened: ${reason}`))).toBeVisible()
  expect(papers.queryByRole('link')).not.toBeInTheDocument()
  expect(papers.queryByRole('button')).not.toBeInTheDocument()
})

test('without the permission, the state of the papers is shown and no file', async () => {
  const { papers } = await openDriver(
    [
      { type: LICENCE, status: 'approved', url: '/api/images/a.jpg', expiresAt: '2028-04-10' },
      { type: 'Insurance', status: 'pending', url: 'https://files.example.com/a.jpg' },
    ],
    { permissions: ['drivers.view', 'drivers.approve'] },
  )
  expect(papers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `${LICENCE}ApprovedExpires 10 Apr 2028`,
    'InsurancePending',
  ])
  expect(papers.queryByRole('button')).not.toBeInTheDocument()
})

test('an approved paper that has expired has no other status, and the heading of an applicant says so', async () => {
  const expired = { type: LICENCE, status: 'approved', expiresAt: '2020-04-10' }
  const { papers, db, router } = await openDriver([expired])
  expect(papers.getByRole('listitem')).toHaveTextContent(`${LICENCE}Expired10 Apr 2020`)
  expect(papers.queryByText('Approved')).not.toBeInTheDocument()
  expect(screen.getByText('1 paper has expired')).toBeVisible()
  db.drivers.patch(ID, { status: 'active' })
  await act(() => router.options.context.queryClient.invalidateQueries())
  await waitFor(() => expect(screen.queryByText('1 paper has expired')).not.toBeInTheDocument())
})

test('papers with missing and invalid values are shown as far as they go', async () => {
  const { papers } = await openDriver([
    { status: 'approved', url: ' ', mediaType: '', expiresAt: '31/12/2027' },
    { type: 'x'.repeat(300), status: 'in_review', url: '/api/images/a.png' },
  ])
  expect(papers.getByText('Paper')).toBeVisible()
  expect(papers.getAllByRole('button')).toHaveLength(1)
  expect(papers.getByText('In review')).toBeVisible()
})

const panels = () =>
  screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

describe("an applicant's papers come first, and empty lists are left out", () => {
  interface Applicant {
    path: string
    id: string
    collection: (db: Db) => { patch: (id: string, change: { status: string }) => unknown }
    approved: string
    pending: string[]
    active: string[]
  }
  const applicants: readonly Applicant[] = [
    {
      path: 'driver',
      id: 'drv-055',
      collection: (db) => db.drivers,
      approved: 'active',
      pending: ['Papers', 'Driver', 'Bank account', 'Notes', 'History'],
      active: [
        'Driver',
        'Papers',
        'Bank account',
        'Latest orders',
        'Notes',
        'History',
        'Latest payouts',
      ],
    },
    {
      path: 'vendors',
      id: 'ven-022',
      collection: (db) => db.vendors,
      approved: 'active',
      pending: ['Papers', 'Vendor', 'Bank account', 'Restaurants', 'Notes', 'History'],
      active: [
        'Vendor',
        'Papers',
        'Bank account',
        'Restaurants',
        'Notes',
        'History',
        'Latest payouts',
      ],
    },
    {
      path: 'logistics',
      id: 'log-007',
      collection: (db) => db.logistics,
      approved: 'active',
      pending: ['Papers', 'Company', 'Bank account', 'Notes', 'History'],
      active: [
        'Company',
        'Papers',
        'Bank account',
        'Drivers',
        'Notes',
        'History',
        'Latest payouts',
      ],
    },
    {
      path: 'restaurant',
      id: 'res-039',
      collection: (db) => db.restaurants,
      approved: 'open',
      pending: ['Papers', 'Restaurant', 'Opening hours', 'Notes', 'History', 'Dishes'],
      active: [
        'Restaurant',
        'Papers',
        'Opening hours',
        'Latest orders',
        'Notes',
        'History',
        'Dishes',
      ],
    },
  ]
  test.each(applicants)('$path', async ({ path, id, collection, approved, pending, active }) => {
    const app = renderApp(`/${path}/${id}`, { vouchers: 0 })
    await screen.findByRole('region', { name: 'Papers', busy: false })
    await screen.findByRole('heading', { name: 'Notes' })
    expect(panels()).toEqual(pending)
    collection(app.db).patch(id, { status: approved })
    await act(() => app.router.options.context.queryClient.invalidateQueries())
    await waitFor(() => expect(panels()).toEqual(active))
  })

  test('a backend without papers of vendors has no panel for them', async () => {
    const app = renderApp('/nowhere', { vouchers: 0 })
    serveWithout(app.db, '*/api/crm/vendor/ven-022', 'documents')
    await app.router.navigate({ href: '/vendors/ven-022' })
    await screen.findByRole('region', { name: 'Bank account', busy: false })
    expect(screen.queryByRole('region', { name: 'Papers' })).not.toBeInTheDocument()
  })
})

test('the mock API serves images, a PDF and a text, in which no script can run', async () => {
  renderApp('/nowhere', { vouchers: 0 })
  const serve = async (name: string) => {
    const { headers } = await fetch(`http://localhost:3000/api/images/${name}`)
    return [headers.get('Content-Type'), headers.get('Content-Security-Policy')]
  }
  expect(await serve('paper-licence-55.svg')).toEqual(['image/svg+xml', 'sandbox'])
  expect(await serve('paper-guarantor-1')).toEqual(['image/svg+xml', 'sandbox'])
  expect(await serve('paper-licence-56.txt')).toEqual(['text/plain', 'sandbox'])
  expect(await serve('paper-vehicle-1.pdf')).toEqual(['application/pdf', null])
})
