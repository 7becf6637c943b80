// Groups of three digits only: "1500 2500" is two amounts. The spaces are those that spreadsheets and phones put there.
const pastedAmount = /^(?:₦|NGN)?\s*(\d+|\d{1,3}(?:[, \u00a0\u2009\u202f]\d{3})+)(?:\.(\d{1,2}))?$/i

function readAmount(text: string) {
  const [, whole, decimals] = pastedAmount.exec(text.trim()) ?? []
  return whole === undefined ? null : { whole: whole.replace(/\D/g, ''), decimals }
}

/** An amount as people paste it ("₦1,500.50", "NGN 1 500") as it is sent: "1500.50". Any other text is only trimmed. */
export function plainAmount(text: string) {
  const amount = readAmount(text)
  if (!amount) return text.trim()
  return amount.decimals === undefined ? amount.whole : `${amount.whole}.${amount.decimals}`
}

/** The same as the field shows it: "1,500.50". */
export function formatAmount(text: string) {
  const amount = readAmount(text)
  if (!amount) return text.trim()
  const whole = amount.whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
  return amount.decimals === undefined ? whole : `${whole}.${amount.decimals.padEnd(2, '0')}`
}
