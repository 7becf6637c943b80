import {
  columnVisibilityFeature,
  createColumnHelper,
  metaHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table'
import type { CellMeta } from './table-classes'

export const features = tableFeatures({
  columnMeta: metaHelper<CellMeta>(),
  rowSelectionFeature,
  columnVisibilityFeature,
  // The order is the server’s.
  rowSortingFeature,
})

export type Column<T extends RowData> = ColumnDef<typeof features, T>

export function columnHelper<T extends RowData>() {
  return createColumnHelper<typeof features, T>()
}
