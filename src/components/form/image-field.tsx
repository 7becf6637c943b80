import { FileUp } from 'lucide-react'
import { useCallback, useRef, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Progress } from '@/components/ui/progress'
import { useFocusFallback } from '@/hooks/use-focus-fallback'
import { MAX_MEGABYTES } from '@/lib/images/check-image'
import { imageTypes } from '@/lib/images/read-header'
import { FileDrop } from './file-drop'
import type { ImageValues } from './image-values'
import { useField, useFieldContext } from './use-field'
import { type ImageUpload, useImageUpload } from './use-image-upload'

const LIMITS = `JPEG, PNG or WebP, at most ${MAX_MEGABYTES} MB`

const PICTURE = 'size-16 shrink-0 rounded-md object-cover'

function NewImage({ image }: { image: Blob }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(image)
      element.src = url
      return () => URL.revokeObjectURL(url)
    },
    [image],
  )
  return <img ref={show} alt="Preview" className={PICTURE} />
}

function PresentImage({ url }: { url: string | null }) {
  const [failed, setFailed] = useState<string>()
  if (url === null || url === failed) {
    return <FileUp className="size-6 shrink-0 text-muted-foreground" />
  }
  return (
    <img
      key={url}
      src={url}
      alt="Preview"
      referrerPolicy="no-referrer"
      className={PICTURE}
      onError={() => setFailed(url)}
    />
  )
}

/** Pressing one of the buttons removes it. The focus then moves to the field. */
function Row({ fieldId, children }: { fieldId: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusFallback(ref, () => document.getElementById(fieldId))
  return (
    <div ref={ref} className="mt-1 flex items-center gap-near">
      {children}
    </div>
  )
}

function UploadProgress({ upload }: { upload: ImageUpload }) {
  if (upload.step !== 'uploading') {
    return (
      <p role="status" className="flex-1 text-sm text-muted-foreground">
        Preparing the image…
      </p>
    )
  }
  return (
    <div className="flex flex-1 items-center gap-near">
      <Progress label="Uploading the image" value={upload.progress} />
      <span className="shrink-0 text-sm text-muted-foreground">
        {`${Math.floor(100 * upload.progress)}%`}
      </span>
    </div>
  )
}

interface ImageFieldProps {
  label: string
}

/** The image of a record. It is uploaded at once, and saved with the form. */
export default function ImageField({ label }: ImageFieldProps) {
  const field = useFieldContext<ImageValues>()
  const { value, id, error, isSaving, control } = useField<ImageValues>({
    required: false,
    hasNote: true,
  })
  const [{ url: initial }] = useState(value)
  const { upload, choose, retry, cancel, replace } = useImageUpload((change) =>
    field.handleChange((latest) => ({ ...latest, ...change })),
  )
  const image = upload.step === 'scaling' ? null : upload.image
  const { url } = value
  const isChanged = url !== initial
  const change = url === null ? 'Saving removes the image.' : 'Saving shows the new image.'
  return (
    <FileDrop
      label={label}
      required={false}
      accept={imageTypes.join()}
      noun={url === null ? 'an image' : 'another image'}
      picture={image ? <NewImage image={image} /> : <PresentImage url={url} />}
      file={null}
      hasFile={url !== null}
      hint={isChanged && upload.step === 'idle' ? change : LIMITS}
      hintTone="note"
      error={upload.step === 'failed' ? upload.message : error}
      control={{ ...control, readOnly: isSaving }}
      onFile={choose}
    >
      {(upload.step === 'scaling' || upload.step === 'uploading') && (
        <Row fieldId={id}>
          <UploadProgress upload={upload} />
          <Button variant="outline" size="sm" onClick={cancel}>
            Cancel upload
          </Button>
        </Row>
      )}
      {upload.step === 'failed' && (
        <Row fieldId={id}>
          {image && (
            <Button variant="outline" size="sm" onClick={() => retry(image)}>
              Try again
            </Button>
          )}
          <Button variant="outline" size="sm" onClick={cancel}>
            {url === null ? 'Without image' : 'Keep the present image'}
          </Button>
        </Row>
      )}
      {upload.step === 'idle' && (isChanged || url !== null) && !isSaving && (
        <Row fieldId={id}>
          {url !== null && (
            <Button variant="outline" size="sm" onClick={() => replace(null)}>
              Remove image
            </Button>
          )}
          {isChanged && (
            <Button variant="outline" size="sm" onClick={() => replace(initial)}>
              Undo
            </Button>
          )}
        </Row>
      )}
    </FileDrop>
  )
}
