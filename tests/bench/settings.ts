/** The number of vouchers that each server has, and its port. */
export const ports = { 1_000: 4341, 100_000: 4342, 1_000_000: 4343 } as const

/** A server has this part of its vouchers as orders. */
export const ORDERS_PART = 10

export const TOKEN = 'bench'
