import { HttpResponse } from 'msw'
import { SESSION_END } from '../api/conventions.ts'
import { refuse } from './answers.ts'
import type { Db } from './db.ts'

function plain(body: string, status: number, type: string) {
  return new HttpResponse(body, { status, headers: { 'Content-Type': type } })
}

function droppedResponse() {
  const start = new TextEncoder().encode('{"vouchers":[')
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(start),
    pull: (controller) => controller.error(new Error('Connection dropped on purpose')),
  })
  return new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })
}

/** The failures that a request can ask for. README.md describes them. */
const faults: Record<string, () => Response> = {
  '500': () => refuse('The kitchen is on fire', 500),
  html: () => plain('<html><body><h1>502 Bad Gateway</h1></body></html>', 502, 'text/html'),
  object: () => HttpResponse.json({ message: { code: 'E_KITCHEN' } }, { status: 500 }),
  empty: () => plain('', 200, 'application/json'),
  broken: () => plain('{"vouchers":[', 200, 'application/json'),
  shape: () => HttpResponse.json({ hello: 'world' }),
  '404': () => refuse('Not found', 404),
  '422': () => refuse('This cannot be processed', 422),
  '429': () => refuse('Too many requests, try again in a minute', 429),
  unauthenticated: () => refuse('Unauthenticated', SESSION_END),
  drop: droppedResponse,
}

/** The name after `word` in `text`. */
function faultIn(text: string, word: 'fault' | 'later' | 'midway') {
  return new RegExp(`${word}-([a-z0-9]+)`).exec(text)?.[1]
}

/**
 * Returns the failure that a request asks for with `fault-<name>` anywhere in its URL or body, with
 * the id of a record that has `later-<name>` in its name, or with `midway-<name>` in its search,
 * except on the first page.
 */
export async function requestedFault(request: Request, db: Db) {
  const { pathname, searchParams } = new URL(request.url)
  const body = request.body ? await request.clone().text() : ''
  const asked = [pathname, ...searchParams.values(), body].join(' ')
  const marked = db.withWord('later-').find(({ id }) => asked.includes(id))
  const isFirst = (searchParams.get('page') ?? '1') === '1'
  const name =
    faultIn(asked, 'fault') ??
    (marked && faultIn(marked.name, 'later')) ??
    (isFirst ? undefined : faultIn(searchParams.get('search') ?? '', 'midway'))
  return name !== undefined && Object.hasOwn(faults, name) ? faults[name]?.() : undefined
}
