import { useSelector } from '@tanstack/react-form'
import { useState } from 'react'
import { recordMutation } from '@/api/form-mutations'
import { ActionForm } from '@/components/form/action-form'
import { useActionForm } from '@/components/form/use-action-form'
import { shorten } from '@/lib/format'
import { resendEndpoint } from './endpoints'
import { canResend, channelsFor, otpFields, recipientOf } from './fields'
import { otpChannels, otpStatus, type Channel, type Otp } from './resource'

const resendCode = recordMutation(resendEndpoint, 'Code sent')

/** The channel after "by": "by voice call". */
const channelPhrases: Record<Channel, string> = {
  sms: 'SMS',
  whatsapp: 'WhatsApp',
  voice: 'voice call',
  email: 'email',
}

interface ResendCodeProps {
  otp: Otp
  onClose: () => void
}

/**
 * Asks for confirmation and a channel before a new code is sent, because an email may arrive where
 * an SMS does not.
 */
export default function ResendCode({ otp, onClose }: ResendCodeProps) {
  const [channels] = useState(() => channelsFor(otp))
  const { form, dialog } = useActionForm({
    draftName: `resend otp ${otp.id}`,
    values: resendEndpoint.body,
    initialValues: { channel: channels[0] ?? 'sms' },
    schema: resendEndpoint.body,
    mutation: resendCode,
    toVariables: (body) => ({ id: otp.id, detail: recipientOf(otp, body.channel) ?? otp.id, body }),
    obstacle: canResend(otp) ? null : 'The code was used meanwhile: it cannot be sent again.',
    onClose,
  })
  const channel = useSelector(form.store, ({ values }) => values.channel)
  return (
    // Losing a choice does not need a confirmation.
    <ActionForm title="Send code again" confirmLabel="Send new code" {...dialog} isChanged={false}>
      <p>
        {`Send a new code to ${recipientOf(otp, channel)} by ${channelPhrases[channel]}? The code sent before stops working.`}
      </p>
      {otpStatus.is(otp, 'failed') && otp.message && (
        <p className="text-muted-foreground">{`The last one did not arrive: ${shorten(otp.message)}`}</p>
      )}
      <form.AppField name="channel">
        {(field) => (
          <field.SelectField
            label={otpFields.channel.label}
            options={channels.map((value) => [value, otpChannels.labelOf(value) ?? value])}
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
