import { http, HttpResponse } from 'msw'

const colors: Record<string, string> = { 'mama-nkechi': '#b4532a', 'buka-republic': '#2f6d4f' }

/** Images of restaurants. They need no token, because an `<img>` sends none. */
export const imageHandlers = [
  http.get<{ file: string }>('*/api/images/:file', ({ params }) => {
    const color = colors[params.file.replace(/\.svg$/, '')]
    if (!color) return HttpResponse.json({ message: 'Not found' }, { status: 404 })
    const plate = `<circle cx="20" cy="20" r="13" fill="#fff6e5"/><circle cx="20" cy="20" r="8" fill="${color}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${color}"/>${plate}</svg>`
    return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
  }),
]
