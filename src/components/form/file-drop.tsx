import { FileUp } from 'lucide-react'
import { useEffect, useId, useState, type ComponentProps, type ReactNode } from 'react'
import { shorten } from '@/lib/format'
import { FieldFrame } from './field-frame'

interface FileDropProps {
  label: string
  required?: boolean | undefined
  /** A file name extension, such as ".csv", or MIME types together with `noun`. */
  accept: string
  /** The chosen file. Its name is shown. */
  file: File | null
  /** The name of a valid file: "a CSV file". */
  noun?: string
  /** Replaces the icon. */
  picture?: ReactNode
  /** A file exists already and would be replaced. */
  hasFile?: boolean
  hint: string
  hintTone?: 'note'
  error: string | undefined
  /** Props of the input in a form. */
  control?: ComponentProps<'input'>
  onFile: (file: File) => void
  /** Below the drop zone. */
  children?: ReactNode
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

export function FileDrop(props: FileDropProps) {
  const { label, required, accept, file, hint, error, control, onFile } = props
  const { noun = `a ${accept.slice(1).toUpperCase()} file`, hasFile = file !== null } = props
  const { hintTone } = props
  const ownId = useId()
  const id = control?.id ?? ownId
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const [refused, setRefused] = useState<string>()
  usePreventDrops()
  function choose(files: FileList | null) {
    const [chosen, ...others] = files ?? []
    if (!chosen || control?.readOnly) return
    // It is unclear which file is meant. A file that was chosen before stays.
    if (others.length > 0) {
      const kept = file ? ` “${shorten(file.name, 60)}” is kept.` : ''
      return setRefused(`Choose one file at a time.${kept}`)
    }
    setRefused(undefined)
    onFile(chosen)
  }
  return (
    <FieldFrame {...{ id, label, required, hint, hintTone }} error={refused ?? error} isErrorLive>
      <div
        data-over={isDraggedOver || undefined}
        className="relative flex items-center gap-near rounded-md border border-dashed border-input px-4 py-5 outline-offset-2 outline-ring transition-colors focus-within:outline-2 hover:bg-muted/50 has-aria-invalid:border-danger data-over:border-primary data-over:bg-brand/8"
        onDragOver={() => setIsDraggedOver(true)}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsDraggedOver(false)
          choose(event.dataTransfer.files)
        }}
        onPaste={(event) => choose(event.clipboardData.files)}
      >
        {props.picture ?? <FileUp className="size-6 shrink-0 text-muted-foreground" />}
        {file ? (
          <span translate="no" className="min-w-0 flex-1 wrap-anywhere">
            {file.name}
          </span>
        ) : (
          <span className="flex-1 text-right text-muted-foreground">{`Drop ${noun} here, or`}</span>
        )}
        <span aria-hidden="true" className="rounded-md border border-input/60 bg-card px-3 py-1.5">
          {hasFile ? 'Change' : 'Browse'}
        </span>
        {/* Invisible and on top, so that the whole field opens the file picker. */}
        <input
          id={id}
          type="file"
          accept={accept}
          {...control}
          aria-invalid={(refused ?? error) !== undefined}
          aria-describedby={`${id}-note`}
          className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
          // Otherwise, choosing a corrected version of the same file fires no change event.
          onClick={(event) => {
            event.currentTarget.value = ''
            if (control?.readOnly) event.preventDefault()
          }}
          onChange={(event) => choose(event.target.files)}
        />
      </div>
      {props.children}
    </FieldFrame>
  )
}
