import type { Days } from '@/api/dates'
import { formatNaira } from '@/domain/amount'
import { fields } from '@/domain/field'
import type { Counted } from '@/domain/figures'
import { paymentLabel } from '@/domain/payment'
import { formatCount, shorten } from '@/lib/format'
import { Bars } from './bars'
import { ChartPanel } from './chart-panel'
import { countedColumns, countedFields } from './compared'

interface Payment extends Counted {
  method: string
}

const paymentFields = fields<Payment>()({
  method: {
    label: 'Payment method',
    kind: 'text',
    get: ({ method }) => paymentLabel(method) ?? method,
    isExported: true,
  },
  ...countedFields,
})

interface PaymentChartProps {
  reported: Days
  rows: readonly Payment[]
}

export function PaymentChart({ reported, rows }: PaymentChartProps) {
  const nameOf = (row: Payment) => shorten(paymentFields.method.get(row) ?? '')
  return (
    <ChartPanel
      title="Orders by payment method"
      reported={reported}
      rows={rows}
      columns={[{ header: paymentFields.method.label, render: nameOf }, ...countedColumns]}
      fields={paymentFields}
      chart={
        <Bars
          rows={rows}
          getName={nameOf}
          getValue={countedFields.orders.get}
          getText={({ orders }) => formatCount(orders)}
          renderNote={({ sales }) => sales !== null && formatNaira(sales)}
        />
      }
    />
  )
}
