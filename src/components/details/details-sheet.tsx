import { clsx } from 'clsx'
import { useRef, type ReactNode } from 'react'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { pressByKey } from './record-keys'

interface DetailsSheetProps {
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
  /** Beside the button that closes the sheet. */
  steps?: ReactNode
  onOpened?: () => void
  onClose: () => void
}

// The scrolling part takes the remaining height. If that is too small, the whole sheet scrolls.
const FULL_HEIGHT =
  'h-dvh overflow-y-auto *:shrink-0 max-sm:gap-3 *:data-[slot=dialog-body]:min-h-28 not-tiny:*:data-[slot=dialog-body]:flex-1'

// With a part of this slot in `top`, a wide sheet has two columns: its other parts, and that one.
const TWO_COLUMNS =
  'two-columns:grid two-columns:max-w-6xl two-columns:grid-cols-[minmax(0,1fr)_21rem] two-columns:grid-rows-[auto_auto_minmax(8rem,1fr)_auto_auto] two-columns:gap-x-8 two-columns:*:col-start-1 two-columns:*:first:col-span-full two-columns:*:data-[slot=dialog-footer]:col-span-full two-columns:*:data-[slot=sheet-side]:col-start-2 two-columns:*:data-[slot=sheet-side]:row-[2/5] two-columns:*:data-[slot=sheet-side]:-mx-1 two-columns:*:data-[slot=sheet-side]:overflow-y-auto two-columns:*:data-[slot=sheet-side]:px-1 two-columns:*:data-[slot=dialog-body]:*:w-auto two-columns:*:data-[slot=dialog-body]:*:pr-6'

/** A dialog with the details of a row. The URL names the record: `?voucher=<id>`. */
export function DetailsSheet({
  title,
  heading,
  children,
  isFullHeight = false,
  top,
  bottom,
  startActions,
  actions,
  steps,
  onOpened,
  onClose,
}: DetailsSheetProps) {
  const dialog = useRef<HTMLDivElement>(null)
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
        actions={steps}
        className={clsx('max-w-3xl', isFullHeight && [FULL_HEIGHT, TWO_COLUMNS])}
        // Focuses the dialog instead of its first button, because the text comes first.
        onOpenAutoFocus={(event) => {
          event.preventDefault()
          dialog.current?.focus()
          onOpened?.()
        }}
        onKeyDown={(event) => {
          const { currentTarget, target } = event
          // React also bubbles events from dialogs that this dialog opened.
          if (!(target instanceof Node) || !currentTarget.contains(target)) return
          pressByKey(event, currentTarget, true)
        }}
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
