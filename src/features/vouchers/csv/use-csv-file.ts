import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { CsvFileError, type ReadCsvOptions } from '@/lib/csv/rows'

const CSV_REQUIRED = 'Upload a valid CSV file'

/**
 * Checks only the extension, because Windows with Excel reports another MIME type for CSV files.
 */
const isCsv = (file: File) => /\.csv$/i.test(file.name)

export const csvFileSchema = v.pipe(
  v.nullable(v.file()),
  v.check((file) => file !== null && isCsv(file), CSV_REQUIRED),
)

/** The field's value during editing. A draft has no file, because it is saved as JSON. */
export const fileValueSchema = v.fallback(v.nullable(v.file()), null)

/**
 * The state of reading a file. `progress` is from 0 to 1. `detail` explains why a file is invalid.
 */
export type CsvResult<T> =
  | { status: 'idle' }
  | { status: 'pending'; progress: number }
  | { status: 'error'; detail: string | undefined }
  | { status: 'success'; content: T }

const idle = { status: 'idle' } as const
const started = { status: 'pending', progress: 0 } as const

/**
 * Reads `chosen` if it is a CSV file. Choosing another file aborts the read. `read` must be stable.
 */
export function useCsvFile<T>(
  chosen: File | null,
  read: (file: File, options: ReadCsvOptions) => Promise<T>,
): CsvResult<T> {
  const file = chosen && isCsv(chosen) ? chosen : null
  const [latest, setLatest] = useState<{ file: File | null; result: CsvResult<T> }>()
  useEffect(() => {
    if (!file) return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    const update = (result: CsvResult<T>) => {
      if (!signal.aborted) setLatest({ file, result })
    }
    const onProgress = (progress: number) => update({ status: 'pending', progress })
    read(file, { signal, onProgress }).then(
      (content) => update({ status: 'success', content }),
      (error: unknown) => {
        const detail = error instanceof CsvFileError ? error.message : undefined
        update({ status: 'error', detail })
      },
    )
    return () => aborter.abort()
  }, [file, read])
  if (!file) return idle
  return latest?.file === file ? latest.result : started
}

/**
 * The error of a file, shown as soon as the file is chosen. The schema of the form reports a
 * missing file.
 */
export function getFileError(file: File | null, result: CsvResult<unknown>) {
  if (file && !isCsv(file)) return CSV_REQUIRED
  return result.status === 'error' ? 'There was an error processing the CSV file.' : undefined
}
