/** The filter by date that several lists have. The server counts days in the time zone Africa/Lagos. */
export const periodOptions = [
  ['all', 'All Dates'],
  ['today', 'Today'],
  ['7d', 'Last 7 days'],
  ['30d', 'Last 30 days'],
  ['90d', 'Last 90 days'],
] as const

/** The filter by status of vendors, logistics companies and drivers. */
export const partnerStatusOptions = [
  ['all', 'All Status'],
  ['pending', 'Pending'],
  ['active', 'Active'],
  ['suspended', 'Suspended'],
] as const

// Addresses name the Federal Capital Territory instead of a state.
const states = [
  'Abia',
  'Adamawa',
  'Akwa Ibom',
  'Anambra',
  'Bauchi',
  'Bayelsa',
  'Benue',
  'Borno',
  'Cross River',
  'Delta',
  'Ebonyi',
  'Edo',
  'Ekiti',
  'Enugu',
  'FCT',
  'Gombe',
  'Imo',
  'Jigawa',
  'Kaduna',
  'Kano',
  'Katsina',
  'Kebbi',
  'Kogi',
  'Kwara',
  'Lagos',
  'Nasarawa',
  'Niger',
  'Ogun',
  'Ondo',
  'Osun',
  'Oyo',
  'Plateau',
  'Rivers',
  'Sokoto',
  'Taraba',
  'Yobe',
  'Zamfara',
] as const

/** The filter by state. */
export const stateOptions = [
  ['all', 'All States'],
  ...states.map((state) => [state, state] as const),
] as const
