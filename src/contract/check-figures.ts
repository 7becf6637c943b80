import * as v from 'valibot'
import { figuresPath, figuresSchema } from '../features/dashboard/schema.ts'
import { bodySchema, describeBody } from './body.ts'
import { failedModule } from './check-module.ts'
import type { Answer } from './client.ts'
import { verdictOf } from './findings.ts'
import { inspectValues, objectSchema, unknownFields } from './inspect.ts'
import { figures } from './modules/dashboard.ts'
import type { ModuleReport } from './report.ts'

/** Checks the figures of the dashboard. The rest of that page is the lists of other modules. */
export async function checkFigures(read: (path: string) => Promise<Answer>): Promise<ModuleReport> {
  const { tag: name, path, response } = figures
  const answer = await read(figuresPath('today'))
  const call = `GET ${path}`
  const { analytics } = v.parse(bodySchema, answer.body)
  if (answer.failure !== null || !v.is(response, answer.body) || !v.is(objectSchema, analytics)) {
    const problem = `The response has no figures. ${describeBody(answer.body, 'analytics')}`
    return failedModule(name, call, answer, answer.failure ?? problem)
  }
  const fields = [
    // The dashboard compares only what a backend compares.
    ...inspectValues(figuresSchema, [analytics]).filter(
      ({ kind, field }) => kind !== 'missing' || !field.startsWith('previous'),
    ),
    ...unknownFields(figuresSchema, [analytics]),
  ]
  const calls = [{ call, status: answer.status, problems: [], fields }]
  return { name, verdict: verdictOf(calls), emptyColumns: [], calls }
}
