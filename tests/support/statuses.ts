import type { Statuses } from '@/domain/status'

/** The labels and colors of the statuses that the console knows. */
export function statusTexts(statuses: Statuses & { names: readonly string[] }) {
  const texts = statuses.names.map((name) => {
    const { label, color } = statuses.describe(name)
    return `${label} ${color}`
  })
  return texts.join(', ')
}
