import { useSelector } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '@/components/form/action-form'
import {
  messagesOf,
  useActionForm,
  type ActionFormOptions,
} from '@/components/form/use-action-form'
import { formatAmount } from '@/domain/amount'
import { voucherType } from '@/domain/voucher'
import { voucherFields as fields } from '@/features/vouchers/fields'
import { toast } from '@/lib/toast'
import { CreateAnother } from './create-another'
import { expiryNote } from './expiry-note'
import { GenerateCode } from './generate-code'
import { AMOUNT_REQUIRED, voucherFormSchema } from './voucher-form-schema'
import { voucherValuesSchema, type VoucherInput, type VoucherValues } from './voucher-values-schema'

// A new voucher is a discount or a free delivery. Only an existing voucher can become invalid.
const newTypes = voucherType.options.filter(([type]) => type !== 'invalid')

const USER_HINT = "Customer's email. Leave blank to create an unassigned voucher."

type Options<T> = ActionFormOptions<VoucherValues, VoucherInput, T>
type Passed = 'draftName' | 'initialValues' | 'mutation' | 'toVariables' | 'onClose'

interface VoucherFormProps<T> extends Pick<Options<T>, Passed> {
  title: string
  confirmLabel: string
  isNew?: boolean
  /** The form cannot change the user. */
  isUserFixed?: boolean
  /** See FormDialog. */
  onBack?: (() => void) | undefined
}

export function VoucherForm<T>(props: VoucherFormProps<T>) {
  const {
    title,
    confirmLabel,
    isNew = false,
    isUserFixed = false,
    onBack,
    onClose,
    ...options
  } = props
  const [isCreatingMore, setIsCreatingMore] = useState(false)
  const [createdCount, setCreatedCount] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const { form, dialog, restart } = useActionForm({
    ...options,
    values: voucherValuesSchema,
    schema: voucherFormSchema,
    onInvalid: (messages) => {
      if (messages.includes(AMOUNT_REQUIRED)) toast.warning(AMOUNT_REQUIRED)
    },
    onSaved: isCreatingMore ? startNext : onClose,
    onClose,
  })
  /** Keeps the values for the next voucher, except the code, and the user unless it is fixed. */
  function startNext() {
    const { values } = form.state
    restart({ ...values, code: '', user: isUserFixed ? values.user : '' })
    setCreatedCount((count) => count + 1)
    const firstInput = body.current?.querySelector('input')
    firstInput?.focus()
    firstInput?.select()
  }
  const needsAmount = useSelector(form.store, ({ fieldMeta }) =>
    messagesOf(fieldMeta).includes(AMOUNT_REQUIRED),
  )
  useEffect(() => {
    if (!needsAmount) return undefined
    // Runs when the user enters an amount, chooses another type or closes the form.
    return () => toast.dismiss(AMOUNT_REQUIRED)
  }, [needsAmount])
  const type = useSelector(form.store, (state) => state.values.type)

  return (
    <ActionForm
      title={title}
      confirmLabel={confirmLabel}
      className="max-w-xl"
      {...dialog}
      onBack={onBack}
      leading={
        isNew && (
          <CreateAnother
            checked={isCreatingMore}
            isDisabled={dialog.isSaving}
            createdCount={createdCount}
            onChange={setIsCreatingMore}
          />
        )
      }
    >
      <div ref={body} className="grid content-start gap-x-4 gap-y-3 sm:grid-cols-2">
        <form.AppField name="title">
          {(field) => (
            <field.TextField label={fields.title.label} required className="sm:col-span-2" />
          )}
        </form.AppField>
        <form.AppField name="type">
          {(field) => (
            <field.SelectField
              label={fields.type.label}
              required
              options={isNew ? newTypes : voucherType.options}
              placeholder="Choose a type"
              className={type === 'free_delivery' ? 'sm:col-span-2' : undefined}
            />
          )}
        </form.AppField>
        {type !== 'free_delivery' && (
          <form.AppField name="amount">
            {(field) => (
              <field.TextField
                label={fields.amount.label}
                required={type !== 'invalid'}
                inputMode="decimal"
                autoComplete="off"
                prefix="₦"
                format={formatAmount}
              />
            )}
          </form.AppField>
        )}
        <form.AppField name="code">
          {(field) => (
            <field.TextField
              label={fields.code.label}
              required={false}
              autoComplete="off"
              className="sm:col-span-2"
              action={
                <GenerateCode
                  onGenerate={(code) => dialog.isSaving || form.setFieldValue('code', code)}
                />
              }
            />
          )}
        </form.AppField>
        <form.AppField name="user">
          {(field) => (
            <field.TextField
              label={fields.user.label}
              required={isUserFixed ? undefined : false}
              type="email"
              autoComplete="off"
              readOnly={isUserFixed}
              hint={isUserFixed ? undefined : USER_HINT}
              className="sm:col-span-2"
            />
          )}
        </form.AppField>
        <form.AppField name="expiryDate">
          {(field) => (
            <field.DateField
              label={fields.expires.label}
              required={false}
              className="sm:col-span-2"
              getNote={expiryNote}
            />
          )}
        </form.AppField>
        <form.AppField name="claimable">
          {(field) => (
            <field.YesNoField
              label={fields.claimable.label}
              hint="Whether customers can claim it themselves"
            />
          )}
        </form.AppField>
        {isNew && (
          <form.AppField name="multiple">
            {(field) => (
              <field.YesNoField
                label={fields.multiple.label}
                hint="Whether it can be used more than once"
              />
            )}
          </form.AppField>
        )}
      </div>
    </ActionForm>
  )
}
