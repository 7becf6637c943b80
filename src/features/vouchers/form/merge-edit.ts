import type { EditPayload } from './voucher-form-schema'

type EditKey = keyof EditPayload

// Changed together: an amount means nothing without its type.
const groups: readonly (readonly EditKey[])[] = [
  ['title'],
  ['type', 'amount'],
  ['code'],
  ['user'],
  ['expiryDate'],
  ['claimable'],
]

/**
 * Merges an edit with what others have saved since the form was opened. `base` is what the form started from, `mine` what
 * it holds, `latest` what the server has now. Fields that the form did not change get the newer value; `conflicts` are
 * those that both have changed, which keep the form's value.
 */
export function mergeEdit(base: EditPayload, mine: EditPayload, latest: EditPayload) {
  const merged = { ...mine }
  const conflicts: EditKey[] = []
  function takeLatest<TKey extends EditKey>(key: TKey) {
    merged[key] = latest[key]
  }
  for (const keys of groups) {
    const hasChanged = keys.some((key) => latest[key] !== base[key])
    const isMine = keys.some((key) => mine[key] !== base[key])
    if (hasChanged && isMine) conflicts.push(...keys.filter((key) => mine[key] !== latest[key]))
    else if (hasChanged) keys.forEach(takeLatest)
  }
  return { merged, conflicts }
}
