import { Columns3 } from 'lucide-react'
import { useMenu } from '@/components/overlays/use-menu'
import { Button } from '@/components/ui/button'
import type { useHiddenColumns } from './use-hidden-columns'

export function ColumnsMenu({ columns, hidden, onChange }: ReturnType<typeof useHiddenColumns>) {
  const choices = columns.map(({ id, header }) => {
    const isHidden = hidden.includes(id)
    return {
      label: header,
      isChecked: !isHidden,
      onSelect: () => onChange(isHidden ? hidden.filter((other) => other !== id) : [...hidden, id]),
    }
  })
  const { trigger, menu } = useMenu([{ heading: 'Columns', isMultiple: true, choices }])
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Columns"
        // A phone has the fields of a card.
        className="max-sm:hidden"
        {...trigger}
      >
        <Columns3 />
      </Button>
      {menu}
    </>
  )
}
