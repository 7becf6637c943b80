import { Download } from 'lucide'
import { ColumnsMenu } from '@/components/list/columns-menu'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { hiddenColumns, optionalColumns } from './columns'

/** The buttons at the end of the toolbar: columns and export. */
export function VoucherTools({ onExport }: { onExport: () => void }) {
  const hidden = hiddenColumns.use()
  return (
    <>
      <ColumnsMenu columns={optionalColumns} hidden={hidden} onChange={hiddenColumns.set} />
      <Button variant="ghost" className="max-xl:w-control max-xl:px-0" onClick={onExport}>
        <Icon of={Download} />
        <span className="max-xl:sr-only">Export</span>
      </Button>
    </>
  )
}
