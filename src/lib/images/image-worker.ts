import type { ScaleReply, ScaleTask } from './scale-task.ts'

// Runs in a worker: decoding, scaling and encoding a photo take seconds on a slow computer.

const JPEG_QUALITY = 0.85

async function scale({ file, type, maxSide }: ScaleTask): Promise<Blob> {
  // The bitmap is rotated by its EXIF data, which are not encoded again.
  const bitmap = await createImageBitmap(new Blob([file], { type }))
  const factor = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * factor)),
    Math.max(1, Math.round(bitmap.height * factor)),
  )
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no 2D context.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type, quality: JPEG_QUALITY })
}

const reply = (message: ScaleReply) => globalThis.postMessage(message)

globalThis.addEventListener('message', ({ data }: MessageEvent<ScaleTask>) => {
  scale(data).then(
    (image) => reply({ image }),
    () => reply({ image: null }),
  )
})
