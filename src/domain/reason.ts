import * as v from 'valibot'

/** Limits of a reason in the administrator's own words, in characters. */
export const MIN_REASON = 10
export const MAX_REASON = 500

/** The reason in a request: one of the presets of the dialog, or the administrator's own words. */
export const reasonSchema = v.pipe(
  v.string('Enter a reason'),
  v.trim(),
  v.nonEmpty('Enter a reason'),
  v.maxLength(MAX_REASON, `Enter at most ${MAX_REASON} characters`),
)
