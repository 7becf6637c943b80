import type { Search } from '@/api/list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useDialogParam } from '@/hooks/use-dialog-param'
import type { OpenRowDialogProps } from './open-row-dialog'

const LazyRowDialog = lazyOverlay(() => import('./open-row-dialog'))

interface RowDialogProps<TRow> extends Omit<OpenRowDialogProps<TRow>, 'id' | 'dialog'> {
  id: string | undefined
  dialog: string | undefined
}

/** The dialog of an action on a row that has no details endpoint: `?dialog=edit&category=<id>`. */
export function RowDialog<TRow extends { id: string }>({
  id,
  dialog,
  ...props
}: RowDialogProps<TRow>) {
  const { closeDialog } = useDialogParam<Search>(props.resource.param)
  if (id === undefined || dialog === undefined) return null
  return (
    <LazyRowDialog
      key={`${id} ${dialog}`}
      render={(Dialog) => <Dialog id={id} dialog={dialog} {...props} />}
      onClose={closeDialog}
    />
  )
}
