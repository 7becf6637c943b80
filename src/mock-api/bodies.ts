import * as v from 'valibot'

const reason = v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a reason'), v.maxLength(500))

export const driverPatchSchema = v.union([
  v.strictObject({ status: v.literal('active') }),
  v.strictObject({ status: v.literal('suspended'), reason }),
])
