import { useId } from 'react'
import type { LeftOut } from '@/components/actions/divide'
import { LeftOutRow } from '@/components/actions/many-question'
import { Row, Rows } from '@/components/actions/rows'
import type { RunItem } from '@/components/actions/run'
import { NativeSelect } from '@/components/ui/native-select'
import { Sentence } from '@/components/ui/sentence'
import { driverName, isDriverIn } from '@/domain/driver'
import { formatCount, shorten } from '@/lib/format'
import { ordersText } from './driver-picker'
import type { DriverChoice } from './online-drivers-query'
import type { OrderToAssign } from './suggest-drivers'

/** An order with its driver, or with the reason why it gets none. */
export interface DriverRow {
  id: string
  item: RunItem
  order: OrderToAssign
  driver: DriverChoice | null
  reason: string | null
}

/** "Suya Spot, Lagos, now with Efe Obi". */
export function orderDetail(
  { detail }: RunItem,
  { state, driver }: OrderToAssign,
  withDriver: boolean,
) {
  const now = withDriver && driver && `now with ${driver.name ?? driver.id ?? 'a driver'}`
  return [detail, state, now].filter(Boolean).join(', ')
}

/**
 * "Musa Ojo, 2 orders + 1 of these". Elsewhere also the state. `others`: how many others of the
 * selected orders the driver gets.
 */
function optionText(driver: DriverChoice, others: number, isNear: boolean) {
  const { state, activeOrderCount } = driver
  const load = [
    ordersText(activeOrderCount).replace('No', 'no'),
    others > 0 && `${formatCount(others)} of these`,
  ]
  return [
    driverName(driver),
    !isNear && (state ? shorten(state) : 'state not known'),
    load.filter(Boolean).join(' + '),
  ]
    .filter(Boolean)
    .join(', ')
}

interface DriverSelectProps {
  row: DriverRow
  drivers: readonly DriverChoice[]
  given: ReadonlyMap<string, number>
  /** The id of the reason why the order is left out. */
  reasonId?: string | undefined
  onChoose: (driver: string | null) => void
}

function DriverSelect(props: DriverSelectProps) {
  const { row, drivers, given, reasonId, onChoose } = props
  const { item, order, driver: chosen } = row
  const others = drivers.filter(({ id }) => id !== order.driver?.id)
  const near = others.filter((driver) => isDriverIn(order.state, driver))
  const far = others.filter((driver) => !near.includes(driver))
  const options = (list: readonly DriverChoice[], isNear: boolean) =>
    list.map((driver) => {
      const count = given.get(driver.id) ?? 0
      const text = optionText(driver, driver === chosen ? count - 1 : count, isNear)
      return (
        // Another text replaces the element.
        <option key={`${driver.id} ${text}`} value={driver.id}>
          {text}
        </option>
      )
    })
  return (
    <NativeSelect
      aria-label={`Driver for ${item.name}`}
      aria-describedby={reasonId}
      className="w-full sm:w-80"
      value={chosen?.id ?? ''}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">Leave out</option>
      {near.length > 0 && (
        <optgroup label={`In ${shorten(order.state ?? '')}`}>{options(near, true)}</optgroup>
      )}
      {far.length > 0 && <optgroup label="Elsewhere">{options(far, false)}</optgroup>}
    </NativeSelect>
  )
}

interface DriverRowsProps extends Pick<DriverSelectProps, 'drivers' | 'given'> {
  rows: readonly DriverRow[]
  /** The orders that cannot get a driver. */
  leftOut: readonly LeftOut[]
  onChoose: (id: string, driver: string | null) => void
}

/** The selected orders, each with a choice of its driver. Those that cannot get one come last. */
export function DriverRows({ rows, leftOut, onChoose, ...props }: DriverRowsProps) {
  const listId = useId()
  return (
    <Rows
      label="Selected orders"
      items={[...rows, ...leftOut]}
      className="max-h-[min(28rem,100dvh-25rem)] min-h-24 sm:max-h-[min(28rem,100dvh-22.5rem)] sm:low:max-h-[calc(100dvh-17rem)]"
    >
      {(row) => {
        if (!('order' in row)) return <LeftOutRow row={row} />
        const { id, item, order, driver: chosen, reason } = row
        const reasonId = reason === null ? undefined : `${listId}-${id}`
        return (
          <Row name={item.name} detail={orderDetail(item, order, chosen !== null)}>
            <DriverSelect
              row={row}
              {...props}
              reasonId={reasonId}
              onChoose={(driver) => onChoose(id, driver)}
            />
            {reason !== null && (
              <span key={reason} id={reasonId} className="basis-full text-sm text-orange">
                <Sentence text={`Left out: ${reason}`} />
              </span>
            )}
          </Row>
        )
      }}
    </Rows>
  )
}
