import { revalidateLogic } from '@tanstack/react-form'
import * as v from 'valibot'
import type { Days } from '@/api/dates'
import { useAppForm } from '@/components/form/form'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/overlays/dialog'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { Button } from '@/components/ui/button'
import { typedDay } from '@/domain/response-fields'

const rangeSchema = v.pipe(
  v.object({ from: typedDay('Enter the first day'), to: typedDay('Enter the last day') }),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      // Days have the order of their texts.
      ({ from, to }) => from <= to,
      'The last day is before the first day',
    ),
    ['to'],
  ),
)

interface OwnDatesProps {
  title: string
  initial: Days
  onApply: (days: Days) => void
  onClose: () => void
}

export default function OwnDates({ title, initial, onApply, onClose }: OwnDatesProps) {
  useCloseOnBack(onClose)
  const form = useAppForm({
    defaultValues: { ...initial },
    validationLogic: revalidateLogic(),
    validators: { onDynamic: rangeSchema },
    onSubmit: ({ value }) => {
      onClose()
      onApply(value)
    },
  })
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title={title} aria-describedby="own-dates-note" className="max-w-md">
        <form.AppForm>
          <form.Form label={title} className="flex flex-col gap-apart">
            <div className="grid gap-apart sm:grid-cols-2">
              <form.AppField name="from">
                {(field) => <field.DateField label="From" required />}
              </form.AppField>
              <form.AppField name="to">
                {(field) => <field.DateField label="To" required />}
              </form.AppField>
            </div>
            <p id="own-dates-note" className="text-muted-foreground">
              Both days are included, in Lagos time.
            </p>
            <DialogFooter>
              <DialogClose asChild>
                <Button variant="outline">Cancel</Button>
              </DialogClose>
              <form.SubmitButton>Show</form.SubmitButton>
            </DialogFooter>
          </form.Form>
        </form.AppForm>
      </DialogContent>
    </Dialog>
  )
}
