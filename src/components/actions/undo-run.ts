import { undoableOf, undoRequest } from '@/api/undo'
import { formatQuantity } from '@/lib/format'
import type { Change } from '@/memory/changes'
import { Run } from './run'

interface UndoRun {
  noun: readonly [one: string, many: string]
  /** At least one. */
  changes: readonly Change[]
}

/** Undoes the changes of a bulk action that can still be undone. */
export function createUndoRun({ noun, changes }: UndoRun) {
  const undoables = new Map(
    changes.flatMap((change) => {
      const undoable = undoableOf(change)
      return undoable ? [[undoable.id, undoable] as const] : []
    }),
  )
  return new Run({
    title: `Undo “${changes[0]?.title}” for ${formatQuantity(undoables.size, ...noun)}`,
    noun,
    done: 'undone',
    items: Array.from(undoables.values(), (undoable) => ({
      id: undoable.id,
      name: undoable.name,
      detail: undoable.note ?? '',
      amount: null,
      request: undoRequest(undoable),
    })),
    answer: '',
    isDone: async ({ id }) => (await undoables.get(id)?.wayBack.isDone()) === true,
    isUndo: true,
  })
}
