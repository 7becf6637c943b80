import * as v from 'valibot'
import { errorSchema, isSessionEnd, SESSION_END } from '../api/conventions.ts'
import { loginEndpoint, loginResponseSchema, logoutEndpoint } from '../features/session/resource.ts'
import { voucherResource } from '../features/vouchers/resource.ts'
import { checkFigures } from './check-figures.ts'
import { checkModule, isLacking } from './check-module.ts'
import { createClient, type Answer, type ClientOptions, type Send } from './client.ts'
import { describeBody, describeValue } from './describe-body.ts'
import { verdictOf } from './findings.ts'
import { cacheProblems, corsProblems, hiddenHeaders, preflightProblems } from './headers.ts'
import type { ListModule } from './list-module.ts'
import { modules } from './modules.ts'
import { OPEN, type CallReport, type ModuleReport, type Report } from './report.ts'
import { voucherPageSchema } from './voucher-responses.ts'
import { checkVoucherChanges } from './write-check.ts'

export interface CheckOptions extends ClientOptions {
  /** The administrator's token. Otherwise the check signs in. */
  token?: string | undefined
  email?: string | undefined
  password?: string | undefined
  /** Also creates a voucher, and edits, expires and deletes it. */
  write?: boolean | undefined
  /** By default, all lists and the figures are checked. */
  lists?: readonly ListModule[]
  hasFigures?: boolean
}

const UNKNOWN_REFUSAL =
  'The backend does not have this request, so it is not known how it refuses a session.'

/**
 * Sends a request that the server must refuse. The console recognizes the end of a session by such
 * a response.
 */
async function checkRefusal(send: Send, name: string, token?: string): Promise<CallReport> {
  const answer = await send('GET', voucherResource.path, { token })
  const { status, body, failure } = answer
  const call = `GET ${voucherResource.path} ${name}`
  const error = v.safeParse(errorSchema, body)
  const message = error.success ? error.output.message : ''
  const isRecognized = status !== null && status >= 400 && isSessionEnd(status, message)
  if (isRecognized || status === null) {
    return { call, status, problems: failure && !isRecognized ? [failure] : [], fields: [] }
  }
  if (isLacking(answer)) return { call, status, problems: [UNKNOWN_REFUSAL], fields: [] }
  const problem = v.is(voucherPageSchema, body)
    ? OPEN
    : `${failure ?? `The status is ${status}.`} The console recognizes the end of a session by the status ${SESSION_END}, or by the message "Unauthenticated".`
  return { call, status, problems: [problem], fields: [] }
}

async function signIn(send: Send, { email, password }: CheckOptions) {
  const answer = await send('POST', loginEndpoint.path, { body: { email, password } })
  const parsed = v.safeParse(loginResponseSchema, answer.body)
  const lacking = (parsed.issues ?? []).map((issue) => `"${v.getDotPath(issue) ?? 'user'}"`)
  const { failure } = answer
  const problem =
    failure ??
    `The response has no usable ${[...new Set(lacking)].join(' and ')}. ${describeBody(answer.body, 'user')}`
  const token = failure === null && parsed.success ? parsed.output.token : undefined
  const call: CallReport = {
    call: `POST ${loginEndpoint.path}`,
    status: answer.status,
    problems: token === undefined ? [problem] : [],
    fields: [],
  }
  return { token, call }
}

/** The response of the base URL, in a sentence. */
function describeBase({ baseUrl }: CheckOptions, { status, headers, body, failure }: Answer) {
  const type = headers.get('content-type')?.split(';')[0] ?? 'no Content-Type'
  const found = body === undefined ? failure : `The response is ${describeValue(body)}.`
  return `GET ${baseUrl}/ responds with ${status ?? 'nothing'} and ${type}. ${found}`
}

/** Sends one request at a time. Only reads, unless `write` is set. */
export async function check(options: CheckOptions): Promise<Report> {
  const request = createClient(options)
  const cors = new Set<string>()
  const cache = new Set<string>()
  const responses: Headers[] = []
  const send: Send = async (...parameters) => {
    const answer = await request(...parameters)
    for (const problem of corsProblems(answer, options)) cors.add(problem)
    for (const problem of cacheProblems(answer)) cache.add(problem)
    if (answer.status !== null) responses.push(answer.headers)
    return answer
  }
  const session: ModuleReport = {
    name: 'Session',
    verdict: 'does not work',
    emptyColumns: [],
    calls: [await checkRefusal(send, 'without a token')],
  }
  const { baseUrl, origin, lists = modules, hasFigures = true } = options
  const isPartial = lists.length < modules.length || !hasFigures
  const report = { api: baseUrl, origin, isPartial, modules: [session] }
  const toReport = (base?: string): Report => ({
    ...report,
    ...(base !== undefined && { base }),
    cors: [...cors],
    cache: [...cache],
    hints: hiddenHeaders(responses, options),
  })
  if (session.calls[0]?.status === null) return toReport()
  session.calls.push(await checkRefusal(send, 'with an invalid token', 'invalid'))
  const login = options.token === undefined ? await signIn(send, options) : undefined
  const token = options.token ?? login?.token
  if (login) session.calls.push(login.call)
  if (token === undefined) return toReport()

  const read = (path: string) => send('GET', path, { token })
  for (const module of lists) {
    // oxlint-disable-next-line no-await-in-loop
    report.modules.push(await checkModule(module, read))
  }
  const found = report.modules.slice(1)
  const isEmpty = found.length > 0 && found.every(({ verdict }) => verdict === 'not provided')
  const base = isEmpty ? describeBase(options, await read('/')) : undefined
  if (hasFigures) report.modules.push(await checkFigures(read))
  if (options.write) report.modules.push(await checkVoucherChanges(send, token))
  const { path: voucherPath } = voucherResource
  const hasIdempotency = report.modules.some((module) => module.hasIdempotency)
  for (const problem of await preflightProblems(request, voucherPath, options, hasIdempotency)) {
    cors.add(problem)
  }
  if (login) {
    const { method, path } = logoutEndpoint
    const answer = await send(method, path, { token })
    // The console also ends a session that the backend cannot end.
    const problems = answer.failure === null || isLacking(answer) ? [] : [answer.failure]
    session.calls.push({ call: `${method} ${path}`, status: answer.status, problems, fields: [] })
  }
  session.verdict = verdictOf(session.calls)
  return toReport(base)
}
