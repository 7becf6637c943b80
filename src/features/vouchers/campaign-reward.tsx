import { revalidateLogic, useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { FileDrop } from '@/components/file-drop'
import { useAppForm } from '@/components/form'
import { FormDialog, type Restored } from '@/components/form-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Progress } from '@/components/ui/progress'
import { useDraft } from '@/lib/drafts'
import { useWrite } from '@/lib/use-write'
import { rewardCampaign } from './api'
import { LinesLeftOut, PeopleFound } from './campaign-people'
import templateUrl from './campaign-template.csv?url'
import type { VoucherDialog } from './dialogs'
import { useCampaign, type CampaignReading } from './use-campaign'
import { DRAFT } from './use-voucher-dialog'
import { campaignFormSchema, isCsv, NO_CSV, type CampaignValues } from './write-schema'

const UNREADABLE = 'There was an error processing the CSV file.'

/** What is wrong with the chosen file; a wrong one is told at once, a missing one when the form is saved. */
function problemOf(file: File | null, reading: CampaignReading) {
  if (file && !isCsv(file)) return NO_CSV
  return reading.state === 'failed' ? UNREADABLE : undefined
}

interface CampaignRewardProps {
  /** What had been filled in when the session before ended. */
  typed: CampaignValues | undefined
  restored: Restored
  onClose: () => void
}

/** Rewards everybody in a CSV file (specification, section 5). */
export function CampaignReward({ typed, restored, onClose }: CampaignRewardProps) {
  const [defaultValues] = useState<CampaignValues>(typed ?? { name: '', file: null })
  const reward = useWrite(rewardCampaign)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: campaignFormSchema },
    onSubmit: async ({ value }) => {
      if (reading.state !== 'read') return
      const body = { name: value.name.trim(), users: reading.campaign.people }
      await reward.send(body, onClose)
    },
  })
  const file = useStore(form.store, (state) => state.values.file)
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || typed !== undefined
  const reading = useCampaign(file)
  const problem = problemOf(file, reading)
  useDraft(DRAFT, () =>
    isChanged
      ? ({
          kind: 'reward',
          values: form.state.values,
          wasSaving: reward.isUnanswered(),
        } satisfies VoucherDialog)
      : null,
  )

  return (
    <FormDialog
      title="Campaign Reward"
      isChanged={isChanged}
      restored={restored}
      isSaving={reward.isPending}
      onClose={onClose}
      className="max-w-xl"
    >
      {(close) => (
        <form.AppForm>
          <form.Form label="Campaign Reward" className="flex min-h-0 flex-col gap-5">
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
                    hint='With the columns "Email Address" and "Full Name".'
                    error={problem ?? field.state.meta.errors[0]?.message}
                    onFile={(chosen) => {
                      if (!reward.isPending) field.handleChange(chosen)
                    }}
                  />
                )}
              </form.AppField>
              {reading.state === 'none' && (
                <a
                  href={templateUrl}
                  download="campaign-template.csv"
                  className="inline-flex min-h-control items-center self-start text-brand underline underline-offset-4"
                >
                  Download a template
                </a>
              )}
              {/* Always there, so that screen readers are told of what comes; empty, it takes no place. */}
              <div role="status" className="empty:-mt-4">
                {reading.state === 'failed' && reading.detail && (
                  <p className="-mt-2.5 text-muted-foreground">{reading.detail}</p>
                )}
                {reading.state === 'reading' && (
                  <div className="flex flex-col gap-2">
                    <span className="text-muted-foreground">Reading the file…</span>
                    <Progress label="Reading the file" value={reading.share} />
                  </div>
                )}
                {reading.state === 'read' && <PeopleFound count={reading.campaign.people.length} />}
              </div>
              {reading.state === 'read' && file && (
                <LinesLeftOut lines={reading.campaign.leftOut} fileName={file.name} />
              )}
            </DialogBody>
            <DialogFooter>
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
