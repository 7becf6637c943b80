import { Download, History, LogOut, Upload } from 'lucide-react'
import Menu, { type OpenMenu } from '@/components/overlays/menu'
import { plainText, theme, themes } from '@/lib/appearance'
import { countsShown } from './menu-counts'

export interface UserMenuProps {
  /** Opens what this tab has changed, or exports or imports saved filters. */
  onTool: (tool: 'changes' | 'export' | 'import') => void
  onLogout: () => void
}

export default function UserMenuPanel({ onTool, onLogout, ...menu }: OpenMenu & UserMenuProps) {
  const chosen = theme.use()
  const isPlain = plainText.use()
  const areCountsShown = countsShown.use()
  return (
    <Menu
      {...menu}
      entries={[
        {
          heading: 'Theme',
          choices: themes.map(([value, label]) => ({
            label,
            isChecked: value === chosen,
            onSelect: () => theme.set(value),
          })),
        },
        {
          heading: 'Text',
          isMultiple: true,
          choices: [
            {
              label: 'Plain text font',
              isChecked: isPlain,
              onSelect: () => plainText.set(!isPlain),
            },
          ],
        },
        {
          heading: 'Menu',
          isMultiple: true,
          choices: [
            {
              label: 'Show counts',
              isChecked: areCountsShown,
              onSelect: () => countsShown.set(!areCountsShown),
            },
          ],
        },
        { label: 'My changes', icon: History, onSelect: () => onTool('changes') },
        { label: 'Export saved filters', icon: Download, onSelect: () => onTool('export') },
        { label: 'Import saved filters…', icon: Upload, onSelect: () => onTool('import') },
        { label: 'Logout', icon: LogOut, onSelect: onLogout },
      ]}
    />
  )
}
