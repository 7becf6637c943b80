/** The number of vouchers that each server has, and its port. */
export const ports = { 1_000: 4341, 100_000: 4342, 1_000_000: 4343 } as const

export const TOKEN = 'bench'
