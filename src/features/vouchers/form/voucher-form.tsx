import { revalidateLogic, useSelector } from '@tanstack/react-form'
import { WandSparkles } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '@/components/form/form'
import { FormDialog } from '@/components/form/form-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { formatAmount } from '@/domain/amount'
import { typeOptions } from '@/features/vouchers/resource'
import { useRestoredDraft, useSavedDraft } from '@/hooks/use-draft'
import { toast } from '@/lib/toast'
import { CreateAnother } from './create-another'
import { expiryNote } from './expiry-note'
import { generateCode } from './generate-code'
import {
  AMOUNT_REQUIRED,
  voucherDraftSchema,
  voucherFormSchema,
  type VoucherValues,
} from './voucher-form-schema'

const [, ...types] = typeOptions
// A new voucher is a discount or a free delivery. Only an existing one can become invalid.
const newTypes = types.filter(([type]) => type !== 'invalid')

/** Whether the amount is missing, which a toast reports too. */
function isAmountMissing(meta?: { errors: readonly ({ message: string } | undefined)[] }) {
  return meta?.errors.some((error) => error?.message === AMOUNT_REQUIRED) ?? false
}

const USER_HINT = "Customer's email. Leave blank to create an unassigned voucher."

interface Submission {
  values: v.InferOutput<typeof voucherFormSchema>
  /** The values before the user changed anything. */
  base: VoucherValues
  onSaved: () => void
}

interface VoucherFormProps {
  /** Identifies the form's draft. */
  draftName: string
  title: string
  submitLabel: string
  initialValues: VoucherValues
  isNew?: boolean
  /** The user cannot be changed. */
  isUserFixed?: boolean
  /** Saves the voucher and calls `onSaved` on success. The form is submitting until the promise settles. */
  onSave: (submission: Submission) => Promise<unknown>
  /** Whether a request has been sent and has no response yet. */
  isInFlight: () => boolean
  onClose: () => void
}

/** The form for creating and editing a voucher. */
export function VoucherForm({
  draftName,
  title,
  submitLabel,
  initialValues,
  isNew = false,
  isUserFixed = false,
  onSave,
  isInFlight,
  onClose,
}: VoucherFormProps) {
  const draft = useRestoredDraft(draftName, voucherDraftSchema)
  const base = draft?.start ?? initialValues
  const [defaultValues, setDefaultValues] = useState(draft?.values ?? base)
  const [isCreatingMore, setIsCreatingMore] = useState(false)
  const [createdCount, setCreatedCount] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: voucherFormSchema },
    onSubmit: ({ value }) =>
      onSave({
        values: v.parse(voucherFormSchema, value),
        base,
        onSaved: isCreatingMore ? startNext : onClose,
      }),
    onSubmitInvalid: ({ formApi }) => {
      if (isAmountMissing(formApi.getFieldMeta('amount'))) toast.warning(AMOUNT_REQUIRED)
    },
  })
  /** Keeps the values for the next voucher, except the code, and the user unless it is fixed. */
  function startNext() {
    const { values } = form.state
    const next = { ...values, code: '', user: isUserFixed ? values.user : '' }
    setDefaultValues(next)
    form.reset(next)
    setCreatedCount((count) => count + 1)
    const firstInput = formRef.current?.querySelector('input')
    firstInput?.focus()
    firstInput?.select()
  }
  const restored = createdCount === 0 ? draft : null
  const isChanged = useSelector(form.store, (state) => !state.isDefaultValue) || restored !== null
  const needsAmount = useSelector(form.store, ({ fieldMeta }) => isAmountMissing(fieldMeta.amount))
  useEffect(() => {
    if (!needsAmount) return undefined
    // Runs when the user enters an amount, chooses another type or closes the form.
    return () => toast.dismiss(AMOUNT_REQUIRED)
  }, [needsAmount])
  const isSaving = useSelector(form.store, (state) => state.isSubmitting)
  useSavedDraft(draftName, () =>
    isChanged ? { start: base, values: form.state.values, wasSaving: isInFlight() } : null,
  )
  const type = useSelector(form.store, (state) => state.values.type)

  return (
    <FormDialog
      title={title}
      isChanged={isChanged}
      restored={restored}
      isSaving={isSaving}
      onClose={onClose}
      className="max-w-xl"
    >
      {(close) => (
        <form.AppForm>
          <form.Form ref={formRef} label={title} className="flex min-h-0 flex-col gap-5">
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
                        <WandSparkles />
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
                    getNote={expiryNote}
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
                <CreateAnother
                  checked={isCreatingMore}
                  isDisabled={isSaving}
                  createdCount={createdCount}
                  onChange={setIsCreatingMore}
                />
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
