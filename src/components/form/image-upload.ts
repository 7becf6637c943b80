/** What an ImageField does. `image` is the scaled one, which is uploaded. */
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
