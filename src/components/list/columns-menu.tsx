import { lazyRouteComponent } from '@tanstack/react-router'
import { Columns3 } from 'lucide'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useMenu } from '@/components/ui/use-menu'
import { usePreload } from '@/lib/use-preload'

const ColumnsMenuItems = lazyRouteComponent(() => import('./columns-menu-items'))

interface ColumnsMenuProps<T extends string> {
  /** Each column that can be hidden, by its id, with its header. */
  columns: readonly (readonly [T, string])[]
  hidden: readonly T[]
  onChange: (hidden: T[]) => void
}

/** Shows and hides the columns of a table. */
export function ColumnsMenu<T extends string>({ columns, hidden, onChange }: ColumnsMenuProps<T>) {
  // The build has the menus of the rows in the same file.
  usePreload(() => void ColumnsMenuItems.preload?.())
  const { trigger, menu } = useMenu(
    () => ColumnsMenuItems.preload?.(),
    (place) => (
      <ColumnsMenuItems
        place={place}
        columns={columns.map(([id, name]) => ({
          name,
          isShown: !hidden.includes(id),
          onToggle: () =>
            onChange(
              hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
            ),
        }))}
      />
    ),
  )
  return (
    <>
      <Button variant="ghost" size="icon" aria-label="Columns" {...trigger}>
        <Icon of={Columns3} />
      </Button>
      {menu}
    </>
  )
}
