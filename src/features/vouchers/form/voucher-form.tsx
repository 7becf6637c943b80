import { useSelector } from '@tanstack/react-form'
import { useEffect, useRef, useState } from 'react'
import { ActionForm } from '@/components/form/action-form'
import {
  messagesOf,
  useActionForm,
  type ActionFormOptions,
} from '@/components/form/use-action-form'
import { Checkbox } from '@/components/ui/checkbox'
import { voucherFields as fields } from '@/features/vouchers/fields'
import {
  AMOUNT_REQUIRED,
  editFormSchema,
  voucherFormSchema,
  voucherResource,
} from '@/features/vouchers/resource'
import { formatQuantity } from '@/lib/format'
import { toast } from '@/lib/toast'
import { GenerateCode } from './generate-code'
import { VoucherFields } from './voucher-fields'
import { voucherValuesSchema, type VoucherInput, type VoucherValues } from './voucher-values'

// The fields of the form are those of the voucher.
const sameNames = {
  title: 'title',
  type: 'type',
  amount: 'amount',
  code: 'code',
  user: 'user',
  expiryDate: 'expiryDate',
  claimable: 'claimable',
  multiple: 'multiple',
} as const

type Options<T> = ActionFormOptions<VoucherValues, VoucherInput, T>
type Passed = 'draftName' | 'initialValues' | 'mutation' | 'toVariables' | 'onClose'

interface VoucherFormProps<T> extends Pick<Options<T>, Passed> {
  title: string
  confirmLabel: string
  isNew?: boolean
  /** The form cannot change the user. */
  isUserFixed?: boolean
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
  const { expiryDate } = options.initialValues
  const [schema] = useState(() => (isNew ? voucherFormSchema : editFormSchema(expiryDate)))
  const [isCreatingMore, setIsCreatingMore] = useState(false)
  const [createdCount, setCreatedCount] = useState(0)
  const body = useRef<HTMLDivElement>(null)
  const { form, dialog, restart } = useActionForm({
    ...options,
    valuesSchema: voucherValuesSchema,
    schema,
    onInvalid: (messages) => {
      if (messages.includes(AMOUNT_REQUIRED)) toast.warning(AMOUNT_REQUIRED)
    },
    onSaved: isCreatingMore ? startNext : onClose,
    onClose,
  })
  /** Keeps the values for the next voucher, except the code. Keeps the user only if it is fixed. */
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

  return (
    <ActionForm
      title={title}
      confirmLabel={confirmLabel}
      className="max-w-xl"
      dialog={dialog}
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
      <div ref={body} className="grid content-start gap-apart sm:grid-cols-2">
        <VoucherFields
          form={form}
          fields={sameNames}
          isNew={isNew}
          isUserFixed={isUserFixed}
          code={
            <form.AppField name="code">
              {(field) => (
                <field.TextField
                  label={fields.code.label}
                  required={false}
                  autoComplete="off"
                  className="sm:col-span-2"
                  action={
                    <GenerateCode
                      onGenerate={(code) =>
                        form.state.isSubmitting || form.setFieldValue('code', code)
                      }
                    />
                  }
                />
              )}
            </form.AppField>
          }
        />
      </div>
    </ActionForm>
  )
}

interface CreateAnotherProps {
  checked: boolean
  isDisabled: boolean
  /** The number of vouchers created since the form was opened. */
  createdCount: number
  onChange: (checked: boolean) => void
}

export function CreateAnother(props: CreateAnotherProps) {
  const { checked, isDisabled, createdCount, onChange } = props
  return (
    <div className="mr-auto flex items-center gap-near max-sm:basis-full">
      <label className="-ml-3 flex min-h-control items-center gap-near pl-3">
        <Checkbox
          checked={checked}
          aria-disabled={isDisabled || undefined}
          onChange={(event) => {
            if (!isDisabled) onChange(event.target.checked)
          }}
        />
        Create another
      </label>
      <span role="status" className="text-muted-foreground">
        {createdCount > 0 && `${formatQuantity(createdCount, ...voucherResource.noun)} created`}
      </span>
    </div>
  )
}
