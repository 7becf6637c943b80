import { HiddenNumber } from '@/components/records/hidden-number'
import { TEXT_LINK } from '@/components/ui/links'
import { EMPTY, shorten } from '@/lib/format'
import { formatPhone, isMasked, maskPhone, toDialedNumber } from '@/lib/masks'

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

/** For the details of another record, such as an order. Masked until it is asked for. */
export function HiddenPhone({ phone }: { phone: string | null | undefined }) {
  if (!phone) return EMPTY
  return (
    // Another number, such as that of a new driver, is masked again.
    <HiddenNumber key={phone} number={phone} name="number" mask={maskPhone}>
      <PhoneLink phone={phone} />
    </HiddenNumber>
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
