import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { findSearchBox } from '@/components/list/search-box'
import { hasOpenOverlay } from '@/lib/overlays'

function focusField() {
  // On a touch screen, the focus would open the keyboard.
  if (!matchMedia('(pointer: fine)').matches || hasOpenOverlay()) return
  findSearchBox()?.focus({ preventScroll: true })
}

/** Focuses the search field when the page opens. */
export function useFieldFocus() {
  const router = useRouter()
  useEffect(() => {
    focusField()
    // After a navigation, the heading is focused first.
    return router.subscribe('onRendered', ({ pathChanged }) => {
      if (pathChanged) focusField()
    })
  }, [router])
}
