import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { faqStatus } from '@/features/faq/resource'
import { cellsOf } from '../../support/contents'
import {
  chooseAction,
  fill,
  findDialog,
  findToast,
  renderApp,
  sentence,
} from '../../support/render-app'
import { server } from '../../support/server'
import { statusTexts } from '../../support/statuses'

/** Renders the app with two questions for customers and one for drivers. */
function renderFaq(address = '/faq') {
  const app = renderApp(address, { vouchers: 0 })
  const kept = new Set(['faq-001', 'faq-005', 'faq-023'])
  for (const { id } of app.db.faqs.all()) if (!kept.has(id)) app.db.faqs.remove(id)
  app.db.faqs.patch('faq-001', { answer: 'Enter it.', updatedAt: '2026-01-05T09:00:00Z' })
  app.db.faqs.patch('faq-005', { answer: 'At once.', updatedAt: null })
  return app
}

const questions = async () =>
  (await screen.findAllByRole('link', { name: /\?$/ })).map(({ textContent }) => textContent)

test('a position is asked about if a colleague has moved its question to another audience', async () => {
  const app = renderFaq('/faq?faq=faq-005&dialog=edit')
  const form = within(await findDialog('Edit question'))
  await app.user.clear(form.getByLabelText('Position'))
  await fill(app.user, form.getByLabelText('Position'), '1')
  app.db.faqs.patch('faq-005', { audience: 'drivers', position: 7 })
  await app.user.click(form.getByRole('button', { name: 'Save' }))
  const conflict = within(await findDialog('This question has changed'))
  expect(conflict.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Saved: Drivers',
    'Yours: Customers',
    'Saved: 7',
    'Yours: 1',
  ])
  await app.user.click(conflict.getByRole('button', { name: 'Save mine' }))
  await findToast('Question saved')
  expect(app.writes.map(({ body }) => body)).toEqual([{ audience: 'customers', position: 1 }])
})

test('a question is hidden and published from the menu of its row, with nothing but its status', async () => {
  const app = renderFaq()
  const change = async (item: string, toast: string, status: string) => {
    await chooseAction(app.user, 'How do I use a voucher?', item)
    expect(await findToast(toast)).toBeVisible()
    await waitFor(async () => expect((await cellsOf('FAQ'))[0]?.[3]).toBe(status))
  }
  await change('Hide', 'Question hidden', 'Draft')
  await change('Publish', 'Question published', 'Published')
  expect(app.writes).toEqual([
    { request: 'PATCH /api/crm/faq/faq-001', body: { status: 'draft' } },
    { request: 'PATCH /api/crm/faq/faq-001', body: { status: 'published' } },
  ])
})

test('a question is deleted after a question that names it, and a failure keeps it', async () => {
  const app = renderFaq()
  app.db.faqs.patch('faq-005', { question: 'Why later-422?' })
  await chooseAction(app.user, 'Why later-422?', 'Delete')
  const dialog = within(await findDialog('Delete question'))
  expect(
    dialog.getByText(
      sentence('Are you sure you want to delete “Why later-422?”? This action cannot be undone.'),
    ),
  ).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Delete question' }))
  expect(await findToast('This cannot be processed')).toBeVisible()
  await app.user.click(dialog.getByRole('button', { name: 'Cancel' }))

  await chooseAction(app.user, 'How do I use a voucher?', 'Delete')
  const other = within(await findDialog('Delete question'))
  await app.user.click(other.getByRole('button', { name: 'Delete question' }))
  expect(await findToast('Question deleted')).toBeVisible()
  await waitFor(async () =>
    expect(await questions()).toEqual(['Why later-422?', 'Can I refuse an order?']),
  )
  expect(app.writes.map(({ request }) => request)).toEqual([
    'DELETE /api/crm/faq/faq-005',
    'DELETE /api/crm/faq/faq-001',
  ])
})

test('the statuses of a question have these labels and colors', () => {
  expect(statusTexts(faqStatus)).toBe('Published green, Draft gray')
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('the list is ordered by audience and position, shows the answers, and its filters are sent', async () => {
    const app = renderFaq()
    expect(await cellsOf('FAQ')).toEqual([
      [
        'How do I use a voucher?Enter it.',
        'Customers',
        'Position 1',
        'Published',
        'Updated 5 January 2026',
        '',
      ],
      ['How long does a refund take?At once.', 'Customers', 'Position 5', 'Published', '—', ''],
      [
        expect.stringMatching(/^Can I refuse/),
        'Drivers',
        'Position 6',
        'Draft',
        expect.any(String),
        '',
      ],
    ])
    expect(screen.getByRole('main')).toHaveTextContent('3 questions')
    await app.user.selectOptions(screen.getByRole('combobox', { name: /audience/i }), 'Drivers')
    await app.user.selectOptions(screen.getByRole('combobox', { name: /status/i }), 'Draft')
    await waitFor(async () => expect(await questions()).toEqual(['Can I refuse an order?']))
    expect(app.requests.at(-1)).toBe(
      'GET /api/crm/faq?page=1&limit=20&search=&status=draft&audience=drivers',
    )
    expect(app.address()).toBe('/faq?audience=drivers&status=draft')
    await fill(app.user, screen.getByLabelText('Search questions'), 'payout')
    expect(await screen.findByText('No questions found matching your criteria')).toBeVisible()
  })

  test('a new question is checked, its lengths are counted, and its line breaks are sent', async () => {
    const app = renderFaq()
    await app.user.click(await screen.findByRole('button', { name: 'Add question' }))
    const dialog = within(await findDialog('Add question'))
    const submit = dialog.getByRole('button', { name: 'Add question' })
    const question = dialog.getByLabelText('Question')
    const answer = dialog.getByLabelText('Answer')
    await app.user.click(submit)
    expect(question).toHaveFocus()
    expect(question).toHaveAccessibleDescription('Question is required 0 of 200 characters')
    expect(answer).toHaveAccessibleDescription('Answer is required 0 of 2,000 characters')
    expect(dialog.getByLabelText('Audience')).toHaveAccessibleDescription('Choose an audience')
    expect(dialog.getByLabelText('Position')).toHaveAccessibleDescription(
      'Enter a whole number from 1',
    )

    await fill(app.user, question, 'Can I pay in dollars?')
    expect(question).toHaveAccessibleDescription('21 of 200 characters')
    await fill(app.user, answer, 'x'.repeat(2001))
    await app.user.selectOptions(dialog.getByLabelText('Audience'), 'Customers')
    const position = dialog.getByLabelText('Position')
    await fill(app.user, position, '0')
    expect(position).toHaveAccessibleDescription('Enter a whole number from 1')
    await app.user.clear(position)
    await fill(app.user, position, '2')
    await app.user.click(submit)
    expect(answer).toHaveFocus()
    expect(answer).toHaveAccessibleDescription(
      'Enter at most 2,000 characters 2,001 of 2,000 characters',
    )
    await app.user.clear(answer)
    await fill(app.user, answer, 'No.\n\nOnly in naira.')
    await app.user.click(submit)
    expect(await findToast('Question added')).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'POST /api/crm/faq',
        body: {
          question: 'Can I pay in dollars?',
          answer: 'No.\n\nOnly in naira.',
          audience: 'customers',
          position: 2,
          status: 'draft',
        },
      },
    ])
    await waitFor(async () =>
      expect(await questions()).toEqual([
        'How do I use a voucher?',
        'Can I pay in dollars?',
        'How long does a refund take?',
        'Can I refuse an order?',
      ]),
    )
  })

  test('a click on a row opens its form, and a question is published and moved there', async () => {
    const app = renderFaq()
    const table = await screen.findByRole('table', { name: 'FAQ', busy: false })
    await app.user.click(within(table).getByText('Drivers'))
    const dialog = within(await findDialog('Edit question'))
    expect(app.address()).toBe('/faq?dialog=edit&faq=faq-023')
    expect(dialog.getByLabelText('Answer')).toHaveValue(app.db.faqs.find('faq-023')?.answer)
    await app.user.selectOptions(dialog.getByLabelText('Status'), 'Published')
    await app.user.selectOptions(dialog.getByLabelText('Audience'), 'Vendors')
    await app.user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await findToast('Question saved')).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'PATCH /api/crm/faq/faq-023',
        body: { audience: 'vendors', status: 'published' },
      },
    ])
    await waitFor(async () => expect((await cellsOf('FAQ'))[2]?.[1]).toBe('Vendors'))
  })

  test('the audience of a question is saved though colleagues have moved others', async () => {
    const app = renderFaq('/faq?faq=faq-005&dialog=edit')
    const form = within(await findDialog('Edit question'))
    await app.user.selectOptions(form.getByLabelText(/^Audience/), 'Drivers')
    app.db.faqs.patch('faq-005', { position: 6 })
    await app.user.click(form.getByRole('button', { name: 'Save' }))
    await findToast('Question saved')
    expect(app.writes.map(({ body }) => body)).toEqual([{ audience: 'drivers' }])
  })

  test('the toast after an edit has the question as a colleague has renamed it', async () => {
    const app = renderApp('/faq?faq=faq-001&dialog=edit', { vouchers: 0 })
    const dialog = await findDialog('Edit question')
    await fill(app.user, within(dialog).getByLabelText('Answer'), 'Within a day.')
    app.db.faqs.patch('faq-001', { question: 'When does the money arrive?' })
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await findToast('When does the money arrive?')).toBeVisible()
    expect(app.writes.map(({ body }) => body)).toEqual([
      { answer: expect.stringMatching(/Within a day\.$/) },
    ])
  })

  test('a backend may send only an id, no questions, or lack the request', async () => {
    const app = renderApp('/faq', { vouchers: 0 })
    const serve = (faqs: object[]) =>
      server.use(http.get('*/api/crm/faq', () => HttpResponse.json({ faqs })))
    serve([{ _id: 'bare', audience: 'riders' }])
    expect(await cellsOf('FAQ')).toEqual([['bare', 'Riders', '—', '—', '—', '']])
    serve([])
    await app.user.click(screen.getByRole('button', { name: /Refresh/ }))
    expect(await screen.findByText('No questions yet')).toBeVisible()
    const notFound = () => HttpResponse.json({ message: 'Not found' }, { status: 404 })
    server.use(http.get('*/api/crm/faq', notFound))
    await app.user.selectOptions(screen.getByRole('combobox', { name: /status/i }), 'Draft')
    const text = 'This backend does not provide questions'
    expect(await screen.findByText(text)).toBeVisible()
  })
})
