import type * as v from 'valibot'
import { userKey } from '@/domain/user'
import { createPreference, preferenceByName, type PreferenceOptions } from '@/lib/preferences'
import { getSession, useSession } from './session'

/**
 * A setting that this browser keeps for the signed-in administrator. Administrators of the same
 * browser do not share it.
 */
export function createOwnPreference<T>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  fallback: NoInfer<T>,
  options?: PreferenceOptions<T>,
) {
  const ofOwner = preferenceByName((owner) =>
    createPreference<T>(`${name} ${owner}`, schema, fallback, options),
  )
  function own(session = getSession()) {
    const { firstName = '', lastName = '', usertype = '' } = session?.user ?? {}
    return ofOwner((session && userKey(session.user)) ?? `${firstName} ${lastName} ${usertype}`)
  }
  return {
    use: () => own(useSession()).use(),
    get: () => own().get(),
    /** Returns whether the value survives a reload. */
    set: (value: T) => own().set(value),
  }
}
