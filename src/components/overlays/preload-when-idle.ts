import { whenIdle } from '@/lib/when-idle'

// Late enough not to compete with the page's own requests.
const PRELOAD_AFTER_MS = 3000

/** Resolves when the chunk has loaded, or with undefined if it has not. */
type Preload = () => Promise<unknown>

const unloaded = new Set<Preload>()
// The last ones are those of the page itself, which are needed first.
const waiting: Preload[] = []

async function preloadOne(preload: Preload) {
  if ((await preload()) !== undefined) unloaded.delete(preload)
}

function preloadLatest() {
  const latest = waiting.pop()
  if (latest) void preloadOne(latest)
}

/**
 * Preloads a chunk that the next step most likely needs, so that it is there at once and offline:
 * while the page is idle and nobody presses anything, the latest chunk first. After a failure, an
 * `online` event repeats it.
 */
export function preloadWhenIdle(preload: Preload) {
  unloaded.add(preload)
  waiting.push(preload)
  whenIdle(preloadLatest, PRELOAD_AFTER_MS)
}

/** The same for a chunk that must not wait for the others. */
export function preloadFirst(preload: Preload) {
  unloaded.add(preload)
  whenIdle(() => void preloadOne(preload), PRELOAD_AFTER_MS)
}

// At once: the browser may soon be offline again.
window.addEventListener('online', () => {
  for (const preload of unloaded) void preloadOne(preload)
})
