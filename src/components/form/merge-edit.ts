import { cleanText } from '@/lib/visible-text'

/** Whether a form would send both as the same. An older text may have invisible characters. */
const isSame = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? cleanText(a) === cleanText(b) : a === b

/**
 * Returns a function that merges an edit with changes that others saved after the form was opened.
 * `base` contains the form's initial values, `mine` its current values, and `latest` the values on
 * the server. Fields that the form did not change get the server's value. Fields that both sides
 * changed keep the form's value and are returned in `conflicts`. The fields of a group are merged
 * together.
 */
export const mergeBy =
  <TEdit extends object>(groups: readonly (readonly (keyof TEdit)[])[]) =>
  (base: TEdit, mine: TEdit, latest: TEdit) => {
    const merged = { ...mine }
    const conflicts: (keyof TEdit)[] = []
    function takeLatest<TKey extends keyof TEdit>(key: TKey) {
      merged[key] = latest[key]
    }
    for (const keys of groups) {
      const isTheirs = keys.some((key) => !isSame(latest[key], base[key]))
      const isMine = keys.some((key) => !isSame(mine[key], base[key]))
      if (isTheirs && isMine)
        conflicts.push(...keys.filter((key) => !isSame(mine[key], latest[key])))
      else if (!isMine) keys.forEach(takeLatest)
    }
    return { merged, conflicts }
  }
