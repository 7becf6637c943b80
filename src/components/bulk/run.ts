import * as v from 'valibot'
import { createRequestBatch, type BatchItem } from '@/api/request-batch'
import type { BatchState, ItemState } from '@/lib/batch-state'
import { type ExportColumn, exportFile, exportLines, exportName } from '@/lib/export-file'
import { capitalize, formatCount } from '@/lib/format'
import { saveFile } from '@/lib/save-file'

export interface RunItem extends BatchItem {
  /** Tells it apart from records with the same name. */
  detail: string
  /** In naira. */
  amount: number | null
}

interface LeftOutItem {
  id: string
  name: string
  detail: string
  amount: number | null
  message: string
}

interface RunOptions {
  title: string
  noun: readonly [one: string, many: string]
  /** "approved". */
  done: string
  items: readonly RunItem[]
  answer: string
  /** Whether the latest state of the record shows the change. */
  isDone?: ((item: RunItem) => Promise<boolean>) | undefined
  /** The headers of names and details in the results. */
  headers?: readonly [name: string, detail: string]
  /** A search text that finds the records in the list. */
  found?: string
  /** Further rows of the results: what was left out. */
  leftOut?: readonly LeftOutItem[]
}

const labels = {
  waiting: 'Not started',
  sent: 'In progress',
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
  readonly batch: ReturnType<typeof createRequestBatch<RunItem>>
  readonly #headers: readonly [name: string, detail: string]
  readonly leftOut: readonly LeftOutItem[]

  constructor({ title, noun, done, headers, leftOut = [], ...options }: RunOptions) {
    this.title = title
    this.noun = noun
    this.done = done
    this.found = options.found
    this.#headers = headers ?? [capitalize(noun[0]), 'Details']
    this.leftOut = leftOut
    this.canCheck = options.isDone !== undefined
    this.batch = createRequestBatch(options)
  }

  isDone() {
    const { entries, store } = this.batch
    return store.state.counts.done === entries.length
  }

  /** The session's storage cannot hold requests: a run does not outlive a reload. */
  toJSON() {
    return null
  }

  /** What happened to an item, for a row of the list or of the file. */
  describe(state: ItemState) {
    const message = 'message' in state ? state.message : ''
    const label = state.is === 'done' ? capitalize(this.done) : labels[state.is]
    return { label, message }
  }

  /** "9 approved, 1 refused, 1 not known". */
  summary({ counts }: Pick<BatchState, 'counts'>) {
    const { done, refused, unknown, waiting } = counts
    const others = [
      [refused, 'refused'],
      [unknown, 'not known'],
      [waiting, 'not started'],
    ] as const
    return [[done, this.done] as const, ...others.filter(([count]) => count > 0)]
      .map(([count, word]) => `${formatCount(count)} ${word}`)
      .join(', ')
  }

  saveResults() {
    const [nameHeader, detailHeader] = this.#headers
    const rows = [
      ...this.batch.entries.map(({ item, state }) => ({
        name: item.name,
        detail: item.detail,
        amount: item.amount,
        id: item.id,
        ...this.describe(state.state),
      })),
      ...this.leftOut.map((row) => ({ ...row, label: 'Left out' })),
    ]
    type Result = (typeof rows)[number]
    const amount: ExportColumn<Result> = { header: 'Amount (NGN)', value: (row) => row.amount }
    const columns: ExportColumn<Result>[] = [
      { header: nameHeader, value: ({ name }) => name },
      { header: detailHeader, value: ({ detail }) => detail },
      ...(rows.some((row) => row.amount !== null) ? [amount] : []),
      { header: 'Result', value: ({ label }) => label },
      { header: 'Message', value: ({ message }) => message },
      { header: 'ID', value: ({ id }) => id },
    ]
    const scope = { noun: this.noun, filters: [this.done, 'results'], search: '' }
    saveFile(
      exportName(scope, { now: new Date() }),
      exportFile(columns, [exportLines(columns, rows)]),
    )
  }
}

export const runSchema = v.instance(Run)
