import { http, HttpResponse } from 'msw'
import { MAX_IMAGE_BYTES } from '../lib/images/check-image.ts'
import { identify } from '../lib/images/read-header.ts'
import { missing, refuse } from './answers.ts'
import type { Db } from './db.ts'
import { startOf } from './random.ts'
import { isSignedIn } from './session.ts'

const colors: Record<string, string> = { 'mama-nkechi': '#b4532a', 'buka-republic': '#2f6d4f' }
const otherColors = ['#8a4b08', '#245e8c', '#7a2e5d', '#3f6b2a', '#5b4a9c']

function colorOf(name: string) {
  if (!/^(restaurant|company|person|dish|receipt)-/.test(name)) return colors[name]
  return otherColors[startOf(name) % otherColors.length]
}

function draw(file: string) {
  const name = file.replace(/\.svg$/, '')
  const color = colorOf(name)
  if (!color) return missing('Image')
  const plate = `<circle cx="20" cy="20" r="13" fill="#fff6e5"/><circle cx="20" cy="20" r="8" fill="${color}"/>`
  const person = `<circle cx="20" cy="15" r="7" fill="#fff6e5"/><ellipse cx="20" cy="37" rx="14" ry="12" fill="#fff6e5"/>`
  const receipt = `<path fill="#fff6e5" d="M11 6h18v28l-3-2-3 2-3-2-3 2-3-2-3 2z"/><path stroke="${color}" stroke-width="2" d="M15 13h10M15 18h10M15 23h6"/>`
  const company = `<path fill="#fff6e5" d="M9 34V12l11-6 11 6v22h-7v-8h-8v8z"/>`
  const kind = name.split('-')[0] ?? ''
  const figure = { company, person, receipt }[kind] ?? plate
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/>${figure}</svg>`
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
}

/** The number of images that are kept. */
const MAX_UPLOADS = 100

/** The image service: it stores images in memory. */
export function createImageHandlers(db: Db) {
  const uploads = new Map<string, { bytes: Uint8Array<ArrayBuffer>; type: string }>()

  function store(bytes: Uint8Array<ArrayBuffer>, type: string) {
    const name = `upload-${crypto.randomUUID()}.${type.replace('image/', '')}`
    uploads.set(name, { bytes, type })
    const [oldest] = uploads.keys()
    if (uploads.size > MAX_UPLOADS && oldest !== undefined) uploads.delete(oldest)
    return `/api/images/${name}`
  }

  return [
    http.post('*/api/images', async ({ request }) => {
      if (!isSignedIn(db, request)) return refuse('Sign in to upload images', 401)
      const form = await request.formData().catch(() => new FormData())
      const file = form.get('file')
      if (file === null || typeof file === 'string') return refuse('Send an image as "file"')
      if (file.size > MAX_IMAGE_BYTES) return refuse('The image has more than 10 MB', 413)
      const bytes = new Uint8Array(await file.arrayBuffer())
      const found = identify(bytes)
      if (!('type' in found)) return refuse('The image is not JPEG, PNG or WebP', 415)
      return HttpResponse.json({ url: store(bytes, found.type) }, { status: 201 })
    }),
    // Needs no token, because an `<img>` sends none.
    http.get<{ file: string }>('*/api/images/:file', ({ params: { file } }) => {
      const uploaded = uploads.get(file)
      if (!uploaded) return draw(file)
      return new HttpResponse(uploaded.bytes, { headers: { 'Content-Type': uploaded.type } })
    }),
  ]
}
