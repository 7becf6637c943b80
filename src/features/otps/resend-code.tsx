import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import { recordMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { useActionForm } from '@/components/form/use-action-form'
import { useIsPast } from '@/hooks/use-is-past'
import { channelLabel, channelPhrase, channelsFor, isPending, recipientOf } from './labels'
import { resendEndpoint, resendSchema, type Otp } from './resource'

const resendCode = recordMutation(resendEndpoint, 'Code sent')

interface ResendCodeProps {
  otp: Otp
  onClose: () => void
}

/** Asks before a new code is sent, and by which channel: an email may arrive where an SMS does not. */
export default function ResendCode({ otp, onClose }: ResendCodeProps) {
  const isPast = useIsPast(otp.expiresAt)
  const [channels] = useState(() => channelsFor(otp))
  const { form, dialog } = useActionForm({
    draftName: `resend otp ${otp.id}`,
    values: resendSchema,
    initialValues: { channel: channels[0] ?? 'sms' },
    schema: resendSchema,
    mutation: resendCode,
    toVariables: (body) => ({ id: otp.id, name: recipientOf(otp, body.channel) ?? otp.id, body }),
    obstacle: isPending(otp, isPast)
      ? null
      : 'The code is no longer pending: it cannot be sent again.',
    onClose,
  })
  const channel = useSelector(form.store, ({ values }) => values.channel)
  return (
    // A choice is not worth a question before it is lost.
    <ActionForm title="Send code again" confirmLabel="Send new code" {...dialog} isChanged={false}>
      <p>
        {`Send a new code to ${recipientOf(otp, channel)} by ${channelPhrase(channel)}? The code sent before stops working.`}
      </p>
      <form.AppField name="channel">
        {(field) => (
          <field.SelectField
            label="Channel"
            options={channels.map((value) => [value, channelLabel(value) ?? value])}
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
