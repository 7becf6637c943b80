import { useId, type ReactNode } from 'react'
import { DialogBody } from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { EMPTY } from '@/lib/format'
import { ConfirmDialog, type Decision } from './confirm-dialog'
import type { EditStates } from './merge-edit'

interface EditQuestionProps extends Decision {
  title: string
  text: string
  confirmLabel: string
  children: ReactNode
}

function EditQuestion({ title, text, confirmLabel, onDecide, children }: EditQuestionProps) {
  const textId = useId()
  return (
    <ConfirmDialog
      title={title}
      describedBy={textId}
      className="max-w-md"
      onClose={() => onDecide(false)}
      closeLabel="Keep editing"
      actions={
        <Button variant="destructive" onClick={() => onDecide(true)}>
          {confirmLabel}
        </Button>
      }
    >
      <DialogBody className="flex flex-col gap-apart">
        <p id={textId}>{text}</p>
        {children}
      </DialogBody>
    </ConfirmDialog>
  )
}

export interface Conflict<TEdit> extends Pick<EditStates<TEdit>, 'mine' | 'latest'> {
  /** The fields that both users changed. */
  fields: readonly (keyof TEdit)[]
}

/** The label of each field, and how its value is shown. */
export type ShownFields<TEdit> = {
  readonly [K in keyof TEdit]: readonly [label: string, (edit: TEdit) => string | number | null]
}

interface EditConflictProps<TEdit> extends Conflict<TEdit>, Decision {
  /** "voucher". */
  noun: string
  shown: ShownFields<TEdit>
}

/**
 * Asks for confirmation before an edit overwrites values that someone else has saved since the form
 * was opened.
 */
export function EditConflict<TEdit extends object>(props: EditConflictProps<TEdit>) {
  const { noun, shown, fields, mine, latest, onDecide } = props
  return (
    <EditQuestion
      title={`This ${noun} has changed`}
      text="Someone else saved a newer value after you opened this form. Saving yours replaces it."
      confirmLabel="Save mine"
      onDecide={onDecide}
    >
      <dl className="flex flex-col gap-apart">
        {fields.map((key) => {
          const [label, format] = shown[key]
          return (
            <div key={label}>
              <dt className="pb-1">{label}</dt>
              <Version name="Saved" value={format(latest)} />
              <Version name="Yours" value={format(mine)} />
            </div>
          )
        })}
      </dl>
    </EditQuestion>
  )
}

function Version({ name, value }: { name: string; value: string | number | null }) {
  return (
    <dd className="grid grid-cols-[3.5rem_minmax(0,1fr)] border-x border-t px-3 py-2 first-of-type:rounded-t-md last-of-type:rounded-b-md last-of-type:border-b">
      <span className="text-muted-foreground">{`${name}:`}</span>{' '}
      <span className="wrap-anywhere whitespace-pre-line">{value || EMPTY}</span>
    </dd>
  )
}

export interface UnreadEdit {
  /** Why the latest version could not be loaded. */
  reason: string
}

/** Asks whether to save an edit if the latest version could not be loaded. */
export function EditUnread({ noun, reason, onDecide }: UnreadEdit & Decision & { noun: string }) {
  return (
    <EditQuestion
      title={`This ${noun} could not be loaded`}
      text="The latest version could not be loaded. Save your changes anyway?"
      confirmLabel="Save anyway"
      onDecide={onDecide}
    >
      <p className="wrap-anywhere text-muted-foreground">{reason}</p>
    </EditQuestion>
  )
}
