import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { captureFile } from '../../support/contents'
import { findDialog, renderApp } from '../../support/render-app'
import { server } from '../../support/server'

const TITLE = 'Create many vouchers'
const COLUMNS = 'Code,Email Address,Amount,Title,Expiry date'

/** Opens the dialog and fills in what all vouchers have in common. */
async function openCreateMany({ amount = '1000', vouchers = 0, type = 'Discount' } = {}) {
  const app = renderApp('/vouchers', { vouchers })
  await app.user.click(await screen.findByRole('button', { name: 'Create many' }))
  const dialog = within(await findDialog(TITLE))
  await app.user.type(dialog.getByLabelText('Title'), 'Detty December')
  await app.user.selectOptions(dialog.getByLabelText('Type'), type)
  if (amount) await app.user.type(dialog.getByLabelText('Amount'), amount)
  return { ...app, dialog }
}

async function chooseFile(
  { user, dialog }: Pick<Awaited<ReturnType<typeof openCreateMany>>, 'user' | 'dialog'>,
  lines: readonly string[],
) {
  await user.selectOptions(dialog.getByLabelText('Source'), 'The rows of a CSV file')
  const file = new File([[COLUMNS, ...lines, ''].join('\n')], 'people.csv', { type: 'text/csv' })
  fireEvent.change(dialog.getByLabelText('Upload CSV'), { target: { files: [file] } })
}

const resultRows = () =>
  within(screen.getByRole('list', { name: 'Results' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)

test('a lost response is settled by the code, and no code is created twice', async () => {
  const app = await openCreateMany()
  const lost = new Set(['A', 'B'])
  server.use(
    // A is created, B is not.
    http.post('*/api/crm/voucher', async ({ request }) => {
      const body: unknown = await request.clone().json()
      const code = body && typeof body === 'object' && 'code' in body ? body.code : ''
      if (typeof code !== 'string' || !lost.delete(code)) return undefined
      if (code === 'A') {
        await fetch(request.url, {
          method: 'POST',
          headers: request.headers,
          body: JSON.stringify(body),
        })
      }
      return HttpResponse.error()
    }),
  )
  await chooseFile(app, ['A,,,,', 'B,,,,', 'C,,,,'])
  await app.user.click(await app.dialog.findByRole('button', { name: /^Create 3 vouchers/ }))
  expect(await screen.findByText('2 created, 1 not known')).toBeVisible()
  await app.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 created')).toBeVisible()
  expect(
    app.db
      .list()
      .vouchers.map(({ code }) => code)
      .toSorted(),
  ).toEqual(['A', 'B', 'C'])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('a number of vouchers get codes of their own, and the results lead to them', async () => {
    const app = await openCreateMany()
    const { user, dialog, db } = app
    await user.type(dialog.getByLabelText('Number'), '12')
    // Enter in a field starts nothing.
    await user.type(dialog.getByLabelText('Prefix'), 'DEC-{Enter}')
    expect(screen.getByRole('dialog', { name: TITLE })).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Create 12 vouchers, ₦12,000.00' }))

    const run = within(await findDialog('Create 12 vouchers'))
    expect(await run.findByText('12 created')).toBeVisible()
    expect(app.writes.map(({ request }) => request)).toEqual(
      Array.from({ length: 12 }, () => 'POST /api/crm/voucher'),
    )
    const created = db.list().vouchers
    expect(new Set(created.map(({ code }) => code)).size).toBe(12)
    for (const voucher of created) {
      expect(voucher).toMatchObject({ title: 'Detty December', amount: 1000, status: 'unclaimed' })
      expect(voucher.code).toMatch(/^DEC-[A-HJKMNP-Z2-9]{10}$/)
    }

    const file = captureFile()
    await user.click(run.getByRole('button', { name: 'Download results' }))
    const lines = await file()
    expect(lines[0]).toBe(
      '"Code","User","Type","Amount (NGN)","Title","Expiry date","Result","Message","ID"',
    )
    expect(lines[1]).toMatch(
      /^"DEC-\w{10}","","Discount",1000,"Detty December","","Created","","code 1"$/,
    )
    expect(lines).toHaveLength(13)

    await user.click(run.getByRole('link', { name: 'Show these vouchers' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?search=Detty+December'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('the number, the prefix and the length are checked before anything is sent', async () => {
    const { user, dialog, writes } = await openCreateMany({ amount: '' })
    const create = () => user.click(dialog.getByRole('button', { name: /^Create/ }))
    await create()
    expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription('Amount is required')
    const number = dialog.getByLabelText('Number')
    expect(number).toHaveAccessibleDescription('Enter a number from 1 to 5,000')
    await user.type(dialog.getByLabelText('Amount'), '500')
    await user.type(number, '5001')
    await user.type(dialog.getByLabelText('Prefix'), 'A B')
    const length = dialog.getByLabelText('Length')
    await user.clear(length)
    await user.type(length, '5')
    await create()
    expect(number).toHaveAccessibleDescription('Enter at most 5,000')
    expect(dialog.getByLabelText('Prefix')).toHaveAccessibleDescription(
      'Use only letters, digits, “-” and “_”',
    )
    expect(length).toHaveAccessibleDescription('Enter at least 6')
    expect(writes).toEqual([])
  })

  test('vouchers that share a title of the file are found by it', async () => {
    const app = await openCreateMany()
    await chooseFile(app, ['A,,500,Rainy week,', 'B,,500,Rainy week,'])
    await app.user.click(await app.dialog.findByRole('button', { name: /^Create 2 vouchers/ }))
    await app.user.click(await screen.findByRole('link', { name: 'Show these vouchers' }))
    await waitFor(() => expect(app.address()).toBe('/vouchers?search=Rainy+week'))
  })

  test('an amount for free delivery, and no amount at all, leave a row out', async () => {
    const app = await openCreateMany({ amount: '', type: 'Free Delivery' })
    await chooseFile(app, ['A,,,A,', 'B,,500,,'])
    const { user, dialog } = app
    expect(await dialog.findByText('Free delivery has no amount: 500')).toBeVisible()
    await user.selectOptions(dialog.getByLabelText('Type'), 'Discount')
    expect(await dialog.findByText('Amount missing')).toBeVisible()
    expect(dialog.getByText('1 voucher will be created, 1 row will be skipped')).toBeVisible()
  })

  test('a file that cannot be used says why', async () => {
    const app = await openCreateMany()
    await chooseFile(app, [])
    expect(await app.dialog.findByText('The file has no rows below the first one.')).toBeVisible()
    await chooseFile(
      app,
      Array.from({ length: 5001 }, (_, index) => `C${index},,,,`),
    )
    expect(await app.dialog.findByText('A file can have at most 5,000 rows.')).toBeVisible()
  })

  test('a generated code that is taken is replaced, and a code of the file is refused', async () => {
    const app = await openCreateMany()
    let refusals = 2
    const codes: unknown[] = []
    server.use(
      http.post('*/api/crm/voucher', async ({ request }) => {
        const body: unknown = await request.clone().json()
        codes.push(body)
        refusals -= 1
        if (refusals < 0) return undefined
        return HttpResponse.json({ message: 'This code is already taken' }, { status: 409 })
      }),
    )
    await app.user.type(app.dialog.getByLabelText('Number'), '1')
    await app.user.click(app.dialog.getByRole('button', { name: /^Create 1 voucher/ }))
    const run = within(await findDialog('Create 1 voucher'))
    expect(await run.findByText('1 created')).toBeVisible()
    expect(codes).toHaveLength(3)
    const [created] = app.db.list().vouchers
    expect(resultRows()).toEqual([`${created?.code}₦1,000.00Created`])
    await app.user.click(run.getAllByRole('button', { name: 'Close' })[0] ?? document.body)

    await app.user.click(await screen.findByRole('button', { name: 'Create many' }))
    const dialog = within(await findDialog(TITLE))
    await app.user.type(dialog.getByLabelText('Title'), 'Again')
    await app.user.selectOptions(dialog.getByLabelText('Type'), 'Discount')
    await app.user.type(dialog.getByLabelText('Amount'), '100')
    await chooseFile({ user: app.user, dialog }, [`${created?.code},,,,`])
    await app.user.click(await dialog.findByRole('button', { name: /^Create 1 voucher/ }))
    expect(await screen.findByText('0 created, 1 refused')).toBeVisible()
    expect(resultRows()).toEqual([
      `${created?.code}₦100.00RefusedThe code ${created?.code} is already taken`,
    ])
  })

  test('a lost voucher without a code stays not known, and is never sent again', async () => {
    const app = await openCreateMany()
    server.use(http.post('*/api/crm/voucher', () => HttpResponse.error()))
    await chooseFile(app, [',ada@example.com,,,'])
    await app.user.click(await app.dialog.findByRole('button', { name: /^Create 1 voucher/ }))
    expect(await screen.findByText('0 created, 1 not known')).toBeVisible()
    await app.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('button', { name: 'Try again' })).toHaveFocus()
    expect(screen.getByText('0 created, 1 not known')).toBeVisible()
    expect(app.writes).toHaveLength(1)
  })

  test('the rows of a file win over the form, and rows with errors are left out and can be downloaded', async () => {
    const app = await openCreateMany()
    const { user, dialog, db } = app
    await chooseFile(app, [
      'GIFT-1,ada@example.com,500,,2027-01-31',
      'GIFT-2,bad mail,500,,',
      'GIFT-3,,,Other title,31/01/2027',
      'gift-1,d@example.com,100,,',
      ',e@example.com,"1,200.50",,32/01/2027',
      ',f@example.com,-5,,',
      ',g@example.com,"1,200.50",,',
    ])
    expect(
      await dialog.findByText('3 vouchers will be created, 4 rows will be skipped'),
    ).toHaveRole('status')
    const skipped = within(dialog.getByRole('list', { name: 'Skipped rows' }))
    expect(skipped.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Row 3Invalid email: bad mail',
      'Row 5Same code as row 2',
      'Row 6Invalid date: 32/01/2027',
      'Row 7Invalid amount: -5',
    ])
    const file = captureFile()
    await user.click(dialog.getByRole('button', { name: 'Download skipped rows' }))
    const lines = await file()
    expect(lines.slice(0, 2)).toEqual([
      '"Code","Email Address","Amount","Title","Expiry date","Row","Reason"',
      `"GIFT-2","bad mail","'500","","",3,"Invalid email: bad mail"`,
    ])

    await user.click(dialog.getByRole('button', { name: 'Create 3 vouchers, ₦2,700.50' }))
    const run = within(await findDialog('Create 3 vouchers'))
    expect(await run.findByText('3 created')).toBeVisible()
    expect(resultRows()).toEqual([
      'GIFT-1ada@example.com₦500.00Created',
      'GIFT-3₦1,000.00Created',
      'No codeg@example.com₦1,200.50Created',
      'GIFT-2bad mailSkipped: Invalid email: bad mail',
      'gift-1d@example.comSkipped: Same code as row 2',
      'No codee@example.comSkipped: Invalid date: 32/01/2027',
      'No codef@example.comSkipped: Invalid amount: -5',
    ])
    const byCode = new Map(db.list().vouchers.map((voucher) => [voucher.code, voucher]))
    expect(byCode.get('GIFT-1')).toMatchObject({
      title: 'Detty December',
      amount: 500,
      user: 'ada@example.com',
      expiryDate: '2027-01-31',
    })
    expect(byCode.get('GIFT-3')).toMatchObject({
      title: 'Other title',
      amount: 1000,
      expiryDate: '2027-01-31',
    })
  })

  test('vouchers are shown as they will be sent, and a file with several titles keeps its skipped rows in the results', async () => {
    const app = await openCreateMany()
    const { user, dialog } = app
    await user.selectOptions(dialog.getByLabelText('Source'), 'The rows of a CSV file')
    const content = [
      'sep=;',
      'Code;User;Type;Amount (NGN);Title;Expires;Notes',
      "'0012;ada@example.com;Discount;N1,500;;02/03/2099;x",
      ';Ada@example.com;Free Delivery;;Rainy week;;',
      'C C;c@example.com;;;;;',
      'D;d@example.com;;1;500;;;;y',
    ].join('\r\n')
    const file = new File([content], 'gifts.csv')
    fireEvent.change(dialog.getByLabelText('Upload CSV'), { target: { files: [file] } })
    expect(
      await dialog.findByText('2 vouchers will be created, 2 rows will be skipped'),
    ).toBeVisible()
    expect(dialog.getByText('Columns used:').parentElement).toHaveTextContent(
      'Columns used: Code, User as Email Address, Amount (NGN) as Amount, Title, Expires as Expiry date, Type',
    )
    expect(dialog.getByText('Not used:').parentElement).toHaveTextContent('Not used: Notes')
    const table = dialog.getByRole('table', { name: 'The rows as they will be sent' })
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Code', 'User', 'Amount', 'Expiry date', 'Title'],
      ['0012', 'ada@example.com', '₦1,500.00', '2 March 2099', 'Detty December'],
      ['No code', 'Ada@example.com', 'Free Delivery', 'Never expires', 'Rainy week'],
    ])
    expect(
      dialog.getByText('Days are read day first: 02/03/2099 is read as 2 March 2099.'),
    ).toBeVisible()
    expect(
      dialog.getByText(
        '1 person is in more than one row, and gets a voucher for each: “ada@example.com” (rows 3–4).',
      ),
    ).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Create 2 vouchers, ₦1,500.00' }))
    const run = within(await findDialog('Create 2 vouchers'))
    expect(await run.findByText('2 created')).toBeVisible()
    expect(
      run.getByText(
        '2 rows skipped. The vouchers have 2 titles. Search the list for one of them, or for a code.',
      ),
    ).toBeVisible()
    expect(run.queryByRole('link', { name: 'Show these vouchers' })).not.toBeInTheDocument()
    const saved = captureFile()
    await user.click(run.getByRole('button', { name: 'Download results' }))
    expect((await saved()).slice(1)).toEqual([
      `"'0012","ada@example.com","Discount",1500,"Detty December","2099-03-02","Created","","row 3"`,
      '"","Ada@example.com","Free Delivery","","Rainy week","","Created","","row 4"',
      '"C C","c@example.com","","","","","Skipped: The code has white space: C C","","row 5"',
      `"D","d@example.com","","'1","'500","","Skipped: 9 values in 7 columns: a value with a semicolon needs quotation marks","","row 6","","y"`,
    ])
  })
})
