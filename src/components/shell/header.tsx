import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { Button } from '@/components/ui/button'
import type { User } from '@/lib/user'
import { MobileMenu } from './mobile-menu'
import { usePageTitle } from './page-title'
import { UserMenu } from './user-menu'

interface HeaderProps {
  user: User
  onLogout: () => void
}

export function Header({ user, onLogout }: HeaderProps) {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const title = usePageTitle()
  return (
    <header className="sticky top-(--banner) z-30 flex h-16 items-center gap-2 border-b bg-card px-4 lg:px-6">
      <MobileMenu onLogout={onLogout} />
      <Button
        variant="ghost"
        size="icon"
        aria-label="Go back"
        disabled={!canGoBack}
        onClick={() => router.history.back()}
      >
        <ArrowLeft className="size-5!" />
      </Button>
      <h1 tabIndex={-1} className="text-2xl capitalize max-lg:sr-only">
        {title}
      </h1>
      <div className="ml-auto flex min-w-0">
        <UserMenu user={user} onLogout={onLogout} />
      </div>
    </header>
  )
}
