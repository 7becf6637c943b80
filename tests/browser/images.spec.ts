import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readHeader } from '../../src/lib/images/read-header'
import { expect, openSignedIn, test, type Page } from './fixtures'
import { startImageService } from './image-service'
import { dialog, toast } from './pages'
import { policyOf } from './policy'
import { IMAGES_PORT } from './ports'

const root = path.resolve(import.meta.dirname, '../..')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')
const SERVICE = `http://localhost:${IMAGES_PORT + 1}`

// The tests share one build, and one port.
test.describe.configure({ mode: 'serial', timeout: 180_000 })
test.use({
  baseURL: `http://localhost:${IMAGES_PORT}`,
  expectedMessages: /Failed to load resource|preloaded using link preload/,
})

let folder = ''
let server: ReturnType<typeof spawn> | undefined
let service: Awaited<ReturnType<typeof startImageService>>

test.beforeAll(async () => {
  test.setTimeout(180_000)
  folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-'))
  const options = { cwd: root, env: { ...process.env, VITE_IMAGE_API_URL: SERVICE } }
  const output = ['--outDir', folder, '--logLevel', 'error']
  execFileSync(process.execPath, [vite, 'build', ...output], options)
  const port = ['--port', String(IMAGES_PORT), '--strictPort']
  server = spawn(process.execPath, [vite, 'preview', ...output, ...port], options)
  service = await startImageService(IMAGES_PORT + 1)
})

test.beforeEach(async ({ page, problems }) => {
  service.respond = undefined
  await expect(async () => void (await page.request.get('/login'))).toPass()
  await openSignedIn(page, '/categories?category=cat-001&dialog=edit')
  await expect(image(page)).toBeVisible()
  page.on('request', () => {
    const isOwn = (problem: string) =>
      problem.startsWith(`A request to another origin: ${SERVICE}/`)
    problems.splice(0, Infinity, ...problems.filter((problem) => !isOwn(problem)))
  })
})

test.afterAll(async () => {
  await service.stop()
  if (server?.exitCode === null) {
    const ended = once(server, 'exit')
    server.kill()
    await ended
  }
  rmSync(folder, { recursive: true })
})

const image = (page: Page) => dialog(page, 'Edit category').getByLabel('Image')

interface Drawing {
  width: number
  height: number
  type: 'image/jpeg' | 'image/png' | 'image/webp'
  /** Makes the file large. */
  isNoisy?: boolean
  /** Adds EXIF data, which turn the image by 90°. */
  isTurned?: boolean
}

/** Draws an image that is red on the left and transparent on the right, and chooses it. Returns the size of its file. */
const chooseDrawing = (page: Page, drawing: Drawing) =>
  page.evaluate(async ({ width, height, type, isNoisy, isTurned }) => {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no context.')
    context.fillStyle = '#f00'
    context.fillRect(0, 0, width / 2, height)
    if (isNoisy) {
      const tile = context.createImageData(512, 512)
      tile.data.forEach((_, at) => {
        tile.data[at] = at % 4 === 3 ? 255 : Math.random() * 255
      })
      for (let x = 0; x < width; x += 512) {
        for (let y = 0; y < height; y += 512) context.putImageData(tile, x, y)
      }
    }
    const drawn = await canvas.convertToBlob({ type, quality: isNoisy ? 0.55 : 0.9 })
    const bytes = new Uint8Array(await drawn.arrayBuffer())
    // A TIFF header, and one entry: the orientation (0x112) is 6.
    const exif =
      'ff e1 00 30 45 78 69 66 00 00 4d 4d 00 2a 00 00 00 08 00 01 01 12 00 03 00 00 00 01 00 06 00 00 00 00 00 00'
        .split(' ')
        .map((byte) => Number.parseInt(byte, 16))
    const parts = isTurned
      ? [bytes.slice(0, 2), Uint8Array.from(exif), '6.45N 3.39E in', bytes.slice(2)]
      : [bytes]
    const transfer = new DataTransfer()
    transfer.items.add(new File(parts, 'photo', { type }))
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')
    if (!input) throw new Error('There is no field.')
    const tasks: number[] = []
    Object.assign(window, { longTasks: tasks, chosenAt: performance.now() })
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
    input.files = transfer.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
    return drawn.size
  }, drawing)

const expectUploaded = async (page: Page) => {
  await expect(page.getByText('Saving shows the new image.')).toBeVisible()
  const file = service.files.at(-1)
  if (!file) throw new Error('The service has no file.')
  return file
}

/** The color of the preview at two places, from 0 to 1. */
const colorsAt = (page: Page, ...places: (readonly [number, number])[]) =>
  page.getByAltText('Preview').evaluate(async (element, at) => {
    if (!(element instanceof HTMLImageElement)) throw new Error('There is no preview.')
    await element.decode()
    const canvas = new OffscreenCanvas(element.naturalWidth, element.naturalHeight)
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(element, 0, 0)
    return at.map(([x, y]) => {
      const color = context?.getImageData(x * canvas.width, y * canvas.height, 1, 1).data
      return [...(color ?? [])].map((part) => (part > 127 ? 1 : 0)).join('')
    })
  }, places)

test.describe('in the matrix', { tag: '@matrix' }, () => {
  test('a large photo is scaled without blocking the page, and shown where its category is', async ({
    page,
  }) => {
    for (const drawing of [
      { width: 6000, height: 4000, type: 'image/jpeg', isNoisy: true },
      { width: 7000, height: 5000, type: 'image/png' },
    ] as const) {
      const size = await chooseDrawing(page, drawing)
      const name = dialog(page, 'Edit category').getByLabel('Name')
      await name.press('End')
      await name.pressSequentially(' x')
      const file = await expectUploaded(page)
      const measured = await page.evaluate(() => ({
        took: performance.now() - Number(Reflect.get(window, 'chosenAt')),
        longest: Math.max(0, ...Array.from(Reflect.get(window, 'longTasks'), Number)),
      }))
      const header = readHeader(drawing.type, file)
      expect([header?.width, header?.height]).toContain(1600)
      test.info().annotations.push({
        type: 'scaled',
        description: `${drawing.type}: ${size} to ${file.length} bytes in ${Math.round(measured.took)} ms, longest task ${Math.round(measured.longest)} ms`,
      })
      expect(measured.longest).toBeLessThan(measured.took / 3)
    }
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(toast(page, 'Category saved')).toBeVisible()
    const row = page.getByRole('row', { name: /Rice x x/ })
    await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 1600)
  })

  for (const type of ['image/png', 'image/webp'] as const) {
    test(`an ${type} keeps its transparent parts`, async ({ page }) => {
      await chooseDrawing(page, { width: 2000, height: 1000, type })
      const file = await expectUploaded(page)
      expect(readHeader(type, file)).toMatchObject({ width: 1600, height: 800 })
      expect(await colorsAt(page, [0.1, 0.5], [0.9, 0.5])).toEqual(['1001', '0000'])
    })
  }

  test('an image that cannot be decoded is refused at its field, and nothing is sent', async ({
    page,
  }) => {
    const before = service.files.length
    const bytes = Buffer.from('89504e470d0a1a0a0000000d494844520000000a0000000a0806000000', 'hex')
    const end = Buffer.from('000000000000000049454e4400000000', 'hex')
    const file = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.concat([bytes, end]) }
    await image(page).setInputFiles(file)
    await expect(page.getByText(/^This image is damaged/)).toBeVisible()
    expect(service.files).toHaveLength(before)
  })

  test('a refusal of the image service with 401 shows its message, and the session goes on', async ({
    page,
  }) => {
    service.respond = (response) =>
      void response.writeHead(401, service.cors).end('{"message":"Unauthenticated"}')
    await chooseDrawing(page, { width: 40, height: 30, type: 'image/png' })
    await expect(dialog(page, 'Edit category').getByRole('alert')).toHaveText('Unauthenticated')
    service.respond = undefined
    await page.getByRole('button', { name: 'Try again' }).click()
    await expectUploaded(page)
    await expect(image(page)).toBeFocused()
  })

  test('the policy of a build with an image service allows its origin, previews and one worker, and nothing else', async ({
    page,
    problems,
  }) => {
    expect(policyOf(folder)).toEqual([
      "default-src 'none'",
      expect.stringMatching(/^script-src 'self'( 'sha256-[^ ]{44}'){3}$/),
      "style-src 'self'",
      "font-src 'self'",
      `img-src 'self' ${SERVICE} blob:`,
      `connect-src 'self' ${SERVICE}`,
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "worker-src 'self'",
      'trusted-types image-worker',
    ])
    await chooseDrawing(page, { width: 40, height: 30, type: 'image/png' })
    await expectUploaded(page)
    const refused = await page.evaluate(() => {
      const attempts = [
        () => window.trustedTypes?.createPolicy('another', { createScriptURL: () => '/' }),
        () => window.trustedTypes?.createPolicy('image-worker', { createScriptURL: () => '/' }),
        () => new Worker('/assets/another.js'),
      ]
      return attempts.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch {
          return 'refused'
        }
      })
    })
    expect(refused).toEqual(['refused', 'refused', 'refused'])
    problems.splice(0, Infinity, ...problems.filter((problem) => !/rusted/.test(problem)))
  })

  test('a turned photo is upright, and what it says about its place is gone', async ({ page }) => {
    await chooseDrawing(page, { width: 400, height: 200, type: 'image/jpeg', isTurned: true })
    const file = await expectUploaded(page)
    expect(readHeader('image/jpeg', file)).toMatchObject({ width: 200, height: 400 })
    expect(file.includes('Exif') || file.includes('6.45N')).toBe(false)
    // What was on the left is at the top. The other half is black, because a JPEG is not transparent.
    expect(await colorsAt(page, [0.5, 0.1], [0.5, 0.9])).toEqual(['1001', '0001'])
  })
})
