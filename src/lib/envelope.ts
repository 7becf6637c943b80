import * as v from 'valibot'

const envelopeSchema = v.object({ data: v.looseObject({}) })

/** A body that the backend sends bare or as `{ data: … }`: both are read with `schema`. */
export function enveloped<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.unknown(),
    v.transform((body) => (v.is(envelopeSchema, body) ? body.data : body)),
    schema,
  )
}
