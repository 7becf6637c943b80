import { RecordPicker, type PickerProps } from '@/components/form/record-picker'
import { capitalize, shorten } from '@/lib/format'
import { maskPhone } from '@/lib/masks'
import { onlineDriversQuery, type DriverChoice } from './online-drivers-query'

const driverName = ({ name, id }: DriverChoice) => shorten(name ?? id)

const driverDetail = ({ vehicleType, state, phone }: DriverChoice) =>
  [
    vehicleType && capitalize(shorten(vehicleType)),
    state && shorten(state),
    phone && maskPhone(phone),
  ]
    .filter(Boolean)
    .join(' · ')

/** A search and a choice of the drivers who are online. */
export default function DriverPicker(props: PickerProps & { onClose: () => void }) {
  return (
    <RecordPicker
      {...props}
      texts={{
        legend: 'Driver',
        search: 'Search drivers who are online',
        failed: 'The drivers could not be loaded',
        noMatch: 'No driver who is online matches your search.',
        none: `No ${props.currentId ? 'other ' : ''}driver is online.`,
      }}
      getQuery={onlineDriversQuery}
      getName={driverName}
      getDetail={driverDetail}
    />
  )
}
