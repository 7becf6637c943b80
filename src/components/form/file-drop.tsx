import { FileUp } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { FieldFrame } from './field-frame'

interface FileDropProps {
  label: string
  /** A file name extension: ".csv". */
  accept: string
  file: File | null
  hint: string
  error: string | undefined
  onFile: (file: File) => void
}

/** Cancels drops outside of the field. The browser would open the file instead of the page. */
function usePreventDrops() {
  useEffect(() => {
    const prevent = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', prevent)
    window.addEventListener('drop', prevent)
    return () => {
      window.removeEventListener('dragover', prevent)
      window.removeEventListener('drop', prevent)
    }
  }, [])
}

export function FileDrop({ label, accept, file, hint, error, onFile }: FileDropProps) {
  const id = useId()
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  usePreventDrops()
  const chooseFirst = (files: FileList | null) => {
    const [chosen] = files ?? []
    if (chosen) onFile(chosen)
  }
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isErrorLive>
      <div
        data-over={isDraggedOver || undefined}
        className="relative flex items-center gap-3 rounded-md border border-dashed border-input px-4 py-5 outline-offset-2 outline-ring transition-colors focus-within:outline-2 hover:bg-muted/50 has-aria-invalid:border-danger data-over:border-primary data-over:bg-brand/8"
        onDragOver={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsDraggedOver(false)
          chooseFirst(event.dataTransfer.files)
        }}
      >
        <FileUp className="size-6 shrink-0 text-muted-foreground" />
        {file ? (
          <span className="min-w-0 flex-1 wrap-anywhere">{file.name}</span>
        ) : (
          <span className="flex-1 text-right text-muted-foreground">
            Drop a {accept.slice(1).toUpperCase()} file here, or
          </span>
        )}
        <span aria-hidden="true" className="rounded-md border border-input/60 bg-card px-3 py-1.5">
          {file ? 'Change' : 'Browse'}
        </span>
        {/* Invisible and on top, so that the whole field opens the file picker. */}
        <input
          id={id}
          type="file"
          accept={accept}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-note`}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          // Without this, choosing the same file again (after a correction) fires no change event.
          onClick={(event) => {
            event.currentTarget.value = ''
          }}
          onChange={(event) => chooseFirst(event.target.files)}
        />
      </div>
    </FieldFrame>
  )
}
