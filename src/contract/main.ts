import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { tokenSchema } from '../domain/user.ts'
import { readConfig } from '../lib/env.ts'
import { check } from './check.ts'
import { formatReport } from './format-report.ts'
import { modules } from './modules.ts'
import { figures } from './modules/analytics.ts'
import { permissionNames } from './permissions.ts'
import { isUsable } from './summary.ts'

const usage = `Checks whether a backend provides what the console needs, writes the OpenAPI document of what that is, or prints the names of all permissions.

  npm run contract -- https://api.example.com --token …
  npm run contract -- https://api.example.com --email … --password …
  npm run contract -- --openapi [file]
  npm run contract -- --permissions

  --token       the token of an administrator (or the variable CONTRACT_TOKEN)
  --email       the email of an administrator, to sign in
  --password    the password of that administrator (or the variable CONTRACT_PASSWORD)
  --origin      the origin of the console, such as https://admin.example.com. Default: that of the API, where CORS is not needed
  --only        the modules to check, such as orders,users. Default: all
  --write       also create, edit, expire and delete one voucher, and try an announced Idempotency-Key
  --json        print the report or the permissions as JSON ("npm run -s contract -- …" prints nothing else)
  --openapi     write the document to a file. Default: openapi.json
  --permissions print the names that the permissions of a user may have, one per line, those of a module together

The check sends one request at a time, and only reads unless --write is given. The exit code is 1 if the console cannot be used:
if sign-in or vouchers do not work, or a browser blocks the requests. The image service is not checked: each upload would leave an image.`

const options = {
  token: { type: 'string' },
  email: { type: 'string' },
  password: { type: 'string' },
  origin: { type: 'string' },
  only: { type: 'string' },
  write: { type: 'boolean' },
  json: { type: 'boolean' },
  openapi: { type: 'boolean' },
  permissions: { type: 'boolean' },
  help: { type: 'boolean' },
} as const

/** The arguments of the command are wrong. */
class UsageError extends Error {}

/** The base URL of an API, without slashes at the end. Accepts what the build accepts. */
function parseUrl(text: string) {
  const { config, problems } = readConfig({ VITE_API_URL: text })
  if (problems.length > 0 || !URL.canParse(config.apiUrl)) {
    throw new UsageError(`"${text}" is not an http(s) URL without credentials, query and hash.`)
  }
  return config.apiUrl
}

function parseOptions() {
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

function parseModules(text: string) {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  const lists = modules.filter(({ name }) => names.includes(name.toLowerCase()))
  const hasFigures = names.includes(figures.tag.toLowerCase())
  if (lists.length + Number(hasFigures) < names.length) {
    const all = [...modules.map(({ name }) => name), figures.tag].join(', ').toLowerCase()
    throw new UsageError(`--only takes some of ${all}.`)
  }
  return { lists, hasFigures }
}

async function writeDocument(target = 'openapi.json') {
  // Loaded here, because the check needs neither module, and nothing else needs the mock API.
  const { readExamples } = await import('../mock-api/examples.ts')
  const { openApiDocument } = await import('./openapi.ts')
  const file = path.resolve(target)
  const text = `${JSON.stringify(openApiDocument(await readExamples()), null, 2)}\n`
  await writeFile(file, text).catch((error: unknown) => {
    throw new UsageError(`The document cannot be written: ${String(error)}`)
  })
  process.stdout.write(`Written: ${file}\n`)
}

const toJson = (value: unknown) => JSON.stringify(value, null, 2)

async function run() {
  const { values, positionals } = parseOptions()
  const { email, write, json } = values
  const [target] = positionals
  if (values.help) return process.stdout.write(`${usage}\n`)
  if (values.openapi) return writeDocument(target)
  if (values.permissions) {
    return process.stdout.write(
      json ? `${toJson(permissionNames)}\n` : `${permissionNames.join('\n')}\n`,
    )
  }
  if (target === undefined) throw new UsageError('The URL of the backend is missing.')
  if (positionals.length > 1) throw new UsageError('Give one URL.')
  const baseUrl = parseUrl(target)
  const origin = new URL(parseUrl(values.origin ?? target)).origin
  const given = values.token?.replace(/^Bearer /, '')
  const token = given ?? (email ? undefined : process.env['CONTRACT_TOKEN'])
  const password = values.password ?? process.env['CONTRACT_PASSWORD']
  if (token === undefined ? !email || !password : !v.is(tokenSchema, token)) {
    throw new UsageError('Give a valid token, or an email and a password.')
  }
  // The report contains what the schemas would log.
  console.warn = () => undefined
  const only = values.only === undefined ? {} : parseModules(values.only)
  const report = await check({ baseUrl, origin, token, email, password, write, ...only })
  process.exitCode = isUsable(report) ? 0 : 1
  return process.stdout.write(
    json ? `${toJson({ isUsable: isUsable(report), ...report })}\n` : formatReport(report),
  )
}

try {
  await run()
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(`${error.message}\n\n${usage}`)
  process.exitCode = 2
}
