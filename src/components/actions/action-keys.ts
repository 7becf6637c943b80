import type { RecordAction } from './record-action'

interface NamedAction {
  name: string
  action: Pick<RecordAction, 'label' | 'isPrimary' | 'place'>
}

const PRIMARY_KEY = 'a'
/** The keys of the primary action, of the next record and of the previous one. */
const RESERVED = [PRIMARY_KEY, 'j', 'k']

/**
 * The keys of the actions in a record's details. An action gets its first letter, if that is free.
 */
export function actionKeys(actions: readonly NamedAction[]) {
  const keys = new Map<string, string>()
  const taken = new Set(RESERVED)
  for (const { name, action } of actions.filter(({ action: { place } }) => place !== 'menu')) {
    const letter = action.label.charAt(0).toLowerCase()
    if (action.isPrimary && ![...keys.values()].includes(PRIMARY_KEY)) keys.set(name, PRIMARY_KEY)
    else if (/[a-z]/.test(letter) && !taken.has(letter)) {
      keys.set(name, letter)
      taken.add(letter)
    }
  }
  return keys
}
