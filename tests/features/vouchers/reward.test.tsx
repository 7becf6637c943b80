import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { column, findDialog, findToast, renderApp } from '../../support/render-app'
import { holdResponse } from '../../support/server'

const PEOPLE =
  'Email Address,Full Name\nbola@example.com,Bola Ade\nchidi@example.com,Chidi Eze\n,X\n'

const OUTCOME = '2 people will be rewarded, 1 row will be skipped'

const csv = (content = PEOPLE, name = 'people.csv', type = 'text/csv') =>
  new File([content], name, { type })

async function openReward() {
  const app = renderApp('/vouchers')
  await app.user.click(await screen.findByRole('button', { name: 'Reward' }))
  const dialog = await findDialog('Campaign Reward')
  const name = within(dialog).getByLabelText('Campaign Name')
  const file = within(dialog).getByLabelText('Upload CSV')
  const save = within(dialog).getByRole('button', { name: 'Save' })
  const choose = (chosen: File) => fireEvent.change(file, { target: { files: [chosen] } })
  /** What Save will do, as a live region says. */
  const findStatus = async (text: string) => {
    const status = await within(dialog).findByText(text)
    expect(status).toHaveRole('status')
    return status
  }
  return { ...app, dialog, name, file, save, choose, findStatus }
}

/** A file whose bytes from there on come, as from a slow disk, only when it may go on; `reads` counts what has come. */
function held(file: File, after: number) {
  let goOn = () => {}
  const released = new Promise<void>((resolve) => {
    goOn = resolve
  })
  let count = 0
  const slice = file.slice.bind(file)
  file.slice = (start = 0, end = file.size) => {
    const part = slice(start, end)
    const read = part.arrayBuffer.bind(part)
    part.arrayBuffer = async () => {
      if (start >= after) await released
      const bytes = await read()
      count += 1
      return bytes
    }
    return part
  }
  return { file, goOn, reads: () => count }
}

/** The field's error, as a screen reader finds it. */
function errorOf(control: HTMLElement) {
  expect(control).toBeInvalid()
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent
}

describe('Campaign Reward', () => {
  test('sends the name and the recipients in one request, says so, and refetches the list', async () => {
    const app = await openReward()
    expect(app.name).toHaveFocus()
    expect(app.file).toHaveAccessibleDescription(
      'The file needs two columns: “Email Address” and “Full Name”.',
    )
    await app.user.type(app.name, ' Detty December ')
    await app.user.upload(app.file, csv())
    expect(await app.findStatus(OUTCOME)).toBeVisible()
    const skipped = within(app.dialog).getByRole('list', { name: 'Skipped rows' })
    expect(within(skipped).getByRole('listitem')).toHaveTextContent('Row 4Email missing')
    await app.user.click(app.save)
    expect(await findToast('Rewards distributed')).toBeVisible()
    expect(await findToast('2 people rewarded')).toBeVisible()
    expect(app.writes).toEqual([
      {
        request: 'POST /api/crm/voucher/promotion',
        body: {
          name: 'Detty December',
          users: [
            { email: 'bola@example.com', name: 'Bola Ade' },
            { email: 'chidi@example.com', name: 'Chidi Eze' },
          ],
        },
      },
    ])
    await waitFor(() => expect(app.dialog).not.toBeInTheDocument())
    await waitFor(async () => expect((await column('User'))[0]).toBe('bola@example.com'))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reward' })).toHaveFocus())
  })

  test('says what is missing at its field, and sends nothing', async () => {
    const app = await openReward()
    await app.user.click(app.save)
    expect(await within(app.dialog).findByText('Enter campaign name')).toBeVisible()
    expect(errorOf(app.name)).toBe('Enter campaign name')
    expect(errorOf(app.file)).toBe('Upload a valid CSV file')
    expect(app.name).toHaveFocus()
    await app.user.type(app.name, 'Detty')
    await app.user.click(app.save)
    await waitFor(() => expect(app.file).toHaveFocus())
    expect(app.name).toBeValid()
    expect(app.writes).toEqual([])
  })

  test.each(['people.xlsx', 'people.csv.exe', 'csv', 'people.csv '])(
    'refuses the file %j at once',
    async (name) => {
      const app = await openReward()
      await app.user.type(app.name, 'Detty')
      app.choose(csv(PEOPLE, name))
      expect(errorOf(app.file)).toBe('Upload a valid CSV file')
      await app.user.click(app.save)
      await waitFor(() => expect(app.file).toHaveFocus())
      expect(within(app.dialog).queryByText(OUTCOME)).not.toBeInTheDocument()
      expect(app.writes).toEqual([])
    },
  )

  test('takes a file by its extension, in whatever case, and not by its MIME type', async () => {
    const app = await openReward()
    await app.user.upload(app.file, csv(PEOPLE, 'People.CSV', 'application/vnd.ms-excel'))
    expect(await within(app.dialog).findByText(OUTCOME)).toBeVisible()
    expect(app.file).toBeValid()
  })

  test.each([
    [
      'email,name\nbola@example.com,Bola',
      'The first row must have the columns “Email Address” and “Full Name”.',
    ],
    ['Email Address,Full Name\nbola,Bola', 'No row has a valid email address.'],
  ])(
    'says that %j cannot be processed, and why; another file can be chosen',
    async (content, why) => {
      const app = await openReward()
      await app.user.type(app.name, 'Detty')
      app.choose(csv(content))
      const error = 'There was an error processing the CSV file.'
      expect(await within(app.dialog).findByText(error)).toBeVisible()
      expect(errorOf(app.file)).toBe(error)
      expect(within(app.dialog).getByText(why)).toBeVisible()
      await app.user.click(app.save)
      await waitFor(() => expect(app.file).toHaveFocus())
      expect(app.writes).toEqual([])
      app.choose(csv())
      expect(await within(app.dialog).findByText(OUTCOME)).toBeVisible()
      expect(app.file).toBeValid()
      expect(within(app.dialog).queryByText(why)).not.toBeInTheDocument()
    },
  )

  test('shows a moving bar while a large file is read, and cannot be saved meanwhile', async () => {
    const app = await openReward()
    const rows = Array.from(
      { length: 20_000 },
      (_, index) => `p${index}@example.com,Person ${index}`,
    )
    const { file, goOn } = held(csv(`Email Address,Full Name\n${rows.join('\n')}`), 300_000)
    app.choose(file)
    const bar = await within(app.dialog).findByRole('progressbar', { name: 'Reading the file' })
    await waitFor(() => expect(Number(bar.getAttribute('value'))).toBeGreaterThan(0.3))
    expect(Number(bar.getAttribute('value'))).toBeLessThan(0.9)
    await app.user.type(app.name, 'Detty{Enter}')
    expect(app.save).toHaveAttribute('aria-busy', 'true')
    fireEvent.submit(within(app.dialog).getByRole('form'))
    act(() => goOn())
    expect(await within(app.dialog).findByText('20,000 people will be rewarded')).toBeVisible()
    expect(app.writes).toEqual([])
  })

  test('reads the file that was chosen last', async () => {
    const app = await openReward()
    const first = held(csv('Email Address,Full Name\na@example.com,A', 'first.csv'), 0)
    app.choose(first.file)
    await within(app.dialog).findByRole('progressbar')
    app.choose(csv())
    expect(await within(app.dialog).findByText(OUTCOME)).toBeVisible()
    first.goOn()
    // Its mark and its first slice: then it finds that nobody wants it.
    await waitFor(() => expect(first.reads()).toBe(2))
    await act(async () => undefined)
    expect(within(app.dialog).getByText(OUTCOME)).toBeVisible()
    expect(within(app.dialog).getByText('people.csv')).toBeVisible()
  })

  test('shows nothing of the file before while another is read', async () => {
    const app = await openReward()
    app.choose(csv())
    expect(await within(app.dialog).findByText(OUTCOME)).toBeVisible()
    const second = held(csv('Email Address,Full Name\na@example.com,A', 'second.csv'), 0)
    app.choose(second.file)
    expect(await within(app.dialog).findByRole('progressbar')).toBeVisible()
    expect(within(app.dialog).queryByText(OUTCOME)).not.toBeInTheDocument()
    expect(app.save).toHaveAttribute('aria-busy', 'true')
    second.goOn()
    expect(await within(app.dialog).findByText('1 person will be rewarded')).toBeVisible()
  })

  test('takes the same file again, once it has been mended; to choose none keeps it', async () => {
    const app = await openReward()
    await app.user.upload(app.file, csv())
    expect(await within(app.dialog).findByText(OUTCOME)).toBeVisible()
    // The browser tells of a change only where the field was empty or held another file.
    await app.user.click(app.file)
    expect(app.file).toHaveProperty('files.length', 0)
    fireEvent.change(app.file, { target: { files: [] } })
    expect(within(app.dialog).getByText('people.csv')).toBeVisible()
    expect(within(app.dialog).getByText(OUTCOME)).toBeVisible()
  })

  test('takes a file that is dropped on the field, and none that is dropped beside it', async () => {
    const app = await openReward()
    const drop = (target: Element, file: File) =>
      fireEvent.drop(target, { dataTransfer: { files: [file] } })
    expect(drop(app.dialog, csv(PEOPLE, 'beside.csv'))).toBe(false)
    expect(within(app.dialog).queryByText('beside.csv')).not.toBeInTheDocument()
    expect(drop(app.file, csv(PEOPLE, 'dropped.csv'))).toBe(false)
    expect(await within(app.dialog).findByText('dropped.csv')).toBeVisible()
    expect(await within(app.dialog).findByText(OUTCOME)).toBeVisible()
  })

  test('always offers a template with the two columns', async () => {
    const app = await openReward()
    const link = within(app.dialog).getByRole('link', { name: 'Download a template' })
    expect(link).toHaveAttribute('download', 'campaign-template.csv')
    expect(link.getAttribute('href')).toContain('campaign-template')
    app.choose(csv('Name,Mail\nBola,bola@example.com'))
    await within(app.dialog).findByText('There was an error processing the CSV file.')
    expect(link).toBeVisible()
    app.choose(csv())
    await within(app.dialog).findByRole('list', { name: 'Skipped rows' })
    expect(link).toBeVisible()
  })

  test('lists the first skipped rows, and counts the others', async () => {
    const app = await openReward()
    app.choose(csv(`${PEOPLE}${',X\n'.repeat(299)}`))
    expect(await within(app.dialog).findByText('300 rows skipped')).toBeVisible()
    const items = within(app.dialog).getAllByRole('listitem')
    expect(items).toHaveLength(201)
    expect(items.at(-1)).toHaveTextContent('and 100 more')
  })

  test('that fails says why, once, and keeps the name and the people', async () => {
    const app = await openReward()
    await app.user.type(app.name, 'fault-500')
    await app.user.upload(app.file, csv())
    await within(app.dialog).findByText(OUTCOME)
    await app.user.click(app.save)
    expect(await findToast('The kitchen is on fire')).toBeVisible()
    expect(app.name).toHaveValue('fault-500')
    expect(within(app.dialog).getByText(OUTCOME)).toBeVisible()
    await app.user.clear(app.name)
    await app.user.type(app.name, 'Detty')
    await app.user.click(app.save)
    expect(await findToast('Rewards distributed')).toBeVisible()
    expect(app.writes).toHaveLength(2)
  })

  test('sends one call however often it is saved', async () => {
    const app = await openReward()
    const answer = holdResponse('post', '*/api/crm/voucher/promotion')
    await app.user.upload(app.file, csv())
    await app.findStatus(OUTCOME)
    await app.user.type(app.name, 'Detty')
    for (let press = 0; press < 3; press++) await app.user.click(app.save)
    await waitFor(() => expect(app.writes).toHaveLength(1))
    answer()
    await findToast('Rewards distributed')
    expect(app.writes).toHaveLength(1)
  })

  test.each([
    ['a@example.com,A', '1 person will be rewarded'],
    ['a@example.com,A\nb,B\nc,C', '1 person will be rewarded, 2 rows will be skipped'],
  ])('says what Save will do with %j', async (rows, outcome) => {
    const app = await openReward()
    await app.user.upload(app.file, csv(`Email Address,Full Name\n${rows}`))
    expect(await app.findStatus(outcome)).toBeVisible()
  })

  test('is sent by Enter on Save, and not by Enter in a field', async () => {
    const app = await openReward()
    await app.user.upload(app.file, csv())
    await app.findStatus(OUTCOME)
    await app.user.type(app.name, 'Detty{Enter}')
    expect(app.save).not.toHaveAttribute('aria-busy')
    expect(app.writes).toEqual([])
    act(() => app.save.focus())
    await app.user.keyboard('{Enter}')
    expect(await findToast('Rewards distributed')).toBeVisible()
    expect(app.writes).toHaveLength(1)
  })
})
