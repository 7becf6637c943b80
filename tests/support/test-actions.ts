import { act, screen, waitFor, within } from '@testing-library/react'
import type * as v from 'valibot'
import { expect, test } from 'vitest'
import { fetchJson } from '@/api/http'
import { fetchDetails } from '@/api/latest-record'
import { pageResponse, type DetailedResource } from '@/api/resource'
import { offeredActions, type RecordActions } from '@/components/actions/record-action'
import type { Db } from '@/mock-api/db'
import { defaultFilters } from './default-filters'
import { fill, renderApp } from './render-app'
import { tagsOf } from './tested-modules'

type App = ReturnType<typeof renderApp>

export const submitButton = (dialog: HTMLElement) => {
  const button = dialog.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!button) throw new Error('The dialog has no button that confirms.')
  return button
}

// Not a value to await: React updates that arrive while a synchronous `act` is awaited log an error.
export const open = (app: App, href: string): void => void act(() => app.router.history.push(href))

export const refetch = (app: App) =>
  act(() => app.router.options.context.queryClient.invalidateQueries())

/** Chooses a record and a reason, where the dialog asks for them. */
const titleOf = (dialog: HTMLElement) =>
  within(dialog).getAllByRole('heading').at(0)?.textContent ?? ''

export async function fillIn(app: App, dialog: HTMLElement) {
  const forAll = within(dialog).queryByRole<HTMLInputElement>('radio', {
    name: 'One driver for all',
  })
  if (forAll) await app.user.click(forAll)
  for (const select of within(dialog).queryAllByRole('combobox')) {
    const option = within(select).getAllByRole<HTMLOptionElement>('option').at(1)
    if (option) await app.user.selectOptions(select, option)
  }
  // The choices of an assignment load when the dialog is open.
  const isChoice = forAll ?? /^(?:Assign|Change) (?:driver|(?:\d+ )?tickets?)/.test(titleOf(dialog))
  if (isChoice) await within(dialog).findByRole('searchbox')
  if (within(dialog).queryByRole('searchbox')) {
    const choice = await waitFor(() => {
      const radios = within(dialog).getAllByRole<HTMLInputElement>('radio')
      const found = radios.find(({ name }) => name !== forAll?.name)
      if (!found) throw new Error('There is nothing to choose yet.')
      return found
    })
    await app.user.click(choice)
  }
  if (titleOf(dialog).startsWith('Reply to')) {
    await fill(app.user, within(dialog).getByRole('textbox'), 'We are looking at it.')
  }
  if (titleOf(dialog).startsWith('Change prices')) {
    await fill(app.user, within(dialog).getByRole('textbox'), '10')
  }
}

interface Tested<TRow extends { id: string }, TDetails extends v.ObjectEntries> {
  /** The records in the mock API. */
  records: (db: Db) => {
    capabilities: { actions: readonly string[] }
    find: (id: string) => { status: string } | undefined
    patch: (id: string, change: { status: string }) => unknown
  }
  resource: DetailedResource<TRow, TDetails>
  actions: (record: TRow) => RecordActions
  /** The URL of a record's dialogs, without the name of one. */
  url: (id: string) => string
  /** The names of the actions that every status allows. */
  always?: readonly string[]
}

/** Tests what the actions of a module with details have in common. A test file calls it once. */
export function testActions<TRow extends { id: string }, TDetails extends v.ObjectEntries>({
  records,
  resource,
  actions,
  url,
  always = [],
}: Tested<TRow, TDetails>) {
  const { filters, module, noun, path } = resource
  const statuses = filters['status']?.options.slice(1).map(([value]) => value) ?? []

  const dialogsOf = (record: TRow, announced: readonly string[]) =>
    Object.entries(offeredActions(actions(record), { announced, isPermitted: () => true })).flatMap(
      ([name, { kind, isAllowed }]) =>
        isAllowed && (kind === 'question' || kind === 'form') ? [name] : [],
    )

  /** A record for each action that is possible for one, by the name of its dialog. */
  async function findRecords(announced: readonly string[]) {
    const defaults = defaultFilters(resource)
    const query = new URLSearchParams([
      ['page', '1'],
      ['limit', '100'],
      ['search', ''],
      ...defaults,
    ])
    const { rows } = await fetchJson(`${path}?${query}`, pageResponse(resource))
    return new Map(
      rows.flatMap((row) => dialogsOf(row, announced).map((dialog) => [dialog, row.id] as const)),
    )
  }

  async function isPossible(id: string, dialog: string, announced: readonly string[]) {
    const details = await fetchDetails(resource, id)
    const record: TRow | undefined = details.record
    return record !== undefined && dialogsOf(record, announced).includes(dialog)
  }

  // Several dialogs of a module one after the other, on a busy machine.
  const options = { tags: tagsOf(module), timeout: 90_000 }
  test(`no action on a ${noun[0]} is sent that its status forbids by now`, options, async () => {
    const app = renderApp('/nowhere')
    const stored = records(app.db)
    const announced = stored.capabilities.actions
    const setStatus = (id: string, status: string) => stored.patch(id, { status })
    await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    const found = await findRecords(announced)
    expect(found.size).toBeGreaterThan(0)
    for (const [index, [name, id]] of [...found].entries()) {
      const before = stored.find(id)?.status ?? ''
      const forbidden: string[] = []
      for (const status of statuses) {
        setStatus(id, status)
        if (!(await isPossible(id, name, announced))) forbidden.push(status)
      }
      setStatus(id, before)
      expect(forbidden.length === 0).toBe(always.includes(name))
      open(app, url(id) + name)
      const dialog = await screen.findByRole('dialog', { name: /^(?!.*Details$)/ })
      const confirm = () => app.user.click(submitButton(dialog))
      await fillIn(app, dialog)
      for (const status of forbidden.slice(0, 1)) {
        // What the page does not know yet.
        setStatus(id, status)
        await confirm()
        expect(await within(dialog).findByRole('alert')).toHaveTextContent(/meanwhile/)
        expect(submitButton(dialog)).toBeDisabled()
        setStatus(id, before)
        await refetch(app)
        await waitFor(() => expect(submitButton(dialog)).toBeEnabled())
        // Once for a module: all dialogs read the same query.
        if (index > 0) continue
        // What the page has learnt from a refetch.
        setStatus(id, status)
        await refetch(app)
        await waitFor(() => expect(submitButton(dialog)).toBeDisabled())
        await confirm()
        setStatus(id, before)
        await refetch(app)
      }
      open(app, '/nowhere')
      const discard = screen.queryByRole('button', { name: 'Discard' })
      if (discard) await app.user.click(discard)
      await screen.findByRole('heading', { level: 1, name: 'Page not found' })
    }
    expect(app.writes).toEqual([])
  })
}
