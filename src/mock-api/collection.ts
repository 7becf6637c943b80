import type { RangeName } from '../api/dates.ts'
import { sumOf } from '../domain/sum.ts'
import { comparable, createCache, hasWords, needleOf } from './cache.ts'
import { announcedFilters } from './filters.ts'
import { DEFAULT_LIMIT } from './limits.ts'
import { sortRows } from './sort-rows.ts'

type Text = string | null | undefined

interface Definition<TRow, TFilter extends string> {
  /** The texts that a search matches. */
  text: (row: TRow) => readonly Text[]
  /** The ids of related records. A search matches only a whole id. */
  ids: (row: TRow) => readonly Text[]
  /** Whether a row matches a filter. `today` is the time when the day began in Lagos. */
  filters: Record<TFilter, (row: TRow, value: string, today: number) => boolean>
  /**
   * Whether a row is in a queue. Keys are the values of the filter `queue`, which must be
   * announced. A queue may depend on the time and on the administrator.
   */
  queues?: Readonly<Record<string, (row: TRow, adminId: string) => boolean>>
  /** What this list announces besides the filters of all lists. */
  announced?: readonly (NoInfer<TFilter> | RangeName)[]
  /** The time when the day began in Lagos. */
  today: () => number
  /** The list begins with the latest of these timestamps. Default: `createdAt`. */
  timeOf?: (row: TRow) => string
  /** The amount of a row in `totals`, in naira. Null if it is not counted. */
  amountOf?: (row: TRow) => number | null
  /** The fields of a shown row that the list can be sorted by. */
  sort?: readonly string[]
  /** The actions that the list announces. */
  actions?: readonly string[]
  /** Orders the list in another way than by time. */
  compare?: (a: TRow, b: TRow) => number
  show?: (row: TRow) => TRow
  /** Finds a record that is not in the list. */
  resolve?: (id: string) => TRow | undefined
}

type ListParams<TFilter extends string> = {
  page?: number
  limit?: number
  search?: string
  sort?: string
  queue?: string
  /** The administrator of the request. */
  adminId?: string
} & {
  [name in TFilter]?: string
}

/** What a search for an amount may be: "12800.5" and "12800.50". */
export const textsOfAmount = (naira: number) => [String(naira), naira.toFixed(2)]

/** The digits of a phone number without its prefix. Any other text is returned unchanged. */
function withoutPrefix(needle: string) {
  if (!/^\+?[\d\s()-]{7,}$/.test(needle)) return needle
  return needle.replaceAll(/\D/g, '').replace(/^(?:234|0)/, '')
}

/** Records of one kind, in memory and in the order of the list. */
export function createCollection<
  TRow extends { id: string; createdAt: string },
  TFilter extends string = never,
>(seeded: readonly TRow[], resource: Definition<TRow, TFilter>) {
  const { text, ids, filters, today, show = (row: TRow) => row, resolve } = resource
  const { sort: sortable = [], actions = [], queues, announced = [], amountOf } = resource
  const { timeOf = ({ createdAt }: TRow) => createdAt, compare = newestFirst } = resource
  let rows = sorted(seeded)
  /** Changed records that are not in the list. */
  const apart = new Map<string, TRow>()
  const lists = createCache<readonly TRow[]>()
  const names = Object.keys(filters)
  /** For the responses with the list or a record. */
  const capabilities = {
    sort: sortable,
    filters: [
      ...names.filter((name) => announcedFilters.includes(name)),
      ...announced,
      ...(queues ? ['queue'] : []),
    ],
    ...(queues && { queues: Object.keys(queues) }),
    actions,
    idempotency: true,
  }

  function newestFirst(a: TRow, b: TRow) {
    // ISO dates are ordered as texts.
    const [timeA, timeB] = [timeOf(a), timeOf(b)]
    return timeA === timeB ? 0 : timeA < timeB ? 1 : -1
  }

  function sorted(unsorted: readonly TRow[]): readonly TRow[] {
    return unsorted.toSorted(compare)
  }

  function write(changed: readonly TRow[]) {
    rows = changed
    lists.clear()
  }

  function stored(id: string) {
    return rows.find((row) => row.id === id) ?? apart.get(id) ?? resolve?.(id)
  }

  function matches(row: TRow, needle: string) {
    if (!needle || row.id.toLowerCase() === needle) return true
    const texts = text(row).flatMap((value) => (value ? [comparable(value)] : []))
    return hasWords(needle, texts) || ids(row).some((id) => id?.toLowerCase() === needle)
  }

  function list(params: ListParams<TFilter> = {}) {
    const { page = 1, limit = DEFAULT_LIMIT, search = '', sort = '', adminId = '' } = params
    const { queue = 'all' } = params
    const needle = withoutPrefix(needleOf(search))
    const day = today()
    const asked = Object.entries<unknown>(params)
      .filter(([name, value]) => names.includes(name) && value !== undefined && value !== 'all')
      .toSorted()
    const matching = lists.get(JSON.stringify([needle, day, asked]), () => {
      const checks = new Map(asked.map(([name, value]) => [name, String(value)]))
      return rows.filter((row) => {
        for (const name in filters) {
          const value = checks.get(name)
          if (value !== undefined && !filters[name](row, value, day)) return false
        }
        return matches(row, needle)
      })
    })
    const isQueue = queues !== undefined && queue !== 'all'
    // Not cached, because a queue depends on more than the request.
    const found = isQueue
      ? matching.filter((row) => Object.hasOwn(queues, queue) && queues[queue]?.(row, adminId))
      : matching
    const inOrder = () => sortRows(found, sort, show)
    const isSortable = sortable.includes(sort.replace(/^-/, ''))
    // What `show` adds may change together with other records.
    const ordered = !isSortable
      ? found
      : resource.show || isQueue
        ? inOrder()
        : lists.get(JSON.stringify([needle, day, asked, sort]), inOrder)
    return {
      rows: ordered.slice((page - 1) * limit, page * limit).map(show),
      pagination: { total: found.length, totalPages: Math.ceil(found.length / limit) },
      ...(amountOf && { totals: { amount: sumOf(found.map(amountOf)) } }),
      capabilities,
    }
  }

  return {
    capabilities,
    list,
    /** All stored rows in the order of the list. Every change returns a new array. */
    all: () => rows,
    /** The records at the start, without computed fields. */
    seeds: seeded,
    /** A record at the start. Undefined for a newer record. */
    seed: (id: string) => seeded.find((row) => row.id === id) ?? resolve?.(id),
    find(id: string) {
      const row = stored(id)
      return row && show(row)
    },
    /** Returns the changed record, or undefined if the id is unknown. */
    patch(id: string, change: Partial<TRow>) {
      const row = stored(id)
      if (!row) return undefined
      const changed: TRow = { ...row, ...change }
      if (rows.includes(row)) write(sorted(rows.map((other) => (other === row ? changed : other))))
      else apart.set(id, changed)
      return show(changed)
    },
    /** Adds a row at the top, unless the list has its own order. */
    add: (row: TRow) => write(resource.compare ? sorted([row, ...rows]) : [row, ...rows]),
    remove: (id: string) => write(rows.filter((row) => row.id !== id)),
  }
}
