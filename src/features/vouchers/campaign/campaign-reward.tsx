import { revalidateLogic, useStore } from '@tanstack/react-form'
import { useState } from 'react'
import * as v from 'valibot'
import { FileDrop } from '@/components/form/file-drop'
import { useAppForm } from '@/components/form/form'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Progress } from '@/components/ui/progress'
import { createPromotion } from '@/features/vouchers/api'
import { useRestoredDraft, useSavedDraft } from '@/lib/form-draft'
import { formatQuantity } from '@/lib/format'
import { useSubmitOnce } from '@/lib/use-submit-once'
import {
  campaignFormSchema,
  campaignValuesSchema,
  isCsv,
  NO_CSV,
  type CampaignValues,
} from './campaign-schema'
import templateUrl from './campaign-template.csv?url'
import { EMAIL_COLUMN, NAME_COLUMN, type Campaign } from './read-campaign'
import { SkippedRows } from './skipped-rows'
import { useCampaign, type CampaignReading } from './use-campaign'

const UNREADABLE = 'There was an error processing the CSV file.'

/** The problem with the chosen file, shown at once. The form's schema checks that there is a file. */
function problemOf(file: File | null, reading: CampaignReading) {
  if (file && !isCsv(file)) return NO_CSV
  return reading.state === 'failed' ? UNREADABLE : undefined
}

/** What Save will do: "288 people will be rewarded, 12 rows will be skipped". */
function outcomeOf({ recipients, skippedRows }: Campaign) {
  const rewarded = `${formatQuantity(recipients.length, 'person', 'people')} will be rewarded`
  if (skippedRows.length === 0) return rewarded
  return `${rewarded}, ${formatQuantity(skippedRows.length, 'row', 'rows')} will be skipped`
}

const DRAFT = 'reward'
const draftSchema = v.object({ values: campaignValuesSchema, wasSaving: v.boolean() })

/** Rewards everyone in a CSV file. */
export function CampaignReward({ onClose }: { onClose: () => void }) {
  const draft = useRestoredDraft(DRAFT, draftSchema)
  const [defaultValues] = useState<CampaignValues>(draft?.values ?? { name: '', file: null })
  const reward = useSubmitOnce(createPromotion)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: campaignFormSchema },
    onSubmit: async ({ value }) => {
      if (reading.state !== 'read') return
      const body = { name: value.name.trim(), users: reading.campaign.recipients }
      await reward.submit(body, onClose)
    },
  })
  const file = useStore(form.store, (state) => state.values.file)
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || draft !== null
  const reading = useCampaign(file)
  const problem = problemOf(file, reading)
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
                    error={problem ?? field.state.meta.errors[0]?.message}
                    onFile={(chosen) => {
                      if (!reward.isPending) field.handleChange(chosen)
                    }}
                  />
                )}
              </form.AppField>
              {/* A live region has to be in the page before its text. */}
              <div role="status" className="-mt-2.5 empty:-mt-4">
                {reading.state === 'failed' && reading.detail && (
                  <p className="text-muted-foreground">{reading.detail}</p>
                )}
              </div>
              <a
                href={templateUrl}
                download="campaign-template.csv"
                className="-my-2 inline-flex min-h-control items-center self-start text-brand underline underline-offset-4"
              >
                Download a template
              </a>
              {reading.state === 'read' && file && (
                <SkippedRows rows={reading.campaign.skippedRows} fileName={file.name} />
              )}
            </DialogBody>
            <DialogFooter>
              <div
                role="status"
                className="min-w-0 flex-1 basis-full empty:max-sm:-mb-3 sm:basis-0"
              >
                {reading.state === 'reading' && (
                  <>
                    <p className="text-muted-foreground">Reading the file…</p>
                    <Progress label="Reading the file" value={reading.share} />
                  </>
                )}
                {reading.state === 'read' && outcomeOf(reading.campaign)}
              </div>
              <Button variant="outline" onClick={close}>
                Cancel
              </Button>
              <form.SubmitButton loading={reading.state === 'reading'}>Save</form.SubmitButton>
            </DialogFooter>
          </form.Form>
        </form.AppForm>
      )}
    </FormDialog>
  )
}
