import * as v from 'valibot'
import { lagosToday } from '@/domain/lagos'
import { detectEncoding, readText } from '@/lib/csv/file-text'
import { saveFile } from '@/lib/save-file'
import { toast } from '@/lib/toast'

// 100 replies of 2,000 emoji are smaller.
const MAX_BYTES = 5_000_000

export interface ImportResult {
  added: number
  /** Whether a reload keeps them. */
  isKept: boolean
  /** The number of entries that were left out, by reason. */
  leftOut: ReadonlyMap<string, number>
}

/** A list of this browser that can be saved as a file, and read from one. */
export interface ListFile {
  /** "saved filters". */
  noun: string
  saveAll: () => void
  /** Adds the entries of a file to the list. Throws if it is not such a file. */
  addFrom: (file: File) => Promise<ImportResult>
}

interface ListFileOptions<T extends { usedAt: number }> {
  noun: string
  /** The key of the entries in the JSON file. */
  key: string
  get: () => readonly T[]
  /** Returns whether a reload keeps them. */
  set: (items: T[]) => boolean
  /** The item to add, or the reason to leave the entry out. `saved` is what there is already. */
  check: (entry: unknown, saved: readonly T[]) => T | string
}

export function listFile<T extends { usedAt: number }>(options: ListFileOptions<T>): ListFile {
  const { noun, key, get, set, check } = options
  const fileSchema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ [key]: v.array(v.unknown()) }),
    v.transform((content) => content[key] ?? []),
  )
  return {
    noun,
    saveAll() {
      const entries = get().map(({ usedAt: _usedAt, ...entry }) => entry)
      if (entries.length === 0) {
        toast.warning(`You have no ${noun} to export`)
        return
      }
      const text = JSON.stringify({ [key]: entries }, null, 2)
      saveFile(`${noun} ${lagosToday()}.json`, text, 'application/json')
    },
    async addFrom(file) {
      if (file.size > MAX_BYTES) throw new Error('The file is too large.')
      const entries = v.parse(fileSchema, await readWhole(file))
      const before = get()
      const saved = [...before]
      const leftOut = new Map<string, number>()
      for (const entry of entries) {
        const checked = check(entry, saved)
        if (typeof checked === 'string') leftOut.set(checked, (leftOut.get(checked) ?? 0) + 1)
        else saved.push(checked)
      }
      const added = saved.length - before.length
      return { added, leftOut, isKept: added === 0 || set(saved) }
    },
  }
}

async function readWhole(file: File) {
  let whole = ''
  const encoding = await detectEncoding(file)
  const { signal } = new AbortController()
  for await (const { text } of readText(file, { encoding, isTolerant: false, signal })) {
    whole += text
  }
  return whole
}
