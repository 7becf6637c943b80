import { checkImage, damagedImage, ImageError, sizeProblem } from './check-image.ts'
// oxlint-disable-next-line import/default -- Vite makes it: the URL of the bundled worker.
import workerUrl from './image-worker.ts?worker&url'
import type { ScaleReply, ScaleTask } from './scale-task.ts'

/** In pixels. */
const MAX_SIDE = 1600

declare global {
  interface Window {
    /** Not in every browser. `Worker` accepts the resulting object like a string. */
    trustedTypes?: {
      createPolicy: (
        name: string,
        rules: { createScriptURL: () => string },
      ) => { createScriptURL: (url: string) => string }
    }
  }
}

const createPolicy = () =>
  window.trustedTypes?.createPolicy('image-worker', { createScriptURL: () => workerUrl })

// The Content-Security-Policy allows one policy with this name, which can only return this URL.
// Without an image service it allows none, so the policy is created for the first image.
let policy: ReturnType<typeof createPolicy>

function startWorker() {
  if (!('OffscreenCanvas' in window)) {
    throw new ImageError('This browser is too old to scale images. Update it first.')
  }
  policy ??= createPolicy()
  return new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' })
}

function scaleInWorker(task: ScaleTask, signal: AbortSignal) {
  const worker = startWorker()
  return new Promise<Blob>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    worker.addEventListener('error', () => reject(damagedImage()))
    worker.addEventListener('message', ({ data: { image } }: MessageEvent<ScaleReply>) =>
      image ? resolve(image) : reject(damagedImage()),
    )
    worker.postMessage(task)
  }).finally(() => worker.terminate())
}

/**
 * Checks an image and encodes it again, with at most 1,600 pixels on its longer side. Small images
 * are encoded again too, which removes everything but the pixels, such as the place of a photo.
 * Throws ImageError.
 */
export async function scaleImage(file: Blob, signal: AbortSignal) {
  const tooLarge = sizeProblem(file.size)
  if (tooLarge) throw new ImageError(tooLarge)
  const bytes = await file.arrayBuffer().catch(() => {
    throw new ImageError('This file cannot be read. Choose it again.')
  })
  const { type, problem } = checkImage(new Uint8Array(bytes))
  if (problem !== undefined) throw new ImageError(problem)
  signal.throwIfAborted()
  const image = await scaleInWorker({ file, type, maxSide: MAX_SIDE }, signal)
  const stillTooLarge = sizeProblem(image.size)
  if (stillTooLarge) {
    throw new ImageError('This image is too large, even when it is scaled. Save it as JPEG first.')
  }
  return image
}
