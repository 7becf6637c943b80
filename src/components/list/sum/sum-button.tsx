import { Download, Ellipsis, Sigma } from 'lucide-react'
import type { List } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import { formatNaira } from '@/domain/amount'
import type { Sum } from '@/domain/sum'
import { useDialogParam } from '@/hooks/use-dialog-param'

const SumDialog = lazyOverlay(() => import('./sum-dialog'))

type Dialogs = { dialog: 'sum' }

interface SumButtonProps {
  /** What is added up: "orders". */
  many: string
  /** The sum of all rows that match. Null if the response does not have it. */
  amount: number | null
}

export function SumButton({ many, amount }: SumButtonProps) {
  const { openDialog } = useDialogParam<Dialogs>()
  return (
    <Button
      variant="ghost"
      tooltip={`The sum of all ${many} that match`}
      onPointerEnter={SumDialog.preload}
      onClick={() => openDialog('sum')}
    >
      <Sigma />
      <span>Sum </span>
      {amount !== null && <span translate="no">{formatNaira(amount)}</span>}
    </Button>
  )
}

/** On a phone, the pages leave room for one button. */
export function SumMenu({
  amount,
  canExport,
}: Pick<SumButtonProps, 'amount'> & { canExport: boolean }) {
  const { openDialog } = useDialogParam<{ dialog: 'sum' | 'export' }>()
  const { trigger, menu } = useMenu([
    {
      label: amount === null ? 'Sum' : `Sum ${formatNaira(amount)}`,
      icon: Sigma,
      onSelect: () => openDialog('sum'),
    },
    ...(canExport
      ? [{ label: 'Export', icon: Download, onSelect: () => openDialog('export') }]
      : []),
  ])
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={canExport ? 'Sum and export' : 'Sum'}
        {...trigger}
      >
        <Ellipsis />
      </Button>
      {menu}
    </>
  )
}

interface OpenSumProps<TRow extends { id: string }> {
  list: List<TRow>
  sum: Sum<TRow>
}

/** The dialog that the button opens. */
export function OpenSum<TRow extends { id: string }>({ list, sum }: OpenSumProps<TRow>) {
  const { closeDialog } = useDialogParam<Dialogs>()
  const { search, labels, filterKey } = list.params
  return (
    <SumDialog
      // A sum must not continue with other filters. They may change late, because the search is
      // debounced.
      key={filterKey}
      noun={list.definition.resource.noun}
      filters={labels()}
      search={search.search}
      total={list.loaded.rows && list.loaded.data?.total}
      sum={sum}
      readPage={list.loaded.readPage}
      onClose={closeDialog}
    />
  )
}
