import path from 'node:path'
import { demoSignIn, expect, signIn, test } from './fixtures'
import { findNginx, startNginx } from './nginx'
import { chooseFromRow, toast, voucherRows } from './pages'
import { policyOf } from './policy'
import { NGINX_PORT, PORT } from './ports'

const root = path.resolve(import.meta.dirname, '../..')

/** Takes out what was meant to happen, and leaves all else to fail the test. */
function forget(problems: string[], meant: RegExp) {
  problems.splice(0, Infinity, ...problems.filter((problem) => !meant.test(problem)))
}

test('the built page has a policy that names nothing but its own origin', () => {
  expect(policyOf(path.join(root, 'dist'))).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self'( 'sha256-[^ ]{44}'){2}$/),
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
})

test('the policy stops scripts, strings that become scripts, and calls to other servers', async ({
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
        // What is forbidden throws; what counts is that it is reported.
      }
    }
  })
  const forbidden = ['TrustedHTML', 'connect-src', 'img-src']
  const seen = () =>
    forbidden.filter((directive) => problems.some((problem) => problem.includes(directive)))
  await expect.poll(seen).toEqual(forbidden)
  expect(await page.evaluate(() => window.name)).toBe('')
  forget(problems, /trusted|TrustedScript|TrustedHTML|HTMLScriptElement|evil\.example/)
})

test.describe('the token', () => {
  test.use({ expectedMessages: /Failed to load resource|does not have the expected shape/ })

  test('goes to the API in its header, and is nowhere else', async ({ page, context }) => {
    const sent: { address: string; authorization: string | undefined; text: string }[] = []
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    context.on('request', (request) => {
      const headers = request.headers()
      const authorization = headers['authorization']
      delete headers['authorization']
      const text = `${request.url()} ${JSON.stringify(headers)} ${request.postData() ?? ''}`
      sent.push({ address: new URL(request.url()).pathname, authorization, text })
    })
    await page.goto('/vouchers?status=used')
    await signIn(page)
    await expect(voucherRows(page)).toHaveCount(20)
    const token = await page.evaluate(() => localStorage.getItem('token'))
    if (!token) throw new Error('There is no token.')
    await chooseFromRow(page, 0, 'View Details')
    await page.getByRole('button', { name: 'View Order' }).click()
    await expect(page.getByRole('table', { name: 'Orders' })).toBeVisible()
    await page.keyboard.press('Escape')
    // The server repeats what it was sent, as a careless one may.
    await page.route('**/api/crm/voucher?*search=mirror*', (route) =>
      route.fulfill({ status: 500, json: { message: `No such session: Bearer ${token}` } }),
    )
    await page.getByRole('searchbox').fill('mirror')
    await expect(toast(page, 'No such session')).toBeVisible()
    const shown = await page.evaluate(
      () => document.documentElement.outerHTML + JSON.stringify(history.state) + location.href,
    )
    const texts = [shown, ...logged, ...sent.map(({ text }) => text)]
    expect(texts.filter((text) => text.includes(token))).toHaveLength(0)
    const withToken = sent.filter(({ authorization }) => authorization !== undefined)
    expect(withToken.length).toBeGreaterThanOrEqual(3)
    for (const { address, authorization } of withToken) {
      expect(address).toMatch(/^\/api\//)
      expect(authorization).toBe(`Bearer ${token}`)
    }
  })
})

test.describe('behind nginx', () => {
  test.use({ baseURL: `https://localhost:${NGINX_PORT}`, ignoreHTTPSErrors: true })
  test.describe.configure({ mode: 'serial' })

  let stop = async () => {}
  test.beforeAll(async () => {
    const nginx = findNginx()
    test.skip(!nginx, 'Skipped: nginx or openssl is not installed.')
    if (nginx) stop = await startNginx(nginx, NGINX_PORT, `http://127.0.0.1:${PORT}`)
  })
  test.afterAll(() => stop())

  test('the console works, with every header that a page cannot give itself', async ({
    page,
    request,
  }) => {
    await page.goto('/vouchers?status=used')
    await page.getByLabel('Email').fill(demoSignIn.email)
    await page.getByLabel('Password', { exact: true }).fill(demoSignIn.password)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(voucherRows(page)).toHaveCount(20)
    await page.getByRole('button', { name: 'Reward' }).click()
    await expect(page.getByRole('dialog', { name: 'Campaign Reward' })).toBeVisible()

    const answer = await request.get('/orders/7')
    expect(await answer.text()).toContain('<div id="root">')
    expect(answer.headers()).toMatchObject({
      'content-security-policy': "frame-ancestors 'none'",
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'no-cache',
    })
    const [script = ''] = /\/assets\/[^"]+\.js/.exec(await answer.text()) ?? []
    const ofScript = await page.evaluate(
      async (address) => Object.fromEntries((await fetch(address)).headers),
      script,
    )
    expect(ofScript).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      'x-content-type-options': 'nosniff',
    })
    // What a deploy has removed is gone: not the page in the place of a script, and not for a year.
    const gone = await request.get('/assets/gone-12345678.js')
    expect(gone.status()).toBe(404)
    expect(gone.headers()['cache-control']).toBeUndefined()
    expect((await request.get('/api/crm/voucher')).status()).toBe(401)
    // A campaign of 20,000 people reaches the backend, which would want a token.
    const users = Array.from({ length: 20_000 }, (_, index) => ({
      email: `somebody.${index}@example.com`,
      name: 'Somebody With A Name',
    }))
    const reward = await request.post('/api/crm/voucher/promotion', {
      data: { name: 'All', users },
    })
    expect(reward.status()).toBe(401)
  })

  test('the console is not shown in a frame of another page', async ({ page, problems }) => {
    const framed = async (address: string) => {
      const body = `<iframe src="${address}"></iframe>`
      await page.route('**/other-page', (route) =>
        route.fulfill({ contentType: 'text/html', body }),
      )
      const asked = page.waitForRequest(address)
      await page.goto(`http://localhost:${PORT}/other-page`)
      await asked
      return page.frames().at(-1)
    }
    const heading = { name: 'Sign in' }
    const open = await framed(`http://localhost:${PORT}/login`)
    await expect(page.frameLocator('iframe').getByRole('heading', heading)).toBeVisible()
    expect(open?.url()).toContain('/login')
    const refused = await framed(`https://localhost:${NGINX_PORT}/login`)
    await expect.poll(() => refused?.url()).toBe('chrome-error://chromewebdata/')
    forget(problems, /^A request to another origin: http:\/\/localhost:/)
  })
})
