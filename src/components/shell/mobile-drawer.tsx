import { Link } from '@tanstack/react-router'
import { LogOut } from 'lucide-react'
import { useEffect } from 'react'
import { Dialog, DialogContent } from '@/components/overlays/dialog'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { Logo } from '@/components/ui/logo'
import { drawerOpen } from './menu-counts'
import { ModuleNav, type NavItem } from './module-nav'

interface MobileDrawerProps {
  modules: readonly NavItem[]
  onLogout: () => void
  onClose: () => void
}

// The current page's link may be below the fold.
function scrollToCurrent(list: HTMLElement | null) {
  list?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'center' })
}

export default function MobileDrawer({ modules, onLogout, onClose }: MobileDrawerProps) {
  useCloseOnBack(onClose)
  useEffect(() => {
    drawerOpen.setState(() => true)
    return () => drawerOpen.setState(() => false)
  }, [])
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent title="Menu" titleHidden variant="drawer">
        <Link
          to="/"
          onClick={onClose}
          aria-label="Marketplace, go to the dashboard"
          className="m-3 self-start p-1"
        >
          <Logo />
        </Link>
        <div ref={scrollToCurrent} className="min-h-0 flex-1 overflow-y-auto px-3 scheme-dark">
          <ModuleNav modules={modules} onNavigate={onClose} />
        </div>
        <button
          type="button"
          onClick={onLogout}
          className="m-3 flex h-11 items-center gap-near rounded-md border border-sidebar-foreground/25 px-3 text-lg hover:bg-sidebar-muted"
        >
          <LogOut className="size-4.5" />
          Logout
        </button>
      </DialogContent>
    </Dialog>
  )
}
