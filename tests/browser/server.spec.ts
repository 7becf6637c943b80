import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoSignIn, expect, test } from './fixtures'
import { policyOf } from './policy'
import { PREVIEW_PORT } from './ports'

const root = path.resolve(import.meta.dirname, '../..')
const vite = path.join(root, 'node_modules/vite/bin/vite.js')

test('the mock API can be used over HTTP without a browser', async ({ request }) => {
  const unauthenticated = await request.get('/api/crm/voucher?page=1')
  expect(unauthenticated.status()).toBe(401)
  expect(await unauthenticated.json()).toEqual({ message: 'Unauthenticated' })
  const signIn = await request.post('/api/auth/login', { data: demoSignIn })
  const { data } = await signIn.json()
  const { token } = data
  const headers = { Authorization: `Bearer ${token}` }
  const list = await request.get('/api/crm/voucher?page=1&limit=20', { headers })
  expect((await list.json()).data.pagination).toEqual({ total: 240, totalPages: 12 })
  const missing = await request.get('/api/nothing/here', {
    headers: { ...headers, Accept: 'text/html' },
  })
  expect(missing.status()).toBe(404)
  expect(await missing.json()).toEqual({
    message: 'The mock API has no handler for GET /api/nothing/here',
  })
  await expect(request.get('/api/crm/voucher?search=fault-drop', { headers })).rejects.toThrow()
})

test(
  'a viewer displays the OpenAPI document of the mock API',
  { tag: '@matrix' },
  async ({ page }) => {
    const document = await page.request.get('/api/openapi.json')
    const { paths } = await document.json()
    await page.goto('/api/docs')
    await expect(page.getByRole('heading', { name: /^Marketplace Admin API/ })).toBeVisible()
    const names = Object.values(paths).flatMap((item) => Object.keys(Object(item)))
    expect(names.length).toBeGreaterThan(15)
    await expect(page.locator('.opblock-summary')).toHaveCount(names.length)
    await expect(page.getByRole('heading', { name: 'Errors' })).toBeHidden()
  },
)

test('the build contains nothing of the mock API', () => {
  const files = readdirSync(path.join(root, 'dist'), { recursive: true, encoding: 'utf8' })
  const texts = files.filter((file) => /\.(js|html|css)$/.test(file))
  expect(texts.length).toBeGreaterThan(15)
  for (const file of texts) {
    const text = readFileSync(path.join(root, 'dist', file), 'utf8')
    expect(text, file).not.toMatch(/mswjs|mock-api|\bfault-|Adaeze|The kitchen is on fire/)
    expect(text, file).not.toContain(demoSignIn.password)
  }
})

test.describe('a build for a real backend', { tag: '@matrix' }, () => {
  // The tests share one build, and one port.
  test.describe.configure({ mode: 'serial', timeout: 120_000 })
  test.use({ baseURL: `http://localhost:${PREVIEW_PORT}`, expectedMessages: /is not configured/ })

  const API_URL = 'https://api.example.com:8443/v1/'
  const IMAGE_API_URL = 'https://images.example.com/upload'
  let folder = ''
  let server: ReturnType<typeof spawn> | undefined

  test.beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'marketplace-admin-'))
    const variables = { VITE_API_URL: API_URL, VITE_IMAGE_API_URL: IMAGE_API_URL }
    const options = { cwd: root, env: { ...process.env, ...variables } }
    const output = ['--outDir', folder, '--logLevel', 'error']
    execFileSync(process.execPath, [vite, 'build', ...output], options)
    const port = ['--port', String(PREVIEW_PORT), '--strictPort']
    server = spawn(process.execPath, [vite, 'preview', ...output, ...port], options)
  })

  test.afterAll(async () => {
    if (server?.exitCode === null) {
      const ended = once(server, 'exit')
      server.kill()
      await ended
    }
    rmSync(folder, { recursive: true })
  })

  test('a build for a real backend has no demo account and no mock API, and its policy allows the backend', async ({
    page,
    request,
  }) => {
    await expect(async () => void (await page.goto('/login'))).toPass()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Use demo account' })).toBeHidden()
    const response = await request.get('/api/crm/voucher', {
      headers: { Accept: 'application/json' },
    })
    expect(await response.text()).not.toContain('Unauthenticated')
    const services = 'https://api.example.com:8443 https://images.example.com'
    expect(policyOf(folder)).toContain(`connect-src 'self' ${services}`)
    expect(policyOf(folder)).toContain(`img-src 'self' ${services} blob:`)
  })

  test('a build with an invalid VITE_API_URL names it on the page and in the console', async ({
    page,
  }) => {
    // Cheaper than a second build: Vite inlines the value of the variable.
    let replaced = 0
    await page.route('**/assets/*.js', async (route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (body.includes(API_URL)) replaced += 1
      await route.fulfill({ response, body: body.replaceAll(API_URL, 'api.example.com') })
    })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/vouchers')
    await expect(page.getByRole('heading', { name: 'The console is not configured' })).toBeVisible()
    await expect(page.getByText('VITE_API_URL must be an http(s) URL')).toBeVisible()
    expect(logged.join()).toContain('VITE_API_URL must be')
    expect(replaced).toBeGreaterThan(0)
  })
})
