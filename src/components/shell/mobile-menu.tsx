import { Menu } from 'lucide-react'
import { useState } from 'react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import type { NavItem } from './module-nav'

const MobileDrawer = lazyOverlay(() => import('./mobile-drawer'), { isLikely: true })

interface MobileMenuProps {
  modules: readonly NavItem[]
  onLogout: () => void
}

export function MobileMenu({ modules, onLogout }: MobileMenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="lg:hidden"
        onClick={() => setIsOpen(true)}
      >
        <Menu className="size-5!" />
      </Button>
      {isOpen && (
        <MobileDrawer modules={modules} onLogout={onLogout} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
}
