import { TEXT_LINK } from '@/components/ui/links'
import { EMPTY, shorten } from '@/lib/format'
import { formatPhone, isMasked, toDialedNumber } from '@/lib/masks'

/** For the owner's details. A masked number is text, because it cannot be called. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (!phone) return EMPTY
  if (isMasked(phone)) return formatPhone(phone)
  return (
    <a href={`tel:${toDialedNumber(phone)}`} className={TEXT_LINK}>
      {formatPhone(phone)}
    </a>
  )
}

export function EmailLink({ email }: { email: string | null }) {
  if (!email) return EMPTY
  const [user, ...domain] = shorten(email).split(/(?=@)/)
  return (
    <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} className={TEXT_LINK}>
      <bdi>
        {user}
        <wbr />
        {domain}
      </bdi>
    </a>
  )
}
