import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { captureFile } from '../../support/contents'
import { column, fill, findDialog, findToast, renderApp } from '../../support/render-app'
import { holdResponse, server } from '../../support/server'

const HEADER = 'Email Address,Full Name\n'
const PEOPLE = `${HEADER}bola@example.com,Bola Ade\nchidi@example.com,Chidi Eze\n,X\n`
const OUTCOME = '2 people will be rewarded, 1 row will be skipped'

const csv = (content = PEOPLE, name = 'people.csv', type = 'text/csv') =>
  new File([content], name, { type })

/** The parts of the open dialog. */
async function rewardDialog() {
  const dialog = await findDialog('Campaign Reward')
  const file = within(dialog).getByLabelText('Upload CSV')
  return {
    dialog,
    name: within(dialog).getByLabelText('Campaign Name'),
    file,
    save: within(dialog).getByRole('button', { name: 'Save' }),
    choose: (chosen: File) => fireEvent.change(file, { target: { files: [chosen] } }),
    /** Waits for the outcome of saving, in a live region. */
    findStatus: async (text: string) => {
      const status = await within(dialog).findByText(text)
      expect(status).toHaveRole('status')
      return status
    },
  }
}

/** The confirmation above the form. */
async function findQuestion(people: string) {
  const confirm = await screen.findByRole('button', { name: `Reward ${people}` })
  const question = await findDialog('Campaign Reward')
  return { confirm, question, cancel: within(question).getByRole('button', { name: 'Cancel' }) }
}

/** Opens the dialog above an empty list. */
async function openReward() {
  const app = renderApp('/vouchers?dialog=reward', { vouchers: 0 })
  return { ...app, ...(await rewardDialog()) }
}

/** A file whose bytes after an offset are held until `release`. `countReads` counts the slices that were read. */
function held(file: File, offset: number) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let count = 0
  const slice = file.slice.bind(file)
  file.slice = (start = 0, end = file.size) => {
    const part = slice(start, end)
    const read = part.arrayBuffer.bind(part)
    part.arrayBuffer = async () => {
      if (start >= offset) await released
      const bytes = await read()
      count += 1
      return bytes
    }
    return part
  }
  return { file, release, countReads: () => count }
}

function expectError(control: HTMLElement, message: string) {
  expect(control).toBeInvalid()
  expect(control).toHaveAccessibleDescription(message)
}

test('a campaign is sent with its name and recipients in one request, and the list is refetched', async () => {
  const app = renderApp('/vouchers')
  await app.user.click(await screen.findByRole('button', { name: 'Reward' }))
  const { dialog, name, file, save, findStatus } = await rewardDialog()
  expect(name).toHaveFocus()
  expect(file).toHaveAccessibleDescription(
    'The file needs two columns: “Email Address” and “Full Name”.',
  )
  await fill(app.user, name, ' Detty December ')
  await app.user.upload(file, csv())
  expect(await findStatus(OUTCOME)).toBeVisible()
  const skipped = within(dialog).getByRole('list', { name: 'Skipped rows' })
  expect(within(skipped).getByRole('listitem')).toHaveTextContent('Row 4Email missing')
  await app.user.click(save)
  const { question, confirm } = await findQuestion('2 people')
  expect(question).toHaveAccessibleDescription(
    'Reward 2 people? Each gets what the backend has set for “Detty December”. 1 row is skipped.',
  )
  expect(app.writes).toEqual([])
  await app.user.click(confirm)
  expect(await findToast('Rewards distributed')).toBeVisible()
  expect(await findToast('2 people rewarded')).toBeVisible()
  const users = [
    { email: 'bola@example.com', name: 'Bola Ade' },
    { email: 'chidi@example.com', name: 'Chidi Eze' },
  ]
  expect(app.writes).toEqual([
    { request: 'POST /api/crm/voucher/promotion', body: { name: 'Detty December', users } },
  ])
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  const done = await findDialog('Campaign Reward')
  expect(done).toHaveAccessibleDescription('2 people rewarded, 1 row was skipped')
  await app.user.click(within(done).getByText('Close'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  await waitFor(async () => expect((await column('User'))[0]).toBe('bola@example.com'))
})

test('an invalid CSV file shows the reason until another file is chosen, and always the template', async () => {
  const { user, writes, dialog, name, file, save, choose } = await openReward()
  const template = within(dialog).getByRole('link', { name: 'Download a template' })
  expect(template).toHaveAttribute('download', 'campaign-template.csv')
  expect(template.getAttribute('href')).toContain('campaign-template')
  await fill(user, name, 'Detty')
  const error = 'There was an error processing the CSV file.'
  const wrongColumns = 'The first row must have the columns “Email Address” and “Full Name”.'
  choose(csv('mail,first name\nbola@example.com,Bola'))
  expect(await within(dialog).findByText(wrongColumns)).toBeVisible()
  expectError(file, error)
  choose(csv(`${HEADER}bola,Bola`))
  expect(await within(dialog).findByText('No row has a valid email address.')).toBeVisible()
  expect(within(dialog).queryByText(wrongColumns)).not.toBeInTheDocument()
  expectError(file, error)
  expect(template).toBeVisible()
  await user.click(save)
  await waitFor(() => expect(file).toHaveFocus())
  expect(writes).toEqual([])
  choose(csv())
  expect(await within(dialog).findByText(OUTCOME)).toBeVisible()
  expect(file).toBeValid()
  expect(within(dialog).queryByText('No row has a valid email address.')).not.toBeInTheDocument()
  expect(template).toBeVisible()
})

test('of two files that are dropped at once, none is used, and the one that was chosen before is kept', async () => {
  const { dialog, file, choose } = await openReward()
  const drop = (...files: File[]) => fireEvent.drop(file, { dataTransfer: { files } })
  const other = csv(`${HEADER}a@example.com,A`, 'other.csv')
  drop(csv(), other)
  expectError(file, 'Choose one file at a time.')
  expect(within(dialog).queryByText('people.csv')).not.toBeInTheDocument()
  choose(csv())
  expect(await within(dialog).findByText(OUTCOME)).toBeVisible()
  expect(file).toBeValid()
  drop(other, csv())
  expectError(file, 'Choose one file at a time. “people.csv” is kept.')
  expect(within(dialog).getByText(OUTCOME)).toBeVisible()
  drop(other)
  expect(await within(dialog).findByText('1 person will be rewarded')).toBeVisible()
  expect(file).toBeValid()
})

test('what is no name is not sent as one', async () => {
  const { dialog, choose, findStatus } = await openReward()
  choose(
    csv(
      'Name,Email\nBola@Example.com,bola@example.com\nada@example.com,b@example.com\n#NOM?,c@example.com\nnull,d@example.com\nBolÃ©,e@example.com',
    ),
  )
  await findStatus('2 people will be rewarded, 3 rows will be skipped')
  expect(within(dialog).getByRole('row', { name: 'bola@example.com —' })).toBeVisible()
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Full Name is empty in row 2: sent without one.',
    'Characters look wrong in “BolÃ©” (row 6).',
    'Row 3The name is another email address: ada@example.com',
    'Row 4The name is an error that a spreadsheet has made: #NOM?',
    'Row 5Not a name: null',
  ])
})

test('skipped rows are counted, and at most 200 of them are listed', async () => {
  const { dialog, choose, findStatus } = await openReward()
  choose(csv(`${HEADER}a@example.com,A\nb,B\nc,C`))
  await findStatus('1 person will be rewarded, 2 rows will be skipped')
  choose(csv(`${PEOPLE}${',X\n'.repeat(299)}`))
  expect(await within(dialog).findByText('300 rows skipped')).toBeVisible()
  const items = dialog.querySelectorAll('li')
  expect(items).toHaveLength(201)
  expect(items[200]).toHaveTextContent('and 100 more')
})

const MINUTE_MS = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS).toISOString()
/** The time in Lagos. */
const clockOf = (iso: string) =>
  new Date(Date.parse(iso) + 60 * MINUTE_MS).toISOString().slice(11, 16)
const dayOf = (iso: string) =>
  new Date(Date.parse(iso) + 60 * MINUTE_MS).getUTCDate() ===
  new Date(Date.now() + 60 * MINUTE_MS).getUTCDate()
    ? 'today'
    : 'yesterday'

/** Serves pages of 20 of these vouchers as the result of a search for "Rainy week". */
function serveEarlier(vouchers: readonly object[]) {
  const searches: string[] = []
  server.use(
    http.get('*/api/crm/voucher', ({ request }) => {
      const { searchParams, search } = new URL(request.url)
      if (searchParams.get('search') !== 'Rainy week') return undefined
      searches.push(search)
      const start = 20 * (Number(searchParams.get('page')) - 1)
      const pagination = { total: vouchers.length, totalPages: Math.ceil(vouchers.length / 20) }
      return HttpResponse.json({ vouchers: vouchers.slice(start, start + 20), pagination })
    }),
  )
  return searches
}

const rewarded = (count: number, createdAt: string, title = 'Rainy week', user = 'person') =>
  Array.from({ length: count }, (_, index) => ({
    id: `${title} ${user} ${createdAt} ${index}`,
    title,
    user: `${user}-${index}@example.com`,
    createdAt,
  }))

/** Saves the campaign "Rainy week", and returns its question. */
async function saveRainyWeek(serve: () => void) {
  const app = await openReward()
  serve()
  await fill(app.user, app.name, ' Rainy  week ')
  app.choose(csv())
  await app.findStatus(OUTCOME)
  await app.user.click(app.save)
  return { app, ...(await findQuestion('2 people')) }
}

const REWARD =
  'Reward 2 people? Each gets what the backend has set for “Rainy week”. 1 row is skipped.'

test('a campaign that a colleague has just sent asks with the number of people and the time, once', async () => {
  const latest = ago(3)
  let searches: string[] = []
  const vouchers = [
    ...rewarded(30, latest, ' rainy  WEEK'),
    ...rewarded(2, latest, 'Rainy weekend'),
    ...rewarded(30, latest, 'Rainy week', 'PERSON'),
    ...rewarded(40, ago(25 * 60)),
  ]
  const { app, question, confirm } = await saveRainyWeek(() => {
    searches = serveEarlier(vouchers)
  })
  expect(question).toHaveAccessibleDescription(
    `“Rainy week” was sent to 30 people ${dayOf(latest)} at ${clockOf(latest)}. Send it again? ${REWARD}`,
  )
  expect(searches).toHaveLength(6)
  expect(searches[0]).toBe('?page=1&limit=20&search=Rainy+week&status=all&type=all')
  expect(app.writes).toEqual([])
  await app.user.click(confirm)
  await findToast('Rewards distributed')
  expect(app.writes).toMatchObject([{ body: { name: 'Rainy week' } }])
})

describe('in the matrix', { tags: 'matrix' }, () => {
  test('rows that were skipped can still be downloaded after a reward, which cannot be saved again', async () => {
    const savedLines = captureFile()
    const { user, writes, address, name, save, choose, findStatus } = await openReward()
    await fill(user, name, 'Detty')
    choose(csv(`${PEOPLE}bola@example.com,Bola@example.com`))
    await findStatus('2 people will be rewarded, 2 rows will be skipped')
    await user.click(save)
    await user.click((await findQuestion('2 people')).confirm)
    await findToast('Rewards distributed')
    const done = await findDialog('Campaign Reward')
    expect(done).toHaveAccessibleDescription('2 people rewarded, 2 rows were skipped')
    expect(within(done).queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()
    await waitFor(() => expect(within(done).getByText('Close').closest('button')).toHaveFocus())
    await user.click(within(done).getByRole('button', { name: 'Download skipped rows' }))
    expect((await savedLines()).slice(1)).toEqual([
      '"","X",4,"Email missing"',
      '"bola@example.com","Bola@example.com",5,"Duplicate of row 2"',
    ])
    expect(done).toBeInTheDocument()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(done).not.toBeInTheDocument())
    expect(address()).toBe('/vouchers')
    expect(writes).toHaveLength(1)
  })

  test('a reward without skipped rows closes the dialog, and its button has the focus', async () => {
    const { user } = renderApp('/vouchers', { vouchers: 0 })
    await user.click(await screen.findByRole('button', { name: 'Reward' }))
    const { dialog, name, save, choose, findStatus } = await rewardDialog()
    await fill(user, name, 'Detty')
    choose(csv(`${HEADER}bola@example.com,Bola`))
    await findStatus('1 person will be rewarded')
    await user.click(save)
    await user.click((await findQuestion('1 person')).confirm)
    await findToast('Rewards distributed')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reward' })).toHaveFocus())
  })

  test('a missing name or file shows an error at its field, and nothing is sent', async () => {
    const { user, writes, dialog, name, file, save } = await openReward()
    await user.click(save)
    expect(await within(dialog).findByText('Enter campaign name')).toBeVisible()
    expectError(name, 'Enter campaign name')
    expectError(file, 'Upload a valid CSV file')
    expect(name).toHaveFocus()
    await user.keyboard('D')
    await user.click(save)
    await waitFor(() => expect(file).toHaveFocus())
    expect(name).toBeValid()
    expect(writes).toEqual([])
  })

  test('a file is accepted by its extension in any case, not by its MIME type', async () => {
    const { user, writes, dialog, name, file, save, choose } = await openReward()
    await fill(user, name, 'Detty')
    await user.upload(file, csv(PEOPLE, 'People.CSV', 'application/vnd.ms-excel'))
    expect(await within(dialog).findByText(OUTCOME)).toBeVisible()
    expect(file).toBeValid()
    choose(csv(PEOPLE, 'people.csv.exe'))
    expectError(file, 'Upload a valid CSV file')
    expect(within(dialog).queryByText(OUTCOME)).not.toBeInTheDocument()
    await user.click(save)
    await waitFor(() => expect(file).toHaveFocus())
    expect(writes).toEqual([])
  })

  test('a progress bar is shown while a large file is read, and the form cannot be saved', async () => {
    const { user, writes, dialog, name, save, choose } = await openReward()
    const rows = Array.from(
      { length: 20_000 },
      (_, index) => `p${index}@example.com,Person ${index}`,
    )
    const { file, release } = held(csv(`${HEADER}${rows.join('\n')}`), 300_000)
    choose(file)
    const bar = await within(dialog).findByRole('progressbar', { name: 'Reading the file' })
    await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0.3))
    expect(Number(bar.getAttribute('value'))).toBeLessThan(0.9)
    await fill(user, name, 'Detty')
    await user.keyboard('{Enter}')
    expect(save).toHaveAttribute('aria-busy', 'true')
    fireEvent.submit(within(dialog).getByRole('form'))
    act(() => release())
    expect(await within(dialog).findByText('20,000 people will be rewarded')).toBeVisible()
    expect(writes).toEqual([])
  })

  test('when another file is chosen while one is read, only the last one counts', async () => {
    const { dialog, choose } = await openReward()
    const first = held(csv(`${HEADER}a@example.com,A`, 'first.csv'), 0)
    choose(first.file)
    await within(dialog).findByRole('progressbar')
    choose(csv())
    expect(await within(dialog).findByText(OUTCOME)).toBeVisible()
    first.release()
    // The byte order mark and the first slice. Then the read is aborted.
    await waitFor(() => expect(first.countReads()).toBe(2))
    await act(async () => undefined)
    expect(within(dialog).getByText(OUTCOME)).toBeVisible()
    expect(within(dialog).getByText('people.csv')).toBeVisible()
  })

  test('the result of a file is hidden while another file is read', async () => {
    const { dialog, save, choose } = await openReward()
    choose(csv())
    expect(await within(dialog).findByText(OUTCOME)).toBeVisible()
    const second = held(csv(`${HEADER}a@example.com,A`, 'second.csv'), 0)
    choose(second.file)
    expect(await within(dialog).findByRole('progressbar')).toBeVisible()
    expect(within(dialog).queryByText(OUTCOME)).not.toBeInTheDocument()
    expect(save).toHaveAttribute('aria-busy', 'true')
    second.release()
    expect(await within(dialog).findByText('1 person will be rewarded')).toBeVisible()
  })

  test('the same file can be chosen again, and closing the file picker keeps the file', async () => {
    const { user, dialog, file } = await openReward()
    await user.upload(file, csv())
    expect(await within(dialog).findByText(OUTCOME)).toBeVisible()
    // A browser fires a change event only if the input was empty or had another file.
    await user.click(file)
    expect(file).toHaveProperty('files.length', 0)
    fireEvent.change(file, { target: { files: [] } })
    expect(within(dialog).getByText('people.csv')).toBeVisible()
    expect(within(dialog).getByText(OUTCOME)).toBeVisible()
  })

  test('a file can be dropped on the field, and is ignored beside it', async () => {
    const { dialog, file } = await openReward()
    const drop = (target: Element, dropped: File) =>
      fireEvent.drop(target, { dataTransfer: { files: [dropped] } })
    expect(drop(dialog, csv(PEOPLE, 'beside.csv'))).toBe(false)
    expect(within(dialog).queryByText('beside.csv')).not.toBeInTheDocument()
    expect(drop(file, csv(PEOPLE, 'dropped.csv'))).toBe(false)
    expect(await within(dialog).findByText('dropped.csv')).toBeVisible()
    expect(await within(dialog).findByText(OUTCOME)).toBeVisible()
  })

  test('the file picker offers files that Android knows by other types, and the name is still checked', async () => {
    const { file, choose } = await openReward()
    expect(file).toHaveAttribute(
      'accept',
      '.csv,text/csv,text/comma-separated-values,application/vnd.ms-excel',
    )
    choose(csv(PEOPLE, 'people.xls', 'application/vnd.ms-excel'))
    expectError(file, 'Upload a valid CSV file')
  })

  test('the columns that are used and not used are named, and the first people are shown as they will be sent', async () => {
    const { dialog, choose } = await openReward()
    choose(
      csv('Name,Email,Phone,,Status\nBola Ade,bola@example.com,+234 801,x,Active\n,c@example.com'),
    )
    expect(await within(dialog).findByText('2 people will be rewarded')).toBeVisible()
    expect(within(dialog).getByText('Columns used:').parentElement).toHaveTextContent(
      'Columns used: Email as Email Address, Name as Full Name',
    )
    expect(within(dialog).getByText('Not used:').parentElement).toHaveTextContent(
      'Not used: Phone, (no name), Status',
    )
    const table = within(dialog).getByRole('table', { name: 'The rows as they will be sent' })
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    ).toEqual([
      ['Email Address', 'Full Name'],
      ['bola@example.com', 'Bola Ade'],
      ['c@example.com', '—'],
    ])
  })

  test('Enter on Save asks, Enter in a field does not, and repeated presses send one request', async () => {
    const { user, writes, name, file, save, findStatus } = await openReward()
    const release = holdResponse('post', '*/api/crm/voucher/promotion')
    await user.upload(file, csv())
    await findStatus(OUTCOME)
    await fill(user, name, 'Detty')
    await user.keyboard('{Enter}')
    expect(save).not.toHaveAttribute('aria-busy')
    act(() => save.focus())
    await user.keyboard('{Enter}')
    const { confirm } = await findQuestion('2 people')
    expect(writes).toEqual([])
    await user.dblClick(confirm)
    await waitFor(() => expect(writes).toHaveLength(1))
    await user.click(save)
    release()
    await findToast('Rewards distributed')
    expect(writes).toHaveLength(1)
  })

  test('a double click on Save only asks, and Cancel and Back lead to the form as it was', async () => {
    const { user, writes, router, address, dialog, name, file, save, findStatus } =
      await openReward()
    expect(save).not.toHaveAccessibleDescription()
    await user.upload(file, csv(`${HEADER}bola@example.com,Bola`))
    await findStatus('1 person will be rewarded')
    expect(save).toHaveAccessibleDescription('1 person will be rewarded')
    await fill(user, name, 'Detty')
    const leave = [
      async () => user.click((await findQuestion('1 person')).cancel),
      async () => {
        await findQuestion('1 person')
        act(() => router.history.push('/orders'))
      },
    ]
    for (const goBack of leave) {
      await user.dblClick(save)
      await goBack()
      await waitFor(() => expect(screen.getAllByRole('dialog', { hidden: true })).toEqual([dialog]))
      expect(save).not.toHaveAttribute('aria-busy')
      expect(name).toHaveValue('Detty')
      expect(within(dialog).getByText('people.csv')).toBeVisible()
      expect(within(dialog).getByText('1 person will be rewarded')).toBeVisible()
    }
    expect(address()).toBe('/vouchers?dialog=reward')
    expect(writes).toEqual([])
  })

  test('a campaign that a colleague sends while the question is open is not sent before it is asked about', async () => {
    const { app, confirm } = await saveRainyWeek(() => serveEarlier([]))
    serveEarlier(rewarded(2, ago(0)))
    await app.user.click(confirm)
    const dialog = await findDialog('Campaign Reward')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      /^“Rainy week” was sent to 2 people /,
    )
    expect(app.writes).toEqual([])
  })

  test('a campaign sent to more people than are read says "at least"', async () => {
    const latest = ago(1)
    let searches: string[] = []
    const { question } = await saveRainyWeek(() => {
      searches = serveEarlier(rewarded(230, latest))
    })
    expect(question).toHaveAccessibleDescription(/^“Rainy week” was sent to at least 200 people /)
    expect(searches).toHaveLength(10)
  })

  test('a campaign of vouchers without users asks without a number, and one of another name or day does not ask', async () => {
    const latest = ago(1)
    const { app, question, cancel } = await saveRainyWeek(() =>
      serveEarlier([{ id: 'a', title: 'Rainy week', createdAt: latest }]),
    )
    expect(question).toHaveAccessibleDescription(
      `“Rainy week” was sent ${dayOf(latest)} at ${clockOf(latest)}. Send it again? ${REWARD}`,
    )
    await app.user.click(cancel)
    serveEarlier([...rewarded(3, ago(2), 'Rainy week 2'), ...rewarded(3, ago(25 * 60))])
    await app.user.click(app.save)
    expect((await findQuestion('2 people')).question).toHaveAccessibleDescription(REWARD)
  })

  test('a search for earlier rewards that fails is said in the question', async () => {
    const { app, question, confirm } = await saveRainyWeek(() =>
      server.use(
        http.get('*/api/crm/voucher', ({ request }) =>
          request.url.includes('search=Rainy')
            ? HttpResponse.json({ message: 'No' }, { status: 500 })
            : undefined,
        ),
      ),
    )
    expect(question).toHaveAccessibleDescription(`Earlier rewards could not be checked. ${REWARD}`)
    await app.user.click(confirm)
    await findToast('Rewards distributed')
  })
})
