import { revalidateLogic, useStore } from '@tanstack/react-form'
import { WandSparkles } from 'lucide'
import { useState } from 'react'
import * as v from 'valibot'
import { useAppForm } from '@/components/form'
import { FormDialog } from '@/components/form-dialog'
import { Button } from '@/components/ui/button'
import { DialogBody, DialogFooter } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { useDraft } from '@/lib/drafts'
import { notify } from '@/lib/notify'
import { generateCode } from './generate-code'
import { typeOptions } from './labels'
import { DRAFT } from './use-voucher-dialog'
import { AMOUNT_REQUIRED, voucherFormSchema, type VoucherValues } from './write-schema'

const [, ...types] = typeOptions
// What is issued is a discount or a free delivery; "Invalid" is what one may become.
const newTypes = types.filter(([type]) => type !== 'invalid')

interface VoucherFormProps {
  title: string
  submitLabel: string
  /** What the form holds when nothing has been typed. */
  start: VoucherValues
  /** What had been typed when the session before ended. */
  typed: VoucherValues | undefined
  isNew?: boolean
  /** The user is given: it is not asked for. */
  isUserFixed?: boolean
  /** Saves; the form is busy until the promise is settled. */
  onSave: (input: v.InferOutput<typeof voucherFormSchema>) => Promise<unknown>
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
  isNew = false,
  isUserFixed = false,
  onSave,
  onClose,
  draft,
}: VoucherFormProps) {
  const [defaultValues] = useState(typed ?? start)
  const form = useAppForm({
    defaultValues,
    validationLogic: revalidateLogic(),
    validators: { onDynamic: voucherFormSchema },
    onSubmit: ({ value }) => onSave(v.parse(voucherFormSchema, value)),
    onSubmitInvalid: ({ formApi }) => {
      const errors = formApi.getFieldMeta('amount')?.errors ?? []
      if (errors.some((error) => error?.message === AMOUNT_REQUIRED)) {
        notify.warning(AMOUNT_REQUIRED)
      }
    },
  })
  const isChanged = useStore(form.store, (state) => !state.isDefaultValue) || typed !== undefined
  const isSaving = useStore(form.store, (state) => state.isSubmitting)
  const type = useStore(form.store, (state) => state.values.type)
  useDraft(DRAFT, () => (isChanged ? draft(form.state.values) : null))

  return (
    <FormDialog
      title={title}
      isChanged={isChanged}
      isSaving={isSaving}
      onClose={onClose}
      className="max-w-xl"
    >
      {(close) => (
        <form.AppForm>
          <form.Form label={title} className="flex min-h-0 flex-col gap-5">
            <DialogBody className="grid content-start gap-4 sm:grid-cols-2">
              <form.AppField name="title">
                {(field) => <field.TextField label="Title" className="sm:col-span-2" />}
              </form.AppField>
              <form.AppField name="type">
                {(field) => (
                  <field.SelectField
                    label="Type"
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
                      inputMode="decimal"
                      autoComplete="off"
                      prefix="₦"
                      toastedError={AMOUNT_REQUIRED}
                    />
                  )}
                </form.AppField>
              )}
              <form.AppField name="code">
                {(field) => (
                  <field.TextField
                    label="Code"
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
                    type="email"
                    autoComplete="off"
                    readOnly={isUserFixed}
                    hint={
                      isUserFixed ? undefined : 'Leave it empty if the voucher is for nobody yet'
                    }
                    className="sm:col-span-2"
                  />
                )}
              </form.AppField>
              <form.AppField name="expiryDate">
                {(field) => (
                  <field.DateField
                    label="Expiry date"
                    className={isNew ? 'sm:col-span-2' : undefined}
                  />
                )}
              </form.AppField>
              <form.AppField name="claimable">
                {(field) => <field.YesNoField label="Claimable" />}
              </form.AppField>
              {isNew && (
                <form.AppField name="multiple">
                  {(field) => <field.YesNoField label="Multiple" />}
                </form.AppField>
              )}
            </DialogBody>
            <DialogFooter>
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
