import { Menu } from 'lucide-react'
import { useState } from 'react'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'

const MobileDrawer = lazyOverlay(() => import('./mobile-drawer'))

export function MobileMenu({ onLogout }: { onLogout: () => void }) {
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
      {isOpen && <MobileDrawer onLogout={onLogout} onClose={() => setIsOpen(false)} />}
    </>
  )
}
