import * as v from 'valibot'

const envelopeSchema = v.object({ data: v.looseObject({}) })

/** Parses a response body, which is either bare or in a `{ data: … }` envelope. */
export function enveloped<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.unknown(),
    v.transform((body) => (v.is(envelopeSchema, body) ? body.data : body)),
    schema,
  )
}
