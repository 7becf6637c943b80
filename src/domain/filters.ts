/** The filter by date that several lists have. The server counts days in the time zone Africa/Lagos. */
export const periodOptions = [
  ['all', 'All Dates'],
  'today',
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
] as const
