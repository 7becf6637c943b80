import { fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { StatusBadge } from '@/components/fields/status-badge'
import { Copyable } from '@/components/record/copyable'
import { DetailsLoadError } from '@/components/record/details-load-error'
import { Facts, type Fact } from '@/components/record/facts'
import { facts as fieldFacts } from '@/components/record/field-facts'
import { RelatedRows, type RelatedColumn } from '@/components/record/related/related-rows'
import { detailsState } from '@/components/record/use-details'
import { Avatar, AvatarName } from '@/components/ui/avatar'
import { fields } from '@/domain/field'
import { orderStatus } from '@/domain/order'
import { statuses } from '@/domain/status'

describe('statuses', () => {
  test.each([
    ['canceled', 'Canceled', 'red'],
    ['Declined', 'Declined', 'red'],
    ['pending', 'Pending', 'gray'],
    ['DELIVERED', 'Delivered', 'green'],
    ['paid', 'Paid', 'yellow'],
    ['unconfirmed', 'Unconfirmed', 'dark-gray'],
    ['on the way', 'On the way', 'orange'],
    ['ON_THE_WAY', 'On the way', 'orange'],
    ['lost at sea', 'Lost at sea', 'orange'],
    ['constructor', 'Constructor', 'orange'],
  ])('the order status %s has the label %s and the color %s', (status, label, color) => {
    expect(orderStatus.describe(status)).toMatchObject({ label, color })
  })

  test('a label may be listed with "_", and unknown statuses are gray by default', () => {
    const known = statuses([['in_review', 'blue']])
    expect(known.describe('In Review')).toMatchObject({
      label: 'In review',
      color: 'blue',
    })
    expect(known.describe('closed')).toMatchObject({ label: 'Closed', color: 'gray' })
  })

  test('a badge without a status is "—", and a long unknown status is truncated', () => {
    const { container } = render(<StatusBadge status={null} of={statuses([])} />)
    expect(container).toHaveTextContent(/^—$/)
    render(<StatusBadge status={'x'.repeat(600)} of={statuses([])} />)
    expect(screen.getByText(/^X/)).toHaveTextContent(/^Xx{499}…$/)
  })
})

describe('facts', () => {
  interface Person {
    name: string
    phone: string | null
    orders: number
  }
  const facts: readonly Fact<Person>[] = [
    { label: 'Name', render: ({ name }) => name },
    {
      label: 'Phone',
      render: ({ phone }) => phone && <Copyable text={phone} label="Copy phone" />,
    },
    { label: 'Orders', render: ({ orders }) => orders },
  ]
  const ada: Person = { name: 'Ada', phone: null, orders: 0 }
  const values = () => screen.getAllByRole('definition').map((value) => value.textContent)
  const skeletons = () => document.querySelectorAll('dd [data-slot="skeleton"]').length

  test('facts without a value are skeletons while the record loads, and "—" after that', () => {
    const { rerender } = render(<Facts facts={facts} record={undefined} isLoading />)
    expect([values(), skeletons()]).toEqual([['', '', ''], 3])
    rerender(<Facts facts={facts} record={ada} isLoading />)
    expect([values(), skeletons()]).toEqual([['Ada', '', '0'], 1])
    rerender(<Facts facts={facts} record={ada} isLoading={false} />)
    expect([values(), skeletons()]).toEqual([['Ada', '—', '0'], 0])
    rerender(<Facts facts={facts} record={{ ...ada, phone: '0803' }} isLoading={false} />)
    expect(values()).toEqual(['Ada', '0803', '0'])
    expect(screen.getByRole('button', { name: 'Copy phone' })).toBeVisible()
  })

  test('while its record loads, a fact that most records lack has no place', () => {
    const nameAndPhone = fieldFacts(
      fields<Person>()({
        name: { label: 'Name', kind: 'text' },
        phone: { label: 'Phone', kind: 'text', isOptional: true },
      }),
      ['name', 'phone'],
    )
    const { rerender } = render(<Facts facts={nameAndPhone} record={undefined} isLoading />)
    expect(values()).toEqual([''])
    rerender(<Facts facts={nameAndPhone} record={{ ...ada, phone: '0803' }} isLoading={false} />)
    expect(values()).toEqual(['Ada', '0803'])
  })
})

test('an entity shows its image, the letter if that fails, and another image again', () => {
  const { rerender, container } = render(<AvatarName name="Buka" image="/gone.svg" />)
  fireEvent.error(screen.getByRole('presentation'))
  expect(container).toHaveTextContent(/^BBuka$/)
  rerender(
    <AvatarName name="Buka" image="/buka.svg">
      <a href="/restaurant/1">Buka</a>
    </AvatarName>,
  )
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/buka.svg')
  expect(screen.getByRole('link', { name: 'Buka' })).toBeVisible()
  rerender(<AvatarName name={null} />)
  expect(container).toHaveTextContent(/^\?—$/)
  rerender(<Avatar name=" ada" />)
  expect(container).toHaveTextContent(/^a$/)
})

test.each([
  ['waiting for the first response', undefined, null, false, 'row', { isLoading: true }],
  ['loaded', 'loaded', null, true, 'loaded', { isReady: true }],
  ['failed', undefined, 500, true, 'row', { hasFailed: true }],
  ['deleted', 'loaded', 410, true, undefined, { isReady: true, isUnavailable: true }],
  ['in the row', undefined, 404, true, 'row', { isReady: true }, true],
])(
  'the details of a record are %s',
  (_name, data, status, isFetchedAfterMount, record, flags, rowIsComplete = false) => {
    const error = status === null ? null : new ApiError(undefined, status)
    expect(detailsState({ data, error, isFetchedAfterMount }, data, 'row', rowIsComplete)).toEqual({
      record,
      hasFailed: false,
      isLoading: false,
      isReady: false,
      isUnavailable: false,
      ...flags,
    })
  },
)

describe('related rows', () => {
  const columns: readonly RelatedColumn<{ id: string; total: string }>[] = [
    { header: 'Order', render: ({ id }) => id },
    { header: 'Total', isHeaderHidden: true, render: ({ total }) => total },
  ]
  const table = (rows: { id: string; total: string }[] | undefined) => (
    <RelatedRows label="Orders" rows={rows} columns={columns} empty="No orders yet." />
  )

  test('related rows have a skeleton row while they load', () => {
    const { rerender } = render(table(undefined))
    expect(screen.getByRole('table', { name: 'Orders' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('row')).toHaveLength(1)
    rerender(table([{ id: 'o1', total: '₦900.00' }]))
    const [, row] = within(screen.getByRole('table', { busy: false })).getAllByRole('row')
    expect(row).toHaveTextContent('o1₦900.00')
    expect(screen.getByRole('columnheader', { name: 'Total' })).toBeInTheDocument()
  })

  test('a sentence replaces a table without rows', () => {
    render(table([]))
    expect(screen.getByRole('status')).toHaveTextContent('No orders yet.')
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })
})

test('a load error has a link instead of "Try again" if a retry cannot help', () => {
  const error = (status: number) => (
    <DetailsLoadError
      id="drv-1"
      noun="order"
      query={{
        error: new ApiError(undefined, status),
        isFetching: false,
        refetch: () => new Promise(() => {}),
      }}
      actions={<a href="/orders">All orders</a>}
    />
  )
  const { rerender } = render(error(404))
  expect(screen.getByText('This order could not be found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'All orders' })).toBeVisible()
  rerender(error(501))
  expect(screen.getByText('This backend does not provide order details')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(error(500))
  expect(screen.getByText('The order could not be loaded')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
