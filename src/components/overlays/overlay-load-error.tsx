import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { markDialog } from '@/lib/mark-page'
import { trackOverlay } from '@/lib/overlays'
import { chunkLoadErrorText } from './chunk-load-error'

interface OverlayLoadErrorProps {
  error: unknown
  onRetry: () => void
  onClose: () => void
}

function showModal(dialog: HTMLDialogElement | null) {
  const unmark = markDialog()
  const untrack = trackOverlay(dialog)
  dialog?.showModal()
  return () => {
    unmark()
    untrack?.()
    // Unlike removing the element, it restores the focus.
    dialog?.close()
  }
}

/** Shown when a dialog or menu fails to load or throws. A native dialog needs no further chunk. */
export function OverlayLoadError({ error, onRetry, onClose }: OverlayLoadErrorProps) {
  const id = useId()
  return (
    <dialog
      ref={showModal}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      className="mx-auto w-full max-w-md flex-col gap-apart rounded-lg bg-card p-6 text-foreground shadow-xl backdrop:bottom-(--banner) backdrop:bg-overlay open:flex max-sm:mt-auto max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none sm:mt-[min(8dvh,5rem)]"
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={`${id}title`} className="text-xl leading-tight">
        Couldn&apos;t open this
      </h2>
      <p id={`${id}text`} className="text-muted-foreground">
        {chunkLoadErrorText(error) ?? 'Something went wrong. Try again, or reload the page.'}
      </p>
      <div className="flex flex-wrap justify-end gap-near max-sm:each:grow">
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </dialog>
  )
}
