import { useEffect, useEffectEvent, useRef, useState } from 'react'
import * as v from 'valibot'
import { toast } from '@/lib/toast'
import {
  getDraftOwner,
  readDraft,
  removeDraft,
  removeSentDraft,
  saveDraft,
  subscribeToRemovals,
  type DraftGroup,
} from './drafts'

/**
 * What was typed under `name`. `restored` is what was kept when the component was mounted, or null.
 * The name must say which record it is about. `onRemoved` is called if the back-forward cache shows
 * a draft that another page of this tab has sent or discarded meanwhile, or if a duplicate of this tab
 * has sent the same.
 *
 * `keep` saves on each change, because a phone drops a tab without a warning. It keeps nothing if
 * the user has neither an id nor an email. The URL reopens a form, because it names the dialog.
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
    /** After a success. Forgets the copies of the draft in other tabs too. */
    forgetSent() {
      latest.current = null
      removeSentDraft(owner, group, key)
    },
    /** False if another form under the same name has saved since. */
    isLatest: () => readDraft(owner, group, key) === latest.current,
  }
}
