import type { LucideIcon } from 'lucide-react'
import { exportText } from '@/domain/export-columns'
import type { Fields, Kind } from '@/domain/field'
import type { Ask, ActionRequest, Many, RecordAction, RecordActions } from './record-action'
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
  ask: Pick<Ask, 'reasons' | 'choice' | 'durations'>
  /** Whether a record can show that the action was done. */
  canCheck: boolean
  items: readonly RunItem[]
  leftOut: readonly LeftOut[]
  /** What follows from it, each with the number of records. */
  consequences: ReadonlyMap<string, number>
}

interface ManyChange extends ActionRequest {
  many: Many
  ask: ManyAction['ask']
}

/** What is sent for one of many records. Null if the action is only for one. */
function changeOf(action: RecordAction | undefined): ManyChange | null {
  if (action === undefined || action.kind === 'link') return null
  const { many, request } = action
  if (!many || !request) return null
  return { ...action, many, request, ask: ('ask' in action && action.ask) || {} }
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

/**
 * Divides records into those that allow an action and those that are left out, with the reason.
 * Undefined if the action is only for one record. The question shows the result, and each record is
 * divided once more after it was read again.
 */
export function divide<TRow extends { id: string }>(
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
    const found = changeOf(action)
    if (!action || !found) continue
    const { many, request, value, checked, isDone, ask, waitsFor = '' } = found
    const { label, icon, isAllowed, isDestructive = false } = action
    shared ??= { label, icon, isDestructive, many, ask, canCheck: isDone !== undefined }
    const rowName = getName(row)
    const texts = heads.map((field) => exportText(field, row))
    const detail = texts.find((text) => text !== '' && text !== rowName) ?? ''
    const record = { id: row.id, name: rowName, detail, amount: many.amount ?? null }
    const obstacle = action.obstacle || many.obstacle
    if (isAllowed && !obstacle) {
      const { consequence = '', unchecked } = many
      const asked = JSON.stringify([consequence, checked, ask.choice?.holder?.id])
      items.push({
        ...record,
        asked,
        request,
        ...(waitsFor && { waitsFor }),
        ...(value !== undefined && { value }),
        ...(ask.choice && { holder: ask.choice.holder }),
      })
      const text = [consequence, unchecked].filter(Boolean).join(' ')
      if (text) consequences.set(text, (consequences.get(text) ?? 0) + 1)
    } else if (obstacle) {
      leftOut.push({ ...record, reason: { text: obstacle } })
    } else {
      const status = statusOf(row, fields)
      leftOut.push({
        ...record,
        reason: { status: isDone?.('') ? `already ${status}` : status },
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
      const many = changeOf(action)?.many
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
