import { revalidateLogic, useStore } from '@tanstack/react-form'
import { useState } from 'react'
import { ActionForm } from '@/components/form/action-form'
import { useAppForm } from '@/components/form/form'
import { recordMutation } from '@/lib/module-api'
import { useIsPast } from '@/lib/use-now'
import { useSubmitOnce } from '@/lib/use-submit-once'
import { channelLabel, channelPhrase, channelsFor, isPending, recipientOf } from './labels'
import { resendEndpoint, resendSchema, type Otp } from './schema'

const resendCode = recordMutation(resendEndpoint, 'Code sent')

interface ResendCodeProps {
  otp: Otp
  onClose: () => void
}

/** Asks before a new code is sent, and by which channel: an SMS may not arrive where an email does. */
export default function ResendCode({ otp, onClose }: ResendCodeProps) {
  const isPast = useIsPast(otp.expiresAt)
  // Decided once: a code that expires or is used meanwhile must not close the dialog.
  const [wasPending] = useState(isPending(otp, isPast))
  const [choices] = useState(channelsFor(otp))
  const resend = useSubmitOnce(resendCode)
  const isOutdated = !isPending(otp, isPast) && !resend.isPending
  const form = useAppForm({
    defaultValues: { channel: choices[0] ?? 'sms' },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: resendSchema },
    onSubmit: async ({ value: body }) => {
      if (isOutdated) return
      const name = recipientOf(otp, body.channel) ?? otp.id
      await resend.submit({ id: otp.id, name, body }, onClose)
    },
  })
  const channel = useStore(form.store, ({ values }) => values.channel)
  if (!wasPending || choices.length === 0) return null
  return (
    <ActionForm
      title="Send code again"
      confirmLabel="Send new code"
      form={form}
      isChanged={false}
      restored={null}
      isSaving={resend.isPending}
      isBlocked={isOutdated}
      onClose={onClose}
    >
      <p>
        {`Send a new code to ${recipientOf(otp, channel)} by ${channelPhrase(channel)}? The code sent before stops working.`}
      </p>
      {isOutdated && (
        <p role="alert" className="text-danger">
          The code is no longer pending: it cannot be sent again.
        </p>
      )}
      <form.AppField name="channel">
        {(field) => (
          <field.SelectField
            label="Channel"
            options={choices.map((choice) => [choice, channelLabel(choice) ?? choice])}
          />
        )}
      </form.AppField>
    </ActionForm>
  )
}
