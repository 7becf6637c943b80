import * as v from 'valibot'
import { enveloped } from './list-response.ts'

/** The response of the image service, for the OpenAPI document. */
export const imageUploadShape = v.object({ url: v.string() })

export const uploadedSchema = enveloped(imageUploadShape)

const MAX_URL = 2000

interface Services {
  apiUrl: string
  imageApiUrl: string
  /** The origin of the page. */
  origin: string
}

/**
 * The URL of an uploaded image, or null if the Content-Security-Policy does not show images from there. A
 * relative one belongs to the image service.
 */
export function toShownUrl(sent: string, { apiUrl, imageApiUrl, origin }: Services) {
  const base = new URL(`${imageApiUrl}/`, origin)
  if (!URL.canParse(sent, base)) return null
  const url = new URL(sent, base)
  const origins = [base.origin, new URL(apiUrl, origin).origin]
  // The origin of `blob:` is that of its page.
  const isShown = /^https?:$/.test(url.protocol) && origins.includes(url.origin)
  if (!isShown || url.username || url.password || url.href.length > MAX_URL) return null
  // A path, which is also right behind another name of this server.
  return url.origin === origin ? url.href.slice(origin.length) : url.href
}
