import type { LucideIcon } from 'lucide-react'
import type { RecordRequest } from '@/api/requests'
import type {
  Many,
  ManyChoice,
  RecordAction,
  RecordActions,
} from '@/components/actions/record-action'
import { exportText } from '@/components/list/export/export-columns'
import type { Fields, Kind } from '@/domain/field'
import type { RunItem } from './run'

/** A selected record to which the action is not done. */
export interface LeftOut {
  id: string
  name: string
  detail: string
  /** In naira. */
  amount: number | null
  /** What it is: "already paid". Or a sentence that says why. */
  reason: { status: string } | { text: string }
}

/** "already paid", or a sentence. */
export const reasonText = ({ reason }: LeftOut) => ('text' in reason ? reason.text : reason.status)

/** An action on the selected rows. */
export interface ManyAction {
  label: string
  icon: LucideIcon
  isDestructive: boolean
  many: Many
  /** See `QuestionAction`. */
  reasons: readonly string[] | undefined
  choice: ManyChoice | undefined
  items: readonly RunItem[]
  leftOut: readonly LeftOut[]
  /** What follows from it, each with the number of records. */
  consequences: ReadonlyMap<string, number>
}

interface ManyRequest {
  many: Many
  request: RecordRequest
  reasons?: readonly string[]
  choice?: ManyChoice
}

/** What is sent for one of many records. Null if the action is only for one. */
function manyRequestOf(action: RecordAction | undefined): ManyRequest | null {
  switch (action?.kind) {
    case 'question':
      return action.many ? { ...action, many: action.many } : null
    case 'request':
      return action.many ? { many: action.many, request: action.request } : null
    case 'dialog':
      return action.many ? { many: action.many, ...action.many } : null
    case 'link':
    case undefined:
      return null
  }
}

export interface ManySource<TRow> {
  getName: (row: TRow) => string
  getActions: (row: TRow) => RecordActions
  fields: Fields<TRow>
}

const NAMING: ReadonlySet<Kind> = new Set(['text', 'relation', 'party', 'email'])

/** The fields at the top of a card: one of them tells records with the same name apart. */
const headFields = <TRow>(fields: Fields<TRow>) =>
  Object.values(fields)
    .filter(({ card, kind }) => (card === 'top' || card === 'middle') && NAMING.has(kind))
    .toSorted((a, b) => Number(b.card === 'top') - Number(a.card === 'top'))

function statusOf<TRow>(row: TRow, fields: Fields<TRow>) {
  const field = Object.values(fields).find(({ kind }) => kind === 'status')
  return field ? exportText(field, row).toLowerCase() : ''
}

/** An action on the selected rows, or undefined if it is only for one record. */
export function manyAction<TRow extends { id: string }>(
  rows: readonly TRow[],
  name: string,
  { getName, getActions, fields }: ManySource<TRow>,
): ManyAction | undefined {
  const items: RunItem[] = []
  const leftOut: LeftOut[] = []
  const heads = headFields(fields)
  const consequences = new Map<string, number>()
  let shared: Omit<ManyAction, 'items' | 'leftOut' | 'consequences'> | undefined
  for (const row of rows) {
    const action = getActions(row)[name]
    const found = manyRequestOf(action)
    if (!action || !found) continue
    const { many, request, reasons, choice } = found
    const { label, icon, isAllowed, isDestructive = false } = action
    shared ??= { label, icon, isDestructive, many, choice, reasons }
    const rowName = getName(row)
    const texts = heads.map((field) => exportText(field, row))
    const detail = texts.find((text) => text !== '' && text !== rowName) ?? ''
    const record = { id: row.id, name: rowName, detail, amount: many.amount ?? null }
    const obstacle = action.obstacle || many.obstacle
    if (isAllowed && !obstacle) {
      items.push({ ...record, request })
      const { consequence } = many
      if (consequence) consequences.set(consequence, (consequences.get(consequence) ?? 0) + 1)
    } else if (obstacle) {
      leftOut.push({ ...record, reason: { text: obstacle } })
    } else {
      const status = statusOf(row, fields)
      leftOut.push({
        ...record,
        reason: { status: many.showsChange?.('') ? `already ${status}` : status },
      })
    }
  }
  return shared && { ...shared, items, leftOut, consequences }
}

export interface ManyButton {
  name: string
  label: string
  icon: LucideIcon
  isDestructive: boolean
  isPrimary: boolean
}

/**
 * Those of the named actions that are possible for at least one of the rows, or say why not, the
 * destructive ones last.
 */
export function manyButtons<TRow>(
  rows: Iterable<TRow>,
  getActions: (row: TRow) => RecordActions,
  names: readonly string[],
): ManyButton[] {
  const buttons = new Map<string, ManyButton | null>()
  for (const row of rows) {
    for (const [name, action] of Object.entries(getActions(row))) {
      const { label, icon, isAllowed, obstacle, isDestructive = false, isPrimary = false } = action
      const many = manyRequestOf(action)?.many
      if (!many || !names.includes(name)) continue
      // Null keeps the place of an action that the first rows do not allow.
      if (!buttons.get(name)) {
        buttons.set(
          name,
          isAllowed || obstacle
            ? { name, label: many.label ?? label, icon, isDestructive, isPrimary }
            : null,
        )
      }
    }
  }
  return [...buttons.values()]
    .filter((button) => button !== null)
    .toSorted((a, b) => Number(a.isDestructive) - Number(b.isDestructive))
}
