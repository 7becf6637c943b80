import { Link, type LinkProps } from '@tanstack/react-router'
import type { IconNode } from 'lucide'
import { Button, buttonVariants } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'

/** A button of a details page, which opens a dialog or follows a link. */
export type RecordAction<TDialog extends string> = (
  | { dialog: TDialog; link?: undefined }
  | { link: LinkProps; dialog?: undefined }
) & {
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
    .map(({ label, icon, isDestructive, ...action }) => {
      const content = (
        <>
          <Icon of={icon} />
          {label}
        </>
      )
      if (action.link) {
        return (
          <Link key={label} {...action.link} className={buttonVariants({ variant: 'outline' })}>
            {content}
          </Link>
        )
      }
      return (
        <Button
          key={action.dialog}
          variant="outline"
          className={isDestructive ? 'text-danger' : ''}
          onClick={() => onOpen(action.dialog)}
        >
          {content}
        </Button>
      )
    })
}
