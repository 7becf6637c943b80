import { Minus, Plus } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { Sentence } from '@/components/ui/sentence'
import { formatNaira } from '@/domain/amount'
import { portionKobo, type OrderItem } from '@/domain/order'
import { EMPTY, formatCount, shorten } from '@/lib/format'
import { isolate } from '@/lib/isolate'
import { chosenPortions, itemObstacle, priceOfPortions, type Portions } from './refund-form'

interface StepperProps {
  name: string
  value: number
  max: number
  onChange: (value: number) => void
}

/** A button at its limit keeps the focus. */
function Stepper({ name, value, max, onChange }: StepperProps) {
  const step = (by: number) => onChange(Math.min(max, Math.max(0, value + by)))
  const text = `${formatCount(value)} of ${formatCount(max)}`
  return (
    <div className="flex shrink-0 items-center">
      <Button
        variant="ghost"
        size="iconSmall"
        aria-label={`One less: ${name}`}
        aria-disabled={value === 0 || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => step(-1)}
      >
        <Minus />
      </Button>
      <span translate="no" className="min-w-14 text-center">
        <span key={text}>{text}</span>
      </span>
      <Button
        variant="outline"
        size="iconSmall"
        aria-label={`One more: ${name}`}
        aria-disabled={value >= max || undefined}
        className="aria-disabled:opacity-40"
        onClick={() => step(1)}
      >
        <Plus />
      </Button>
    </div>
  )
}

/** "₦7,950.00 each, with Turkey": the price of a portion includes its options. */
function priceText(item: OrderItem, extras: readonly string[]) {
  const kobo = portionKobo(item)
  const each = (item.quantity ?? 0) > 1 ? ' each' : ''
  return [
    kobo !== null && formatNaira(kobo / 100) + each,
    extras.length > 0 && `with ${isolate(extras.join(', '))}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** How many items a phone shows without scrolling. */
const MAX_IN_SIGHT = 3

function ItemRow({ item, ...stepper }: Omit<StepperProps, 'name' | 'max'> & { item: OrderItem }) {
  const { quantity, options } = item
  const name = shorten(item.name ?? item.menu?.name ?? EMPTY)
  const obstacle = itemObstacle(item)
  const extras = options?.map((option) => shorten(option.name ?? EMPTY)) ?? []
  return (
    <li className="flex items-center gap-near px-3 py-1">
      <div className="min-w-0 flex-1 wrap-anywhere">
        <p className="line-clamp-2">
          <bdi translate="no">{name}</bdi>
        </p>
        <p className="line-clamp-2 text-sm text-muted-foreground">
          <Sentence text={priceText(item, extras)} />
        </p>
      </div>
      {obstacle === null ? (
        <Stepper name={[name, ...extras].join(', ')} max={quantity ?? 0} {...stepper} />
      ) : (
        <span className="max-w-32 text-right text-sm text-muted-foreground">{obstacle}</span>
      )}
    </li>
  )
}

interface RefundItemsProps {
  items: readonly OrderItem[]
  portions: Portions
  /** What is left of the payment, in naira. */
  left: number
  onChange: (portions: Portions) => void
}

/** The items of an order: choosing portions of them fills in the amount. */
export function RefundItems({ items, portions, left, onChange }: RefundItemsProps) {
  const price = priceOfPortions(items, portions)
  const text =
    price === 0
      ? 'Choosing items fills in the amount.'
      : price > left
        ? `More than what is left: the items cost ${formatNaira(price)}, and ${formatNaira(left)} is left.`
        : `The items cost ${formatNaira(price)}.`
  return (
    <fieldset className="flex min-w-0 flex-col gap-1">
      <legend className="float-left">
        {items.length > MAX_IN_SIGHT ? `Items (${formatCount(items.length)})` : 'Items'}
      </legend>
      <ul
        aria-label="Items to refund"
        // Half a row is in sight where more follow.
        className="max-h-50 overflow-y-auto rounded-md border sm:max-h-72 later:border-t"
      >
        {Array.from(items, (item, index) => (
          <ItemRow
            key={index}
            item={item}
            value={chosenPortions(item, portions, index)}
            onChange={(value) => onChange({ ...portions, [index]: value })}
          />
        ))}
      </ul>
      <p
        role="status"
        className={`min-h-[1lh] text-sm ${price > left ? 'text-orange' : 'text-muted-foreground'}`}
      >
        <span key={text}>{text}</span>
      </p>
    </fieldset>
  )
}
