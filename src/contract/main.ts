import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { check } from './check.ts'
import { readExamples } from './examples.ts'
import { openApiDocument } from './openapi.ts'
import { formatReport, isUsable } from './report.ts'

const usage = `Checks whether a backend provides what the console needs, or writes the OpenAPI document of what that is.

  npm run contract -- https://api.example.com --token …
  npm run contract -- https://api.example.com --email … --password …
  npm run contract -- --openapi [file]

  --token       the token of an administrator (or the variable CONTRACT_TOKEN)
  --email       the email of an administrator, to sign in
  --password    the password of that administrator (or the variable CONTRACT_PASSWORD)
  --origin      the origin of the console, such as https://admin.example.com. Default: that of the API, where CORS is not needed
  --write       also create, edit, expire and delete one voucher
  --json        print the report as JSON ("npm run -s contract -- …" prints nothing else)
  --openapi     write the document to a file. Default: openapi.json

The check sends one request at a time, and only reads unless --write is given. The exit code is 1 if sign-in or vouchers do not work.`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    token: { type: 'string' },
    email: { type: 'string' },
    password: { type: 'string' },
    origin: { type: 'string' },
    write: { type: 'boolean' },
    json: { type: 'boolean' },
    openapi: { type: 'boolean' },
    help: { type: 'boolean' },
  },
})
const [target] = positionals

/** Prints why the command cannot run, and how it is used. */
function refuse(problem: string) {
  console.error(`${problem}\n\n${usage}`)
  process.exitCode = 2
}

async function writeDocument() {
  const file = path.resolve(target ?? 'openapi.json')
  await writeFile(file, `${JSON.stringify(openApiDocument(await readExamples()), null, 2)}\n`)
  process.stdout.write(`Written: ${file}\n`)
}

async function checkBackend(url: string) {
  const token = values.token ?? process.env['CONTRACT_TOKEN']
  const password = values.password ?? process.env['CONTRACT_PASSWORD']
  if (!token && !(values.email && password)) {
    return refuse('Give a token, or an email and a password.')
  }
  const { email, write, origin = new URL(url).origin } = values
  // The report has what the schemas log.
  console.warn = () => undefined
  const baseUrl = url.replace(/\/+$/, '')
  const report = await check({ baseUrl, origin, token, email, password, write })
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report))
  if (!isUsable(report)) process.exitCode = 1
}

if (values.help) process.stdout.write(`${usage}\n`)
else if (values.openapi) await writeDocument()
else if (!target) refuse('The URL of the backend is missing.')
else if (!URL.canParse(target)) refuse(`"${target}" is not a URL.`)
else await checkBackend(target)
