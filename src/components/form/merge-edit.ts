/** Three states of a record, with the same fields. */
export interface EditStates<TEdit> {
  /** When the form was opened. */
  base: TEdit
  /** In the form. */
  mine: TEdit
  /** On the server. */
  latest: TEdit
}

/** Fields that are merged separately. If the result is impossible, they are merged as one. */
export interface Together<TEdit> {
  keys: readonly (keyof TEdit)[]
  isPossible: (merged: TEdit, mine: TEdit) => boolean
}

export const keysOf = <T extends object>(value: T) =>
  Object.keys(value).filter((key): key is Extract<keyof T, string> => key in value)

/** Merges the fields of `group` as if they were one. */
function mergeFields<TEdit extends object>(
  { base, mine, latest }: EditStates<TEdit>,
  group: readonly (keyof TEdit)[],
) {
  const merged = { ...mine }
  const changed: (keyof TEdit)[] = []
  const conflicts: (keyof TEdit)[] = []
  function takeLatest<TKey extends keyof TEdit>(key: TKey) {
    merged[key] = latest[key]
  }
  for (const first of keysOf(mine)) {
    const keys = group.includes(first) ? group : [first]
    if (keys[0] !== first) continue
    const isMine = keys.some((key) => mine[key] !== base[key])
    if (!isMine) {
      keys.forEach(takeLatest)
      continue
    }
    const differing = keys.filter((key) => mine[key] !== latest[key])
    changed.push(...differing)
    if (keys.some((key) => latest[key] !== base[key])) conflicts.push(...differing)
  }
  return { merged, changed, conflicts }
}

/**
 * Merges an edit with changes that others saved after the form was opened. A field that the form
 * did not change gets the server's value. A field that both sides changed keeps the form's value
 * and is in `conflicts`. `changed` contains the fields of the form that differ from the server: an
 * edit sends only these.
 */
export function mergeEdit<TEdit extends object>(
  states: EditStates<TEdit>,
  together?: Together<TEdit>,
) {
  const apart = mergeFields(states, [])
  const isPossible = !together || together.isPossible(apart.merged, states.mine)
  return isPossible ? apart : mergeFields(states, together.keys)
}

/** The fields of `value` with these keys. */
export function pickFields<T extends object>(value: T, keys: readonly (keyof T)[]) {
  const picked: Partial<T> = {}
  function pick<TKey extends keyof T>(key: TKey) {
    picked[key] = value[key]
  }
  keys.forEach(pick)
  return picked
}
