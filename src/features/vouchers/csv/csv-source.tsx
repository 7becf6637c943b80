import type { ReactNode } from 'react'
import { FileDrop } from '@/components/form/file-drop'
import { Progress } from '@/components/ui/progress'
import { SkippedRows, type SkippedRow } from './skipped-rows'
import { getFileError, type CsvResult } from './use-csv-file'

// The MIME types that Android uses for CSV files. Other files of these types are refused by name.
const CSV_TYPES = '.csv,text/csv,text/comma-separated-values,application/vnd.ms-excel'

interface CsvSourceProps {
  file: File | null
  result: CsvResult<unknown>
  /** Says which columns the file needs. */
  hint: string
  /** The error of the form's schema. */
  error: string | undefined
  /** Announced below the file. */
  note?: string | undefined
  templateUrl: string
  templateName: string
  /** A preview of the content. */
  preview: ReactNode
  skippedRows: readonly SkippedRow[]
  /** The columns of skipped rows. */
  columns: readonly string[]
  onFile: (file: File) => void
}

/** The field for a CSV file, with a template, a preview, and the skipped rows. */
export function CsvSource(props: CsvSourceProps) {
  const { file, result, hint, error, note, onFile } = props
  const { templateUrl, templateName, preview, skippedRows, columns } = props
  return (
    <div className="flex flex-col gap-apart">
      <FileDrop
        label="Upload CSV"
        accept={CSV_TYPES}
        noun="a CSV file"
        file={file}
        hint={hint}
        error={getFileError(file, result) ?? error}
        onFile={onFile}
      />
      {/* Screen readers only announce text that is added to an existing live region. */}
      <div role="status" className="-mt-2.5 text-muted-foreground empty:-mt-4">
        {result.status === 'error' && result.detail && <p>{result.detail}</p>}
        {note && <p>{note}</p>}
      </div>
      <a
        href={templateUrl}
        download={templateName}
        className="-mt-2 -mb-1 inline-flex min-h-control items-center self-start text-brand underline underline-offset-4"
      >
        Download a template
      </a>
      {preview}
      {file && <SkippedRows rows={skippedRows} fileName={file.name} columns={columns} />}
    </div>
  )
}

interface CsvOutcomeProps {
  id?: string
  result: CsvResult<unknown>
  /** "288 people will be rewarded". */
  children: string | false
}

/** At the start of the footer: the progress of reading the file, then the outcome. */
export function CsvOutcome({ id, result, children }: CsvOutcomeProps) {
  return (
    <div id={id} role="status" className="min-w-0 flex-1 basis-full empty:max-sm:-mb-3 sm:basis-0">
      {result.status === 'pending' ? (
        <>
          <p className="text-muted-foreground">Reading the file…</p>
          <Progress label="Reading the file" value={result.progress} />
        </>
      ) : (
        children
      )}
    </div>
  )
}
