import { Link } from '@tanstack/react-router'
import { facts } from '@/components/record/field-facts'
import { OrdersLink } from '@/components/record/related/related-links'
import { TEXT_LINK } from '@/components/ui/links'
import { Panel } from '@/components/ui/panel'
import { formatNaira } from '@/domain/amount'
import { EMPTY, formatCount, shorten } from '@/lib/format'
import { dishFields } from './fields'
import type { Dish, DishOption } from './resource'

function CategoryLink({ category }: Pick<Dish, 'category'>) {
  const { id, name = null } = category ?? {}
  if (!id) return <span translate="no">{shorten(name ?? '')}</span>
  return (
    <Link to="/menus" search={{ category: id }} preload={false} className={TEXT_LINK}>
      <bdi translate="no">{shorten(name ?? id)}</bdi>
    </Link>
  )
}

export const dishFacts = facts(
  dishFields,
  [
    'reason',
    'restaurant',
    'category',
    'orderCount',
    'price',
    'discountPrice',
    'createdAt',
    'updatedAt',
    'description',
  ],
  {
    category: ({ category }) => category && <CategoryLink category={category} />,
    orderCount: ({ id, orderCount }) => <OrdersLink ownerId={id} count={orderCount} />,
  },
)

/** The number of choices that a customer takes of an option: "Choose 1 to 2". */
function ruleOf({ min, max }: DishOption) {
  if (max === null) return min ? `Choose at least ${formatCount(min)}` : ''
  if (!min) return `Choose up to ${formatCount(max)}`
  return min === max
    ? `Choose ${formatCount(min)}`
    : `Choose ${formatCount(min)} to ${formatCount(max)}`
}

function Option({ option }: { option: DishOption }) {
  const { name, choices } = option
  return (
    <li>
      <h4 className="flex flex-wrap items-baseline justify-between gap-x-apart">
        <bdi translate="no" className="wrap-anywhere">
          {shorten(name ?? EMPTY)}
        </bdi>
        <span className="text-sm text-muted-foreground">{ruleOf(option)}</span>
      </h4>
      <ul className="pt-1">
        {Array.from(choices ?? [], (choice, index) => (
          <li key={index} className="flex justify-between gap-apart text-muted-foreground">
            <bdi translate="no" className="min-w-0 wrap-anywhere">
              {shorten(choice.name ?? EMPTY)}
            </bdi>
            <span translate="no" className="shrink-0">
              {choice.price ? `+ ${formatNaira(choice.price)}` : formatNaira(choice.price)}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}

export function DishOptions({ options }: Pick<Dish, 'options'>) {
  return (
    <Panel title="Options">
      {!options || options.length === 0 ? (
        <p className="px-4 py-6 text-center text-muted-foreground">No options.</p>
      ) : (
        <ul className="grid gap-apart px-4 py-3 @xl:grid-cols-2 @xl:each:odd:pr-4">
          {Array.from(options, (option, index) => (
            <Option key={index} option={option} />
          ))}
        </ul>
      )}
    </Panel>
  )
}
