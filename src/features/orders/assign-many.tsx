import { useSelector } from '@tanstack/react-form'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import * as v from 'valibot'
import { hasFailedToLoad } from '@/api/query-options'
import { LeftOutCaution } from '@/components/actions/left-out-caution'
import type { ManyFormProps } from '@/components/actions/many-dialog'
import { SelectedRows } from '@/components/actions/many-question'
import { ActionForm } from '@/components/form/action-form'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { Caution } from '@/components/ui/caution'
import { LoadError } from '@/components/ui/load-error'
import { Skeleton } from '@/components/ui/skeleton'
import { driverName } from '@/domain/driver'
import { formatCount, formatQuantity } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { DriverRows, orderDetail, type DriverRow } from './driver-rows'
import { driversOfStatesQuery, type DriverChoice } from './online-drivers-query'
import { useOrdersToAssign } from './orders-to-assign'
import { type Order, orderResource } from './resource'
import { countGiven, suggestDrivers, type OrderToAssign } from './suggest-drivers'

const { noun } = orderResource

const valuesSchema = v.object({
  /** All orders get the same driver. */
  isOne: v.boolean(),
  /** What the administrator has chosen, by order: the id of a driver, or "" to leave it out. */
  chosen: v.record(v.string(), v.string()),
  /** The driver of all. */
  one: v.object({ id: v.string(), name: v.string() }),
})
type Values = v.InferOutput<typeof valuesSchema>

interface Loaded {
  orders: readonly OrderToAssign[]
  drivers: readonly DriverChoice[]
  isPartial: boolean
}

/** Reads the orders, then the drivers of their states. `loaded` is undefined until both are there. */
function useLoaded(rows: readonly Order[]) {
  const { orders, isLoading } = useOrdersToAssign(rows)
  const states = [...new Set(orders.flatMap(({ state }) => state ?? []))].toSorted()
  const drivers = useQuery({ ...driversOfStatesQuery(states), enabled: !isLoading })
  const loaded: Loaded | undefined =
    isLoading || !drivers.data
      ? undefined
      : { orders, drivers: drivers.data.rows, isPartial: drivers.data.isPartial }
  return { orders, loaded, failed: hasFailedToLoad(drivers) ? drivers : undefined }
}

/** The row of each order, with the driver that was chosen or suggested. */
function toRows(
  { items }: ManyFormProps<Order>['action'],
  { orders, drivers, isPartial }: Loaded,
  { chosen }: Pick<Values, 'chosen'>,
): readonly DriverRow[] {
  const driverOf = new Map(drivers.map((driver) => [driver.id, driver]))
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const choices = new Map(
    Object.entries(chosen).map(([id, driver]) => [id, driverOf.has(driver) ? driver : null]),
  )
  const suggestions = suggestDrivers({ orders, drivers, choices, isPartial })
  return items.flatMap((item) => {
    const { id } = item
    const order = orderOf.get(id)
    if (!order) return []
    const suggestion = suggestions.get(id)
    const driver = driverOf.get(suggestion?.driver ?? choices.get(id) ?? '') ?? null
    // The driver of a restored draft may not be online any more.
    const own = chosen[id] ? 'The driver you chose is not online' : 'You left it out'
    return [{ id, item, order, driver, reason: driver ? null : (suggestion?.reason ?? own) }]
  })
}

/** The action on the orders that get a driver. The others are left out. */
function toAction(action: ManyFormProps<Order>['action'], rows: readonly DriverRow[]) {
  const items = rows.flatMap(({ item, driver }) =>
    driver
      ? [
          {
            ...item,
            value: driver.id,
            detail: [item.detail, driverName(driver)].filter(Boolean).join(' → '),
          },
        ]
      : [],
  )
  const others = rows.flatMap(({ item: { id, name, detail, amount }, reason }) =>
    reason === null ? [] : [{ id, name, detail, amount, reason: { text: reason } }],
  )
  return { ...action, items, leftOut: [...action.leftOut, ...others] }
}

/** The action on all orders, each with its state and the driver whom it has. */
function withDrivers(action: ManyFormProps<Order>['action'], orders: readonly OrderToAssign[]) {
  const orderOf = new Map(orders.map((order) => [order.id, order]))
  const items = action.items.map((item) => {
    const order = orderOf.get(item.id)
    return order ? { ...item, detail: orderDetail(item, order, true) } : item
  })
  return { ...action, items }
}

const titleOf = (count: number) =>
  count === 0
    ? 'Assign drivers'
    : `Assign ${count === 1 ? 'a driver' : 'drivers'} to ${formatQuantity(count, ...noun)}`

/** Suggests a driver for each of the selected orders. One driver for all is a choice. */
export default function AssignMany(props: ManyFormProps<Order>) {
  const { rows: selected, action, startRun, onClose } = props
  const { items, leftOut, many, ask } = action
  const ids = new Set(items.map(({ id }) => id))
  const { orders, loaded, failed } = useLoaded(selected.filter(({ id }) => ids.has(id)))
  const descriptionId = useId()
  const modeName = useId()
  const { form, dialog } = useActionForm({
    draftName: ['assign drivers', ...[...ids].toSorted()].join(' '),
    valuesSchema,
    initialValues: { isOne: false, chosen: {}, one: { id: '', name: '' } },
    schema: valuesSchema,
    toVariables({ isOne, one, chosen }) {
      if (isOne) {
        if (!one.id) return new NotSent(ask.choice?.error ?? '')
        return { of: action, answer: one.id, title: deedOf(isolate(one.name)) }
      }
      if (!loaded) return new NotSent('The drivers have not been loaded yet')
      const of = toAction(action, toRows(action, loaded, { chosen }))
      if (of.items.length === 0) return new NotSent('Choose a driver for at least one order')
      return { of, answer: '', title: titleOf(of.items.length) }
    },
    startRun: ({ of, ...started }) => startRun(of, started),
    obstacle: items.length === 0 ? `This is possible for none of the selected ${noun[1]}.` : null,
    onClose,
  })
  const { isOne, one, chosen } = useSelector(form.store, (state) => state.values)
  const rows = loaded && toRows(action, loaded, { chosen })
  const count = rows ? rows.filter(({ driver }) => driver).length : items.length
  const replaced = isOne
    ? orders.filter(({ driver }) => driver && driver.id !== one.id).length
    : (rows?.filter(({ order, driver }) => order.driver && driver).length ?? 0)
  const deedOf = (driver?: string) =>
    many.deed?.(formatQuantity(items.length, ...noun), driver) ?? action.label
  const title = isOne ? deedOf(isolate(one.name) || undefined) : titleOf(count)

  return (
    <ActionForm
      title={title}
      describedBy={descriptionId}
      dialog={dialog}
      isIncomplete={!isOne && rows === undefined}
      className="max-w-3xl"
    >
      <fieldset className="flex flex-wrap gap-near">
        <legend className="sr-only">Who gets the orders</legend>
        {[false, true].map((value) => (
          <label
            key={String(value)}
            className="flex min-h-control items-center gap-near rounded-md border px-3 has-checked:border-brand has-checked:bg-brand/8"
          >
            <input
              type="radio"
              name={modeName}
              className="size-4.5 accent-primary"
              checked={isOne === value}
              onChange={() => form.setFieldValue('isOne', value)}
            />
            <span>{value ? 'One driver for all' : 'A driver for each'}</span>
          </label>
        ))}
      </fieldset>
      <div id={descriptionId} className="flex flex-col gap-near empty:hidden">
        {!isOne && rows && (
          <p role="status">
            <Summary count={count} total={rows.length + leftOut.length} />
          </p>
        )}
        {replaced > 0 && (
          <Caution
            title="Check the drivers"
            items={[
              formatQuantity(
                replaced,
                'order has a driver, who is replaced',
                'orders have a driver, who is replaced',
              ),
            ]}
          />
        )}
        {/* Otherwise the rows say it. */}
        {(isOne || !rows) && <LeftOutCaution leftOut={leftOut} noun={noun} />}
      </div>
      {isOne ? (
        <>
          {ask.choice?.render({
            chosen: one.id,
            isMany: true,
            onChoose: (driver) => form.setFieldValue('one', driver),
            onClose,
          })}
          <SelectedRows action={withDrivers(action, orders)} noun={noun} />
        </>
      ) : failed ? (
        <LoadError
          title="The drivers could not be loaded"
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : rows ? (
        <DriverRows
          rows={rows}
          leftOut={leftOut}
          drivers={loaded.drivers}
          given={countGiven(rows.map(({ driver }) => driver?.id ?? null))}
          onChoose={(id, driver) => form.setFieldValue('chosen', { ...chosen, [id]: driver ?? '' })}
        />
      ) : (
        <Skeleton className="h-60 w-full" />
      )}
    </ActionForm>
  )
}

/** "9 of 10 orders get a driver, 1 is left out." */
function Summary({ count, total }: { count: number; total: number }) {
  const left = total - count
  const text =
    left === 0
      ? `${formatQuantity(total, 'order gets', 'orders get')} a driver.`
      : `${formatCount(count)} of ${formatQuantity(total, ...noun)} ${count === 1 ? 'gets' : 'get'} a driver, ${formatCount(left)} ${left === 1 ? 'is' : 'are'} left out.`
  return <span key={text}>{text}</span>
}
