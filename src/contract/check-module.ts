import * as v from 'valibot'
import { MISSING_STATUSES } from '../api/endpoint.ts'
import { recordPath } from '../api/resource.ts'
import { checkDetails } from './check-details.ts'
import { checkList } from './check-list.ts'
import type { Answer } from './client.ts'
import { countProblems, describeRows, limitProblems, rowsOf } from './describe-list.ts'
import { mergeFindings, verdictOf } from './findings.ts'
import { isNothing } from './inspect.ts'
import { koboProblems } from './kobo.ts'
import type { ListModule } from './list-module.ts'
import { parameterName } from './parameters.ts'
import { fileOf, places } from './places.ts'
import { positionProblems } from './positions.ts'
import type { CallReport, ModuleReport, Verdict } from './report.ts'
import { pathOf, tryParameters } from './try-parameters.ts'

/** Whether the backend does not have the request: a status that means "missing" to the console. */
export const isLacking = ({ status }: Answer) => MISSING_STATUSES.includes(status ?? 0)

/** The report of a module whose request has no usable response. */
export function failedModule(
  name: string,
  call: string,
  answer: Answer,
  reasons: readonly string[],
  file: string,
): ModuleReport {
  const [verdict, problems]: [Verdict, string[]] = isLacking(answer)
    ? ['not provided', [`The backend does not have this request. Its path is in ${file}.`]]
    : ['does not work', [...reasons]]
  const calls = [{ call, status: answer.status, problems, fields: [] }]
  return { name, verdict, emptyColumns: [], calls }
}

/** The response without query parameters, for a list that has no rows with them. */
async function withoutParameters(
  module: ListModule,
  answer: Answer,
  read: (path: string) => Promise<Answer>,
) {
  if (rowsOf(answer).length > 0) return []
  const { path, filters } = module.resource
  const unfiltered = await read(path)
  if (unfiltered.failure !== null || rowsOf(unfiltered).length === 0) return []
  const common = (['page', 'limit', 'search'] as const).map(parameterName)
  const sent = Object.entries(filters).flatMap(([name, { needsAnnouncement }]) =>
    needsAnnouncement ? [] : name,
  )
  const names = [...common, ...sent].map((name) => `"${name}"`)
  return [
    `Without ${names.join(', ')} there are rows: ${describeRows(module, unfiltered.body)} The names of the parameters are in ${places.parameters}, the filters in ${fileOf(module)}.`,
  ]
}

/** Checks the list of a module, its parameters, and the details of its first record. */
export async function checkModule(
  module: ListModule,
  read: (path: string) => Promise<Answer>,
): Promise<ModuleReport> {
  const { name, resource, optional, hasOptionalDetails } = module
  const answer = await read(pathOf(resource))
  const call = `GET ${resource.path}`
  const { status } = answer
  const fail = (...reasons: string[]) => failedModule(name, call, answer, reasons, fileOf(module))
  if (answer.failure !== null) return fail(answer.failure)
  const list = checkList(module, answer)
  if (list.failure !== null) {
    const unfiltered = await withoutParameters(module, answer, read)
    const counts = countProblems(module, answer)
    return fail(list.failure, ...unfiltered, ...limitProblems(rowsOf(answer)), ...counts)
  }

  const { rows, problems, first, counts, emptyColumns } = list
  if (rows.kept === 0) problems.push(...(await withoutParameters(module, answer, read)))
  if (counts.some(({ kind, key }) => kind === 'missing' && key.startsWith('pagination'))) {
    problems.push(...countProblems(module, answer))
  }
  const page = v.parse(module.list, answer.body)
  problems.push(...positionProblems(module, page))
  problems.push(...(await tryParameters(module, page, read)))
  const recordAnswer =
    module.details && first.id !== undefined ? await read(recordPath(resource, first.id)) : null
  const isLeftOut = hasOptionalDetails && recordAnswer && isLacking(recordAnswer)
  const detailsAnswer = isLeftOut ? null : recordAnswer
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
  const hasIdempotency = page.capabilities?.idempotency ?? false
  return { name, verdict, emptyColumns, calls, hasIdempotency }
}
