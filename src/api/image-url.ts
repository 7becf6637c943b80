import * as v from 'valibot'
import { enveloped } from './list-response.ts'

export const imageUploadShape = v.object({ url: v.string() })

export const uploadedSchema = enveloped(imageUploadShape)

const MAX_URL = 2000

interface Services {
  apiUrl: string
  imageApiUrl: string
  origin: string
}

/**
 * Converts the URL in a response to one that the page can show. A relative URL belongs to the image
 * service. Null if the Content-Security-Policy does not allow the origin.
 */
export function toShownUrl(sent: string, { apiUrl, imageApiUrl, origin }: Services) {
  const base = new URL(`${imageApiUrl}/`, origin)
  if (!URL.canParse(sent, base)) return null
  const url = new URL(sent, base)
  const origins = [base.origin, new URL(apiUrl, origin).origin]
  // A `blob:` URL has the origin of its page.
  const isShown = /^https?:$/.test(url.protocol) && origins.includes(url.origin)
  if (!isShown || url.username || url.password || url.href.length > MAX_URL) return null
  // A path stays right if this server gets another name.
  return url.origin === origin ? url.href.slice(origin.length) : url.href
}
