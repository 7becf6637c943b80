// @module-tag matrix

import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openApiDocument } from '../../src/contract/openapi'
import { permissionNames } from '../../src/contract/permissions'
import { readExamples } from '../../src/mock-api/examples'
import { demoSignIn } from '../../src/mock-api/session'
import { startBackend } from './backend'

const ROOT = path.resolve(import.meta.dirname, '../..')

interface Result {
  code: number | string | null
  output: string
  errors: string
}

function execute(command: string, options: readonly string[]) {
  const env = { ...process.env, CONTRACT_TOKEN: '', CONTRACT_PASSWORD: '' }
  return new Promise<Result>((resolve) => {
    execFile(command, options, { cwd: ROOT, env }, (error, output, errors) =>
      resolve({ code: error?.code ?? 0, output, errors }),
    )
  })
}

/** Runs the command of `npm run contract`, without npm, which takes longer than the command. */
const run = (...options: string[]) =>
  execute('node_modules/.bin/jiti', ['src/contract/main.ts', ...options])

test('the command prints a table, and exits with 0 if sign-in and vouchers work', async () => {
  const { baseUrl } = await startBackend()
  const { email, password } = demoSignIn
  const options = [`${baseUrl}/`, '--email', email, '--password', password]
  const { code, output } = await execute('npm', ['run', '-s', 'contract', '--', ...options])
  expect(output).toMatch(/^Vouchers +GET \/crm\/voucher +200 +20 rows {2}works$/m)
  expect(output).toContain('The console can be used with this backend.')
  expect(code).toBe(0)
})

test('the command prints JSON, and exits with 1 if vouchers do not work', async () => {
  const backend = await startBackend((request, next) =>
    request.headers.get('authorization') === 'Bearer a-token' &&
    request.url.includes('/crm/voucher')
      ? new Response(null, { status: 404 })
      : next(),
  )
  backend.db.tokens.add('a-token')
  const options = ['--token', 'a-token', '--json', '--only', 'analytics,Orders,vouchers']
  const { code, output } = await run(backend.baseUrl, ...options)
  const report: unknown = JSON.parse(output)
  expect(report).toMatchObject({
    api: backend.baseUrl,
    isPartial: true,
    modules: [
      { name: 'Session', verdict: 'works' },
      { name: 'Vouchers', verdict: 'not provided' },
      { name: 'Orders', verdict: 'works' },
      { name: 'Analytics', verdict: 'works' },
    ],
  })
  expect(output).not.toContain('a-token')
  expect(code).toBe(1)
})

test('the command writes the OpenAPI document', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'contract-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'openapi.json')
  const { code, output } = await run('--openapi', file)
  expect([code, output]).toEqual([0, `Written: ${file}\n`])
  const written: unknown = JSON.parse(await readFile(file, 'utf8'))
  expect(written).toEqual(JSON.parse(JSON.stringify(openApiDocument(await readExamples()))))
})

test('the command prints the names of all permissions, one per line or as JSON', async () => {
  const lines = await run('--permissions')
  expect(lines).toMatchObject({ code: 0, output: `${permissionNames.join('\n')}\n` })
  const { output } = await run('--permissions', '--json')
  expect(JSON.parse(output)).toEqual(permissionNames)
})

test.each([
  ['an unknown option', ['--tokn', 'a'], "Unknown option '--tokn'"],
  [
    'an unknown module',
    ['--token', 'a', '--only', 'order'],
    '--only takes some of vouchers, orders,',
  ],
])('the command refuses %s, and says how it is used', async (_name, options, error) => {
  const { code, errors } = await run('https://api.example.com', ...options)
  expect(errors).toContain(error)
  expect(errors).toContain('npm run contract -- https://api.example.com --token')
  expect(code).toBe(2)
})
