import { http, HttpResponse } from 'msw'
import { missing } from './answers.ts'
import { startOf } from './random.ts'

const colors: Record<string, string> = { 'mama-nkechi': '#b4532a', 'buka-republic': '#2f6d4f' }
const otherColors = ['#8a4b08', '#245e8c', '#7a2e5d', '#3f6b2a', '#5b4a9c']

function colorOf(name: string) {
  if (!/^(restaurant|company|person|dish|receipt)-/.test(name)) return colors[name]
  return otherColors[startOf(name) % otherColors.length]
}

/** They need no token, because an `<img>` sends none. */
export const imageHandlers = [
  http.get<{ file: string }>('*/api/images/:file', ({ params }) => {
    const name = params.file.replace(/\.svg$/, '')
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
  }),
]
