import { useSelector } from '@tanstack/react-form'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { fetchLatest } from '@/api/latest-record'
import { recordMutation } from '@/api/requests'
import { ActionForm } from '@/components/form/action-form'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { questionFacts } from '@/components/record/plain-facts'
import { Sentence } from '@/components/ui/sentence'
import { formatWhen } from '@/domain/format-dates'
import { lagosToday } from '@/domain/lagos'
import { shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { canResend, channelsFor, otpFields, otpName, otpRecipient } from './fields'
import {
  resendEndpoint,
  otpChannels,
  otpResource,
  otpStatus,
  type Channel,
  type Otp,
} from './resource'

const resendCode = recordMutation(resendEndpoint, 'Code sent')

const askedFacts = questionFacts(otpFields, ['user', 'purpose', 'status', 'createdAt'])

const CONFIRM = 'Send new code'
const USED = 'The code was used meanwhile: it cannot be sent again.'

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
 * Asks for confirmation and a channel before a new code is sent: an email may arrive where an SMS
 * does not.
 */
export default function ResendCode({ otp, onClose }: ResendCodeProps) {
  const [channels] = useState(() => channelsFor(otp))
  const [knownAt, setKnownAt] = useState(otp.createdAt)
  const fetchOtp = () =>
    fetchLatest(otpResource, { id: otp.id, name: otp.email ?? otp.phone ?? '' })
  const { mutateAsync: readLatest } = useMutation({
    mutationFn: fetchOtp,
    // Not reported, because the code is sent anyway.
    meta: { isRead: true, reportedByPage: true },
  })
  /**
   * Another administrator may have sent the code again. If the record is not found, the code is
   * sent.
   */
  async function recheck() {
    const latest = await readLatest().catch(() => undefined)
    if (!latest) return null
    if (!canResend(latest)) return USED
    if (latest.createdAt === knownAt) return null
    setKnownAt(latest.createdAt)
    const when = [
      `A code was sent to ${isolate(otpName(latest))}`,
      formatWhen(latest.createdAt, lagosToday()),
    ]
    return `${when.filter(Boolean).join(' ')}. Press “${CONFIRM}” again to send another one.`
  }
  const { form, dialog } = useActionForm({
    draftName: `resend code ${otp.id}`,
    valuesSchema: resendEndpoint.body,
    initialValues: { channel: channels[0] ?? 'sms' },
    schema: resendEndpoint.body,
    mutation: resendCode,
    async toVariables(body) {
      const objection = await recheck()
      if (objection !== null) return new NotSent(objection)
      return {
        id: otp.id,
        detail: otpRecipient(otp, body.channel) ?? otp.id,
        body,
        async isDone() {
          const latest = await fetchOtp()
          return latest?.channel === body.channel && latest.createdAt !== knownAt
        },
      }
    },
    obstacle: canResend(otp) ? null : USED,
    onClose,
  })
  const channel = useSelector(form.store, ({ values }) => values.channel)
  return (
    <ActionForm title="Send code again" confirmLabel={CONFIRM} dialog={dialog} isEasilyRedone>
      <p>
        <Sentence
          text={`Send a new code to ${isolate(otpRecipient(otp, channel), 'the customer')} by ${channelPhrases[channel]}? The code sent before stops working.`}
        />
      </p>
      {otpStatus.is(otp, 'failed') && otp.message && (
        <p className="text-muted-foreground">{`The last one did not arrive: ${shorten(otp.message)}`}</p>
      )}
      {askedFacts(otp)}
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
