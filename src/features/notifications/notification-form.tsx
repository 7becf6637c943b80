import { useSelector } from '@tanstack/react-form'
import { Send } from 'lucide-react'
import * as v from 'valibot'
import { recordMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { useConfirmation } from '@/components/form/confirm-dialog'
import { optionOf } from '@/components/form/form-fields'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { Button } from '@/components/ui/button'
import { stateOptions } from '@/domain/address'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { ConfirmSend, SEND_NOTIFICATION, type Sending } from './confirm-send'
import { notificationFields } from './fields'
import { useLikeNotification } from './like-notification'
import { PhonePreview } from './phone-preview'
import { Recipients, useRecipients } from './recipients'
import {
  MAX_BODY,
  MAX_TITLE,
  type Message,
  sendEndpoint,
  notificationAudiences,
  channels,
  type Notification,
} from './resource'

const sendNotification = recordMutation(sendEndpoint, 'Notification sent')
const sendTest = recordMutation(sendEndpoint, 'Sent to you')

const [[allStates]] = stateOptions

const valuesSchema = v.object(
  v.entriesFromList(['title', 'body', 'audience', 'state', 'channel'], v.string()),
)

const { title, body, audience, channel } = notificationFields
const { entries } = sendEndpoint.body
const formSchema = v.pipe(
  v.object({
    title: entries.title,
    body: entries.body,
    audience: v.pipe(v.string(), entries.audience),
    state: v.pipe(v.string(), v.nonEmpty('Choose a state')),
    channel: v.pipe(v.string(), entries.channel),
  }),
  v.transform(({ state, ...message }): Message =>
    state === allStates ? message : { ...message, state },
  ),
)

const toSent = (message: Message) => ({ detail: message.title, body: message })

interface NotificationFormProps {
  /** The form starts with its texts and audience. */
  original?: Notification
  onClose: () => void
}

/** Has no audience until the user chooses one. Asks for confirmation before sending. */
export default function NotificationForm({ original, onClose }: NotificationFormProps) {
  const { question, ask, onBack } = useConfirmation<Sending>()
  const readLike = useLikeNotification()
  const { form, dialog } = useActionForm({
    draftName: ['send notification', original?.id].join(' '),
    valuesSchema,
    initialValues: {
      title: original?.title ?? '',
      body: original?.body ?? '',
      audience: optionOf(notificationAudiences.options, original?.audience ?? null),
      // An unknown state must not become every state.
      state: original?.state ? optionOf(stateOptions, original.state) : allStates,
      channel: original ? optionOf(channels.options, original.channel) : 'push',
    },
    schema: formSchema,
    mutation: sendNotification,
    /**
     * Counts the recipients, looks for a similar notification, and asks for confirmation. If it
     * cannot ask, `Recipients` explains why.
     */
    async toVariables(message, { isOpen }) {
      const { data, isSuccess } = await recipients.refetch()
      if (!isSuccess || data.count === 0 || !isOpen()) return null
      const earlier = await readLike(message)
      if (!(await ask({ message, count: data.count, earlier }))) return null
      // A colleague may have sent the same while the question was open.
      const latest = await readLike(message)
      if (latest !== null && latest !== earlier) return new NotSent(latest)
      return toSent(message)
    },
    onClose,
  })
  const test = useSubmitOnce(sendTest)
  const values = useSelector(form.store, (state) => state.values)
  const chosen = v.is(entries.audience, values.audience) ? values.audience : ''
  const recipients = useRecipients(chosen, values.state)

  function submitTest(element: HTMLFormElement | null) {
    const { success, output } = v.safeParse(formSchema, values)
    // Shows the validation messages.
    if (!success) return element?.requestSubmit()
    return void test.submit(toSent({ ...output, test: true }), () => {})
  }

  return (
    <>
      <ActionForm
        title={SEND_NOTIFICATION}
        confirmLabel="Continue"
        className="max-w-3xl"
        dialog={dialog}
        isIncomplete={recipients.isError || recipients.data?.count === 0}
        note={<Recipients audience={chosen} query={recipients} />}
        onBack={onBack}
      >
        <div className="grid gap-apart md:grid-cols-[minmax(0,1fr)_19rem]">
          <div className="flex min-w-0 flex-col gap-apart">
            <form.AppField name="title">
              {(field) => (
                <field.TextField
                  label={title.label}
                  required
                  autoComplete="off"
                  maxLength={MAX_TITLE}
                />
              )}
            </form.AppField>
            <form.AppField name="body">
              {(field) => <field.TextAreaField label={body.label} required maxLength={MAX_BODY} />}
            </form.AppField>
          </div>
          <div className="flex min-w-0 flex-col gap-apart">
            <PhonePreview {...values} />
            <Button
              variant="outline"
              className="self-center"
              loading={test.isPending}
              onClick={({ currentTarget }) => submitTest(currentTarget.form)}
            >
              <Send />
              Send to me first
            </Button>
          </div>
        </div>
        <div className="grid gap-apart sm:grid-cols-3">
          <form.AppField name="audience">
            {(field) => (
              <field.SelectField
                label={audience.label}
                required
                options={notificationAudiences.options}
                placeholder="Choose an audience"
              />
            )}
          </form.AppField>
          <form.AppField name="state">
            {(field) => (
              <field.SelectField
                label="State"
                options={stateOptions}
                placeholder="Choose a state"
              />
            )}
          </form.AppField>
          <form.AppField name="channel">
            {(field) => (
              <field.SelectField
                label={channel.label}
                options={channels.options}
                placeholder="Choose a channel"
              />
            )}
          </form.AppField>
        </div>
      </ActionForm>
      {question && <ConfirmSend {...question} />}
    </>
  )
}
