import { expect, test } from 'vitest'
import {
  suggestDrivers,
  type Candidate,
  type OrderToAssign,
} from '@/features/orders/suggest-drivers'
import { withoutIsolates } from '@/lib/isolate'

const order = (id: string, state: string | null, changes: Partial<OrderToAssign> = {}) => ({
  id,
  state,
  createdAt: `2026-01-01T10:0${id.at(-1)}:00Z`,
  driver: null,
  ...changes,
})
const driver = (name: string, state: string | null, activeOrderCount: number | null = 0) => ({
  id: name.toLowerCase(),
  name,
  state,
  activeOrderCount,
})

const lagos = (count: number) =>
  Array.from({ length: count }, (_, index) => order(`o-${index + 1}`, 'Lagos'))

/** The driver of each order, or why there is none, in the order of the selection. */
function suggest(
  orders: readonly OrderToAssign[],
  drivers: readonly Candidate[],
  {
    choices = {},
    isPartial = false,
  }: { choices?: Record<string, string | null>; isPartial?: boolean } = {},
) {
  const suggestions = suggestDrivers({
    orders,
    drivers,
    choices: new Map(Object.entries(choices)),
    isPartial,
  })
  return orders.map(({ id }) => {
    const { driver: found, reason } = suggestions.get(id) ?? {}
    return found ?? (reason === undefined ? undefined : withoutIsolates(reason))
  })
}

test('each order gets a driver of its state, whatever the case of its name', () => {
  const drivers = [driver('Ada', 'Kano'), driver('Bola', 'lagos '), driver('Chi', 'Enugu')]
  expect(suggest([order('o-1', 'Lagos'), order('o-2', 'KANO')], drivers)).toEqual(['bola', 'ada'])
})

test('the driver with the fewest orders comes first, and those of this dialog count', () => {
  const drivers = [driver('Ada', 'Lagos', 2), driver('Bola', 'Lagos', 0), driver('Chi', 'Lagos', 1)]
  expect(suggest(lagos(5), drivers)).toEqual(['bola', 'chi', 'bola', 'ada', 'chi'])
})

test('nobody gets more than three of the orders, and then an order is left out', () => {
  const drivers = [driver('Ada', 'Lagos', 9), driver('Bola', 'Lagos')]
  expect(suggest(lagos(7), drivers)).toEqual([
    'bola',
    'bola',
    'bola',
    'ada',
    'ada',
    'ada',
    'Each driver in Lagos gets 3 other orders',
  ])
})

test('orders that have waited longest get a driver first, and those without a time last', () => {
  const [first, second, third] = [
    order('o-1', 'Lagos', { createdAt: null }),
    order('o-2', 'Lagos', { createdAt: '2026-01-02T08:00:00Z' }),
    order('o-3', 'Lagos', { createdAt: '2026-01-01T08:00:00Z' }),
  ]
  const drivers = [driver('Ada', 'Lagos', 0), driver('Bola', 'Lagos', 5), driver('Chi', null, 0)]
  expect(suggest([first, second, third, ...lagos(0)], drivers)).toEqual(['ada', 'ada', 'ada'])
  const four = [first, second, third, order('o-4', 'Lagos')]
  expect(suggest(four, [driver('Ada', 'Lagos')])).toEqual([
    'Each driver in Lagos gets 3 other orders',
    'ada',
    'ada',
    'ada',
  ])
})

test('drivers with the same number of orders take turns by name, whatever their order in the response', () => {
  const drivers = [driver('Ada', 'Lagos'), driver('Bola', 'Lagos'), driver('Chi', 'Lagos')]
  const expected = ['ada', 'bola', 'chi', 'ada', 'bola']
  expect(suggest(lagos(5), drivers)).toEqual(expected)
  expect(suggest(lagos(5), drivers.toReversed())).toEqual(expected)
  const twins = [driver('Ada', 'Lagos'), { ...driver('Ada', 'Lagos'), id: 'aaa' }]
  expect(suggest(lagos(2), twins)).toEqual(['aaa', 'ada'])
})

test('a driver whose number of orders is not known comes after the others, and takes turns too', () => {
  const drivers = [driver('Ada', 'Lagos', null), driver('Bola', 'Lagos', 7)]
  expect(suggest(lagos(4), drivers)).toEqual(['bola', 'bola', 'bola', 'ada'])
  const unknown = [driver('Ada', 'Lagos', null), driver('Bola', 'Lagos', null)]
  expect(suggest(lagos(3), unknown)).toEqual(['ada', 'bola', 'ada'])
})

test('a driver without a state comes last, but one of another state is never suggested', () => {
  const drivers = [driver('Ada', null), driver('Bola', 'Lagos', 8), driver('Chi', 'Kano')]
  expect(suggest(lagos(4), drivers)).toEqual(['bola', 'bola', 'bola', 'ada'])
  expect(suggest([order('o-1', 'Oyo')], drivers)).toEqual(['ada'])
})

test('an order without a driver of its state, without a state or with a driver is left out', () => {
  const held = { driver: { id: 'musa', name: 'Musa Ojo' } }
  expect(
    suggest(
      [
        order('o-1', 'Kano'),
        order('o-2', null),
        order('o-3', 'Lagos', held),
        order('o-4', null, { unreadText: 'It could not be read' }),
        order('o-5', 'Lagos'),
      ],
      [driver('Ada', 'Lagos')],
    ),
  ).toEqual([
    'No driver in Kano is online',
    'Its state is not known',
    'Musa Ojo has it already',
    'It could not be read',
    'ada',
  ])
  expect(suggest([order('o-1', 'Kano')], [], { isPartial: true })).toEqual([
    'No driver in Kano is among those that were loaded',
  ])
})

test('a choice changes no other suggestion', () => {
  const drivers = [driver('Ada', 'Lagos'), driver('Bola', 'Lagos'), driver('Chi', 'Kano')]
  // What was chosen has no suggestion.
  expect(suggest(lagos(4), drivers, { choices: { 'o-1': 'chi' } })).toEqual([
    undefined,
    'bola',
    'ada',
    'bola',
  ])
  expect(suggest(lagos(4), drivers, { choices: { 'o-1': null } })).toEqual([
    undefined,
    'bola',
    'ada',
    'bola',
  ])
})

test('a choice that gives a driver too many orders changes the latest suggestions', () => {
  const drivers = [driver('Ada', 'Lagos'), driver('Bola', 'Lagos', 5)]
  expect(suggest(lagos(4), drivers)).toEqual(['ada', 'ada', 'ada', 'bola'])
  expect(suggest(lagos(4), drivers, { choices: { 'o-4': 'ada' } })).toEqual([
    'ada',
    'ada',
    'bola',
    undefined,
  ])
})

test('a driver may be chosen for more than three orders', () => {
  const choices = { 'o-1': 'ada', 'o-2': 'ada', 'o-3': 'ada', 'o-4': 'ada' }
  expect(suggest(lagos(5), [driver('Ada', 'Lagos')], { choices }).at(-1)).toBe(
    'Each driver in Lagos gets 3 other orders',
  )
})

test('an order without a driver gets one who has become free', () => {
  const drivers = [driver('Musa', 'Lagos')]
  const left = { 'o-1': null }
  expect(suggest(lagos(4), drivers, { choices: left })).toEqual([undefined, 'musa', 'musa', 'musa'])
})
