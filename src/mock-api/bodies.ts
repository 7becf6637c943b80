import * as v from 'valibot'

const reason = v.pipe(
  v.string('Enter a reason'),
  v.trim(),
  v.minLength(1, 'Enter a reason'),
  v.maxLength(500, 'Enter at most 500 characters'),
)

export const userPatchSchema = v.union([
  v.strictObject({ status: v.literal('blocked'), reason }),
  v.strictObject({ status: v.literal('active') }),
  v.strictObject({ note: v.pipe(v.string(), v.maxLength(2000, 'Enter at most 2,000 characters')) }),
])

export const restaurantPatchSchema = v.union([
  v.strictObject({ status: v.picklist(['closed', 'suspended']), reason }),
  v.strictObject({ status: v.literal('open') }),
])
