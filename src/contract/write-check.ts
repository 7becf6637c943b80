import * as v from 'valibot'
import {
  bulkEndpoint,
  createEndpoint,
  deleteEndpoint,
  editEndpoint,
} from '../features/vouchers/endpoints.ts'
import {
  voucherDetailsSchema,
  voucherList,
  voucherListSchema,
} from '../features/vouchers/schema.ts'
import { endpointPath } from '../lib/endpoint.ts'
import { listPath } from '../lib/list.ts'
import { recordPath } from '../lib/module.ts'
import { failureOf } from './check-module.ts'
import type { Send } from './client.ts'
import type { CallReport, ModuleReport } from './report.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Creates a voucher that nobody can claim, and edits, expires and deletes it. Each change is read again. */
export async function checkVoucherChanges(send: Send, token: string): Promise<ModuleReport> {
  const calls: CallReport[] = []
  const title = `Contract check ${new Date().toISOString()}`
  const voucher = {
    title,
    type: 'voucher',
    amount: '1',
    code: '',
    user: '',
    expiryDate: new Date(Date.now() + DAY_MS).toISOString().slice(0, 10),
    claimable: false,
  }

  /** Sends a request, and reports it. Returns whether it has succeeded. */
  async function change(call: string, method: string, path: string, body?: unknown) {
    const answer = await send(method, path, { token, ...(body !== undefined && { body }) })
    const failure = failureOf(answer)
    calls.push({ call, status: answer.status, problems: failure ? [failure] : [], fields: [] })
    return { body: answer.body, isOk: failure === null }
  }

  /** Adds a problem to the last request. */
  const report = (problem: string) => calls.at(-1)?.problems.push(problem)

  async function findId() {
    const search = { page: 1, search: title, status: 'all', type: 'all' } as const
    const { body } = await send('GET', listPath(voucherList, search), { token })
    const parsed = v.safeParse(voucherListSchema, body)
    return parsed.success ? parsed.output.rows.find((row) => row.title === title)?.id : undefined
  }

  async function readVoucher(id: string) {
    const { body, status } = await send('GET', recordPath(voucherList, id), { token })
    const parsed = v.safeParse(voucherDetailsSchema, body)
    return { status, voucher: parsed.success ? parsed.output.voucher : null }
  }

  async function changeVoucher(id: string) {
    const edited = { ...voucher, title: `${title} (edited)`, amount: '2' }
    const { code: _code, user: _user, ...sent } = edited
    const { isOk } = await change(
      `PATCH ${editEndpoint.path}`,
      'PATCH',
      endpointPath(editEndpoint, id),
      { ...sent, code: '', user: '' },
    )
    const afterEdit = (await readVoucher(id)).voucher
    if (isOk && (afterEdit?.title !== edited.title || afterEdit.amount !== 2)) {
      report('The voucher does not have the new title and amount.')
    }
    const bulk = { type: 'expire', vouchers: [id] }
    const expired = await change(
      `POST ${bulkEndpoint.path} (expire)`,
      'POST',
      bulkEndpoint.path,
      bulk,
    )
    if (expired.isOk && (await readVoucher(id)).voucher?.status !== 'expired') {
      report('The status of the voucher is not "expired".')
    }
  }

  const { code: _code, user: _user, ...created } = voucher
  const creation = await change(`POST ${createEndpoint.path}`, 'POST', createEndpoint.path, {
    ...created,
    multiple: false,
  })
  const id = v.parse(createEndpoint.response, creation.body)?.voucher.id ?? (await findId())
  if (id !== undefined) {
    await changeVoucher(id)
    const path = endpointPath(deleteEndpoint, id)
    const deletion = await change(`DELETE ${deleteEndpoint.path}`, 'DELETE', path)
    const { status } = await readVoucher(id)
    if (deletion.isOk && status !== 404 && status !== 410) report('The voucher still exists.')
    if (!deletion.isOk)
      report(`The voucher "${title}" (${id}) was not deleted: delete it yourself.`)
  } else if (creation.isOk) {
    report(`The voucher "${title}" was not found: if it exists, delete it yourself.`)
  }
  const isOk = calls.every(({ problems }) => problems.length === 0)
  return {
    name: 'Voucher changes',
    verdict: isOk ? 'works' : 'does not work',
    emptyColumns: [],
    calls,
  }
}
