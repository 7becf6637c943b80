/** Describes the changes of those who apply. `fields` are those that an applicant must have. */
export const applicantChange = (...fields: readonly string[]) =>
  `An applicant is declined for good: \`declined\` is only sent for one that is \`pending\`, and only if the last response announced \`decline\` in \`capabilities.actions\`. Before an approval, the console lists what is missing according to the details: ${fields.map((field) => `\`${field}\``).join(', ')}. Send null or an empty list for what an applicant does not have. A field that the response does not have is shown as not known.`
