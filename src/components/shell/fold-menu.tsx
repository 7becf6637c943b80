import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { useShortcut } from '@/hooks/use-shortcut'
import { menuFolded } from '@/lib/appearance'

export const FOLD_KEY = '['

/** Folds the sidebar to its icons. For windows that have one. */
export function FoldMenu() {
  const isFolded = menuFolded.use()
  const toggle = () => menuFolded.set(!isFolded)
  useShortcut(FOLD_KEY, toggle)
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={isFolded ? 'Unfold menu' : 'Fold menu'}
      aria-keyshortcuts={FOLD_KEY}
      shortcut={FOLD_KEY}
      onClick={toggle}
    >
      <Icon className="size-5!" />
    </Button>
  )
}
