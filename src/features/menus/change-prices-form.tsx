import { useSelector } from '@tanstack/react-form'
import { useId, useMemo } from 'react'
import * as v from 'valibot'
import { LeftOutCaution } from '@/components/actions/left-out-caution'
import type { ManyFormProps } from '@/components/actions/many-dialog'
import { planMany, type Plan } from '@/components/actions/plan-many'
import { Row, Rows } from '@/components/actions/rows'
import { ActionForm } from '@/components/form/action-form'
import { NotSent, useActionForm } from '@/components/form/use-action-form'
import { Caution } from '@/components/ui/caution'
import { formatAmount, formatNaira } from '@/domain/amount'
import { formatQuantity } from '@/lib/format'
import { planPrices, type PriceChange, type Prices } from './change-prices'
import { createPriceRun } from './change-prices-run'
import {
  discountChanges,
  isPercent,
  noPriceChange,
  priceFormSchema,
  priceKinds,
  priceValuesSchema,
  roundings,
} from './change-prices-values'
import { isLarge } from './dish-values'
import { dishFields } from './fields'
import { dishResource, type Dish } from './resource'

const [DISH, DISHES] = dishResource.noun

/** One change of the prices of the selected dishes. */
export default function ChangePricesForm({ rows, action, onStart, onClose }: ManyFormProps<Dish>) {
  const descriptionId = useId()
  const plan = useMemo(() => planMany<Dish, Prices>({ rows, action }), [rows, action])
  const planFor = (change: PriceChange | undefined) =>
    plan(change && ((dish) => planPrices(dish, change)))
  const { form, dialog } = useActionForm({
    draftName: ['change prices', ...action.items.map(({ id }) => id).toSorted()].join(' '),
    valuesSchema: priceValuesSchema,
    initialValues: noPriceChange,
    schema: priceFormSchema,
    toVariables(change) {
      const { planned, leftOut } = planFor(change)
      if (planned.length > 0) return { planned, leftOut }
      return new NotSent(`This is possible for none of the selected ${DISHES}.`)
    },
    startRun({ planned, leftOut }) {
      const title = `Change prices of ${formatQuantity(planned.length, DISH, DISHES)}`
      onStart(createPriceRun({ title, planned, leftOut }))
    },
    onClose,
  })
  const values = useSelector(form.store, (state) => state.values)
  const { success, output } = v.safeParse(priceFormSchema, values)
  const { lines, planned, leftOut } = planFor(success ? output : undefined)
  const large = planned.filter(
    ({ before, after }) =>
      isLarge(before.price, after.price) || isLarge(before.discountPrice, after.discountPrice),
  )
  const largeIds = new Set(large.map(({ row }) => row.id))
  return (
    <ActionForm
      title={`Change prices of ${formatQuantity(lines.length, DISH, DISHES)}`}
      confirmLabel={
        planned.length > 0
          ? `Change prices of ${formatQuantity(planned.length, DISH, DISHES)}`
          : 'Change prices'
      }
      describedBy={descriptionId}
      dialog={dialog}
      className="max-w-4xl"
    >
      <div className="grid gap-near @xs:grid-cols-2 @2xl:grid-cols-4 @2xl:gap-apart">
        <form.AppField name="amount">
          {(field) =>
            isPercent(values.kind) ? (
              <field.TextField label="Percent" required inputMode="decimal" autoComplete="off" />
            ) : (
              <field.TextField
                label="Naira"
                required
                inputMode="decimal"
                autoComplete="off"
                prefix="₦"
                format={formatAmount}
              />
            )
          }
        </form.AppField>
        <form.AppField name="kind">
          {(field) => <field.SelectField label="Change" options={priceKinds} />}
        </form.AppField>
        <form.AppField name="roundTo">
          {(field) => <field.SelectField label="Rounded to" options={roundings} />}
        </form.AppField>
        <form.AppField name="discount">
          {(field) => (
            <field.SelectField label={dishFields.discountPrice.label} options={discountChanges} />
          )}
        </form.AppField>
      </div>
      <div id={descriptionId} className="flex flex-col gap-near empty:hidden">
        {large.length > 0 && (
          <Caution
            title="Check by how much"
            items={[
              `${formatQuantity(large.length, 'dish', 'dishes')} would cost less than half or more than twice as much as today`,
            ]}
          />
        )}
        <LeftOutCaution leftOut={leftOut} noun={dishResource.noun} />
      </div>
      <Rows label="Prices" items={lines} className="max-h-96 min-h-24">
        {({ item, row, plan: own }) => (
          <Row name={item.name} detail={item.detail}>
            <PriceCells dish={row} plan={own} isLarge={largeIds.has(row.id)} />
          </Row>
        )}
      </Rows>
    </ActionForm>
  )
}

interface PriceCellsProps {
  dish: Dish
  /** Undefined before the change is complete. */
  plan: Plan<Prices> | undefined
  /** The change is large. */
  isLarge: boolean
}

/** The prices of a dish now, and after the change. */
function PriceCells({ dish, plan, isLarge: isMarked }: PriceCellsProps) {
  const after = plan && 'after' in plan ? plan.after : null
  return (
    <>
      <BeforeAfter before={dish.price} after={after?.price} />
      <BeforeAfter
        label={dish.discountPrice !== null && dishFields.discountPrice.label}
        before={dish.discountPrice}
        after={after?.discountPrice}
      />
      {isMarked && <span className="basis-full text-orange">Check: a large change</span>}
      {plan && 'reason' in plan && (
        <span key={plan.reason} className="basis-full text-orange">
          {`Left out: ${plan.reason}`}
        </span>
      )}
    </>
  )
}

interface BeforeAfterProps {
  /** Precedes the amounts. False for a dish that has no such amount. */
  label?: string | false
  before: number | null
  /** Undefined if it is not known yet. */
  after: number | null | undefined
}

function BeforeAfter({ label, before, after }: BeforeAfterProps) {
  // Keeps the column.
  if (label === false) return <span className="max-sm:hidden sm:w-64" />
  const next = after === null ? 'none' : formatNaira(after ?? null)
  return (
    <span
      className={
        label
          ? 'flex flex-wrap justify-end gap-x-1 text-muted-foreground max-sm:basis-full max-sm:justify-start sm:w-64 sm:text-sm'
          : 'flex flex-wrap justify-end gap-x-1 max-sm:basis-full max-sm:justify-start sm:w-52'
      }
    >
      {label && <span>{label}</span>}
      <span translate="no">{formatNaira(before)}</span>
      {after !== undefined && after !== before && (
        <span key={next}>
          <span aria-hidden="true">→ </span>
          <span className="sr-only">becomes </span>
          <span className="text-foreground" translate="no">
            {next}
          </span>
        </span>
      )}
    </span>
  )
}
