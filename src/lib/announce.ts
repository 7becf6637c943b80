import { useSyncExternalStore } from 'react'

let said = { text: '', times: 0 }
const listeners = new Set<() => void>()

const HEARD_MS = 5000
let forgetting: ReturnType<typeof setTimeout>

function tell(text: string) {
  said = { text, times: said.times + 1 }
  for (const listener of listeners) listener()
}

/** Has screen readers say what the eye sees by itself, such as that a button has done its work. */
export function announce(text: string) {
  tell(text)
  clearTimeout(forgetting)
  forgetting = setTimeout(() => tell(''), HEARD_MS)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What was said last, and how often something was: the same again is news too. */
export const useAnnounced = () => useSyncExternalStore(subscribe, () => said)
