import { clsx } from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogContent,
  DialogFooter,
} from '@/components/overlays/dialog'
import { Button } from '@/components/ui/button'
import { PrintHead } from '@/components/ui/printout'
import { LoadingHeading } from '@/components/ui/skeleton'
import { pressByKey } from './record-keys'

/**
 * A fixed height, so that the dialog does not move while its content grows: the window's, or enough
 * for most records.
 */
export type SheetHeight = 'full' | 'medium' | 'content'

interface DetailsSheetProps {
  title: string
  /** Undefined while loading. Null if the record has no name. */
  heading: string | null | undefined
  children: ReactNode
  height?: SheetHeight
  top?: ReactNode
  bottom?: ReactNode
  actions?: ReactNode
  /** Beside the button in the corner. */
  steps?: ReactNode
  /** What is printed in place of the sheet. */
  printouts?: ReactNode
  /** The label of the button in the footer that closes the sheet. */
  closeLabel?: string
  /** Identifies the record. */
  id: string
  onOpened?: () => void
  onClose: () => void
}

// The scrolling part takes the remaining height. If that is too small, the whole sheet scrolls. On
// a wide screen, a part of `top` with the slot `sheet-side` is beside the other parts.
const FIXED =
  'two-columns overflow-y-auto each:shrink-0 max-sm:gap-near sm:each:data-[slot=dialog-body]:min-h-48 lg:each:data-[slot=dialog-body]:min-h-32 max-sm:each:data-[slot=dialog-body]:min-h-[calc(8.5rem-max(1.5rem,var(--toaster-end)))] not-tiny:each:data-[slot=dialog-body]:flex-1'

// Another row is on the side to which the sheet grows, so that the first one does not move. On a phone,
// `after` ends the first rows: those above it have what appears later.
const FOOTER =
  'justify-start! max-sm:flex-row-reverse max-sm:flex-wrap-reverse max-sm:gap-1 max-sm:after:order-2 max-sm:after:basis-full max-sm:[&_svg]:hidden'

const HEIGHTS = { full: 'h-dvh', medium: 'h-dvh sm:not-low:h-[38rem]', content: '' }

// The rest of the height is the content's, so that the footer stays at the lower edge.
const HELD = 'not-tiny:each:data-[slot=dialog-body]:flex-1'

/** A dialog with the details of a record. The URL names the record: `?voucher=<id>`. */
export function DetailsSheet({
  title,
  heading,
  children,
  height = 'content',
  top,
  bottom,
  actions,
  steps,
  printouts,
  closeLabel = 'Close',
  id,
  onOpened,
  onClose,
}: DetailsSheetProps) {
  const dialog = useRef<HTMLDivElement>(null)
  // Its height when an action was pressed. What the action adds, such as a line of the history,
  // scrolls then instead of moving the buttons.
  const [held, setHeld] = useState<{ id: string; height: number }>()
  const isFixed = height !== 'content'
  const isHeld = held?.id === id
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        ref={dialog}
        data-sheet=""
        title={title}
        heading={
          heading === undefined ? (
            <LoadingHeading />
          ) : (
            heading !== null && (
              <bdi title={heading} translate="no">
                {heading}
              </bdi>
            )
          )
        }
        actions={steps}
        className={clsx('max-w-3xl', isFixed && FIXED, HEIGHTS[height], isHeld && HELD)}
        {...(isHeld && { style: { height: held.height } })}
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
          pressByKey(event.nativeEvent, currentTarget, true)
        }}
      >
        <PrintHead title={title} scope={heading} />
        {printouts}
        {top}
        <DialogBody className="flex flex-col gap-apart">{children}</DialogBody>
        {bottom}
        <DialogFooter
          className={clsx(FOOTER, isFixed && 'flex-wrap-reverse!')}
          onClick={() => {
            if (!isFixed && dialog.current) {
              setHeld({ id, height: dialog.current.getBoundingClientRect().height })
            }
          }}
        >
          <DialogClose asChild>
            <Button
              variant="outline"
              className={clsx(
                'max-sm:px-2',
                // The part above the footer keeps its place when a button appears. On a small phone,
                // the actions need the row, and the button in the corner closes the sheet.
                bottom !== undefined
                  ? 'max-sm:order-5 max-sm:mr-auto max-sm:grow-0! [@media(width<24rem)_and_(height<45rem)]:hidden'
                  : 'max-sm:order-1',
              )}
            >
              {closeLabel}
            </Button>
          </DialogClose>
          {actions}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
