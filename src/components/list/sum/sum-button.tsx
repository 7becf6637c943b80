import { Sigma } from 'lucide-react'
import type { List } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
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
  className?: string
}

export function SumButton({ many, amount, className }: SumButtonProps) {
  const { openDialog } = useDialogParam<Dialogs>()
  return (
    <Button
      variant="ghost"
      tooltip={`The sum of all ${many} that match`}
      className={className}
      onPointerEnter={SumDialog.preload}
      onClick={() => openDialog('sum')}
    >
      <Sigma />
      <span>Sum </span>
      {amount !== null && <span translate="no">{formatNaira(amount)}</span>}
    </Button>
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
