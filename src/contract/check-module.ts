import * as v from 'valibot'
import { MISSING_STATUSES } from '../api/endpoint.ts'
import { recordPath } from '../api/resource.ts'
import { checkDetails } from './check-details.ts'
import { checkList } from './check-list.ts'
import type { Answer } from './client.ts'
import { mergeFindings, verdictOf } from './findings.ts'
import { isNothing } from './inspect.ts'
import { koboProblems } from './kobo.ts'
import type { ListModule } from './list-module.ts'
import type { CallReport, ModuleReport, Verdict } from './report.ts'
import { pathOf, tryParameters } from './try-parameters.ts'

/** Whether the backend does not have the request, as the console understands it. */
export const isLacking = ({ status }: Answer) => MISSING_STATUSES.includes(status ?? 0)

/** The report of a module whose request has no usable response. */
export function failedModule(
  name: string,
  call: string,
  answer: Answer,
  problem: string,
): ModuleReport {
  const [verdict, reason]: [Verdict, string] = isLacking(answer)
    ? ['not provided', 'The backend does not have this request.']
    : ['does not work', problem]
  const calls = [{ call, status: answer.status, problems: [reason], fields: [] }]
  return { name, verdict, emptyColumns: [], calls }
}

/** Checks the list of a module, its parameters, and the details of its first record, if any. */
export async function checkModule(
  module: ListModule,
  read: (path: string) => Promise<Answer>,
): Promise<ModuleReport> {
  const { name, resource, optional } = module
  const answer = await read(pathOf(resource))
  const call = `GET ${resource.path}`
  const { status } = answer
  if (answer.failure !== null) return failedModule(name, call, answer, answer.failure)
  const list = checkList(module, answer)
  if (list.failure !== null) return failedModule(name, call, answer, list.failure)

  const { rows, problems, first, counts, emptyColumns } = list
  const page = v.parse(module.list, answer.body)
  problems.push(...(await tryParameters(module, page, read)))
  const detailsAnswer =
    module.details && first.id !== undefined ? await read(recordPath(resource, first.id)) : null
  const details = detailsAnswer && checkDetails(module, detailsAnswer, first.id ?? '')
  const { fields = [], related = [], record } = details ?? {}
  problems.push(...koboProblems(module, page.rows, record))
  const sent = Object.entries(first.row).flatMap(([field, value]) =>
    isNothing(value) ? [] : field,
  )
  const findings = mergeFindings(module, list.fields, fields, sent)
  const ofRelated = related.filter(({ kind, key }) => kind !== 'missing' || !optional.includes(key))
  const calls: CallReport[] = [
    { call, status, rows, problems, fields: [...findings.list, ...counts] },
  ]
  if (detailsAnswer) {
    calls.push({
      call: `${call}/{id}`,
      status: detailsAnswer.status,
      problems: details?.failure ? [details.failure] : [],
      fields: [...findings.details, ...ofRelated],
    })
  }
  const verdict = rows.kept === 0 ? 'works, without rows' : verdictOf(calls)
  return { name, verdict, emptyColumns, calls }
}
