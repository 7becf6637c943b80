import * as v from 'valibot'

// Only Chromium has it: https://wicg.github.io/netinfo/
const connectionSchema = v.object({
  connection: v.object({
    saveData: v.optional(v.boolean(), false),
    effectiveType: v.optional(v.string(), '4g'),
  }),
})

/** Whether the user saves data, or the browser has measured a slow connection. Then nothing is preloaded. */
export function isSlowConnection() {
  const { success, output } = v.safeParse(connectionSchema, navigator)
  return success && (output.connection.saveData || output.connection.effectiveType !== '4g')
}
