import { TEXT_LINK } from '@/components/ui/links'
import { formatPhone, isMasked, toDialedNumber, maskPhone } from '@/domain/masks'
import { EMPTY, shorten } from '@/lib/format'
import { HiddenNumber } from './hidden-number'

/** For the owner's details. A masked number is text, because it cannot be called. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (!phone) return <span>{EMPTY}</span>
  if (isMasked(phone)) return <span translate="no">{formatPhone(phone)}</span>
  return (
    <a href={`tel:${toDialedNumber(phone)}`} translate="no" className={TEXT_LINK}>
      {formatPhone(phone)}
    </a>
  )
}

export function EmailLink({ email }: { email: string | null }) {
  if (!email) return <span>{EMPTY}</span>
  const [user, ...domain] = shorten(email).split(/(?=@)/)
  return (
    <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} className={TEXT_LINK}>
      {/* With the key, another address replaces the element. */}
      <bdi key={email} translate="no">
        {user}
        <wbr />
        {domain}
      </bdi>
    </a>
  )
}

/** For the details of another record, such as an order. Masked until it is asked for. */
export function HiddenPhone({ phone }: { phone: string | null | undefined }) {
  if (!phone) return <span>{EMPTY}</span>
  return (
    // Another number, such as that of a new driver, is masked again.
    <HiddenNumber key={phone} number={phone} name="number" mask={maskPhone}>
      <PhoneLink phone={phone} />
    </HiddenNumber>
  )
}
