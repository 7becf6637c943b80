import { reasonText, type LeftOut } from './divide'
import type { ManyFormProps } from './many-dialog'
import type { RunItem } from './run'

/** A value of a record before and after a change, or why the record is left out. */
export type Plan<TBefore, TAfter = TBefore> =
  | { before: TBefore; after: TAfter }
  | { before: TBefore | null; reason: string }

export interface PlannedRow<TRow, TValue> {
  item: RunItem
  row: TRow
  before: TValue
  after: TValue
}

/** Returns a function that plans a change of the selected rows. Undefined plans nothing yet. */
export function planMany<TRow extends { id: string }, TValue>({
  rows,
  action,
}: Pick<ManyFormProps<TRow>, 'rows' | 'action'>) {
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  const known = action.items.flatMap((item) => {
    const row = rowOf.get(item.id)
    return row ? [{ item, row }] : []
  })
  return (planOf: ((row: TRow) => Plan<TValue>) | undefined) => {
    const planned: PlannedRow<TRow, TValue>[] = []
    const leftOut: LeftOut[] = [...action.leftOut]
    const lines = known.map(({ item, row }) => {
      const plan = planOf?.(row)
      if (plan && 'after' in plan) planned.push({ item, row, ...plan })
      if (plan && 'reason' in plan) {
        const { id, name, detail, amount } = item
        leftOut.push({ id, name, detail, amount, reason: { text: plan.reason } })
      }
      return { id: item.id, item, row, plan }
    })
    return { lines, planned, leftOut }
  }
}

/** What was left out, for the results of a run. */
export const leftOutItems = (leftOut: readonly LeftOut[]) =>
  leftOut.map(({ id, name, detail, amount, ...row }) => ({
    id,
    name,
    detail,
    amount,
    message: reasonText({ id, name, detail, amount, ...row }),
  }))
