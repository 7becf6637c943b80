import * as Primitive from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { clsx } from 'clsx'
import { X } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useState,
  type ComponentProps,
  type ReactNode,
  type Ref,
} from 'react'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { StillWaiting } from '@/components/ui/still-waiting'
import { getFocusedControl, restoreFocus, setFocusFallback } from '@/hooks/use-focus-fallback'
import { freeForeignFocus, ignoreForeign, isForeign } from '@/lib/foreign-elements'
import { ignorePressesBriefly } from '@/lib/ignore-presses'
import { isComposing } from '@/lib/keys'
import { markDialog } from '@/lib/mark-page'
import { showWrappedFocus, trackOverlay } from '@/lib/overlays'

export const Dialog = Primitive.Root
export const DialogClose = Primitive.Close

// Only the topmost dialog dims the page. Its overlay fades in while the other one fades out.
const COVERED =
  'has-[~[data-slot=dialog-overlay]]:bg-transparent has-[~[data-slot=dialog-overlay]]:transition-colors'

const overlayVariants = cva(
  [
    'pointer-events-auto fixed inset-x-0 top-0 bottom-(--banner) z-50 grid animate-[fade-in_150ms] bg-overlay',
    COVERED,
  ],
  {
    variants: {
      variant: {
        // A bottom sheet on phones. On larger screens only its bottom edge moves, and on a laptop it has
        // room for a toast above it, so that it stays where it is.
        panel:
          'grid-cols-[minmax(0,1fr)] justify-items-center max-sm:items-end sm:items-start sm:px-4 sm:pt-[max(5.5rem,var(--toaster-end))] low:pt-[max(0px,calc(var(--toaster-end)-1rem))] lg:low:pt-[max(3rem,calc(var(--toaster-end)-1rem))] lg:not-low:short:pt-[max(4rem,var(--toaster-end))]',
        drawer: 'justify-items-start',
        palette:
          'grid-cols-[minmax(0,1fr)] place-items-center items-start pt-(--toaster-height) sm:p-4 sm:pt-[max(12dvh,var(--toaster-end))]',
      },
    },
  },
)

const contentVariants = cva(
  'relative flex flex-col border border-transparent shadow-xl outline-none',
  {
    variants: {
      variant: {
        panel:
          '@container w-full gap-apart bg-card p-5 max-sm:max-h-[calc(100dvh-max(1.5rem,var(--toaster-end))-var(--banner))] max-sm:max-w-none max-sm:animate-[slide-up_200ms_ease-out] max-sm:rounded-t-lg sm:max-h-[calc(100dvh-max(5.5rem,var(--toaster-end))-1rem-var(--banner))] sm:animate-[rise-in_150ms_ease-out] sm:rounded-lg sm:p-6 tiny:overflow-y-auto tiny:each:shrink-0 low:max-h-[calc(100dvh-max(0px,var(--toaster-end)-1rem)-var(--banner))] low:gap-near low:py-3 lg:low:max-h-[calc(100dvh-max(3rem,var(--toaster-end)-1rem)-var(--banner))]',
        palette:
          'max-h-full w-full max-w-xl animate-[rise-in_120ms_ease-out] overflow-hidden bg-card sm:rounded-lg',
        drawer:
          'h-[calc(100dvh-var(--banner))] w-72 max-w-[85vw] animate-[slide-in-left_180ms_ease-out] bg-sidebar text-sidebar-foreground',
      },
    },
  },
)

const closeVariants = cva('absolute right-3 flex', {
  variants: {
    variant: {
      panel: 'top-4 sm:top-5 low:top-2.5',
      palette: 'top-2.5 pointer-coarse:top-2',
      // The default hover colour would be too light on the dark drawer.
      drawer: 'top-4 each:hover:bg-sidebar-muted!',
    },
  },
  defaultVariants: { variant: 'panel' },
})

interface DialogContentProps
  extends ComponentProps<typeof Primitive.Content>, VariantProps<typeof contentVariants> {
  title: string
  /** Shows the title to screen readers only. */
  titleHidden?: boolean
  /** Below the title, which is then small. The title remains the accessible name. */
  heading?: ReactNode
  actions?: ReactNode
}

/**
 * A dialog with a title and a close button. styles.css locks the page's scrolling: Radix's overlay
 * injects a style element for it, which the CSP forbids.
 */
export function DialogContent({
  title,
  titleHidden = false,
  heading,
  actions,
  variant = 'panel',
  className,
  children,
  onInteractOutside,
  ...props
}: DialogContentProps) {
  // Read before this render removes the menu or dialog that opened this one.
  const [opener] = useState(getFocusedControl)
  const followDialog = useCallback(
    (overlay: HTMLElement | null) => {
      if (!overlay) return undefined
      setFocusFallback(overlay, () => opener)
      ignorePressesBriefly()
      const undo = [trackOverlay(overlay), markDialog(), freeForeignFocus()]
      return () => {
        for (const end of undo) end?.()
        // The second press of a double click must not hit the page after the dialog has closed.
        ignorePressesBriefly()
      }
    },
    [opener],
  )
  return (
    <Primitive.Portal>
      <div
        ref={followDialog}
        role="presentation"
        data-slot="dialog-overlay"
        className={overlayVariants({ variant })}
        onKeyDown={showWrappedFocus}
      >
        <Primitive.Content
          data-slot="dialog-content"
          aria-describedby={undefined}
          className={clsx(contentVariants({ variant }), className)}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            restoreFocus(opener)
          }}
          onInteractOutside={(event) => {
            ignoreForeign(event)
            onInteractOutside?.(event)
          }}
          onEscapeKeyDown={(event) => {
            ignoreForeign(event)
            if (isComposing(event)) event.preventDefault()
          }}
          {...props}
        >
          {titleHidden || variant === 'palette' ? (
            <Primitive.Title className="sr-only">
              <Sentence text={title} />
            </Primitive.Title>
          ) : (
            <div className={actions ? 'sm:pr-40' : 'pr-10'}>
              <Primitive.Title
                className={clsx(
                  heading ? 'text-sm text-muted-foreground' : 'text-xl leading-tight',
                  // On a phone, the heading has the whole width, below the buttons.
                  actions && 'max-sm:flex max-sm:min-h-10 max-sm:items-center max-sm:pr-40',
                )}
              >
                <Sentence text={title} />
              </Primitive.Title>
              {heading && (
                <h3 className="line-clamp-2 text-xl leading-tight wrap-anywhere sm:line-clamp-3">
                  {heading}
                </h3>
              )}
            </div>
          )}
          {children}
          {/* The others have a footer. */}
          {variant === 'palette' && (
            <StillWaiting className="justify-center not-empty:pt-1 not-empty:pb-2" />
          )}
          <div className={closeVariants({ variant })}>
            {actions}
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Close" shortcut="Esc">
                <X />
              </Button>
            </Primitive.Close>
          </div>
        </Primitive.Content>
        <ForeignElements />
      </div>
    </Primitive.Portal>
  )
}

/**
 * Shows screen readers the elements that are not the console's: Radix hides what is beside a dialog.
 * Must follow the content, whose effect hides them.
 */
function ForeignElements() {
  // Read before the effect of the content.
  const [foreign] = useState(() =>
    [...document.body.children].filter((element) => isForeign(element) && !element.ariaHidden),
  )
  useEffect(() => {
    for (const element of foreign) element.removeAttribute('aria-hidden')
  }, [foreign])
  return null
}

/**
 * The scrolling part of a panel. In a tiny window the whole panel scrolls. The content is as wide
 * as the panel (100cqw), so that a scrollbar only takes space from the padding. The padding below
 * has space for the touch area of links.
 */
export function DialogBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-body"
      // Positioned, so that it also clips visually hidden elements.
      className="relative -mx-5 py-1 pl-5 not-tiny:min-h-0 not-tiny:overflow-x-hidden not-tiny:overflow-y-auto sm:-mx-6 sm:pl-6 pointer-coarse:pb-2"
    >
      <div className={clsx('w-[100cqw]', className)} {...props} />
    </div>
  )
}

export function DialogFooter({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={clsx(
        'relative flex flex-wrap items-center justify-end gap-near max-sm:each:grow',
        className,
      )}
      {...props}
    >
      <StillWaiting className="absolute inset-x-0 bottom-full mb-2 justify-center sm:justify-end" />
      {children}
    </div>
  )
}

interface CloseFooterProps {
  ref?: Ref<HTMLButtonElement>
  /** Other buttons, after "Close". */
  children?: ReactNode
}

/** The footer of a dialog in which there is nothing to confirm. */
export function CloseFooter({ ref, children }: CloseFooterProps) {
  return (
    <DialogFooter>
      <DialogClose asChild>
        <Button ref={ref} variant="outline">
          Close
        </Button>
      </DialogClose>
      {children}
    </DialogFooter>
  )
}
