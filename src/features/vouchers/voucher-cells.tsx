import { formatNaira, NONE } from '@/lib/format'

/** A text whose end may have no room in its cell: the title has it. Written from right to left, it turns nothing else round. */
export function Cut({ text }: { text: string | null }) {
  return <bdi title={text ?? undefined}>{text ?? NONE}</bdi>
}

// In the table it may take two lines.
export const TWO_LINES =
  '@table:line-clamp-2 @table:leading-tight @table:wrap-anywhere @table:whitespace-normal'

/** An e-mail address, which breaks before its "@" where it has to. */
export function Email({ text }: { text: string | null }) {
  const at = text?.lastIndexOf('@') ?? -1
  return (
    <bdi title={text ?? undefined} className={TWO_LINES}>
      {text?.slice(0, Math.max(at, 0))}
      <wbr />
      {text?.slice(Math.max(at, 0)) ?? NONE}
    </bdi>
  )
}

/** An amount is never cut: what is left of it would be another one. */
export function Amount({ amount }: { amount: number | null }) {
  const text = formatNaira(amount)
  return (
    <span className={text.length > 11 ? 'text-[0.8125rem] wrap-anywhere whitespace-normal' : ''}>
      {text}
    </span>
  )
}
