import { revalidateLogic, useStore } from '@tanstack/react-form'
import { WandSparkles } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '@/components/form/form'
import { FormDialog, type Restored } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { typeOptions } from '@/features/vouchers/schema'
import { DRAFT } from '@/features/vouchers/use-voucher-dialog'
import { useDraft } from '@/lib/drafts'
import { formatQuantity } from '@/lib/format'
import { toast } from '@/lib/toast'
import { formatAmount } from './amount'
import { expiryNote } from './expiry-note'
import { generateCode } from './generate-code'
import { AMOUNT_REQUIRED, voucherFormSchema, type VoucherValues } from './voucher-form-schema'

const [, ...types] = typeOptions
// What is issued is a discount or a free delivery; "Invalid" is what one may become.
const newTypes = types.filter(([type]) => type !== 'invalid')

/** Whether the amount's error is that there is none; the toast for it is literal (specification, section 5). */
function isAmountMissing(meta?: { errors: readonly ({ message: string } | undefined)[] }) {
  return meta?.errors.some((error) => error?.message === AMOUNT_REQUIRED) ?? false
}

const USER_HINT = "Customer's email. Leave blank to create an unassigned voucher."

interface VoucherFormProps {
  title: string
  submitLabel: string
  /** What the form holds when nothing has been typed. */
  start: VoucherValues
  /** What had been typed when the session before ended. */
  typed: VoucherValues | undefined
  restored: Restored
  isNew?: boolean
  /** The user is given: it is not asked for. */
  isUserFixed?: boolean
  /** Saves, and calls `onSaved` on success; the form is busy until the promise is settled. */
  onSave: (input: v.InferOutput<typeof voucherFormSchema>, onSaved: () => void) => Promise<unknown>
  onClose: () => void
  /** The dialog that opens this form again with `values`. */
  draft: (values: VoucherValues) => unknown
}

/** The one form for creating and editing a voucher (specification, section 5). */
export function VoucherForm({
  title,
  submitLabel,
  start,
  typed,
  restored,
  isNew = false,
  isUserFixed = false,
  onSave,
  onClose,
  draft,
}: VoucherFormProps) {
  const [defaultValues, setDefaultValues] = useState(typed ?? start)
  const [isCreatingMore, setIsCreatingMore] = useState(false)
  const [created, setCreated] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: voucherFormSchema },
    onSubmit: ({ value }) =>
      onSave(v.parse(voucherFormSchema, value), isCreatingMore ? startNext : onClose),
    onSubmitInvalid: ({ formApi }) => {
      if (isAmountMissing(formApi.getFieldMeta('amount'))) toast.warning(AMOUNT_REQUIRED)
    },
  })
  /** The next voucher of a series: all but its code, and its user unless that is given. */
  function startNext() {
    const { values } = form.state
    const next = { ...values, code: '', user: isUserFixed ? values.user : '' }
    setDefaultValues(next)
    form.reset(next)
    setCreated((count) => count + 1)
    const first = element.current?.querySelector('input')
    first?.focus()
    first?.select()
  }
  const isRestored = typed !== undefined && created === 0
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || isRestored
  const needsAmount = useStore(form.store, ({ fieldMeta }) => isAmountMissing(fieldMeta.amount))
  useEffect(() => {
    if (!needsAmount) return undefined
    // An amount has been entered, another type chosen, or the form closed.
    return () => toast.dismiss(AMOUNT_REQUIRED)
  }, [needsAmount])
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const type = useStore(form.store, (state) => state.values.type)
  useDraft(DRAFT, () => (isChanged ? draft(form.state.values) : null))

  return (
    <FormDialog
      title={title}
      isChanged={isChanged}
      restored={isRestored ? restored : undefined}
      isSaving={isSaving}
      onClose={onClose}
      className="max-w-xl"
    >
      {(close) => (
        <form.AppForm>
          <form.Form ref={element} label={title} className="flex min-h-0 flex-col gap-5">
            <DialogBody className="grid content-start gap-x-4 gap-y-3 sm:grid-cols-2">
              <form.AppField name="title">
                {(field) => (
                  <field.TextField label="Title" need="required" className="sm:col-span-2" />
                )}
              </form.AppField>
              <form.AppField name="type">
                {(field) => (
                  <field.SelectField
                    label="Type"
                    need="required"
                    options={isNew ? newTypes : types}
                    placeholder="Choose a type"
                    className={type === 'free_delivery' ? 'sm:col-span-2' : undefined}
                  />
                )}
              </form.AppField>
              {type !== 'free_delivery' && (
                <form.AppField name="amount">
                  {(field) => (
                    <field.TextField
                      label="Amount"
                      need={type === 'invalid' ? 'optional' : 'required'}
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
                    label="Code"
                    need="optional"
                    autoComplete="off"
                    className="sm:col-span-2"
                    action={
                      <Button
                        variant="outline"
                        onClick={() => {
                          if (!isSaving) form.setFieldValue('code', generateCode())
                        }}
                      >
                        <Icon of={WandSparkles} />
                        Generate
                      </Button>
                    }
                  />
                )}
              </form.AppField>
              <form.AppField name="user">
                {(field) => (
                  <field.TextField
                    label="User"
                    need={isUserFixed ? undefined : 'optional'}
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
                    label="Expiry date"
                    need="optional"
                    className="sm:col-span-2"
                    noteOf={expiryNote}
                  />
                )}
              </form.AppField>
              <form.AppField name="claimable">
                {(field) => (
                  <field.YesNoField
                    label="Claimable"
                    hint="Whether customers can claim it themselves"
                  />
                )}
              </form.AppField>
              {isNew && (
                <form.AppField name="multiple">
                  {(field) => (
                    <field.YesNoField
                      label="Multiple"
                      hint="Whether it can be used more than once"
                    />
                  )}
                </form.AppField>
              )}
            </DialogBody>
            <DialogFooter>
              {isNew && (
                <div className="mr-auto flex items-center gap-3 max-sm:basis-full">
                  <label className="-ml-3 flex min-h-control items-center gap-2 pl-3">
                    <Checkbox
                      checked={isCreatingMore}
                      aria-disabled={isSaving || undefined}
                      onChange={(event) => {
                        if (!isSaving) setIsCreatingMore(event.target.checked)
                      }}
                    />
                    Create another
                  </label>
                  <span role="status" className="text-muted-foreground">
                    {created > 0 && `${formatQuantity(created, 'voucher', 'vouchers')} created`}
                  </span>
                </div>
              )}
              <Button variant="outline" onClick={close}>
                Cancel
              </Button>
              <form.SubmitButton>{submitLabel}</form.SubmitButton>
            </DialogFooter>
          </form.Form>
        </form.AppForm>
      )}
    </FormDialog>
  )
}
