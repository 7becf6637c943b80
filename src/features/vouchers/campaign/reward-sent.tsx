import { useId } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { DialogBody, DialogFooter } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { SkippedRows, type SkippedRow } from '@/features/vouchers/csv/skipped-rows'
import { formatQuantity } from '@/lib/format'

export interface SentReward {
  /** "288 people rewarded". */
  detail: string
  skippedRows: readonly SkippedRow[]
  fileName: string
}

interface RewardSentProps {
  title: string
  sent: SentReward
  /** The columns of the file of skipped rows. */
  columns: readonly string[]
  onClose: () => void
}

/** Replaces the form, so that the skipped rows can still be downloaded. */
export function RewardSent({ title, sent, columns, onClose }: RewardSentProps) {
  const { detail, skippedRows, fileName } = sent
  const textId = useId()
  const were = skippedRows.length === 1 ? 'was' : 'were'
  return (
    <FormDialog
      title={title}
      describedBy={textId}
      isChanged={false}
      restored={null}
      isSaving={false}
      className="max-w-xl"
      onClose={onClose}
    >
      {(close) => (
        <>
          <DialogBody className="flex flex-col gap-apart">
            <p id={textId}>
              {`${detail}, ${formatQuantity(skippedRows.length, 'row', 'rows')} ${were} skipped`}
            </p>
            <SkippedRows rows={skippedRows} fileName={fileName} columns={columns} />
          </DialogBody>
          <DialogFooter>
            <Button variant="outline" data-initial-focus="" onClick={close}>
              Close
            </Button>
          </DialogFooter>
        </>
      )}
    </FormDialog>
  )
}
