import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import * as v from 'valibot'
import { FileDrop } from '@/components/form/file-drop'
import { useAppForm } from '@/components/form/form'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Progress } from '@/components/ui/progress'
import { createPromotion } from '@/features/vouchers/mutations'
import { useRestoredDraft, useSavedDraft } from '@/hooks/use-draft'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { formatQuantity } from '@/lib/format'
import {
  campaignFormSchema,
  campaignValuesSchema,
  CSV_REQUIRED,
  isCsv,
  type CampaignValues,
} from './campaign-schema'
import templateUrl from './campaign-template.csv?url'
import { EMAIL_COLUMN, NAME_COLUMN, type Campaign } from './read-campaign'
import { SkippedRows } from './skipped-rows'
import { useCampaign, type CampaignResult } from './use-campaign'

const UNREADABLE = 'There was an error processing the CSV file.'

/** The error of the chosen file, shown as soon as it is chosen. The form's schema reports a missing file. */
function getFileError(file: File | null, result: CampaignResult) {
  if (file && !isCsv(file)) return CSV_REQUIRED
  return result.status === 'error' ? UNREADABLE : undefined
}

/** Describes what Save will do: "288 people will be rewarded, 12 rows will be skipped". */
function describeOutcome({ recipients, skippedRows }: Campaign) {
  const rewarded = `${formatQuantity(recipients.length, 'person', 'people')} will be rewarded`
  if (skippedRows.length === 0) return rewarded
  return `${rewarded}, ${formatQuantity(skippedRows.length, 'row', 'rows')} will be skipped`
}

const DRAFT = 'reward'
const draftSchema = v.object({ values: campaignValuesSchema, wasSaving: v.boolean() })

/** The dialog that rewards everyone in a CSV file. */
export function CampaignReward({ onClose }: { onClose: () => void }) {
  const draft = useRestoredDraft(DRAFT, draftSchema)
  const [defaultValues] = useState<CampaignValues>(draft?.values ?? { name: '', file: null })
  const reward = useSubmitOnce(createPromotion)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: campaignFormSchema },
    onSubmit: async ({ value }) => {
      if (result.status !== 'success') return
      const body = { name: value.name.trim(), users: result.campaign.recipients }
      await reward.submit(body, onClose)
    },
  })
  const file = useSelector(form.store, (state) => state.values.file)
  const isChanged = useSelector(form.store, (state) => !state.isDefaultValue) || draft !== null
  const result = useCampaign(file)
  const fileError = getFileError(file, result)
  useSavedDraft(DRAFT, () =>
    isChanged ? { values: form.state.values, wasSaving: reward.isInFlight() } : null,
  )

  return (
    <FormDialog
      title="Campaign Reward"
      isChanged={isChanged}
      restored={draft}
      isSaving={reward.isPending}
      onClose={onClose}
      className="max-w-xl"
    >
      {(close) => (
        <form.AppForm>
          <form.Form
            label="Campaign Reward"
            submitOnEnter={false}
            className="flex min-h-0 flex-col gap-5"
          >
            <DialogBody className="flex flex-col gap-4">
              <form.AppField name="name">
                {(field) => <field.TextField label="Campaign Name" autoComplete="off" />}
              </form.AppField>
              <form.AppField name="file">
                {(field) => (
                  <FileDrop
                    label="Upload CSV"
                    accept=".csv"
                    file={file}
                    hint={`The file needs two columns: “${EMAIL_COLUMN}” and “${NAME_COLUMN}”.`}
                    error={fileError ?? field.state.meta.errors[0]?.message}
                    onFile={(chosen) => {
                      if (!reward.isPending) field.handleChange(chosen)
                    }}
                  />
                )}
              </form.AppField>
              {/* Screen readers announce only text that is added to an existing live region. */}
              <div role="status" className="-mt-2.5 empty:-mt-4">
                {result.status === 'error' && result.detail && (
                  <p className="text-muted-foreground">{result.detail}</p>
                )}
              </div>
              <a
                href={templateUrl}
                download="campaign-template.csv"
                className="-mt-2 -mb-1 inline-flex min-h-control items-center self-start text-brand underline underline-offset-4"
              >
                Download a template
              </a>
              {result.status === 'success' && file && (
                <SkippedRows rows={result.campaign.skippedRows} fileName={file.name} />
              )}
            </DialogBody>
            <DialogFooter>
              <div
                role="status"
                className="min-w-0 flex-1 basis-full empty:max-sm:-mb-3 sm:basis-0"
              >
                {result.status === 'pending' && (
                  <>
                    <p className="text-muted-foreground">Reading the file…</p>
                    <Progress label="Reading the file" value={result.progress} />
                  </>
                )}
                {result.status === 'success' && describeOutcome(result.campaign)}
              </div>
              <Button variant="outline" onClick={close}>
                Cancel
              </Button>
              <form.SubmitButton loading={result.status === 'pending'}>Save</form.SubmitButton>
            </DialogFooter>
          </form.Form>
        </form.AppForm>
      )}
    </FormDialog>
  )
}
