import type { Body } from '@/api/endpoint'
import { editRequest, type EditKind } from '@/components/form/edit-request'
import type { CsvCell } from '@/lib/csv/to-csv'
import type { LeftOut } from './divide'
import { leftOutItems, type PlannedRow } from './plan-many'
import { Run, type RunItem } from './run'

interface EditRun<TRow extends { id: string }, TEdit extends object, TBody extends Body, TValue> {
  title: string
  kind: EditKind<TRow, TEdit, TBody>
  /** The titles in “My changes”. */
  success: string
  undone: string
  planned: readonly PlannedRow<TRow, TValue>[]
  leftOut: readonly LeftOut[]
  toChange: (after: TValue) => Partial<TEdit>
  /** "₦1,000.00 → ₦1,100.00". */
  describe: (before: TValue, after: TValue) => string
  /** When the row was last changed, in ms. Omit it for records without a history. */
  timeOf?: (row: TRow) => number
  headers: readonly string[]
  toCells: (row: PlannedRow<TRow, TValue>) => readonly CsvCell[]
}

/**
 * Edits many records, each in its own way. Each record is read first, and only the fields that the
 * edit changes are sent. What somebody else has changed since is left out.
 */
export function createEditRun<
  TRow extends { id: string },
  TEdit extends object,
  TBody extends Body,
  TValue,
>(options: EditRun<TRow, TEdit, TBody, TValue>) {
  const { title, kind, success, undone, planned, leftOut, headers, toCells } = options
  const { toChange, describe, timeOf } = options
  const edits = new Map(
    planned.map(({ row, after }) => {
      const base = kind.toEdit(row)
      const mine = { ...base, ...toChange(after) }
      return [row.id, editRequest({ kind, success, base, mine, since: timeOf?.(row) ?? null })]
    }),
  )
  const toItem = ({ item, row, before, after }: PlannedRow<TRow, TValue>): RunItem => ({
    ...item,
    request: edits.get(item.id)?.request ?? item.request,
    detail: [item.detail, describe(before, after)].filter(Boolean).join(', '),
    cells: toCells({ item, row, before, after }),
  })
  return new Run({
    title,
    noun: kind.resource.noun,
    done: 'changed',
    items: planned.map(toItem),
    answer: '',
    isDone: async (item) => (await edits.get(item.id)?.isDone(item)) === true,
    toWayBack: (item) => edits.get(item.id)?.toWayBack(item, undone),
    headers,
    leftOut: leftOutItems(leftOut),
  })
}
