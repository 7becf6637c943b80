import { mutationOptions, onlineManager, QueryObserver } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { fetchJson } from '@/api/http'
import { enveloped } from '@/api/list-response'
import { prefetch, getQueryOptions } from '@/api/query-options'
import { endSession } from '@/memory/session'
import { findToast, renderApp, failureToasts } from '../../support/render-app'
import { server, takeLogged } from '../../support/server'

const menuSchema = enveloped(v.object({ dish: v.string() }))
const menu = (key: string) => getQueryOptions(['menus', key], `/menus/${key}`, menuSchema)

/** Renders a page that sends no requests. `read` and `write` use its query client. */
async function renderIdle() {
  const app = renderApp('/nowhere')
  await screen.findByRole('heading', { level: 1, name: 'Page not found' })
  const { queryClient } = app.router.options.context
  const write = (options: ReturnType<typeof menuMutation>) => {
    const mutation = queryClient.getMutationCache().build(queryClient, options)
    return mutation.execute({ dish: 'Jollof' }).catch(() => undefined)
  }
  // With an observer, as on a page.
  const read = (key: string) => {
    const observer = new QueryObserver(queryClient, { ...menu(key), retry: false })
    observer.subscribe(() => undefined)
    return observer.refetch({ cancelRefetch: false })
  }
  return { ...app, queryClient, read, write }
}

function menuMutation(path: `/${string}`) {
  return mutationOptions({
    mutationKey: ['menus'],
    mutationFn: (body: { dish: string }) => fetchJson(path, v.unknown(), { method: 'POST', body }),
    meta: { success: 'Menu added' },
  })
}

describe('queries', () => {
  test.each([{ dish: 'Jollof' }, { data: { dish: 'Jollof' } }])(
    'a query requests its path with the token, and caches %j under its key',
    { tags: 'matrix' },
    async (body) => {
      const app = await renderIdle()
      const seen: Request[] = []
      server.use(
        http.get('*/api/menus/:id', ({ request }) => {
          seen.push(request)
          return HttpResponse.json(body)
        }),
      )
      await act(() => app.read('m1'))
      expect(app.requests).toEqual(['GET /api/menus/m1'])
      expect(seen[0]?.headers.get('Accept')).toBe('application/json')
      expect(seen[0]?.headers.get('Authorization')).toBe('Bearer a-token')
      expect(seen[0]?.cache).toBe('no-store')
      expect(app.queryClient.getQueryData(['menus', 'm1'])).toEqual({ dish: 'Jollof' })
    },
  )

  test('several failures show one toast, with the latest message', async () => {
    const app = await renderIdle()
    server.use(
      http.get('*/api/menus/:id', () => HttpResponse.json({ message: 'Busy' }, { status: 500 })),
    )
    await act(() => app.read('m1'))
    await act(() => app.read('m2'))
    expect(await findToast('An unexpected error occurred')).toBeVisible()
    expect(screen.getAllByText('Busy')).toHaveLength(1)
    server.use(http.get('*/api/menus/m3', () => HttpResponse.json({}, { status: 503 })))
    await act(() => app.read('m3'))
    expect(await screen.findByText('Something went wrong')).toBeVisible()
    expect(screen.getAllByText('An unexpected error occurred')).toHaveLength(1)
    expect(screen.queryByText('Busy')).not.toBeInTheDocument()
  })
})

test.each([
  ['/nothing', 404, 'The mock API has no handler for GET /api/nothing'],
  ['/menus/fault-429', 429, 'Too many requests, try again in a minute'],
  ['/menus/fault-drop', 500, 'Something went wrong'],
  ['/menus/fault-empty', 500, 'Something went wrong'],
] as const)(
  'a request to %s fails with the status %i and the message "%s"',
  async (path, status, message) => {
    await renderIdle()
    await expect(fetchJson(path, menuSchema)).rejects.toMatchObject({
      name: 'ApiError',
      status,
      message,
    })
    takeLogged()
  },
)

test('a failed prefetch is not reported', async () => {
  const app = await renderIdle()
  await act(() => prefetch(app.queryClient, { ...menu('m1'), retry: false }))
  expect(app.requests).toEqual(['GET /api/menus/m1'])
  expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
})

describe('mutations', () => {
  test('a mutation fails at once if the browser is offline', async () => {
    const app = await renderIdle()
    onlineManager.setOnline(false)
    await act(() => app.write(menuMutation('/menus')))
    onlineManager.setOnline(true)
    expect(await findToast(/^You are offline, so nothing was sent/)).toBeVisible()
    expect(app.requests).toEqual([])
  })

  test('a successful mutation shows a toast, and refetches only the queries under its key', async () => {
    const app = await renderIdle()
    server.use(
      http.get('*/api/menus/:id', () => HttpResponse.json({ dish: 'Suya' })),
      http.post('*/api/menus', () => HttpResponse.json({})),
    )
    await act(() => app.read('m1'))
    app.queryClient.setQueryData(['orders'], [])
    await act(() => app.write(menuMutation('/menus')))
    expect(await findToast('Menu added')).toBeVisible()
    const requests = ['GET /api/menus/m1', 'POST /api/menus', 'GET /api/menus/m1']
    await waitFor(() => expect(app.requests).toEqual(requests))
    expect(app.queryClient.getQueryState(['orders'])?.isInvalidated).toBe(false)
  })

  test(
    'a failed mutation shows the message of the response, and is not sent again',
    { tags: 'matrix' },
    async () => {
      const app = await renderIdle()
      for (const [fault, message] of [
        ['500', 'The kitchen is on fire'],
        ['html', 'Something went wrong'],
        ['422', 'This cannot be processed'],
      ] as const) {
        app.requests.length = 0
        await act(() => app.write(menuMutation(`/menus/fault-${fault}`)))
        expect(await findToast(message)).toBeVisible()
        expect(app.requests).toHaveLength(1)
      }
      expect(screen.queryByText('An unexpected error occurred')).not.toBeInTheDocument()
    },
  )
})

describe('requests of a session that has ended', () => {
  test('many "unauthenticated" responses in any spelling show one toast', async () => {
    const app = await renderIdle()
    const spellings = ['Unauthenticated', 'unauthenticated', 'UNAUTHENTICATED']
    server.use(
      http.all('*/api/menus/:id', ({ params }) =>
        HttpResponse.json({ message: spellings[Number(params['id']) % 3] }, { status: 401 }),
      ),
    )
    const start = (_: unknown, index: number) =>
      index % 2 ? app.read(String(index)) : app.write(menuMutation(`/menus/${index}`))
    await act(() => Promise.all(Array.from({ length: 10 }, start)))
    await screen.findByRole('heading', { name: 'Sign in' })
    expect(app.address()).toBe('/login?redirect=%2Fnowhere')
    expect(await findToast('Your session has expired')).toBeVisible()
    expect(screen.getAllByText('Your session has expired')).toHaveLength(1)
    expect(failureToasts()).toHaveLength(1)
  })

  test('a mutation that fails after the session has ended is not reported to the next user', async () => {
    const app = await renderIdle()
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    server.use(
      http.post('*/api/menus', async () => {
        await held
        return HttpResponse.json({ message: 'The kitchen is on fire' }, { status: 500 })
      }),
    )
    const mutation = app.write(menuMutation('/menus'))
    await waitFor(() => expect(app.requests).toEqual(['POST /api/menus']))
    act(() => endSession('logout'))
    await screen.findByRole('heading', { name: 'Sign in' })
    await act(async () => {
      release()
      await mutation
    })
    expect(screen.queryByText('The kitchen is on fire')).not.toBeInTheDocument()
  })
})
