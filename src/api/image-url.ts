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

/** A URL that the page can show, or why it cannot. */
type CheckedUrl =
  | { shown: string }
  | {
      shown: null
      /** The host of another server. Null if it is not that. */
      foreignHost: string | null
    }

/**
 * Converts the URL in a response to one that the page can show. A relative URL belongs to the image
 * service. The Content-Security-Policy allows no origin but those of the services.
 */
export function checkUrl(sent: string, { apiUrl, imageApiUrl, origin }: Services): CheckedUrl {
  const base = new URL(`${imageApiUrl}/`, origin)
  if (!URL.canParse(sent, base)) return { shown: null, foreignHost: null }
  const url = new URL(sent, base)
  const servers = [base, new URL(apiUrl, origin)]
  // A `blob:` URL has the origin of its page.
  const isWeb = /^https?:$/.test(url.protocol)
  const isShown = isWeb && servers.some((server) => server.origin === url.origin)
  if (!isShown || url.username || url.password || url.href.length > MAX_URL) {
    const isForeign = isWeb && servers.every(({ host }) => host !== url.host)
    return { shown: null, foreignHost: isForeign ? url.host : null }
  }
  // A path stays right if this server gets another name.
  return { shown: url.origin === origin ? url.href.slice(origin.length) : url.href }
}

/** The URL that the page can show. Null if there is none. */
export const toShownUrl = (sent: string, services: Services) => checkUrl(sent, services).shown
