import { useEffect, useReducer, useRef } from 'react'
import { ApiError } from '@/api/api-error'
import { uploadImage } from '@/api/image-service'
import { ImageError } from '@/lib/images/check-image'
import { scaleImage } from '@/lib/images/scale-image'
import type { ImageValues } from './image-values'

const messageOf = (error: unknown) =>
  error instanceof ApiError || error instanceof ImageError
    ? error.message
    : 'This image cannot be processed. Choose another one.'

/**
 * Scales and uploads one image at a time. Choosing another image or closing the form stops the
 * upload.
 */
export function useImageUpload(onChange: (change: Partial<ImageValues>) => void) {
  const [upload, dispatch] = useReducer(nextUpload, noUpload)
  const running = useRef<AbortController>(null)
  const stop = () => {
    running.current?.abort()
    running.current = null
  }
  useEffect(() => () => running.current?.abort(), [])

  async function run(getImage: (signal: AbortSignal) => Blob | Promise<Blob>) {
    stop()
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    onChange({ status: 'uploading' })
    try {
      const image = await getImage(signal)
      signal.throwIfAborted()
      dispatch({ type: 'sent', image })
      const onProgress = (progress: number) => {
        if (!signal.aborted) dispatch({ type: 'progressed', progress })
      }
      const url = await uploadImage(image, { signal, onProgress })
      signal.throwIfAborted()
      dispatch({ type: 'saved' })
      onChange({ url, status: 'ready' })
    } catch (error) {
      if (signal.aborted) return
      dispatch({ type: 'failed', message: messageOf(error) })
      onChange({ status: 'failed' })
    }
    if (running.current === controller) running.current = null
  }

  return {
    upload,
    choose(file: File) {
      dispatch({ type: 'chosen' })
      void run((signal) => scaleImage(file, signal))
    },
    /** Sends the same image again. A second press does nothing. */
    retry(image: Blob) {
      if (running.current === null) void run(() => image)
    },
    /** Stops the upload and keeps the URL of the field. */
    cancel() {
      stop()
      dispatch({ type: 'dropped' })
      onChange({ status: 'ready' })
    },
    replace(url: string | null) {
      dispatch({ type: 'dropped' })
      onChange({ url, status: 'ready' })
    },
  }
}

/** The state of an ImageField. `image` is the scaled image, which is uploaded. */
export type ImageUpload =
  | { step: 'idle'; image: Blob | null }
  | { step: 'scaling' }
  | { step: 'uploading'; image: Blob; progress: number }
  | { step: 'failed'; image: Blob | null; message: string }

export const noUpload: ImageUpload = { step: 'idle', image: null }

export type UploadEvent =
  | { type: 'chosen' }
  | { type: 'sent'; image: Blob }
  | { type: 'progressed'; progress: number }
  | { type: 'failed'; message: string }
  | { type: 'saved' }
  | { type: 'dropped' }

export function nextUpload(upload: ImageUpload, event: UploadEvent): ImageUpload {
  const image = upload.step === 'scaling' ? null : upload.image
  switch (event.type) {
    case 'chosen':
      return { step: 'scaling' }
    case 'sent':
      return { step: 'uploading', image: event.image, progress: 0 }
    case 'progressed':
      return upload.step === 'uploading' ? { ...upload, progress: event.progress } : upload
    case 'failed':
      return { step: 'failed', image, message: event.message }
    case 'saved':
      return { step: 'idle', image }
    case 'dropped':
      return noUpload
  }
}
