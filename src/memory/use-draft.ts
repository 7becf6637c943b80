import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { toast } from '@/lib/toast'
import {
  getDraftOwner,
  readDraft,
  removeDraft,
  removeSentDraft,
  saveDraft,
  subscribeToDrafts,
  subscribeToRemovals,
  type DraftGroup,
} from './drafts'

/**
 * Keeps what was typed under `name`, which must identify the record. `restored` is the draft that
 * existed when the component was mounted, or null. `onRemoved` is called if the draft was sent or
 * discarded elsewhere: by another page of this tab while the back-forward cache kept this one, or
 * by a duplicate of this tab.
 *
 * `keep` saves on each change, because a phone drops a tab without a warning. It keeps nothing if
 * the user has neither an id nor an email. A form opens again by itself, because the URL names its
 * dialog.
 */
export function useDraft<TSchema extends v.GenericSchema>(
  group: DraftGroup,
  name: string,
  schema: TSchema,
  onRemoved: () => void,
) {
  // The URL may change while a form is open.
  const [{ owner, key }] = useState(() => ({ owner: getDraftOwner(), key: name }))
  const [restored] = useState(() => {
    const parsed = v.safeParse(schema, readDraft(owner, group, key))
    return parsed.success ? parsed.output : null
  })
  const latest = useRef<unknown>(restored)
  const checkRemoval = useEffectEvent(() => {
    if (owner === null || latest.current === null) return
    if (readDraft(owner, group, key) !== undefined) return
    onRemoved()
    toast.warning('This was sent or discarded on another page')
  })
  useEffect(() => subscribeToRemovals(() => checkRemoval()), [])
  return {
    restored,
    keep(content: unknown) {
      latest.current = content
      if (owner !== null) saveDraft(owner, group, key, content)
    },
    forget() {
      latest.current = null
      removeDraft(owner, group, key)
    },
    /** Call it after a success. Also forgets the copies of the draft in other tabs. */
    forgetSent() {
      latest.current = null
      removeSentDraft(owner, group, key)
    },
    /** False if another form with the same name has saved since. */
    isLatest: () => readDraft(owner, group, key) === latest.current,
  }
}

/** Whether this tab has a message of this name that was typed and not sent. */
export const useHasText = (name: string) =>
  useSyncExternalStore(
    subscribeToDrafts,
    () => readDraft(getDraftOwner(), 'texts', name) !== undefined,
  )
