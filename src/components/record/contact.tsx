import { Breakable } from '@/components/ui/breakable'
import { TEXT_LINK } from '@/components/ui/links'
import { formatPhone, isMasked, toDialedNumber, maskPhone } from '@/domain/masks'
import { EMPTY, shorten } from '@/lib/format'
import { HiddenNumber } from './hidden-number'

/** For the owner's own details. A masked number is plain text, because it cannot be called. */
export function PhoneLink({ phone }: { phone: string | null }) {
  if (!phone) return <span>{EMPTY}</span>
  if (isMasked(phone)) {
    return (
      <span data-unprinted="" translate="no">
        {formatPhone(phone)}
      </span>
    )
  }
  return (
    <a href={`tel:${toDialedNumber(phone)}`} data-unprinted="" translate="no" className={TEXT_LINK}>
      {formatPhone(phone)}
    </a>
  )
}

export function EmailLink({ email }: { email: string | null }) {
  if (!email) return <span>{EMPTY}</span>
  return (
    <a href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`} className={TEXT_LINK}>
      {/* With the key, another address replaces the element. */}
      <bdi key={email} translate="no">
        <Breakable text={shorten(email)} />
      </bdi>
    </a>
  )
}

/** For the details of another record, such as an order. Masked until the user reveals it. */
export function HiddenPhone({ phone }: { phone: string | null | undefined }) {
  if (!phone) return <span>{EMPTY}</span>
  return (
    <span data-unprinted="">
      {/* A different number, such as a new driver's, is masked again. */}
      <HiddenNumber key={phone} number={phone} name="number" mask={maskPhone}>
        <PhoneLink phone={phone} />
      </HiddenNumber>
    </span>
  )
}
