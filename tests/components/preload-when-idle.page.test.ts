import { expect, test, vi } from 'vitest'
import { lazyChunk } from '@/components/overlays/lazy-chunk'
import { preloadWhenIdle } from '@/components/overlays/preload-when-idle'
import { isSlowConnection } from '@/lib/slow-connection'

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

/** Chunks that record their loads. */
function createChunks(names: readonly string[]) {
  const loaded: string[] = []
  for (const name of names) preloadWhenIdle(lazyChunk(async () => loaded.push(name)).preload)
  return loaded
}

test('chunks load three seconds after they are known, the latest first', async () => {
  vi.useFakeTimers()
  const loaded = createChunks(['shell', 'list', 'page'])
  await wait(2900)
  expect(loaded).toEqual([])
  await wait(200)
  expect(loaded).toEqual(['page', 'list', 'shell'])
})

test.each(['pointerdown', 'keydown', 'wheel'])(
  'nothing is preloaded within a second after a %s',
  async (type) => {
    vi.useFakeTimers()
    const loaded = createChunks(['dialog'])
    await wait(2900)
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    await wait(900)
    expect(loaded).toEqual([])
    await wait(1000)
    expect(loaded).toEqual(['dialog'])
  },
)

test.each([
  [undefined, false],
  [{ effectiveType: '4g', saveData: false }, false],
  [{ effectiveType: '3g' }, true],
  [{ effectiveType: '4g', saveData: true }, true],
])('a browser whose connection is %o counts as slow: %s', (connection, expected) => {
  vi.stubGlobal('navigator', { connection })
  expect(isSlowConnection()).toBe(expected)
  vi.unstubAllGlobals()
})
