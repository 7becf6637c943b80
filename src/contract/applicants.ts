/** For the changes of those who apply. */
export const DECLINED =
  'An applicant is declined for good: `declined` is only sent for one that is `pending`, and only if the last response announced `decline` in `capabilities.actions`.'
