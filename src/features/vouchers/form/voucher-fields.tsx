import { useSelector } from '@tanstack/react-form'
import type { ReactNode } from 'react'
import { withFieldGroup } from '@/components/form/form'
import { formatAmount } from '@/domain/amount'
import { voucherType } from '@/domain/voucher'
import { voucherFields as fields } from '@/features/vouchers/fields'
import { voucherEntries } from '@/features/vouchers/resource'
import { expiryNote } from './expiry-note'
import { newVoucherValues } from './voucher-values'

// A new voucher is a discount or a free delivery. Only an existing voucher can become invalid.
const newTypes = voucherType.options.filter(([type]) => type !== 'invalid')

const USER_HINT = "Customer's email. Leave blank to create an unassigned voucher."

interface VoucherFieldsProps {
  isNew: boolean
  /** The form cannot change the user. */
  isUserFixed: boolean
  /** By default, the amount is required for a discount. */
  isAmountOptional: boolean
  /** User and expiry share a line. */
  isCompact: boolean
  /** The field of the code. */
  code: ReactNode
}

const defaults: Partial<VoucherFieldsProps> = {}

/** The fields of a voucher, in a grid of two columns. */
export const VoucherFields = withFieldGroup({
  defaultValues: newVoucherValues(),
  props: defaults,
  render: function VoucherFields({ group, isNew, isUserFixed, isAmountOptional, isCompact, code }) {
    const type = useSelector(group.store, (state) => state.values.type)
    const lineClass = isCompact ? undefined : 'sm:col-span-2'
    return (
      <>
        <group.AppField name="title">
          {(field) => (
            <field.TextField label={fields.title.label} required className="sm:col-span-2" />
          )}
        </group.AppField>
        <group.AppField name="type">
          {(field) => (
            <field.SelectField
              label={fields.type.label}
              required
              options={isNew ? newTypes : voucherType.options}
              placeholder="Choose a type"
              className={type === 'free_delivery' ? 'sm:col-span-2' : undefined}
            />
          )}
        </group.AppField>
        {type !== 'free_delivery' && (
          <group.AppField name="amount">
            {(field) => (
              <field.TextField
                label={fields.amount.label}
                // Whether it is required is known once there is a type.
                required={isAmountOptional ? false : type === '' ? undefined : type !== 'invalid'}
                inputMode="decimal"
                autoComplete="off"
                prefix="₦"
                format={formatAmount}
              />
            )}
          </group.AppField>
        )}
        {code}
        {/* A link to the form may have an address that is none. */}
        <group.AppField name="user" validators={isNew ? { onMount: voucherEntries.user } : {}}>
          {(field) => (
            <field.TextField
              label={fields.user.label}
              required={isUserFixed ? undefined : false}
              type="email"
              autoComplete="off"
              readOnly={isUserFixed}
              hint={isUserFixed ? undefined : USER_HINT}
              className={lineClass}
            />
          )}
        </group.AppField>
        <group.AppField name="expiryDate">
          {(field) => (
            <field.DateField
              label={fields.expires.label}
              required={false}
              className={lineClass}
              getNote={expiryNote}
            />
          )}
        </group.AppField>
        <group.AppField name="claimable">
          {(field) => (
            <field.YesNoField
              label={fields.claimable.label}
              hint="Whether customers can claim it themselves"
            />
          )}
        </group.AppField>
        {isNew && (
          <group.AppField name="multiple">
            {(field) => (
              <field.YesNoField
                label={fields.multiple.label}
                hint="Whether it can be used more than once"
              />
            )}
          </group.AppField>
        )}
      </>
    )
  },
})
