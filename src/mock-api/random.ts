/** Returns a generator of numbers from 0 to 1, reproducible by seed (mulberry32). */
export function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Returns one of `choices`, with a probability proportional to its weight. */
export function pickWeighted<T>(random: () => number, choices: readonly (readonly [T, number])[]) {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0)
  let left = random() * total
  for (const [value, weight] of choices) {
    left -= weight
    if (left < 0) return value
  }
  throw new Error('No choices')
}
