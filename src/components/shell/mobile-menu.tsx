import { lazyRouteComponent } from '@tanstack/react-router'
import { Menu } from 'lucide'
import { useState } from 'react'
import { LazyDialog } from '@/components/dialog/lazy-dialog'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { usePreload } from '@/lib/use-preload'

const MobileDrawer = lazyRouteComponent(() => import('./mobile-drawer'))

/** Opens the sidebar of a small screen. */
export function MobileMenu({ onLogout }: { onLogout: () => void }) {
  usePreload(() => void MobileDrawer.preload?.())
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
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
        <Icon of={Menu} className="size-5!" />
      </Button>
      {isOpen && (
        <LazyDialog load={() => MobileDrawer.preload?.()} onClose={close}>
          <MobileDrawer onLogout={onLogout} onClose={close} />
        </LazyDialog>
      )}
    </>
  )
}
