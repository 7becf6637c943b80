interface Timed {
  id: string
  until?: string | null
}

interface Collection<TRow> {
  all: () => readonly TRow[]
  patch: (id: string, change: Partial<TRow>) => unknown
}

/** Changes the records whose status has ended by itself. */
export function endStatuses<TRow extends Timed>(
  records: Collection<TRow>,
  change: Partial<TRow>,
  now: number,
) {
  for (const { id, until } of records.all()) {
    if (until && Date.parse(until) <= now) records.patch(id, change)
  }
}

/** The end of a new status. A change without one removes it. */
export const endOf = (body: object & { until?: string | null | undefined }) => body.until ?? null
