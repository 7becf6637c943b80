interface Positioned {
  id: string
  position: number
}

interface Positions<TRow> {
  all: () => readonly TRow[]
  patch: (id: string, change: { position: number }) => unknown
}

/**
 * Moves a record to its position, and numbers the others from 1 without gaps. A position past the
 * end becomes the last one. Without `moved`, only closes gaps, for example after a deletion.
 * `isSibling` selects the records among which positions are counted.
 */
export function renumber<TRow extends Positioned>(
  { all, patch }: Positions<TRow>,
  moved?: TRow,
  isSibling: (row: TRow) => boolean = () => true,
) {
  // These are already ordered by position.
  const rows = all().filter((row) => isSibling(row) && row.id !== moved?.id)
  const ordered = moved ? rows.toSpliced(moved.position - 1, 0, moved) : rows
  for (const [index, { id, position }] of ordered.entries()) {
    if (position !== index + 1) patch(id, { position: index + 1 })
  }
}

/** The event of a change in the history. A new position is a move. */
export function changeEvent(
  { position: before }: Positioned,
  after?: Positioned,
): [event: string, texts?: { text: string }] {
  if (!after || after.position === before) return ['changed']
  return ['moved', { text: `Position: ${before} → ${after.position}` }]
}
