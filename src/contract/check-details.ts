import * as v from 'valibot'
import type { Answer } from './client.ts'
import { bodySchema } from './describe-body.ts'
import { describeRecord } from './describe-record.ts'
import { inspectValues, objectSchema, unknownFields, type FieldFinding } from './inspect.ts'
import type { ListModule } from './list-module.ts'

interface DetailsFindings {
  failure: string | null
  /** The record as the console reads it. */
  record?: { id: string }
  fields?: FieldFinding[]
  /** Findings about the data beside the record. */
  related?: FieldFinding[]
}

export function checkDetails(module: ListModule, answer: Answer, id: string): DetailsFindings {
  if (answer.failure !== null) return { failure: answer.failure }
  const { resource, details } = module
  const [one] = resource.keys
  const body = v.parse(bodySchema, answer.body)
  const { [one]: record, ...others } = body
  if (!v.is(resource.record, record) || !v.is(objectSchema, record)) {
    return {
      failure: `The response has no "${one}" with an id. ${describeRecord(module, answer.body, id)}`,
    }
  }
  const read = v.parse(resource.record, record)
  if (read.id !== id) {
    return { failure: 'The response is about another record.' }
  }
  const issues = (details && v.safeParse(details, answer.body).issues) ?? []
  if (issues.length > 0) {
    const wrong = issues.map((issue) => `"${v.getDotPath(issue) ?? one}"`)
    return { failure: `The console cannot read ${[...new Set(wrong)].join(' and ')}.` }
  }
  const related = Object.entries(resource.details ?? {}).flatMap(
    ([name, schema]): FieldFinding[] => {
      const value = others[name]
      if (value === undefined || value === null) {
        return [{ field: name, key: name, kind: 'missing', count: 1 }]
      }
      return inspectValues(schema, [value], name)
    },
  )
  const known = v.object({ ...resource.details, capabilities: v.unknown(), [one]: resource.record })
  return {
    failure: null,
    record: read,
    fields: [
      ...inspectValues(resource.record, [record]),
      ...unknownFields(resource.record, [record]),
    ],
    related: [...related, ...unknownFields(known, [body])],
  }
}
