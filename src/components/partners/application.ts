import { capitalize } from '@/lib/format'

/**
 * What an applicant must have, by its name: "No bank account". Null if there is none, undefined if
 * the response does not tell.
 */
type Requirements = Readonly<Record<string, object | string | null | undefined>>

/** What an applicant lacks. */
export interface Application {
  /** "No bank account": a line each. */
  concerns: readonly string[]
  /** The same for the row of a list: "2 papers are pending, no bank account". */
  summary: string
  /** "bank account": what the response does not have. */
  unknown: readonly string[]
}

export interface PaperConcerns {
  /** "Driver's licence: pending". */
  lines: readonly string[]
  /** "2 papers are pending". */
  counts: readonly string[]
}

export function applicationOf(
  requirements: Requirements,
  { lines, counts }: PaperConcerns = { lines: [], counts: [] },
): Application {
  const names = Object.keys(requirements)
  const missing = names.filter((name) => requirements[name] === null)
  const [first = '', ...others] = [...counts, ...missing.map((name) => `no ${name}`)]
  return {
    concerns: [...lines, ...missing.map((name) => `No ${name}`)],
    summary: [capitalize(first), ...others].join(', '),
    unknown: names.filter((name) => requirements[name] === undefined),
  }
}
