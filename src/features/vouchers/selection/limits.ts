/** The maximum number of vouchers that "Select all" selects. */
export const MAX_SELECTED = 5000
export const NO_VOUCHERS = 'No vouchers selected'
