/** What `until` means in a change of a status that ends by itself. */
export const untilText = (status: string, next: string) =>
  `\`until\` is only sent if the last response announced \`until\` in \`capabilities.actions\`. With ${status}, it is the time at which the record is ${next} again by itself. The record has it until then. Every other change of the status removes it.`
