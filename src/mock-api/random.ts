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

export function anyOf<T>(random: () => number, list: readonly T[]) {
  const item = list[Math.floor(random() * list.length)]
  if (item === undefined) throw new Error('Empty list')
  return item
}

export function letters(random: () => number, alphabet: string, length: number) {
  const codes: number[] = []
  for (let at = 0; at < length; at++) {
    codes.push(alphabet.charCodeAt(Math.floor(random() * alphabet.length)))
  }
  // Concatenating the letters one by one would take twice the memory.
  return String.fromCharCode(...codes)
}

/** Returns a seed for `createRandom`, so that each record has its own random sequence (FNV-1a). */
export function startOf(text: string) {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return hash >>> 0
}

export function wholeOf(random: () => number, min: number, max: number) {
  return min + Math.floor(random() * (max - min + 1))
}
