import * as v from 'valibot'
import { figuresPath } from '../domain/figures.ts'
import { reportSchema } from '../features/analytics/report-schema.ts'
import { failedModule } from './check-module.ts'
import type { Answer } from './client.ts'
import { bodySchema, describeBody } from './describe-body.ts'
import { verdictOf } from './findings.ts'
import { inspectValues, objectSchema, unknownFields } from './inspect.ts'
import { figuresInKobo } from './kobo.ts'
import { figures } from './modules/analytics.ts'
import type { ModuleReport } from './report.ts'

// Each is left out of the page if a backend lacks it.
const optional = /^(?:previous|declined|deliveryFees|discounts|refunds|byState|funnel)\b/

export async function checkFigures(read: (path: string) => Promise<Answer>): Promise<ModuleReport> {
  const { tag: name, path, response } = figures
  const answer = await read(figuresPath('7d'))
  const call = `GET ${path}`
  const { analytics } = v.parse(bodySchema, answer.body)
  if (answer.failure !== null || !v.is(response, answer.body) || !v.is(objectSchema, analytics)) {
    const problem = `The response has no figures. ${describeBody(answer.body, 'analytics')}`
    return failedModule(name, call, answer, [answer.failure ?? problem], 'src/domain/figures.ts')
  }
  const fields = [
    ...inspectValues(reportSchema, [analytics]).filter(
      ({ kind, key }) => kind !== 'missing' || !optional.test(key),
    ),
    ...unknownFields(reportSchema, [analytics]),
  ]
  const problems = figuresInKobo(v.parse(reportSchema, analytics))
  const calls = [{ call, status: answer.status, problems, fields }]
  return { name, verdict: verdictOf(calls), emptyColumns: [], calls }
}
