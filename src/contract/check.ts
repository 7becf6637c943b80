import * as v from 'valibot'
import { loginEndpoint, loginResponseSchema, logoutEndpoint } from '../features/session/schema.ts'
import { voucherList } from '../features/vouchers/schema.ts'
import { failureOf, checkModule } from './check-module.ts'
import { createClient, type ClientOptions, type Send } from './client.ts'
import { cacheProblems, corsProblems, preflightProblems } from './headers.ts'
import { modules } from './modules.ts'
import type { CallReport, ModuleReport, Report } from './report.ts'
import { checkVoucherChanges } from './write-check.ts'

export interface CheckOptions extends ClientOptions {
  /** The administrator's token, or what to sign in with. */
  token?: string | undefined
  email?: string | undefined
  password?: string | undefined
  /** Whether to create a voucher, and to edit, expire and delete it. */
  write?: boolean | undefined
}

const unauthenticatedSchema = v.object({
  message: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.literal('unauthenticated')),
})

/** A request without a token: by its response, the console recognizes that a session has ended. */
async function checkRefusal(send: Send): Promise<CallReport> {
  const answer = await send('GET', voucherList.path)
  const call = `GET ${voucherList.path} without a token`
  const isRecognized =
    answer.status !== null && answer.status >= 400 && v.is(unauthenticatedSchema, answer.body)
  const isOpen = answer.status !== null && answer.status < 300
  const problem = isOpen
    ? 'The server responds to a request without a token.'
    : 'The message is not "Unauthenticated": the console does not notice that a session has ended.'
  const failure = answer.status === null ? failureOf(answer) : null
  const problems = isRecognized ? [] : [failure ?? problem]
  return { call, status: answer.status, problems, fields: [] }
}

async function signIn(send: Send, { email, password }: CheckOptions) {
  const answer = await send('POST', loginEndpoint.path, { body: { email, password } })
  const parsed = v.safeParse(loginResponseSchema, answer.body)
  const lacking = (parsed.issues ?? []).map((issue) => `"${v.getDotPath(issue) ?? 'user'}"`)
  const failure = failureOf(answer)
  const problem = failure ?? `The response has no usable ${[...new Set(lacking)].join(' and ')}.`
  const token = failure === null && parsed.success ? parsed.output.token : undefined
  const call: CallReport = {
    call: `POST ${loginEndpoint.path}`,
    status: answer.status,
    problems: token === undefined ? [problem] : [],
    fields: [],
  }
  return { token, call }
}

/** Checks what the console needs of a backend, with one request at a time. It only reads, unless `write` is set. */
export async function check(options: CheckOptions): Promise<Report> {
  const request = createClient(options)
  const cors = new Set<string>()
  const cache = new Set<string>()
  const send: Send = async (...parameters) => {
    const answer = await request(...parameters)
    for (const problem of corsProblems(answer, options)) cors.add(problem)
    for (const problem of cacheProblems(answer)) cache.add(problem)
    return answer
  }
  const refusal = await checkRefusal(send)
  const session: ModuleReport = {
    name: 'Session',
    verdict: refusal.problems.length > 0 ? 'works with gaps' : 'works',
    emptyColumns: [],
    calls: [refusal],
  }
  const checked = [session]
  const toReport = (): Report => ({
    api: options.baseUrl,
    origin: options.origin,
    modules: checked,
    cors: [...cors],
    cache: [...cache],
  })
  const login = options.token === undefined ? await signIn(send, options) : undefined
  const token = options.token ?? login?.token
  if (login) session.calls.unshift(login.call)
  if (token === undefined || refusal.status === null) {
    session.verdict = 'does not work'
    return toReport()
  }
  const read = (path: string) => send('GET', path, { token })
  for (const module of modules) {
    // oxlint-disable-next-line no-await-in-loop
    checked.push(await checkModule(module, read))
  }
  if (options.write) checked.push(await checkVoucherChanges(send, token))
  for (const problem of await preflightProblems(request, voucherList.path, options)) {
    cors.add(problem)
  }
  if (login) {
    const { status } = await send(logoutEndpoint.method, logoutEndpoint.path, { token })
    session.calls.push({ call: `POST ${logoutEndpoint.path}`, status, problems: [], fields: [] })
  }
  return toReport()
}
