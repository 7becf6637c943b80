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
import { CalendarDay } from '@/components/ui/date-time'
import { typedDayError } from '@/domain/response-fields'
import { voucherFields } from '@/features/vouchers/fields'
import { expiryNote } from '@/features/vouchers/form/expiry-note'
import { voucherResource, type Voucher } from '@/features/vouchers/resource'
import { useToday } from '@/hooks/use-now'
import { formatQuantity } from '@/lib/format'
import { createExpiryRun, expiryText } from './expiry-run'
import { planExpiry, type ExpiryChange } from './plan-expiry'

const [VOUCHER, VOUCHERS] = voucherResource.noun
const MAX_DAYS = 3650
const WRONG_DAYS = 'Enter a whole number of days, such as 7'

const ways = [
  ['days', 'Later, by days'],
  ['earlier', 'Earlier, by days'],
  ['day', 'To a day'],
] as const

const valuesSchema = v.object({
  way: v.picklist(ways.map(([value]) => value)),
  day: v.string(),
  days: v.string(),
})
type Values = v.InferOutput<typeof valuesSchema>
const noChange: Values = { way: 'days', day: '', days: '' }

function daysIn(text: string) {
  const days = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN
  return days >= 1 && days <= MAX_DAYS ? days : null
}

const schema = v.pipe(
  valuesSchema,
  v.forward(
    v.check(({ way, day }) => way !== 'day' || day !== '', 'Choose a day'),
    ['day'],
  ),
  v.forward(
    v.check(
      ({ way, day }) => way !== 'day' || day === '' || typedDayError(day) === '',
      ({ input: { day } }) => typedDayError(day),
    ),
    ['day'],
  ),
  v.forward(
    v.check(({ way, days }) => way === 'day' || daysIn(days) !== null, WRONG_DAYS),
    ['days'],
  ),
)

/** Null before the values are complete. */
function changeOf({ way, day, days }: Values): ExpiryChange | null {
  if (way === 'day') return day !== '' && typedDayError(day) === '' ? { day } : null
  const count = daysIn(days)
  return count === null ? null : { days: way === 'days' ? count : -count }
}

/** One change of the expiry of the selected vouchers. */
export default function ChangeExpiry(props: ManyFormProps<Voucher>) {
  const { rows, action, onStart, onClose } = props
  const descriptionId = useId()
  const plan = useMemo(() => planMany<Voucher, string>({ rows, action }), [rows, action])
  function planFor(of: Values) {
    const change = changeOf(of)
    return plan(change ? (voucher) => planExpiry(voucher, change) : undefined)
  }
  const { form, dialog } = useActionForm({
    draftName: ['change expiry', ...action.items.map(({ id }) => id).toSorted()].join(' '),
    valuesSchema,
    initialValues: noChange,
    schema,
    toVariables: (values) =>
      planFor(values).planned.length > 0
        ? planFor(values)
        : new NotSent(`This is possible for none of the selected ${VOUCHERS}.`),
    startRun({ planned, leftOut }) {
      const title = `Change the expiry of ${formatQuantity(planned.length, VOUCHER, VOUCHERS)}`
      onStart(createExpiryRun({ title, planned, leftOut }))
    },
    onClose,
  })
  const values = useSelector(form.store, (state) => state.values)
  const { lines, planned, leftOut } = planFor(values)
  const today = useToday()
  const past = planned.filter(({ after }) => after < today).length
  const title = `Change the expiry of ${formatQuantity(lines.length, VOUCHER, VOUCHERS)}`
  return (
    <ActionForm
      title={title}
      confirmLabel={
        planned.length > 0
          ? `Change ${formatQuantity(planned.length, VOUCHER, VOUCHERS)}`
          : 'Change expiry'
      }
      describedBy={descriptionId}
      dialog={dialog}
      className="max-w-2xl"
    >
      <div className="grid gap-apart sm:grid-cols-2">
        {values.way === 'day' ? (
          <form.AppField name="day">
            {(field) => <field.DateField label="Day" required getNote={expiryNote} />}
          </form.AppField>
        ) : (
          <form.AppField name="days">
            {(field) => (
              <field.TextField label="Days" required inputMode="numeric" autoComplete="off" />
            )}
          </form.AppField>
        )}
        <form.AppField name="way">
          {(field) => <field.SelectField label="Change" options={ways} />}
        </form.AppField>
      </div>
      <div id={descriptionId} className="flex flex-col gap-near empty:hidden">
        {past > 0 && (
          <Caution
            title="Check the days"
            items={[`${formatQuantity(past, 'voucher expires', 'vouchers expire')} at once`]}
          />
        )}
        <LeftOutCaution leftOut={leftOut} noun={voucherResource.noun} />
      </div>
      <Rows label={voucherFields.expiryDate.label} items={lines} className="max-h-96 min-h-24">
        {({ item, row, plan: own }) => (
          <Row name={item.name} detail={item.detail}>
            <Expiry plan={own} voucher={row} />
          </Row>
        )}
      </Rows>
    </ActionForm>
  )
}

/** The expiry of a voucher now, and after the change once it is known. */
function Expiry({ plan, voucher }: { plan: Plan<string> | undefined; voucher: Voucher }) {
  if (plan && 'reason' in plan) {
    return <span className="text-orange">{`Left out: ${plan.reason}`}</span>
  }
  if (plan) return <span>{expiryText(plan.before, plan.after)}</span>
  return <CalendarDay day={voucherFields.expires.get(voucher)} />
}
