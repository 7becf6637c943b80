import * as v from 'valibot'
import { createRequestBatch, type BatchItem } from '@/api/request-batch'
import type { Outcome } from '@/api/requests'
import { exportName } from '@/domain/export-file'
import type { BatchState, ItemState } from '@/lib/batch'
import { serverDate } from '@/lib/clock'
import { type CsvCell, toCsv } from '@/lib/csv/to-csv'
import { capitalize, formatCount } from '@/lib/format'
import { withoutIsolates } from '@/lib/isolate'
import { saveFile } from '@/lib/save-file'
import type { WayBack } from '@/lib/way-back'
import type { Choice } from './record-action'

export interface RunItem extends BatchItem {
  /** Tells it apart from records with the same name. */
  detail: string
  /** In naira. */
  amount: number | null
  /** What must be the same when the record is read again, besides the amount. */
  readonly asked?: string
  /** Who else has to act before it takes effect. See `ActionRequest`. */
  readonly waitsFor?: string
  /** Who the record is assigned to. */
  readonly holder?: Choice['holder']
  /** Its row in the results, under `headers`. By default the name, the detail and the amount. */
  readonly cells?: readonly CsvCell[]
}

interface LeftOutItem {
  id: string
  name: string
  detail: string
  amount: number | null
  message: string
  /** As those of a RunItem. What is beyond the headers stays at the end of the row. */
  cells?: readonly CsvCell[]
}

interface RunOptions {
  title: string
  noun: readonly [one: string, many: string]
  /** "approved". */
  done: string
  items: readonly RunItem[]
  answer: string
  /** Reads a record before its request. Resolves to the reason why it is left out, or to null. */
  check?: (item: RunItem) => Promise<string | null>
  /** Whether the latest state of the record shows the change. */
  isDone?: ((item: RunItem) => Promise<Outcome>) | undefined
  /** See `createRequestBatch`. */
  toWayBack?: ((item: RunItem) => WayBack | undefined) | undefined
  /** See `createBatch`. */
  follow?: (item: RunItem) => Promise<string | null>
  /** It undoes what another run has done. */
  isUndo?: true
  /** The headers of the items' `cells` in the results. */
  headers?: readonly string[]
  /** A search text that finds the records in the list. */
  found?: string
  /** Shown with the results. */
  note?: string
  /** Further rows of the results: what was left out. */
  leftOut?: readonly LeftOutItem[]
  leftOutWord?: 'Left out' | 'Skipped'
}

const labels = {
  waiting: 'Not started',
  sent: 'In progress',
  leftOut: 'Left out',
  refused: 'Refused',
  unknown: 'Not known',
}

/** An action on many records under way. It outlives its dialog if the session ends. */
export class Run {
  readonly title: string
  readonly noun: readonly [one: string, many: string]
  readonly done: string
  readonly canCheck: boolean
  readonly found: string | undefined
  readonly isUndo: boolean
  readonly batch: ReturnType<typeof createRequestBatch<RunItem>>
  readonly #headers: readonly string[] | undefined
  readonly note: string
  readonly leftOut: readonly LeftOutItem[]
  readonly leftOutWord: 'Left out' | 'Skipped'

  constructor({ title, noun, done, headers, leftOut = [], ...options }: RunOptions) {
    this.title = title
    this.noun = noun
    this.done = done
    this.found = options.found
    this.isUndo = options.isUndo === true
    this.#headers = headers
    this.note = options.note ?? ''
    this.leftOut = leftOut
    this.leftOutWord = options.leftOutWord ?? 'Left out'
    this.canCheck = options.isDone !== undefined
    this.batch = createRequestBatch(options)
  }

  isComplete() {
    const { entries, store } = this.batch
    return store.state.counts.done === entries.length
  }

  /** Left out of the session's storage, which cannot hold requests: it does not outlive a reload. */
  toJSON() {
    return undefined
  }

  /** What happened to an item, for a row of the list or of the file. */
  describe(state: ItemState, item: RunItem) {
    const { message = '' } = 'message' in state ? state : {}
    if (state.is !== 'done') return { label: labels[state.is], message, isWaiting: false }
    const waitsFor = this.batch.waitsFor(item)
    const label = waitsFor ? `Waits for ${waitsFor}` : capitalize(this.done)
    return { label, message, isWaiting: waitsFor !== '' }
  }

  /** The numbers of items that are done and wait, by whom they wait for. */
  #waiting() {
    const waiting = new Map<string, number>()
    for (const { item, state } of this.batch.entries) {
      const waitsFor = state.state.is === 'done' ? this.batch.waitsFor(item) : ''
      if (waitsFor) waiting.set(waitsFor, (waiting.get(waitsFor) ?? 0) + 1)
    }
    return waiting
  }

  /** "9 approved, 2 wait for a second administrator, 1 left out, 1 refused, 1 not known". */
  summary({ counts }: Pick<BatchState, 'counts'>) {
    const { done, leftOut, refused, unknown, waiting } = counts
    const waits = [...this.#waiting()]
    const effective = waits.reduce((left, [, count]) => left - count, done)
    const others = [
      ...waits.map(
        ([waitsFor, count]) =>
          [count, `${count === 1 ? 'waits' : 'wait'} for ${waitsFor}`] as const,
      ),
      [leftOut, 'left out'],
      [refused, 'refused'],
      [unknown, 'not known'],
      [waiting, 'not started'],
    ] as const
    const waitsOnly = effective === 0 && waits.length > 0
    return [
      ...(waitsOnly ? [] : [[effective, this.done] as const]),
      ...others.filter(([count]) => count > 0),
    ]
      .map(([count, word]) => `${formatCount(count)} ${word}`)
      .join(', ')
  }

  saveResults() {
    const scope = { noun: this.noun, filters: [this.done, 'results'], search: '' }
    saveFile(exportName(scope, { now: serverDate() }), this.results())
  }

  /** A CSV file with a row for each item, and for what was left out. */
  results() {
    const { entries } = this.batch
    const items = [...entries.map(({ item }) => item), ...this.leftOut]
    const hasAmounts = items.some(({ amount }) => amount !== null)
    const headers = this.#headers ?? [
      capitalize(this.noun[0]),
      'Details',
      ...(hasAmounts ? ['Amount (NGN)'] : []),
    ]
    function toRow({ id, ...row }: LeftOutItem, label: string): CsvCell[] {
      const { cells = [row.name, row.detail, ...(hasAmounts ? [row.amount ?? ''] : [])] } = row
      // What was left out may not have all cells.
      const own = headers.map((_header, index) => cells[index] ?? '')
      const extra = cells.slice(headers.length)
      return [...own, label, withoutIsolates(row.message), id, ...extra]
    }
    return toCsv(
      [...headers, 'Result', 'Message', 'ID'],
      [
        ...entries.map(({ item, state }) => {
          const { label, message } = this.describe(state.state, item)
          const { id, name, detail, amount, cells } = item
          return toRow({ id, name, detail, amount, message, ...(cells && { cells }) }, label)
        }),
        ...this.leftOut.map((row) =>
          this.leftOutWord === 'Skipped'
            ? toRow({ ...row, message: '' }, `Skipped: ${row.message}`)
            : toRow(row, this.leftOutWord),
        ),
      ],
    )
  }
}

export const runSchema = v.instance(Run)
