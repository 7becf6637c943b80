import { RecordPicker, type PickerProps } from '@/components/form/record-picker'
import { driverName, isDriverIn } from '@/domain/driver'
import { maskPhone } from '@/domain/masks'
import { capitalize, formatQuantity, shorten } from '@/lib/format'
import { onlineDriversQuery, type DriverChoice } from './online-drivers-query'

/** "2 orders". "" if it is unknown. */
export const ordersText = (count: number | null) =>
  count === null ? '' : count === 0 ? 'No orders' : formatQuantity(count, 'order', 'orders')

function driverDetail({ vehicleType, state, activeOrderCount, phone }: DriverChoice) {
  const texts = [
    vehicleType && capitalize(shorten(vehicleType)),
    state && shorten(state),
    ordersText(activeOrderCount),
  ].filter(Boolean)
  // A comma, unlike a dot between them, may end a line.
  const text = phone ? texts.map((one) => `${one}, `).join('') : texts.join(', ')
  return (
    // Another text replaces the element.
    <span key={`${text}${phone}`}>
      {text}
      {phone && (
        <span translate="no" className="inline-block">
          {maskPhone(phone)}
        </span>
      )}
    </span>
  )
}

interface DriverPickerProps extends PickerProps {
  /** The state of the order. Drivers of this state come first. */
  state?: string | null | undefined
  onClose: () => void
}

/** A search field, and a choice of the drivers who are online. */
export default function DriverPicker({ state = null, ...props }: DriverPickerProps) {
  const { currentId } = props
  return (
    <RecordPicker
      {...props}
      texts={{
        legend: 'Driver',
        search: 'Search drivers who are online',
        failed: 'The drivers could not be loaded',
        noMatch: 'No driver who is online matches your search.',
        none: (hasCurrent) => `No ${hasCurrent ? 'other ' : ''}driver is online.`,
      }}
      getNote={(drivers) => {
        const near = drivers.filter((driver) => isDriverIn(state, driver))
        if (!state || near.some(({ id }) => id !== currentId)) return null
        return `No ${near.length > 0 ? 'other ' : ''}driver in ${shorten(state)} is online.`
      }}
      getQuery={(search) => onlineDriversQuery(search, state)}
      getName={driverName}
      getDetail={driverDetail}
    />
  )
}
