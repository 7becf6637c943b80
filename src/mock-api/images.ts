import { http, HttpResponse } from 'msw'
import { startOf } from './random.ts'

const colors: Record<string, string> = { 'mama-nkechi': '#b4532a', 'buka-republic': '#2f6d4f' }
const otherColors = ['#8a4b08', '#245e8c', '#7a2e5d', '#3f6b2a', '#5b4a9c']

/** Returns the background of an image, or undefined if there is no such image. */
function colorOf(name: string) {
  if (!/^(restaurant|person|dish)-/.test(name)) return colors[name]
  return otherColors[startOf(name) % otherColors.length]
}

/** Images of restaurants, people and dishes. They need no token, because an `<img>` sends none. */
export const imageHandlers = [
  http.get<{ file: string }>('*/api/images/:file', ({ params }) => {
    const name = params.file.replace(/\.svg$/, '')
    const color = colorOf(name)
    if (!color) return HttpResponse.json({ message: 'Not found' }, { status: 404 })
    const plate = `<circle cx="20" cy="20" r="13" fill="#fff6e5"/><circle cx="20" cy="20" r="8" fill="${color}"/>`
    const person = `<circle cx="20" cy="15" r="7" fill="#fff6e5"/><ellipse cx="20" cy="37" rx="14" ry="12" fill="#fff6e5"/>`
    const figure = name.startsWith('person-') ? person : plate
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/>${figure}</svg>`
    return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
  }),
]
