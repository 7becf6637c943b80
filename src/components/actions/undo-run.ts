import { undoableOf, undoRequest } from '@/api/undo'
import type { Change } from '@/memory/changes'
import { Run } from './run'

interface UndoRun {
  /** "Undo 30 dishes marked as sold out". */
  title: string
  noun: readonly [one: string, many: string]
  changes: readonly Change[]
}

/** Undoes the changes of a bulk action that can still be undone. */
export function createUndoRun({ title, noun, changes }: UndoRun) {
  const undoables = new Map(
    changes.flatMap((change) => {
      const undoable = undoableOf(change)
      return undoable ? [[undoable.id, undoable] as const] : []
    }),
  )
  return new Run({
    title,
    noun,
    done: 'undone',
    items: Array.from(undoables.values(), (undoable) => ({
      id: undoable.id,
      name: undoable.name,
      detail: '',
      amount: null,
      request: undoRequest(undoable),
    })),
    answer: '',
    isDone: async ({ id }) => (await undoables.get(id)?.wayBack.isDone()) === true,
    isUndo: true,
  })
}
