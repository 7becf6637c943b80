import * as v from 'valibot'
import { createOwnPreference } from './own-preference'

/**
 * A list that this browser keeps for the signed-in administrator. `isSame` compares what identifies
 * an item.
 */
export function createOwnList<T>(
  name: string,
  itemSchema: v.GenericSchema<unknown, T>,
  isSame: (a: T, b: T) => boolean,
) {
  const list = createOwnPreference<T[]>(name, v.array(itemSchema), [])
  return {
    ...list,
    /** Removes the item if there is no `next`. Returns whether the change survives a reload. */
    replace: (item: T, next?: T) =>
      list.set(list.get().flatMap((other) => (isSame(other, item) ? (next ?? []) : other))),
  }
}
