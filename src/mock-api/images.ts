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
  if (!/^(restaurant|company|person|dish|receipt|paper)-/.test(name)) return colors[name]
  return otherColors[startOf(name) % otherColors.length]
}

const PDF = 'application/pdf'

/**
 * A file of a paper may come from anybody: no script in it may run. Chromium shows no PDF in a
 * sandbox, and needs none for it.
 */
const paperHeaders = (type: string) => ({
  'Content-Type': type,
  'X-Content-Type-Options': 'nosniff',
  ...(type !== PDF && { 'Content-Security-Policy': 'sandbox' }),
})

const paperTitles: Readonly<Record<string, string>> = {
  licence: "DRIVER'S LICENCE",
  vehicle: 'VEHICLE PAPERS',
  guarantor: "GUARANTOR'S FORM",
  certificate: 'CERTIFICATE OF INCORPORATION',
  tax: 'TAX CLEARANCE',
  food: 'FOOD HANDLER CERTIFICATE',
}

/** "paper-licence-55.svg": its title, its number, and the form of the file. */
const paperFile = /^paper-([a-z]+)-(\d+)(\.[a-z]+)?$/

function drawPaper(title: string, number: string, color: string) {
  const lines = Array.from(
    { length: 12 },
    (_, line) =>
      `<rect x="60" y="${420 + line * 40}" width="${480 - ((line * 67) % 200)}" height="8" fill="#c9bfae"/>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="960" viewBox="0 0 600 960"><rect width="600" height="960" fill="#fffaf0"/><rect width="600" height="110" fill="${color}"/><text x="300" y="68" fill="#fff6e5" font-family="sans-serif" font-size="28" text-anchor="middle">${title}</text><rect x="60" y="160" width="170" height="210" fill="${color}" opacity=".3"/><circle cx="145" cy="235" r="42" fill="${color}"/><ellipse cx="145" cy="350" rx="70" ry="60" fill="${color}"/><text x="270" y="200" font-family="sans-serif" font-size="22">No. ${number.padStart(6, '0')}</text><text x="270" y="250" font-family="sans-serif" font-size="14">A specimen of the mock API</text>${lines.join('')}</svg>`
}

/** A page with one line of text. The table at its end says where each object begins. */
function writePdf(text: string) {
  const content = `BT /F1 24 Tf 60 760 Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = pdf.length
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(start).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${pdf}xref\n0 ${size}\n0000000000 65535 f \n${starts.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`
}

const sendPaper = (body: string, type: string) =>
  new HttpResponse(body, { headers: paperHeaders(type) })

function respondWithPaper(file: string) {
  const [, name = '', number = '', extension] = paperFile.exec(file) ?? []
  const title = paperTitles[name]
  if (title === undefined) return missing('Paper')
  if (extension === '.pdf') return sendPaper(writePdf(`${title} ${number}`), PDF)
  if (extension === '.txt') return sendPaper(`${title} ${number}\n`, 'text/plain')
  return sendPaper(drawPaper(title, number, colorOf(file) ?? '#245e8c'), 'image/svg+xml')
}

function draw(file: string) {
  if (paperFile.test(file)) return respondWithPaper(file)
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
