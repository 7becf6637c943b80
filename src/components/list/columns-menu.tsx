import { Columns3 } from 'lucide-react'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'

interface ColumnsMenuProps<T extends string> {
  /** The columns that can be hidden, as `[id, header]`. */
  columns: readonly (readonly [T, string])[]
  hidden: readonly T[]
  onChange: (hidden: T[]) => void
}

export function ColumnsMenu<T extends string>({ columns, hidden, onChange }: ColumnsMenuProps<T>) {
  const choices = columns.map(([id, label]) => {
    const isHidden = hidden.includes(id)
    return {
      label,
      isChecked: !isHidden,
      onSelect: () => onChange(isHidden ? hidden.filter((other) => other !== id) : [...hidden, id]),
    }
  })
  const { trigger, menu } = useMenu([{ heading: 'Columns', isMultiple: true, choices }])
  return (
    <>
      <Button variant="ghost" size="icon" aria-label="Columns" {...trigger}>
        <Columns3 />
      </Button>
      {menu}
    </>
  )
}
