import { useEffect, useState, type ComponentType } from 'react'
import { useQueuedToasts } from '@/lib/toast'

let LoadedToaster: ComponentType | undefined

async function fetchToaster() {
  const { Toaster } = await import('./toaster')
  LoadedToaster = Toaster
}

/** Fetches the toaster's code; undefined where it is there. */
export const loadToaster = () => (LoadedToaster ? undefined : fetchToaster())

/** The toaster, whose code is fetched for the first toast, or before at leisure; where it cannot be had, for the next one. */
export function Toasts() {
  const [Toaster, setToaster] = useState(() => LoadedToaster)
  const notices = useQueuedToasts()
  useEffect(() => {
    async function show() {
      try {
        await loadToaster()
        setToaster(() => LoadedToaster)
      } catch (error) {
        console.warn('What is to be said has to wait.', error)
      }
    }
    if (notices.length > 0) void show()
    const onOnline = () => void show()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [notices])
  return Toaster && <Toaster />
}
