import { http, HttpResponse } from 'msw'
import { onTestFinished, vi } from 'vitest'
import { config } from '@/lib/config'
import type { ScaleReply, ScaleTask } from '@/lib/images/scale-task'
import { bytesOf, jpeg } from './image-files'
import { server } from './server'

/** The image that every worker responds with. */
const scaled = (type: string) => new Blob([bytesOf(jpeg({ width: 1600, height: 1200 }))], { type })

/**
 * Gives the app an image service, and what jsdom lacks: a worker that scales images, and the URLs of
 * blobs. `answer` is the worker's response.
 */
export function provideImages({
  imageApiUrl = '/api',
  answer = ({ type }: ScaleTask): ScaleReply => ({ image: scaled(type) }),
} = {}) {
  const tasks: ScaleTask[] = []
  class ImageWorker extends EventTarget {
    #isEnded = false
    postMessage(task: ScaleTask) {
      tasks.push(task)
      setTimeout(() => {
        if (!this.#isEnded) this.dispatchEvent(new MessageEvent('message', { data: answer(task) }))
      })
    }
    terminate() {
      this.#isEnded = true
    }
  }
  const { imageApiUrl: before } = config
  config.imageApiUrl = imageApiUrl
  vi.stubGlobal('Worker', ImageWorker)
  vi.stubGlobal('OffscreenCanvas', EventTarget)
  const { createObjectURL, revokeObjectURL } = URL
  Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined })
  onTestFinished(() => {
    config.imageApiUrl = before
    vi.unstubAllGlobals()
    Object.assign(URL, { createObjectURL, revokeObjectURL })
  })
  return tasks
}

/**
 * Takes every upload. In jsdom, the files of a form arrive without their bytes, which the mock API
 * refuses.
 */
export const takeUploads = () =>
  server.use(
    http.post('*/api/images', () =>
      HttpResponse.json({ url: `/api/images/upload-${crypto.randomUUID()}.jpeg` }, { status: 201 }),
    ),
  )
