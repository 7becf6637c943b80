import { Columns3 } from 'lucide-react'
import { Button } from './ui/button'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from './ui/dropdown-menu'

interface ColumnsMenuProps<T extends string> {
  /** Each column that can be hidden, by its id, with its header. */
  columns: readonly (readonly [T, string])[]
  hidden: readonly T[]
  onChange: (hidden: T[]) => void
}

/** Shows and hides the columns of a table. */
export function ColumnsMenu<T extends string>({ columns, hidden, onChange }: ColumnsMenuProps<T>) {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Columns">
          <Columns3 aria-hidden="true" />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuLabel>Columns</DropdownMenuLabel>
        {columns.map(([id, name]) => (
          <DropdownMenuCheckboxItem
            key={id}
            checked={!hidden.includes(id)}
            onCheckedChange={(isShown) =>
              onChange(isShown ? hidden.filter((other) => other !== id) : [...hidden, id])
            }
          >
            {name}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
