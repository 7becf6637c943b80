import { useSelector } from '@tanstack/react-form'
import { useMemo } from 'react'
import type { Run } from '@/components/actions/run'
import { ActionForm } from '@/components/form/action-form'
import { useActionForm } from '@/components/form/use-action-form'
import { CsvOutcome, CsvSource } from '@/features/vouchers/csv/csv-source'
import { FilePreview } from '@/features/vouchers/csv/file-preview'
import { useCsvFile, type CsvResult } from '@/features/vouchers/csv/use-csv-file'
import { VoucherFields } from '@/features/vouchers/form/voucher-fields'
import { formatQuantity } from '@/lib/format'
import { manySchema, manyValuesSchema, newManyValues, voucherOrigins } from './many-schema'
import { describeOutcome, previewColumns, previewOf, toRun } from './new-vouchers'
import { readVoucherRows, fileColumns, type VoucherFile } from './read-rows'
import templateUrl from './vouchers-template.csv?url'

interface ManyFormProps {
  onStart: (run: Run) => void
  onClose: () => void
}

export function ManyForm({ onStart, onClose }: ManyFormProps) {
  const { form, dialog } = useActionForm({
    draftName: 'create many vouchers form',
    valuesSchema: manyValuesSchema,
    initialValues: newManyValues(),
    schema: manySchema,
    startRun: onStart,
    toVariables: (input): Run | null => toRun(input, content),
    onClose,
  })
  const values = useSelector(form.store, (state) => state.values)
  const { source, file } = values
  const result: CsvResult<VoucherFile> = useCsvFile(
    source === 'file' ? file : null,
    readVoucherRows,
  )
  const content = result.status === 'success' ? result.content : null
  const { checked, total, label } = useMemo(() => previewOf(values, content), [values, content])
  const hasRows = content !== null && content.rows.length > 0

  return (
    <ActionForm
      title="Create many vouchers"
      confirmLabel={label}
      className="max-w-2xl"
      // Enter in a field must not create thousands of vouchers.
      submitOnEnter={false}
      dialog={dialog}
      isIncomplete={checked !== null && hasRows && total === 0}
      isLoading={result.status === 'pending'}
      leading={
        <CsvOutcome result={result}>
          {result.status === 'success' && checked !== null && describeOutcome(checked)}
        </CsvOutcome>
      }
    >
      <div className="grid content-start gap-apart sm:grid-cols-2">
        <form.AppField name="source">
          {(field) => (
            <field.SelectField
              label="Source"
              required
              options={voucherOrigins}
              className="sm:col-span-2"
            />
          )}
        </form.AppField>
        {source === 'number' ? (
          <div className="grid gap-apart sm:col-span-2 sm:grid-cols-3">
            <form.AppField name="count">
              {(field) => (
                <field.TextField
                  label="Number"
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  hint="1 to 5,000"
                />
              )}
            </form.AppField>
            <form.AppField name="prefix">
              {(field) => (
                <field.TextField
                  label="Prefix"
                  required={false}
                  autoComplete="off"
                  hint="Before each code"
                />
              )}
            </form.AppField>
            <form.AppField name="length">
              {(field) => (
                <field.TextField
                  label="Length"
                  required
                  inputMode="numeric"
                  autoComplete="off"
                  hint="Without the prefix"
                />
              )}
            </form.AppField>
          </div>
        ) : (
          <form.AppField name="file">
            {(field) => (
              <div className="sm:col-span-2">
                <CsvSource
                  file={file}
                  result={result}
                  hint={`The first row has any of the columns ${fileColumns.join(', ')}. A value of the file wins over the form’s.`}
                  error={field.state.meta.errors[0]?.message}
                  note={
                    content && checked === null
                      ? `${formatQuantity(content.rows.length, 'row', 'rows')}. Choose a type to check them.`
                      : undefined
                  }
                  templateUrl={templateUrl}
                  templateName="vouchers-template.csv"
                  preview={
                    content && (
                      <FilePreview
                        facts={content.facts}
                        columns={previewColumns(content)}
                        rows={checked?.vouchers ?? []}
                        notes={[...content.notes, ...(checked?.notes ?? [])]}
                      />
                    )
                  }
                  skippedRows={checked?.skippedRows ?? []}
                  columns={content?.names ?? []}
                  onFile={(chosen) => field.handleChange(chosen)}
                />
              </div>
            )}
          </form.AppField>
        )}
        <hr className="sm:col-span-2" />
        <VoucherFields
          form={form}
          fields="voucher"
          isNew
          isCompact
          isAmountOptional={source === 'file'}
        />
      </div>
    </ActionForm>
  )
}
