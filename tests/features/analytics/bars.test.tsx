import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Bars } from '@/features/analytics/bars'

type Row = readonly [name: string, value: number | null]

/** The name, the width of the bar, and the texts of each row. */
function barsOf(rows: readonly Row[], renderNote?: (row: Row) => string) {
  const { container } = render(
    <Bars
      rows={rows}
      getName={([name]) => name}
      getValue={([, value]) => value}
      getText={([, value]) => `${value ?? 'No'} orders`}
      renderNote={renderNote}
    />,
  )
  return Array.from(container.firstElementChild?.children ?? [], ({ children }) =>
    Array.from(children, (cell) => {
      const { firstElementChild: bar } = cell
      return bar instanceof HTMLElement ? bar.style.width : cell.textContent
    }),
  )
}

test('the largest value fills the width, and an unknown one has no bar', () => {
  const rows: Row[] = [
    ['Lagos', 20],
    ['Oyo', 80],
    ['Kano', null],
  ]
  expect(barsOf(rows)).toEqual([
    ['Lagos', '25%', '20 orders'],
    ['Oyo', '100%', '80 orders'],
    ['Kano', '0%', 'No orders'],
  ])
  expect(barsOf(rows.slice(0, 1), ([name]) => `of ${name}`)).toEqual([
    ['Lagos', '100%', '20 orders', 'of Lagos'],
  ])
})

test('values of 0 have no bars, and a long name is cut', () => {
  expect(barsOf([['x'.repeat(900), 0]])).toEqual([[`${'x'.repeat(500)}…`, '0%', '0 orders']])
})
