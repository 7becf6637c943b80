import type { IconNode } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A button of a details page, which opens a dialog. */
export interface RecordAction<TDialog extends string> {
  dialog: TDialog
  label: string
  icon: IconNode
  /** Whether the record's status allows it. Only for display: the server decides. */
  isAllowed: boolean
  isDestructive?: boolean
}

interface RecordActionsProps<TDialog extends string> {
  actions: readonly RecordAction<TDialog>[]
  onOpen: (dialog: TDialog) => void
}

export function RecordActions<TDialog extends string>({
  actions,
  onOpen,
}: RecordActionsProps<TDialog>) {
  return actions
    .filter(({ isAllowed }) => isAllowed)
    .map(({ dialog, label, icon, isDestructive }) => (
      <Button
        key={dialog}
        variant="outline"
        className={isDestructive ? 'text-danger' : ''}
        onClick={() => onOpen(dialog)}
      >
        <Icon of={icon} />
        {label}
      </Button>
    ))
}
