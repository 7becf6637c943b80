import * as v from 'valibot'
import { userKey } from '@/domain/user'
import { createPreference, preferenceByName } from '@/lib/preferences'
import { getSession, useSession } from './session'

/**
 * A list that this browser keeps for the signed-in administrator. Administrators of the same
 * browser do not share it. `isSame` compares what identifies an item.
 */
export function createOwnList<T>(
  name: string,
  itemSchema: v.GenericSchema<unknown, T>,
  isSame: (a: T, b: T) => boolean,
) {
  const ofOwner = preferenceByName((owner) =>
    createPreference<T[]>(`${name} ${owner}`, v.array(itemSchema), []),
  )
  function own(session = getSession()) {
    const { firstName = '', lastName = '', usertype = '' } = session?.user ?? {}
    return ofOwner((session && userKey(session.user)) ?? `${firstName} ${lastName} ${usertype}`)
  }
  const get = () => own().get()
  const set = (items: T[]) => own().set(items)
  return {
    use: () => own(useSession()).use(),
    get,
    /** Returns whether the list survives a reload. */
    set,
    /** Removes the item if there is no `next`. Returns whether the change survives a reload. */
    replace: (item: T, next?: T) =>
      set(get().flatMap((other) => (isSame(other, item) ? (next ?? []) : other))),
  }
}
