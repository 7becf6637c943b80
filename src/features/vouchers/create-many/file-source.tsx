import { FileDrop } from '@/components/form/file-drop'
import { SkippedRows } from '@/features/vouchers/csv/skipped-rows'
import { getFileError, type CsvResult } from '@/features/vouchers/csv/use-csv-file'
import { formatQuantity } from '@/lib/format'
import type { CheckedRows } from './check-rows'
import { columns, toCells, type FileRow } from './read-rows'
import templateUrl from './vouchers-template.csv?url'

interface FileSourceProps {
  file: File | null
  result: CsvResult<FileRow[]>
  /** Null until the voucher has a type. */
  checked: CheckedRows | null
  /** Of the form. */
  error: string | undefined
  onFile: (file: File) => void
}

/** The file of vouchers, and its rows that are left out. */
export function FileSource({ file, result, checked, error, onFile }: FileSourceProps) {
  return (
    <div className="flex flex-col gap-3 sm:col-span-2">
      <FileDrop
        label="Upload CSV"
        accept=".csv"
        file={file}
        hint={`The first row has any of the columns ${columns.join(', ')}. A value of the file wins over the form’s.`}
        error={getFileError(file, result) ?? error}
        onFile={onFile}
      />
      <div role="status" className="-mt-2.5 text-muted-foreground empty:-mt-4">
        {result.status === 'error' && result.detail && <p>{result.detail}</p>}
        {result.status === 'success' && checked === null && (
          <p>
            {formatQuantity(result.content.length, 'row', 'rows')}. Choose a type to check them.
          </p>
        )}
      </div>
      <a
        href={templateUrl}
        download="vouchers-template.csv"
        className="-mt-2 -mb-1 inline-flex min-h-control items-center self-start text-brand underline underline-offset-4"
      >
        Download a template
      </a>
      {checked && file && (
        <SkippedRows
          rows={checked.skippedRows}
          fileName={file.name}
          columns={columns}
          toCells={toCells}
        />
      )}
    </div>
  )
}
