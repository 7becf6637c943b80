import { HiddenNumber } from '@/components/records/hidden-number'
import { maskPhone } from '@/domain/masks'
import { EMPTY } from '@/lib/format'
import { PhoneLink } from './contact'

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
