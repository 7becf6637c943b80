import * as v from 'valibot'
import { atMost, filledText } from '../domain/body-fields.ts'
import type { Endpoint } from './endpoint.ts'
import type { Resource } from './resource.ts'

/** In characters. */
export const MAX_MESSAGE = 2000

/** The body of a reply or a note. `missing` is the error message for a blank one. */
export const messageBody = (missing: string) =>
  v.strictObject({ body: v.pipe(filledText(missing), atMost(MAX_MESSAGE)) })
type MessageBody = v.InferOutput<ReturnType<typeof messageBody>>

export interface MessageEndpoint extends Endpoint<MessageBody> {
  path: `/${string}{id}${string}`
  body: v.GenericSchema<MessageBody, MessageBody>
}

/** Adds a note to a record. Only administrators can read it. */
export const noteEndpoint = ({ path }: Pick<Resource, 'path'>) =>
  ({
    method: 'POST',
    path: `${path}/{id}/note`,
    body: messageBody('Enter a note'),
    response: v.unknown(),
  }) satisfies MessageEndpoint
