export const NO_VOUCHERS = 'No vouchers selected'
