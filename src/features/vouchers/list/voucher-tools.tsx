import { ExportButton } from '@/components/export/export-button'
import { ColumnsMenu } from '@/components/list/columns-menu'
import { hiddenColumns, optionalColumns } from './columns'

/** The buttons at the end of the toolbar: columns and export. */
export function VoucherTools({ onExport }: { onExport: () => void }) {
  const hidden = hiddenColumns.use()
  return (
    <>
      <ColumnsMenu columns={optionalColumns} hidden={hidden} onChange={hiddenColumns.set} />
      <ExportButton onClick={onExport} />
    </>
  )
}
