import { clsx } from 'clsx'
import { ArrowDown, ArrowUp } from 'lucide-react'

export interface ChangeProps {
  /** The sign sets the direction of the arrow. */
  amount: number
  /** With a sign: "+12", "-3%". */
  text: string
  /** Whether more is better. */
  better?: 'more' | 'less'
}

/** The change since the preceding period. The arrow and the sign say the same as the color. */
export function Change({ amount, text, better = 'more' }: ChangeProps) {
  const isGood = amount > 0 === (better === 'more')
  const Arrow = amount > 0 ? ArrowUp : ArrowDown
  return (
    <span
      className={clsx(
        'inline-flex items-baseline gap-0.75 whitespace-nowrap',
        amount === 0 ? 'text-muted-foreground' : isGood ? 'text-green' : 'text-danger',
      )}
    >
      {amount !== 0 && <Arrow aria-hidden="true" className="size-3.5 shrink-0 self-center" />}
      <span translate={amount === 0 ? undefined : 'no'}>{text}</span>
    </span>
  )
}
