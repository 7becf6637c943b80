import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fetchBeforeChange } from '@/api/latest-record'
import type { Filters, SearchOf } from '@/api/list'
import { fetchPage } from '@/api/queries'
import type { Resource } from '@/api/resource'
import { actionOf, offeredActions, type RecordActions } from '@/components/actions/record-action'
import { categoryActions } from '@/features/categories/actions'
import { categoryResource } from '@/features/categories/resource'
import { faqActions } from '@/features/faq/actions'
import { faqResource } from '@/features/faq/resource'
import { dishActions } from '@/features/menus/actions'
import { dishResource } from '@/features/menus/resource'
import { restaurantActions } from '@/features/restaurants/actions'
import { restaurantResource } from '@/features/restaurants/resource'
import { ticketActions } from '@/features/tickets/actions'
import { ticketResource } from '@/features/tickets/resource'
import { userActions } from '@/features/users/actions'
import { userResource } from '@/features/users/resource'
import { anyRecord } from '../support/any-record'
import { ada, renderApp } from '../support/render-app'

interface Undone {
  status: string | null
  reason?: string | null
  until?: string | null
  position?: number | null
  assignee?: { id: string | null } | null
}

const stateOf = ({
  status,
  reason = null,
  until = null,
  position = null,
  assignee = null,
}: Undone) => ({
  status,
  reason,
  until,
  position,
  assignee: assignee?.id ?? null,
})

const answerTo = (name: string) => (name === 'assign' ? 'adm-3' : 'Food safety')

/** Does each action of each record that comes back, and undoes it. Returns their names. */
async function undoAll<TRow extends { id: string } & Undone>(
  resource: Resource<Filters, TRow>,
  getActions: (row: TRow) => RecordActions,
) {
  renderApp('/nowhere', { vouchers: 0 })
  const { signal } = new AbortController()
  const all = Object.entries(resource.filters).map(([name, { options }]) => [name, options[0][0]])
  const search: SearchOf<Filters> = { ...Object.fromEntries(all), page: 1, search: '' }
  const { rows } = await fetchPage(resource, search, signal, 100)
  const undone = new Set<string>()
  const kinds = new Set<string>()
  for (const row of rows) {
    const ref = { id: row.id, name: '' }
    for (const [name, action] of Object.entries(getActions(row))) {
      if (action.kind === 'link' || !action.request || !action.undo || !action.isAllowed) continue
      // The way back of a ticket depends on what it was.
      const kind = row.assignee === undefined ? name : JSON.stringify([name, stateOf(row)])
      if (kinds.has(kind)) continue
      kinds.add(kind)
      undone.add(name)
      // oxlint-disable-next-line no-await-in-loop
      await action.request.send(ref, action.value ?? answerTo(name))
      // oxlint-disable-next-line no-await-in-loop
      const changed = await fetchBeforeChange(resource, ref)
      expect([name, changed && stateOf(changed)]).not.toEqual([name, stateOf(row)])
      // oxlint-disable-next-line no-await-in-loop
      await action.undo.request.send(ref, '')
      // oxlint-disable-next-line no-await-in-loop
      const restored = await fetchBeforeChange(resource, ref)
      expect([name, restored && stateOf(restored)]).toEqual([name, stateOf(row)])
    }
  }
  return [...undone].toSorted()
}

const place = { canMoveUp: false, canMoveDown: true }

test('the undo of an action makes the record what it was', async () => {
  expect(await undoAll(dishResource, dishActions)).toEqual([
    'hide',
    'restock',
    'sellOut',
    'sellOutFor',
    'show',
  ])
  expect(await undoAll(userResource, (user) => userActions(user))).toEqual(['block', 'unblock'])
  expect(await undoAll(restaurantResource, restaurantActions)).toEqual([
    'close',
    'closeFor',
    'open',
  ])
  expect(await undoAll(ticketResource, (row) => ticketActions(row, ada.id))).toEqual([
    'assign',
    'close',
    'release',
    'reopen',
    'take',
  ])
})

test('the undo of a move or of hiding puts the record back into its place', async () => {
  const names = ['hide', 'moveDown']
  expect(await undoAll(faqResource, (row) => faqActions(row, place))).toEqual(
    expect.arrayContaining(names),
  )
  expect(await undoAll(categoryResource, (row) => categoryActions(row, place))).toEqual(
    expect.arrayContaining(names),
  )
})

describe('an action has no way back if the backend or the administrator lacks what it needs', () => {
  const everything = {
    announced: ['until', 'assignees'],
    isPermitted: (_name: string): boolean => true,
  }
  const hasUndo = (actions: RecordActions, name: string, limits: Partial<typeof everything>) =>
    Boolean(actionOf(offeredActions(actions, { ...everything, ...limits }), name)?.undo)
  function expectNeed(actions: RecordActions, name: string, needed: string) {
    expect(hasUndo(actions, name, {})).toBe(true)
    expect(hasUndo(actions, name, { announced: [] })).toBe(false)
    expect(hasUndo(actions, name, { isPermitted: (other) => other !== needed })).toBe(false)
  }
  const until = '2026-12-01T12:00:00.000Z'

  test('sold out again, until an end', () => {
    const dish = v.parse(dishResource.record, { ...anyRecord('sold_out'), until })
    expectNeed(dishActions(dish), 'restock', 'sellOutFor')
  })
  test('closed again, until an end', () => {
    const closed = { ...anyRecord('closed'), reason: 'Kitchen closed', until }
    const restaurant = v.parse(restaurantResource.record, closed)
    expectNeed(restaurantActions(restaurant), 'open', 'closeFor')
  })
  test('given back by whoever has taken it', () => {
    const ticket = v.parse(ticketResource.record, { ...anyRecord('open'), assignee: null })
    expectNeed(ticketActions(ticket, ada.id), 'take', 'release')
  })
})
