import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { ShortcutsDialog } from '@/components/shell/shortcuts-dialog'
import { Palette } from './-command-palette'
import { ImportSaved } from './-import-saved'
import { LogoutQuestion } from './-logout-question'
import { MyChanges } from './-my-changes'
import { savedFiles } from './-saved-files'

export type Overlay =
  | 'changes'
  | 'commands'
  | 'shortcuts'
  | 'import-filters'
  | 'import-replies'
  | 'logout'

interface OverlaysProps {
  overlay: Overlay
  onOpen: (overlay: Overlay) => void
  /** Logs out, or asks first. */
  onLogout: () => void
  onClose: () => void
}

export default function Overlays({ overlay, onOpen, onLogout, onClose }: OverlaysProps) {
  useCloseOnBack(onClose)
  if (overlay === 'shortcuts') return <ShortcutsDialog onClose={onClose} />
  if (overlay === 'changes') return <MyChanges onClose={onClose} />
  if (overlay === 'import-filters') return <ImportSaved of={savedFiles.filters} onClose={onClose} />
  if (overlay === 'import-replies') return <ImportSaved of={savedFiles.replies} onClose={onClose} />
  if (overlay === 'logout') return <LogoutQuestion onClose={onClose} />
  return <Palette onShortcuts={() => onOpen('shortcuts')} onLogout={onLogout} onClose={onClose} />
}
