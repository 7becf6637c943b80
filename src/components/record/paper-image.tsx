import { Minus, Plus } from 'lucide-react'
import { useId, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Dialog, DialogClose, DialogContent, DialogFooter } from '@/components/overlays/dialog'
import { useCloseOnBack } from '@/components/overlays/use-close-on-back'
import { Button } from '@/components/ui/button'
import { TEXT_LINK } from '@/components/ui/links'
import { Spinner } from '@/components/ui/spinner'
import { shortcutKey } from '@/lib/keys'

/** How many times larger than the image that fits. */
const SCALES = [1, 1.5, 2, 3, 4, 6]

const center = (position: number, visible: number, whole: number) =>
  whole === 0 ? 0.5 : (position + visible / 2) / whole

/** Zooms the content of a scroller. What is in the middle stays there. */
function useZoom() {
  const scroller = useRef<HTMLDivElement>(null)
  const [level, setLevel] = useState(0)
  function zoomTo(next: number) {
    const element = scroller.current
    if (!element || next < 0 || next >= SCALES.length) return
    const x = center(element.scrollLeft, element.clientWidth, element.scrollWidth)
    const y = center(element.scrollTop, element.clientHeight, element.scrollHeight)
    flushSync(() => setLevel(next))
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2
  }
  return {
    scroller,
    scale: SCALES[level] ?? 1,
    canZoomIn: level < SCALES.length - 1,
    canZoomOut: level > 0,
    zoomIn: () => zoomTo(level + 1),
    zoomOut: () => zoomTo(level - 1),
    fit: () => zoomTo(0),
  }
}

const Message = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 grid place-content-center justify-items-center gap-near p-4 text-center">
    {children}
  </div>
)

interface PaperImageProps {
  /** What the paper is: "Driver's licence". */
  name: string
  url: string
  onClose: () => void
  /** Whose paper it is, and until when. */
  children: ReactNode
}

/** The image of a paper. It fits at first, and scrolls where it is larger. */
export default function PaperImage({ name, url, onClose, children }: PaperImageProps) {
  const descriptionId = useId()
  const { scroller, scale, canZoomIn, canZoomOut, zoomIn, zoomOut, fit } = useZoom()
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)
  useCloseOnBack(onClose)
  const actions: Partial<Record<string, () => void>> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
  }
  const size = `${100 * scale}%`
  const zoom = `${scale}×`
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent
        title={name}
        aria-describedby={descriptionId}
        className="max-w-4xl"
        onKeyDown={(event) => {
          // With a modifier, the browser zooms the page.
          if (event.ctrlKey || event.metaKey || event.altKey) return
          const action = actions[shortcutKey(event.nativeEvent)]
          if (!action) return
          event.preventDefault()
          action()
        }}
      >
        <p id={descriptionId} className="-mt-near wrap-anywhere text-muted-foreground">
          {children}
        </p>
        <div className="relative flex min-h-40 flex-col">
          <div
            ref={scroller}
            // Focusable, so that keyboard users can scroll it.
            tabIndex={0}
            role="group"
            aria-label={`Image of ${name}`}
            aria-busy={state === 'loading'}
            className="h-[70dvh] min-h-40 overflow-auto rounded-md border bg-muted"
          >
            {state !== 'failed' && (
              <div className="grid" style={{ width: size, height: size }}>
                <img
                  key={attempt}
                  src={url}
                  alt={name}
                  referrerPolicy="no-referrer"
                  className="size-full min-h-0 object-contain"
                  onLoad={() => setState('shown')}
                  onError={() => setState('failed')}
                />
              </div>
            )}
          </div>
          {state === 'loading' && (
            <Message>
              <Spinner className="size-8" />
              <span role="status" className="sr-only">
                Loading the image
              </span>
            </Message>
          )}
          {state === 'failed' && (
            <Message>
              <p role="alert">The image could not be loaded.</p>
              <div className="flex flex-wrap items-center justify-center gap-apart">
                <Button
                  variant="outline"
                  onClick={() => {
                    setState('loading')
                    setAttempt(attempt + 1)
                    // The button is gone.
                    scroller.current?.focus()
                  }}
                >
                  Try again
                </Button>
                <a href={url} target="_blank" rel="noreferrer noopener" className={TEXT_LINK}>
                  Open in a new tab
                </a>
              </div>
            </Message>
          )}
        </div>
        <DialogFooter>
          {state !== 'failed' && (
            <div className="flex items-center gap-near max-sm:basis-full max-sm:justify-center sm:mr-auto">
              <Button
                variant="outline"
                size="icon"
                aria-label="Zoom out"
                aria-disabled={!canZoomOut || undefined}
                shortcut="-"
                onClick={zoomOut}
              >
                <Minus />
              </Button>
              <Button
                variant="outline"
                size="icon"
                aria-label="Zoom in"
                aria-disabled={!canZoomIn || undefined}
                shortcut="+"
                onClick={zoomIn}
              >
                <Plus />
              </Button>
              <Button
                variant="outline"
                aria-disabled={!canZoomOut || undefined}
                tooltip={null}
                shortcut="0"
                onClick={fit}
              >
                Fit
              </Button>
              <span role="status" className="min-w-8 text-muted-foreground">
                <span className="sr-only">Zoom </span>
                <span key={zoom}>{zoom}</span>
              </span>
            </div>
          )}
          <DialogClose asChild>
            <Button variant="outline">Close</Button>
          </DialogClose>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
