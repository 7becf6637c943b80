import type { Ref } from 'react'
import { Button } from '@/components/ui/button'
import { DialogClose, DialogFooter } from './dialog'

/** The footer of a dialog in which there is nothing to confirm. */
export function CloseFooter({ ref }: { ref?: Ref<HTMLButtonElement> }) {
  return (
    <DialogFooter>
      <DialogClose asChild>
        <Button ref={ref} variant="outline">
          Close
        </Button>
      </DialogClose>
    </DialogFooter>
  )
}
