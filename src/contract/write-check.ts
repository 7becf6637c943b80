import * as v from 'valibot'
import { IDEMPOTENCY_KEY } from '../api/conventions.ts'
import {
  type Body,
  type Endpoint,
  endpointPath,
  sentBody,
  changeEndpoint,
  createEndpoint,
  deleteEndpoint,
} from '../api/endpoint.ts'
import { listPath } from '../api/list.ts'
import { recordPath } from '../api/resource.ts'
import { createBody, editBody, newVoucherValues } from '../features/vouchers/form/voucher-values.ts'
import { bulkEndpoint, voucherResource } from '../features/vouchers/resource.ts'
import type { Send } from './client.ts'
import { REPEATED, type CallReport, type ModuleReport } from './report.ts'
import { voucherDetailsSchema, voucherPageSchema } from './voucher-responses.ts'

const UNVERIFIED = 'The voucher could not be read again: the change is not verified.'

const DAY_MS = 24 * 60 * 60 * 1000

const emptyList = v.parse(voucherPageSchema, { vouchers: [] })
const createdIdSchema = v.pipe(
  voucherResource.created,
  v.transform((created) => created?.voucher.id),
)

/** A voucher that nobody can claim. */
function newVoucher() {
  const now = new Date()
  return {
    ...newVoucherValues(),
    title: `Contract check ${now.toISOString()}`,
    type: 'voucher' as const,
    amount: '1',
    expiryDate: new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10),
    claimable: false,
  }
}

const SECOND_VOUCHER =
  'There is a second voucher: "idempotency" is announced in "capabilities", but ignored.'
const OTHER_RESPONSE =
  'It is not the first response: "idempotency" is announced in "capabilities", but not followed.'

/**
 * Creates a voucher, and edits, expires and deletes it. Reads it again after each change. If the
 * list of vouchers announces `idempotency`, sends the creation twice with one key.
 */
export async function checkVoucherChanges(send: Send, token: string): Promise<ModuleReport> {
  const calls: CallReport[] = []
  const voucher = newVoucher()
  const { hasIdempotency } = await find()

  async function change(
    endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
    id: string,
    body?: Body,
    { key = crypto.randomUUID(), isRepeated = false }: { key?: string; isRepeated?: boolean } = {},
  ) {
    const { method, path } = endpoint
    const answer = await send(method, endpointPath(endpoint, id), {
      token,
      ...(body && { body: sentBody(endpoint, body) }),
      ...(body && hasIdempotency && { headers: { [IDEMPOTENCY_KEY]: key } }),
    })
    const problems = answer.failure === null ? [] : [answer.failure]
    const call = `${method} ${path}${isRepeated ? ` ${REPEATED}` : ''}`
    calls.push({ call, status: answer.status, problems, fields: [] })
    return { ...answer, id: v.parse(createdIdSchema, answer.body) }
  }
  const addProblem = (problem: string) => calls.at(-1)?.problems.push(problem)

  /** The ids of the listed vouchers with this title. */
  async function find() {
    const search = { page: 1, search: voucher.title, status: 'all', type: 'all' } as const
    const { body } = await send('GET', listPath(voucherResource, search), { token })
    const { rows, capabilities } = v.parse(v.fallback(voucherPageSchema, emptyList), body)
    return {
      ids: rows.filter(({ title }) => title === voucher.title).map(({ id }) => id),
      hasIdempotency: capabilities?.idempotency ?? false,
    }
  }

  /** `isGone` if the backend no longer has the voucher. Without `voucher`, it cannot be read. */
  async function read(id: string) {
    const { body, status } = await send('GET', recordPath(voucherResource, id), { token })
    const parsed = v.safeParse(voucherDetailsSchema, body)
    return {
      isGone: status === 404 || status === 410,
      voucher: parsed.success ? parsed.output.record : undefined,
    }
  }

  async function remove(id: string) {
    await change(deleteEndpoint(voucherResource), id)
    const last = await read(id)
    if (last.isGone) return
    const state = last.voucher ? 'still exists' : 'may still exist'
    addProblem(`The voucher "${voucher.title}" (${id}) ${state}: delete it yourself.`)
  }

  const key = crypto.randomUUID()
  const create = (isRepeated: boolean) =>
    change(createEndpoint(voucherResource), '', createBody(voucher), { key, isRepeated })

  /** Sends the creation again. Deletes the second voucher if the backend ignores the key. */
  async function repeat(first: Awaited<ReturnType<typeof create>>, id: string) {
    const second = await create(true)
    const others = new Set([...(await find()).ids, second.id ?? id])
    others.delete(id)
    if (others.size > 0) addProblem(SECOND_VOUCHER)
    else if (second.status !== first.status || second.id !== first.id) addProblem(OTHER_RESPONSE)
    // oxlint-disable-next-line no-await-in-loop
    for (const other of others) await remove(other)
  }

  const creation = await create(false)
  const id = creation.id ?? (await find()).ids[0]
  if (id === undefined) {
    // Only a refusal means that nothing was created.
    const hadNoEffect = creation.status !== null && creation.status >= 400 && creation.status < 500
    if (!hadNoEffect) addProblem(`A voucher "${voucher.title}" may exist: delete it yourself.`)
  } else {
    if (hasIdempotency && creation.failure === null) await repeat(creation, id)
    const edited = { ...voucher, title: `${voucher.title} (edited)`, amount: '2' }
    const edit = await change(changeEndpoint(voucherResource), id, editBody(edited))
    const afterEdit = (await read(id)).voucher
    const isEdited = afterEdit?.title === edited.title && afterEdit.amount === 2
    if (edit.failure === null && !isEdited) {
      addProblem(afterEdit ? 'The voucher does not have the new title and amount.' : UNVERIFIED)
    }
    const expiry = await change(bulkEndpoint, '', { type: 'expire', vouchers: [id] })
    const afterExpiry = (await read(id)).voucher
    if (expiry.failure === null && afterExpiry?.status !== 'expired') {
      addProblem(afterExpiry ? 'The status of the voucher is not "expired".' : UNVERIFIED)
    }
    await remove(id)
  }
  const failing = calls.filter(({ problems }) => problems.length > 0)
  const isWorking = failing.every(({ call }) => call.endsWith(REPEATED))
  const verdict = !isWorking ? 'does not work' : failing.length > 0 ? 'works with gaps' : 'works'
  return { name: 'Voucher changes', verdict, emptyColumns: [], calls, hasIdempotency }
}
