import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { useNeighbours, type NeighboursOptions } from './use-neighbours'

interface DetailsSheetProps<T> extends NeighboursOptions<T> {
  title: string
  /** Undefined while loading. Null if the record has no name. */
  heading: string | null | undefined
  children: ReactNode
  /** Uses the window's height, so that the dialog does not move while its content grows. */
  isFullHeight?: boolean
  top?: ReactNode
  bottom?: ReactNode
  startActions?: ReactNode
  actions?: ReactNode
  onOpened?: () => void
  onClose: () => void
}

// The scrolling part takes the remaining height. If that is too small, the whole sheet scrolls.
// A part of `top` with the slot `sheet-side` is beside the others on a wide screen.
const FULL_HEIGHT =
  'two-columns h-dvh overflow-y-auto *:shrink-0 *:data-[slot=dialog-body]:min-h-48 not-tiny:*:data-[slot=dialog-body]:flex-1'

/** A dialog with the details of a row. The URL names the record: `?voucher=<id>`. */
export function DetailsSheet<T extends { id: string }>({
  title,
  heading,
  children,
  isFullHeight = false,
  top,
  bottom,
  startActions,
  actions,
  onOpened,
  onClose,
  ...options
}: DetailsSheetProps<T>) {
  const { dialog, onKeyDown, buttons } = useNeighbours(options)
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        ref={dialog}
        title={title}
        heading={
          heading === undefined ? (
            <Skeleton className="h-7 w-56" />
          ) : (
            heading !== null && <bdi title={heading}>{heading}</bdi>
          )
        }
        actions={buttons}
        className={clsx('max-w-3xl', isFullHeight && FULL_HEIGHT)}
        // Focuses the dialog instead of its first button, because the text comes first.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          dialog.current?.focus()
          onOpened?.()
        }}
        onKeyDown={onKeyDown}
      >
        {top}
        <DialogBody className="flex flex-col gap-5">{children}</DialogBody>
        {bottom}
        <DialogFooter>
          {startActions}
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
          {actions}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
