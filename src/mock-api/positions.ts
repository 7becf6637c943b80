interface Positioned {
  id: string
  position: number
}

interface Positions<TRow> {
  all: () => readonly TRow[]
  patch: (id: string, change: { position: number }) => unknown
}

/**
 * Puts a record at its position, and numbers the others from 1 without gaps. A position past the end
 * is the last one. Without `moved`, only closes gaps, as after a deletion. `isSibling` tells the
 * records that positions count.
 */
export function renumber<TRow extends Positioned>(
  { all, patch }: Positions<TRow>,
  moved?: TRow,
  isSibling: (row: TRow) => boolean = () => true,
) {
  // They are ordered by position.
  const rows = all().filter((row) => isSibling(row) && row.id !== moved?.id)
  const ordered = moved ? rows.toSpliced(moved.position - 1, 0, moved) : rows
  for (const [index, { id, position }] of ordered.entries()) {
    if (position !== index + 1) patch(id, { position: index + 1 })
  }
}

/** What the history says about a change: a new position is a move. */
export function changeEvent(
  { position: before }: Positioned,
  after?: Positioned,
): [event: string, texts?: { text: string }] {
  if (!after || after.position === before) return ['changed']
  return ['moved', { text: `Position: ${before} → ${after.position}` }]
}
