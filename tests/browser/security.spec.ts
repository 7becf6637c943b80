import { statSync } from 'node:fs'
import path from 'node:path'
import { demoSignIn, expect, signIn, test } from './fixtures'
import { findNginx, startNginx } from './nginx'
import { chooseFromRow, dialog, expectLoaded, outwaitRetries, toast, voucherRows } from './pages'
import { policyOf } from './policy'
import { NGINX_PORT, PORT } from './ports'

const root = path.resolve(import.meta.dirname, '../..')

/** Removes the problems that the test caused on purpose. Any other problem fails it. */
function removeExpected(problems: string[], expected: RegExp) {
  problems.splice(0, Infinity, ...problems.filter((problem) => !expected.test(problem)))
}

test('the Content-Security-Policy of the build allows only its own origin', () => {
  expect(policyOf(path.join(root, 'dist'))).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self'( 'sha256-[^ ]{44}'){3}$/),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "worker-src 'none'",
    "trusted-types 'none'",
  ])
})

test('the Content-Security-Policy blocks inline scripts, markup from strings, and requests to other origins', async ({
  page,
  problems,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.evaluate(() => {
    const script = document.createElement('script')
    document.body.append(script)
    const attempts = [
      () => script.append('window.name = "run"'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>markup</b>'),
      () => void fetch('https://evil.example').catch(() => undefined),
      () => Object.assign(new Image(), { src: 'https://evil.example/image.png' }),
    ]
    for (const attempt of attempts) {
      try {
        attempt()
      } catch {
        // Some attempts throw. The test checks that the browser reports them.
      }
    }
  })
  const blocked = ['TrustedHTML', 'connect-src', 'img-src']
  const reported = () =>
    blocked.filter((directive) => problems.some((problem) => problem.includes(directive)))
  await expect.poll(reported).toEqual(blocked)
  expect(await page.evaluate(() => window.name)).toBe('')
  removeExpected(problems, /trusted|TrustedScript|TrustedHTML|HTMLScriptElement|evil\.example/)
})

test.describe('the token', () => {
  test.use({ expectedMessages: /Failed to load resource|does not have the expected shape/ })

  test('the session token is sent only to the API, in its header, and appears nowhere else', async ({
    page,
    context,
  }) => {
    const sent: { path: string; authorization: string | undefined; text: string }[] = []
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    context.on('request', (request) => {
      const headers = request.headers()
      const authorization = headers['authorization']
      delete headers['authorization']
      const text = `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`
      sent.push({ path: new URL(request.url()).pathname, authorization, text })
    })
    await page.clock.install()
    await page.goto('/vouchers?status=used')
    await signIn(page)
    await expectLoaded(page)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    if (!token) throw new Error('There is no token.')
    await chooseFromRow(page, 0, 'View Details')
    await page.getByRole('button', { name: 'View Order' }).click()
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    await page.keyboard.press('Escape')
    // A careless server may repeat the header in its error message.
    await page.route('**/api/crm/voucher?*search=mirror*', (route) =>
      route.fulfill({ status: 500, json: { message: `No such session: Bearer ${token}` } }),
    )
    await page.getByRole('searchbox').fill('mirror')
    await outwaitRetries(page, 'No such session')
    await expect(toast(page, 'No such session')).toBeVisible()
    const shown = await page.evaluate(
      () => document.documentElement.outerHTML + JSON.stringify(history.state) + location.href,
    )
    const texts = [shown, ...logged, ...sent.map(({ text }) => text)]
    expect(texts.filter((text) => text.includes(token))).toHaveLength(0)
    const withToken = sent.filter(({ authorization }) => authorization !== undefined)
    expect(withToken.length).toBeGreaterThanOrEqual(3)
    for (const { path: sentTo, authorization } of withToken) {
      expect(sentTo).toMatch(/^\/api\//)
      expect(authorization).toBe(`Bearer ${token}`)
    }
  })
})

test.describe('behind nginx', () => {
  test.use({ baseURL: `https://localhost:${NGINX_PORT}`, ignoreHTTPSErrors: true })
  test.describe.configure({ mode: 'serial' })

  let stop = async () => {}
  const nginx = findNginx()
  const encodings = [['gzip', '.gz'], ...(nginx?.brotli ? [['br', '.br']] : [])] as const
  test.beforeAll(async () => {
    test.skip(!nginx, 'Skipped: nginx or openssl is not installed.')
    if (nginx) stop = await startNginx(nginx, NGINX_PORT, `http://127.0.0.1:${PORT}`)
  })
  test.afterAll(() => stop())

  test('behind nginx, the console works and has the security and cache headers that HTML cannot set', async ({
    page,
    request,
  }) => {
    await page.goto('/vouchers?status=used')
    await page.getByLabel('Email').fill(demoSignIn.email)
    await page.getByLabel('Password', { exact: true }).fill(demoSignIn.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(voucherRows(page)).toHaveCount(20)
    await page.getByRole('button', { name: 'Reward' }).click()
    await expect(dialog(page, 'Campaign Reward')).toBeVisible()

    const html = await request.get('/orders/7')
    expect(await html.text()).toContain('<div id="root">')
    expect(html.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    })
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(await html.text()) ?? []
    const scriptHeaders = await page.evaluate(
      async (url) => Object.fromEntries((await fetch(url)).headers),
      script,
    )
    expect(scriptHeaders).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
    })
    // The compressed files of the build, as large as they are.
    for (const [encoding, extension] of encodings) {
      const response = await request.get(script, { headers: { 'Accept-Encoding': encoding } })
      const { size } = statSync(path.join(root, 'dist', script + extension))
      expect(response.headers()).toMatchObject({
        'content-encoding': encoding,
        'content-length': String(size),
      })
    }
    // A removed chunk is 404, which the browser does not cache. It is not the HTML of the page.
    const removed = await request.get('/assets/gone-12345678.js')
    expect(removed.status()).toBe(404)
    expect(removed.headers()['cache-control']).toBeUndefined()
    expect((await request.get('/api/crm/voucher')).status()).toBe(401)
    // A campaign of 20,000 people is not too large for nginx: the backend responds to it.
    const users = Array.from({ length: 20_000 }, (_, index) => ({
      email: `somebody.${index}@example.com`,
      name: 'Somebody With A Name',
    }))
    const reward = await request.post('/api/crm/voucher/promotion', {
      data: { name: 'All', users },
    })
    expect(reward.status()).toBe(401)
  })

  test('behind nginx, another page cannot show the console in a frame', async ({
    page,
    problems,
  }) => {
    const openInFrame = async (url: string) => {
      const body = `<iframe src="${url}"></iframe>`
      await page.route('**/other-page', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      )
      const requested = page.waitForRequest(url)
      await page.goto(`http://localhost:${PORT}/other-page`)
      await requested
      return page.frames().at(-1)
    }
    const heading = { name: 'Sign in' }
    const shown = await openInFrame(`http://localhost:${PORT}/login`)
    await expect(page.frameLocator('iframe').getByRole('heading', heading)).toBeVisible()
    expect(shown?.url()).toContain('/login')
    const blocked = await openInFrame(`https://localhost:${NGINX_PORT}/login`)
    await expect.poll(() => blocked?.url()).toBe('chrome-error://chromewebdata/')
    removeExpected(problems, /^A request to another origin: http:\/\/localhost:/)
  })
})
