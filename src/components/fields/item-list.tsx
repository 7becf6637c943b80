import { formatNaira } from '@/domain/amount'
import { portionKobo } from '@/domain/order'
import type { Relation } from '@/domain/record-schemas'
import { EMPTY, formatCount, shorten } from '@/lib/format'
import { RecordLink } from './record-link'

export interface Item {
  /** The dish. The item links to its page. */
  menu?: Relation | null
  name: string | null
  quantity: number | null
  price: number | null
  options?: readonly { name: string | null; price: number | null }[]
  note?: string | null
}

/** The price of an item with its options and quantity. Null if it is unknown. */
function itemTotal(item: Item) {
  const kobo = portionKobo(item)
  return kobo === null || item.quantity === null ? null : (item.quantity * kobo) / 100
}

/** Null if unknown. */
export function countPortions(items: readonly Item[]) {
  const quantities = items.flatMap(({ quantity }) => quantity ?? [])
  if (quantities.length < items.length) return null
  return quantities.reduce((sum, quantity) => sum + quantity, 0)
}

function ItemLine({ item }: { item: Item }) {
  const { menu, name, quantity, options = [], note } = item
  return (
    <li className="flex gap-near px-4 py-2">
      <span translate="no" className="w-9 shrink-0 text-right text-muted-foreground">
        {`${formatCount(quantity)} ×`}
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        {/* The next line must not cover the link's touch area. Names are text, not a column of links. */}
        <p className="pointer-coarse:pb-2.5 [&_a]:text-foreground">
          {menu ? (
            <RecordLink kind="menu" record={{ id: menu.id, name: name ?? menu.name }} />
          ) : (
            <bdi translate="no">{shorten(name ?? EMPTY)}</bdi>
          )}
        </p>
        {Array.from(options, (option, index) => (
          <p key={index} translate="no" className="text-sm text-muted-foreground">
            <span>+ </span>
            <bdi>{shorten(option.name ?? EMPTY)}</bdi>
            {option.price ? <span>{` (${formatNaira(option.price)})`}</span> : null}
          </p>
        ))}
        {note && <p className="text-sm text-muted-foreground">{`“${shorten(note)}”`}</p>}
      </div>
      <span translate="no" className="shrink-0 text-right">
        {formatNaira(itemTotal(item))}
      </span>
    </li>
  )
}

export function ItemList({ items }: { items: readonly Item[] | null }) {
  if (!items || items.length === 0) {
    return <p className="px-4 py-3 text-muted-foreground">{EMPTY}</p>
  }
  return (
    <ul aria-label="Items" className="later:border-t">
      {Array.from(items, (item, index) => (
        <ItemLine key={index} item={item} />
      ))}
    </ul>
  )
}

export const SUMS =
  'flex flex-col gap-1 border-t px-4 py-2 each:flex each:justify-between each:gap-apart'
