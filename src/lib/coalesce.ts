/**
 * Turns a request for many items into one for a single item, as a batch needs it: the calls of a
 * moment share a request. `sendMany` resolves to the items that failed, each with its error. If it
 * rejects, each call does. One request is sent at a time, for at most `size` items.
 */
export function coalesce<T>(
  sendMany: (items: readonly T[]) => Promise<ReadonlyMap<T, unknown>>,
  size: number,
) {
  let calls: { item: T; resolve: () => void; reject: (error: unknown) => void }[] = []
  let isSending = false
  async function flush(): Promise<void> {
    const group = calls.slice(0, size)
    calls = calls.slice(size)
    isSending = group.length > 0
    if (!isSending) return
    try {
      const failures = await sendMany(group.map(({ item }) => item))
      for (const { item, resolve, reject } of group) {
        if (failures.has(item)) reject(failures.get(item))
        else resolve()
      }
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
    // The next calls follow from these outcomes.
    setTimeout(() => void flush())
  }
  return (item: T) =>
    new Promise<void>((resolve, reject) => {
      calls.push({ item, resolve, reject })
      if (isSending) return
      isSending = true
      setTimeout(() => void flush())
    })
}

/** Returns a function that runs at most `max` tasks at a time. */
export function limit(max: number) {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(task: () => Promise<T>) => {
    if (running === max) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
