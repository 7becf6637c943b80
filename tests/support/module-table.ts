import * as v from 'valibot'
import { expect, test } from 'vitest'
import { listParams, type Filters, type Listing } from '@/api/list'
import {
  offeredActions,
  shownActions,
  type Ask,
  type RecordAction,
  type RecordActions,
} from '@/components/actions/record-action'
import type { SearchEntry } from '@/components/fields/search-entry'
import type { ListDefinition } from '@/components/list/define-list'
import { pathOf } from '@/contract/try-parameters'
import { exportColumns } from '@/domain/export-columns'
import type { Field, Fields } from '@/domain/field'
import { withoutIsolates } from '@/lib/isolate'
import { anyRecord, variantsOf } from './any-record'

/** What an administrator reads in a module, as far as it is data. */
interface ModuleTable {
  /** One and many. */
  noun: string
  /** The path of its requests. */
  path: string
  /** The labels of the values, the default first, by search param. */
  filters: Readonly<Record<string, string>>
  /** The headers of the columns. Those in parentheses are hidden at first. */
  columns: string
  /** The headers of the exported file. Omitted without an export. */
  exported?: string
  /** The labels that only the details have. */
  details?: string
  /** What the list says without rows. */
  empty: string
  /**
   * What can be done to many selected rows: the participle, the statuses that show that it was done,
   * those that are left out with a reason, and the consequences.
   */
  many?: Readonly<Record<string, string>>
  /** What can be done to a record, by its status. `!` marks what is destructive, and concerns are in parentheses. */
  actions?: Readonly<Record<string, string>>
  /** What can be done instead to a record without a field, or with another value of it. */
  variants?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** What each action asks, the reasons it offers, and what it says when it is done. */
  words?: Readonly<Record<string, string>>
}

const askOf = (action: RecordAction): Ask => ('ask' in action && action.ask) || {}

function labelOf(action: RecordAction) {
  const concerns = askOf(action).concerns?.join(', ')
  return `${action.label}${action.isDestructive ? '!' : ''}${concerns ? ` (${concerns})` : ''}`
}

function wordsOf(action: RecordAction) {
  const { question = '', reasons } = action.kind === 'question' ? action.ask : {}
  const success = 'request' in action && action.kind !== 'form' ? `→ ${action.request.success}` : ''
  const offered = reasons ? `[${reasons.join(', ')}]` : ''
  return [withoutIsolates([question].flat().join('')), offered, success].filter(Boolean).join(' ')
}

/** What an action on many records says, and which records show that it was done. */
function wordsOfMany(named: readonly { status: string; action: RecordAction }[]) {
  const all = named.flatMap(({ status, action }) =>
    action.kind !== 'link' && action.many ? [{ status, many: action.many, action }] : [],
  )
  const { done } = all[0]?.many ?? { done: '' }
  const shown = all.filter(({ action }) => action.isDone?.('')).map(({ status }) => status)
  const obstacles = all
    .filter(({ action }) => action.isAllowed)
    .flatMap(({ status, many: { obstacle } }) => (obstacle ? [`${status}: ${obstacle}`] : []))
  const parts = [
    shown.length > 0 ? `${done}, seen as ${shown.join(', ')}` : done,
    obstacles.length > 0 && `left out if ${obstacles.join(', ')}`,
    ...new Set(
      all.map(({ many: { consequence, unchecked } }) =>
        [consequence, unchecked].filter(Boolean).join(' '),
      ),
    ),
  ]
  return withoutIsolates(parts.filter(Boolean).join('. ').replaceAll('..', '.'))
}

/** The labels of the fields that neither the list nor the exported file has. */
const detailsOf = <TRow>(fields: Fields<TRow>) =>
  Object.values<Field<TRow>>(fields)
    .filter(({ card, isExported }) => !card && !isExported)
    .map(({ label }) => label)

/** A value in the URL of the page is valid, and it is sent in the request. */
function expectFilterInUrl({ filters, ...resource }: Listing, name: string, value: string) {
  expect(listParams(filters, { [name]: value })).toMatchObject({ [name]: value })
  const url = new URL(pathOf({ filters, ...resource }, { [name]: value }), 'https://example.com')
  expect(url.searchParams.get(name)).toBe(value)
}

/**
 * Compares a module with what it should be: names, filters and their requests, columns, exported labels, actions by status. Takes
 * milliseconds, because nothing is rendered.
 */
export function testModule<TFilters extends Filters, TRow extends { id: string }>(
  list: ListDefinition<TFilters, TRow>,
  expected: ModuleTable,
  getActions: ((row: TRow) => RecordActions) | undefined = list.actions,
) {
  const { title, resource } = list
  const { noun, path, filters, actions: names = [] } = resource
  const statuses = filters['status']?.options.slice(1).map(([value]) => value) ?? []
  const limits = { announced: names, isPermitted: () => true }
  const actionsOf = (record: object) => {
    const actions = getActions?.(v.parse(resource.record, record)) ?? {}
    return offeredActions(actions, limits)
  }
  const labelsOf = (record: object) =>
    withoutIsolates(
      shownActions(actionsOf(record))
        .map(({ action }) => labelOf(action))
        .join(', '),
    )

  test(`${title}: the names are those that administrators know`, () => {
    expect({ noun: noun.join(', '), path, empty: list.empty }).toEqual({
      noun: expected.noun,
      path: expected.path,
      empty: expected.empty,
    })
  })

  test(`${title}: the filters offer these values, and each is in the URL and the request`, () => {
    const labels = Object.entries(filters).map(([name, { options }]) => [
      name,
      options.map(([, label]) => label).join(', '),
    ])
    expect(Object.fromEntries(labels)).toEqual(expected.filters)
    for (const [name, { options }] of Object.entries(filters)) {
      for (const [value] of options.slice(1)) expectFilterInUrl(resource, name, value)
    }
  })

  test(`${title}: the columns, the exported file and the details have these labels`, () => {
    const columns = list.columns.flatMap(({ header, meta }) =>
      typeof header === 'string' ? [meta?.isHidden ? `(${header})` : header] : [],
    )
    const { exported } = list
    expect({
      columns: columns.join(', '),
      exported:
        exported &&
        exportColumns(exported)
          .map(({ header }) => header)
          .join(', '),
      details: (exported && detailsOf(exported).join(', ')) || undefined,
    }).toEqual({
      columns: expected.columns,
      exported: expected.exported,
      details: expected.details,
    })
  })

  test(`${title}: each status allows these actions, with these words`, () => {
    const offered = statuses.map((status) => [status, labelsOf(anyRecord(status))])
    expect(getActions && Object.fromEntries(offered)).toEqual(expected.actions)
    const words = statuses
      .flatMap((status) => shownActions(actionsOf(anyRecord(status))))
      .map(({ name, action }) => [name, wordsOf(action)] as const)
      .filter(([, text]) => text !== '')
    expect(getActions && Object.fromEntries(words)).toEqual(expected.words)
  })

  test(`${title}: every question about a record shows what to decide by`, () => {
    const without = statuses
      .flatMap((status) => shownActions(actionsOf(anyRecord(status))))
      .filter(({ action }) => action.kind === 'question' && !action.ask.facts)
    expect(without.map(({ name }) => name)).toEqual([])
  })

  test(`${title}: a record without a field, or with another value of it, allows these actions`, () => {
    const variants: Record<string, Record<string, string>> = {}
    for (const status of statuses) {
      const record = anyRecord(status)
      for (const [change, variant] of variantsOf(record)) {
        const labels = labelsOf(variant)
        if (labels !== labelsOf(record))
          variants[change] = { ...variants[change], [status]: labels }
      }
    }
    expect(variants).toEqual(expected.variants ?? {})
  })

  test(`${title}: many records get these actions, and these show that they were done`, () => {
    const many = list.many?.map((name) => {
      const named = statuses.flatMap((status) => {
        const action = actionsOf(anyRecord(status))[name]
        return action ? [{ status, action }] : []
      })
      return [name, wordsOfMany(named)] as const
    })
    expect(many ?? []).toEqual(Object.entries(expected.many ?? {}))
  })
}

/** What the search finds by, and shows of, a record that has every field. */
interface SearchResult {
  label: string
  detail: string
  /** The values that only this record has. */
  identifiers: readonly string[]
  searchedBy: string
  /** The lists that a result leads to. */
  related?: readonly string[]
}

export function testSearchEntry<TFilters extends Filters, TRow>(
  { resource, describe, searchedBy, related }: SearchEntry<TFilters, TRow>,
  expected: SearchResult,
) {
  test(`${resource.noun[1]} in the results say what they are, have their own numbers, and lead to their lists`, () => {
    const { label, detail, identifiers } = describe(v.parse(resource.record, anyRecord('pending')))
    expect({
      label,
      detail: withoutIsolates(detail.filter(Boolean).join(' · ')),
      identifiers,
      searchedBy: searchedBy.join(', '),
      related,
    }).toEqual(expected)
  })
}
