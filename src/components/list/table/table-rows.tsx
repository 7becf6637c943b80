import { clsx } from 'clsx'
import { EllipsisVertical } from 'lucide-react'
import { memo, useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Skeleton } from '@/components/ui/skeleton'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { findAll } from '@/lib/overlays'
import { rowMenuButton, type RowMenuState } from './row-menu'
import {
  BESIDE,
  cellClass,
  CHECKBOX,
  HEAD,
  HOVERED,
  LINE,
  MENU_CELL,
  MENU_HEADER,
  ROW,
  SELECT_CELL,
  SELECTED,
  type CellMeta,
} from './table-classes'

interface SelectPageProps {
  isDisabled: boolean
  isChecked: boolean
  /** Some but not all of the page's rows are selected. */
  isIndeterminate: boolean
  onToggle: () => void
}

export function SelectPage({ isDisabled, isChecked, isIndeterminate, onToggle }: SelectPageProps) {
  return (
    <th role="columnheader" scope="col" className={clsx(SELECT_CELL, HEAD)}>
      <label className="flex items-center select-none @max-table:relative @max-table:z-1 @max-table:-my-1.25">
        <span className={clsx(CHECKBOX, '@table:-my-1')}>
          <Checkbox
            aria-label="Select all rows on this page"
            disabled={isDisabled}
            checked={isChecked}
            indeterminate={isIndeterminate}
            onChange={onToggle}
          />
        </span>
        <span
          aria-hidden="true"
          data-unprinted=""
          className="text-sm whitespace-nowrap text-muted-foreground @table:hidden"
        >
          Select all on this page
        </span>
      </label>
    </th>
  )
}

export const MenuHeader = () => (
  <th role="columnheader" scope="col" className={MENU_HEADER}>
    <span className="sr-only">Actions</span>
  </th>
)

interface LoadingRowsProps {
  count: number
  hasCheckbox: boolean
  hasMenu: boolean
  columns: readonly { id: string; meta: CellMeta | undefined }[]
}

export function LoadingRows({ count, hasCheckbox, hasMenu, columns }: LoadingRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} role="row" aria-hidden="true" className={clsx(ROW, 'group/row')}>
      {hasCheckbox && (
        <td
          role="cell"
          data-slot="select-cell"
          className={clsx(SELECT_CELL, BESIDE, '@max-table:left-0', LINE)}
        >
          <span className={CHECKBOX}>
            <Skeleton className="size-4.5" />
          </span>
        </td>
      )}
      {columns.map(({ id, meta }) => (
        <td key={id} role="cell" className={cellClass(meta)}>
          {meta?.skeleton ?? <Skeleton className="h-4 w-3/5" />}
        </td>
      ))}
      {hasMenu && (
        <td role="cell" className={MENU_CELL}>
          <Skeleton className="size-4" />
        </td>
      )}
    </tr>
  ))
}

const CONTROLS = 'a, button, input'

/** Finds the same control in the row that replaced a removed one. */
function findSameControl(control: HTMLElement, index: number) {
  const rows = findAll('tbody tr[tabindex]')
  const row = rows.at(Math.min(index, rows.length - 1))
  const controlIndex = [...(control.closest('tr')?.querySelectorAll(CONTROLS) ?? [])].indexOf(
    control,
  )
  return row?.querySelectorAll<HTMLElement>(CONTROLS)[controlIndex] ?? row
}

interface TableRowProps {
  name: string
  /** Tab leads to the first row. The arrow keys lead to the others. */
  isFirst: boolean
  /** Whether the list no longer has this row. */
  isGone: boolean
  isSelected: boolean
  onToggle: ((id: string, event: ChangeEvent) => void) | undefined
  /** Undefined if the row has no menu. */
  menu: RowMenuState | undefined
  hasMenu: boolean
  /** Cells re-render only when `item` or `columns` change: they must not read other state. */
  item: { id: string }
  columns: object
  /** Must be a stable callback. Renders the cells of the row with this id, and `note` before them. */
  renderCells: (id: string, note: ReactNode) => ReactNode
}

/** Memoized, so that selecting one row does not re-render the others. */
export const TableRow = memo(function TableRow(props: TableRowProps) {
  const { name, isFirst, isGone, isSelected, onToggle, hasMenu, menu, item, renderCells } = props
  const row = useRef<HTMLTableRowElement>(null)
  useFocusFallback(row, findSameControl)
  return (
    <tr
      ref={row}
      role="row"
      tabIndex={isFirst ? 0 : -1}
      data-state={isSelected ? 'selected' : undefined}
      className={clsx(
        ROW,
        HOVERED,
        SELECTED,
        isGone && 'opacity-60',
        'group group/row -outline-offset-2 transition-colors',
      )}
    >
      {onToggle && (
        <td
          role="cell"
          data-slot="select-cell"
          className={clsx(SELECT_CELL, BESIDE, '@max-table:left-0', LINE)}
        >
          <label className={CHECKBOX}>
            <Checkbox
              aria-label={`Select ${name}`}
              checked={isSelected}
              onChange={(event) => onToggle(item.id, event)}
            />
          </label>
        </td>
      )}
      {renderCells(item.id, isGone && <span className="sr-only">No longer in this list. </span>)}
      {hasMenu && (
        <td role="cell" className={MENU_CELL}>
          {menu && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={`Actions for ${name}`}
              {...rowMenuButton(menu)}
            >
              <EllipsisVertical />
            </Button>
          )}
        </td>
      )}
    </tr>
  )
})
