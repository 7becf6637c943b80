import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuLabel,
  type MenuPlace,
} from '@/components/ui/dropdown-menu'

interface ColumnsMenuItemsProps {
  place: MenuPlace
  columns: readonly { name: string; isShown: boolean; onToggle: () => void }[]
}

export default function ColumnsMenuItems({ place, columns }: ColumnsMenuItemsProps) {
  return (
    <DropdownMenu place={place}>
      <DropdownMenuLabel>Columns</DropdownMenuLabel>
      {columns.map(({ name, isShown, onToggle }) => (
        <DropdownMenuCheckboxItem key={name} checked={isShown} onCheckedChange={onToggle}>
          {name}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenu>
  )
}
