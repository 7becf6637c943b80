/**
 * The description of a change of an applicant. `fields` are what an applicant must have. If it has
 * documents, each one must be in order.
 */
export const applicantChange = (...fields: readonly string[]) =>
  `An applicant is declined for good: \`declined\` is only sent for one that is \`pending\`, and only if the last response announced \`decline\` in \`capabilities.actions\`. With it, the console offers to decline a pending applicant instead of suspending it. Before an approval, the console lists what is missing according to the details: ${fields.map((field) => `\`${field}\``).join(', ')}. Of its \`documents\`, it lists each one that is not approved, has expired or expires within 30 days. Several applicants at once are approved by what their rows have. Send null or an empty list for what an applicant does not have. A field that the response does not have is shown as not known.`
