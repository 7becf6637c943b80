import { render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { orderStatus } from '@/components/records/order-status'
import { describeStatus } from '@/components/ui/status'
import { StatusBadge } from '@/components/ui/status-badge'

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
    expect(describeStatus(status, orderStatus)).toEqual({ label, color })
  })

  test('a label may be listed with "_", and unknown statuses are gray by default', () => {
    const display = { labels: { in_review: ['In review', 'blue'] } } as const
    expect(describeStatus('In Review', display)).toEqual({ label: 'In review', color: 'blue' })
    expect(describeStatus('closed', display)).toEqual({ label: 'Closed', color: 'gray' })
  })

  test('a badge without a status is "—", and a long unknown status is truncated', () => {
    const { container } = render(<StatusBadge status={null} labels={{}} />)
    expect(container).toHaveTextContent(/^—$/)
    render(<StatusBadge status={'x'.repeat(600)} labels={{}} />)
    expect(screen.getByText(/^X/)).toHaveTextContent(/^Xx{499}…$/)
  })
})
