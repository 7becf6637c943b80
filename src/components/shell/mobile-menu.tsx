import { Link } from '@tanstack/react-router'
import { LogOut, Menu } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog, DialogContent, DialogTrigger } from '@/components/ui/dialog'
import { Logo } from './logo'
import { ModuleNav } from './module-nav'

/** The sidebar of a small screen, which slides in from the left. */
export function MobileMenu({ onLogout }: { onLogout: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <Dialog open={open} onOpenChange={setOpen}>
      <DialogTrigger asChild>
        <Button variant="ghost" size="icon" aria-label="Open menu" className="lg:hidden">
          <Menu className="size-5!" />
        </Button>
      </DialogTrigger>
      <DialogContent
        title="Menu"
        titleHidden
        variant="drawer"
        className="w-72 max-w-[85vw] bg-sidebar text-sidebar-foreground"
      >
        <Link
          to="/"
          onClick={close}
          aria-label="Marketplace, to the dashboard"
          className="m-3 self-start p-1"
        >
          <Logo />
        </Link>
        <div className="min-h-0 flex-1 overflow-y-auto px-3">
          <ModuleNav onNavigate={close} />
        </div>
        <button
          type="button"
          onClick={onLogout}
          className="m-3 flex h-11 items-center gap-3 rounded-md border border-sidebar-foreground/25 px-3 text-lg hover:bg-sidebar-muted"
        >
          <LogOut aria-hidden="true" className="size-4.5" />
          Logout
        </button>
      </DialogContent>
    </Dialog>
  )
}
