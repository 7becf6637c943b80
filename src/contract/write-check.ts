import * as v from 'valibot'
import { type Body, type Endpoint, endpointPath, sentBody } from '../api/endpoint.ts'
import { listPath } from '../api/list.ts'
import { changeEndpoint, createEndpoint, deleteEndpoint, recordPath } from '../api/resource.ts'
import { bulkEndpoint } from '../features/vouchers/endpoints.ts'
import { writableVouchers } from '../features/vouchers/form/voucher-form-schema.ts'
import {
  createBody,
  editBody,
  newVoucherValues,
} from '../features/vouchers/form/voucher-values-schema.ts'
import {
  voucherDetailsSchema,
  voucherPageSchema,
  voucherResource,
} from '../features/vouchers/resource.ts'
import type { Send } from './client.ts'
import type { CallReport, ModuleReport } from './report.ts'

const UNVERIFIED = 'The voucher could not be read again: the change is not verified.'

const DAY_MS = 24 * 60 * 60 * 1000

const emptyList = v.parse(voucherPageSchema, { vouchers: [] })
const createdIdSchema = v.pipe(
  writableVouchers.created,
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

/** Creates a voucher, and edits, expires and deletes it. Each change is read again. */
export async function checkVoucherChanges(send: Send, token: string): Promise<ModuleReport> {
  const calls: CallReport[] = []
  const voucher = newVoucher()

  async function change(
    endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>,
    id: string,
    body?: Body,
  ) {
    const { method, path } = endpoint
    const answer = await send(method, endpointPath(endpoint, id), {
      token,
      ...(body && { body: sentBody(endpoint, body) }),
    })
    const problems = answer.failure === null ? [] : [answer.failure]
    calls.push({ call: `${method} ${path}`, status: answer.status, problems, fields: [] })
    return answer
  }
  const addProblem = (problem: string) => calls.at(-1)?.problems.push(problem)

  async function findId() {
    const search = { page: 1, search: voucher.title, status: 'all', type: 'all' } as const
    const { body } = await send('GET', listPath(voucherResource, search), { token })
    const { rows } = v.parse(v.fallback(voucherPageSchema, emptyList), body)
    return rows.find(({ title }) => title === voucher.title)?.id
  }

  /** `isGone` if the backend no longer has it; no voucher if it cannot be read. */
  async function read(id: string) {
    const { body, status } = await send('GET', recordPath(voucherResource, id), { token })
    const parsed = v.safeParse(voucherDetailsSchema, body)
    return {
      isGone: status === 404 || status === 410,
      voucher: parsed.success ? parsed.output.record : undefined,
    }
  }

  const creation = await change(createEndpoint(writableVouchers), '', createBody(voucher))
  const id = v.parse(createdIdSchema, creation.body) ?? (await findId())
  if (id === undefined) {
    // Only a refusal says that nothing was created.
    const hadNoEffect = creation.status !== null && creation.status >= 400 && creation.status < 500
    if (!hadNoEffect) addProblem(`A voucher "${voucher.title}" may exist: delete it yourself.`)
  } else {
    const edited = { ...voucher, title: `${voucher.title} (edited)`, amount: '2' }
    const edit = await change(changeEndpoint(writableVouchers), id, editBody(edited))
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
    await change(deleteEndpoint(voucherResource), id)
    const last = await read(id)
    if (!last.isGone) {
      const state = last.voucher ? 'still exists' : 'may still exist'
      addProblem(`The voucher "${voucher.title}" (${id}) ${state}: delete it yourself.`)
    }
  }
  const isWorking = calls.every(({ problems }) => problems.length === 0)
  const verdict = isWorking ? 'works' : 'does not work'
  return { name: 'Voucher changes', verdict, emptyColumns: [], calls }
}
