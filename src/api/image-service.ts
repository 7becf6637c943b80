import * as v from 'valibot'
import { config } from '@/lib/config'
import { getSession } from '@/memory/session'
import { useCapabilities } from './announced'
import { ApiError } from './api-error'
import { authHeaders } from './conventions'
import { failureMessage, requireOnline } from './http'
import { toShownUrl, uploadedSchema } from './image-url'
import type { Listing } from './list'
import { watchRequest } from './slow-requests'

/** After this time without progress or a response, the upload fails. */
const STALLED_MS = 60_000

const LOST = 'The connection was lost, so the image was not uploaded.'
const STOPPED = 'The upload was stopped, so the image is not the new one.'
const STALLED = 'The image service does not respond.'
const UNUSABLE = 'The image service sent no URL that images can be shown from.'

// A proxy in front of the service responds with HTML, which has no message.
const messages: Readonly<Record<number, string>> = {
  401: 'The image service does not accept your session.',
  403: 'You are not allowed to upload images.',
  413: 'The image is too large for the image service.',
  415: 'The image service does not take images of this type.',
}

/**
 * Whether forms can upload an image for records of this module: an image service is configured, and
 * the backend has announced `image` in `capabilities.actions`.
 */
export function useTakesImages(resource: Pick<Listing, 'path'>) {
  const capabilities = useCapabilities(resource)
  return config.imageApiUrl !== '' && capabilities?.actions.includes('image') === true
}

interface UploadOptions {
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (progress: number) => void
}

/** Uses XMLHttpRequest, because `fetch` does not report the progress of an upload. */
function post(
  image: Blob,
  token: string | undefined,
  { signal, onProgress, onActive }: UploadOptions & { onActive: () => void },
) {
  const form = new FormData()
  // Never the name of the chosen file, which may contain a person's name.
  form.append('file', image, image.type.replace('/', '.'))
  const request = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const response = new Promise<{ status: number; text: string }>((resolve, reject) => {
    const lose = (message: string) => reject(new ApiError(message, undefined, { isLost: true }))
    function restartTimer() {
      clearTimeout(timer)
      timer = setTimeout(() => lose(STALLED), STALLED_MS)
    }
    signal.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('error', () => lose(LOST))
    request.addEventListener('load', () =>
      resolve({ status: request.status, text: request.responseText }),
    )
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      restartTimer()
      onActive()
      if (total > 0) onProgress(loaded / total)
    })
    restartTimer()
  })
  request.open('POST', new URL(`${config.imageApiUrl}/images`, window.location.origin))
  for (const [name, value] of Object.entries(token === undefined ? {} : authHeaders(token))) {
    request.setRequestHeader(name, value)
  }
  request.send(form)
  return response.finally(() => {
    clearTimeout(timer)
    request.abort()
  })
}

/**
 * Uploads an image and returns its URL. Throws ApiError, which the form shows. A 401 of the image
 * service does not end the session.
 */
export async function uploadImage(image: Blob, options: UploadOptions) {
  requireOnline()
  const token = getSession()?.token
  const { signal, onProgress } = options
  const { status, text } = await watchRequest({ isRead: false, signal }, (either, onActive) =>
    post(image, token, { signal: either, onProgress, onActive }),
  ).catch((error: unknown) => {
    const isStopped = !signal.aborted && !(error instanceof ApiError)
    throw isStopped ? new ApiError(STOPPED, undefined, { isLost: true }) : error
  })
  if (status < 200 || status >= 300) {
    const message = failureMessage(text, token) ?? messages[status]
    throw new ApiError(message ?? `The image service responded with ${status}.`, status)
  }
  const sent = v.safeParse(v.pipe(v.string(), v.parseJson(), uploadedSchema), text)
  const url =
    sent.success && toShownUrl(sent.output.url, { ...config, origin: window.location.origin })
  if (!url) throw new ApiError(UNUSABLE)
  return url
}
