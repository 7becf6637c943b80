import { useSelector } from '@tanstack/react-form'
import { Gift } from 'lucide-react'
import { useId, useState } from 'react'
import { recordMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { useConfirmation } from '@/components/form/confirm-dialog'
import { ConfirmSubmit } from '@/components/form/confirm-submit'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { CsvOutcome, CsvSource } from '@/features/vouchers/csv/csv-source'
import { FilePreview, type PreviewColumn } from '@/features/vouchers/csv/file-preview'
import { useCsvFile, type CsvResult } from '@/features/vouchers/csv/use-csv-file'
import { promotionEndpoint, type Recipient } from '@/features/vouchers/resource'
import { EMPTY, formatQuantity, shorten } from '@/lib/format'
import templateUrl from './campaign-template.csv?url'
import { useEarlierReward } from './earlier-reward'
import {
  campaignFormSchema,
  campaignValuesSchema,
  EMAIL_COLUMN,
  NAME_COLUMN,
  readCampaign,
  type Campaign,
  type CampaignFile,
} from './read-campaign'
import { RewardSent, type SentReward } from './reward-sent'

export const createPromotion = recordMutation(promotionEndpoint, 'Rewards distributed')

const TITLE = 'Campaign Reward'
const fileColumns = [EMAIL_COLUMN, NAME_COLUMN]

const formatPeople = (count: number) => formatQuantity(count, 'person', 'people')

/** Describes what Save does: "288 people will be rewarded, 12 rows will be skipped". */
function describeOutcome({ recipients, skippedRows }: Campaign) {
  const rewarded = `${formatPeople(recipients.length)} will be rewarded`
  if (skippedRows.length === 0) return rewarded
  return `${rewarded}, ${formatQuantity(skippedRows.length, 'row', 'rows')} will be skipped`
}

const previewColumns: readonly PreviewColumn<Recipient>[] = [
  { name: EMAIL_COLUMN, get: ({ email }) => email },
  { name: NAME_COLUMN, get: ({ name }) => name || EMPTY },
]

interface Reward {
  name: string
  count: number
  /** How many rows of the file are skipped. */
  skipped: number
  /** Says that a campaign with the same name was sent earlier. */
  earlier: string | null
}

export default function CampaignReward({ onClose }: { onClose: () => void }) {
  const outcomeId = useId()
  const { question, ask, onBack } = useConfirmation<Reward>()
  const readEarlier = useEarlierReward()
  const [sent, setSent] = useState<SentReward | null>(null)
  const { form, dialog } = useActionForm({
    draftName: 'reward',
    valuesSchema: campaignValuesSchema,
    initialValues: { name: '', file: null },
    schema: campaignFormSchema,
    mutation: createPromotion,
    async toVariables({ name }) {
      if (result.status !== 'success') return null
      const { recipients: users, skippedRows } = result.content
      const earlier = await readEarlier(name)
      // Another file was chosen meanwhile.
      if (form.state.values.file !== file) return null
      if (!(await ask({ name, count: users.length, skipped: skippedRows.length, earlier })))
        return null
      // A colleague may have sent the campaign while the question was open.
      const latest = await readEarlier(name)
      if (form.state.values.file !== file) {
        return new NotSent('Another file was chosen, so nothing was sent.')
      }
      if (latest !== null && latest !== earlier) return new NotSent(latest)
      return { detail: `${formatPeople(users.length)} rewarded`, name, body: { name, users } }
    },
    onSaved: ({ detail }) => {
      if (result.status !== 'success' || !file) return onClose()
      const { skippedRows } = result.content
      if (skippedRows.length === 0) return onClose()
      setSent({ detail, skippedRows, fileName: file.name })
    },
    onClose,
  })
  const file = useSelector(form.store, (state) => state.values.file)
  const result: CsvResult<CampaignFile> = useCsvFile(file, readCampaign)

  if (sent) return <RewardSent title={TITLE} sent={sent} columns={fileColumns} onClose={onClose} />
  return (
    <>
      <ActionForm
        title={TITLE}
        confirmLabel="Save"
        className="max-w-xl"
        submitOnEnter={false}
        isLoading={result.status === 'pending'}
        dialog={dialog}
        onBack={onBack}
        outcomeId={result.status === 'success' ? outcomeId : undefined}
        leading={
          <CsvOutcome id={outcomeId} result={result}>
            {result.status === 'success' && describeOutcome(result.content)}
          </CsvOutcome>
        }
      >
        <div className="flex flex-col gap-apart">
          <form.AppField name="name">
            {(field) => <field.TextField label="Campaign Name" autoComplete="off" />}
          </form.AppField>
          <form.AppField name="file">
            {(field) => (
              <CsvSource
                file={file}
                result={result}
                hint={`The file needs two columns: “${EMAIL_COLUMN}” and “${NAME_COLUMN}”.`}
                error={field.state.meta.errors[0]?.message}
                templateUrl={templateUrl}
                templateName="campaign-template.csv"
                preview={
                  result.status === 'success' && (
                    <FilePreview
                      facts={result.content.facts}
                      columns={previewColumns}
                      rows={result.content.recipients}
                      notes={result.content.notes}
                    />
                  )
                }
                skippedRows={result.status === 'success' ? result.content.skippedRows : []}
                columns={fileColumns}
                onFile={(chosen) => {
                  if (!dialog.isSaving) field.handleChange(chosen)
                }}
              />
            )}
          </form.AppField>
        </div>
      </ActionForm>
      {question && (
        <ConfirmSubmit
          title={TITLE}
          caution={question.earlier}
          question={
            <>
              <span>
                {`Reward ${formatPeople(question.count)}? Each gets what the backend has set for “`}
              </span>
              <bdi translate="no">{shorten(question.name)}</bdi>
              <span>
                {question.skipped > 0
                  ? `”. ${formatQuantity(question.skipped, 'row is', 'rows are')} skipped.`
                  : '”.'}
              </span>
            </>
          }
          icon={Gift}
          confirmLabel={`Reward ${formatPeople(question.count)}`}
          onDecide={question.onDecide}
        />
      )}
    </>
  )
}
