import { useEffect, useEffectEvent, useState, type ComponentType } from 'react'
import { useWaitingNotices } from '@/lib/notify'
import { usePreload } from '@/lib/use-preload'

async function fetchToaster() {
  try {
    const { Toaster } = await import('./toaster')
    return Toaster
  } catch (error) {
    console.warn('What is to be said has to wait.', error)
    return null
  }
}

/** The toaster, whose code is fetched for the first toast, or before at leisure; where it cannot be had, for the next one. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType | null>(null)
  const notices = useWaitingNotices()
  const load = () => void fetchToaster().then((found) => found && setToaster(() => found))
  usePreload(load)
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    if (notices.length > 0) loadNow()
    const onOnline = () => loadNow()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [notices])
  return Toaster && <Toaster />
}
