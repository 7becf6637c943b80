import { PAGE_SIZE } from '@/api/list'
import { recordLists } from '@/memory/record-lists'

/**
 * Adds the next rows of a list that a record was opened from. Records that were decided may have
 * left it, which moves the others to earlier pages. So this reads from the first page of the rows,
 * up to a page with new ones. A backend that ignores the page, and has no count, has no more rows
 * once the known ones would have filled the pages that were read.
 */
export async function readOn(id: string, signal: AbortSignal, page?: number): Promise<void> {
  const list = recordLists.state.byId.get(id)
  if (!list) return
  const at = page ?? list.page
  const { rows, totalPages } = await list.readPage(at, signal)
  const known = new Set(list.rows.map((row) => row.id))
  const others = rows.filter((row) => !known.has(row.id))
  const isLast = rows.length === 0 || (totalPages !== null && at >= totalPages)
  const isBeyond = others.length === 0 && (at - list.page) * PAGE_SIZE >= list.rows.length
  const isComplete = isLast || isBeyond
  if (others.length === 0 && !isComplete) return readOn(id, signal, at + 1)
  const longer = { ...list, rows: [...list.rows, ...others], isComplete }
  recordLists.setState(({ byId, latest }) => ({ byId: new Map([...byId, [id, longer]]), latest }))
}
