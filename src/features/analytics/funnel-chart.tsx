import type { Days } from '@/api/dates'
import { fields } from '@/domain/field'
import { EMPTY, formatCount, formatPercent } from '@/lib/format'
import { Bars } from './bars'
import { ChartPanel } from './chart-panel'
import { countedFields } from './compared'
import type { Report } from './report-schema'

interface Stage {
  stage: string
  people: number | null
  share: string
}

const stageFields = fields<Stage>()({
  stage: { label: 'Step', kind: 'text', isExported: true },
  people: { label: 'People', kind: 'count', isExported: true },
  share: { label: 'Of viewers', kind: 'text', isExported: true, isConverted: true },
})

type Funnel = NonNullable<Report['funnel']>

/** The three steps to an order, each as a share of the first one. */
function stagesOf({ viewers, carts, orders }: Funnel): Stage[] {
  const shareOf = (people: number | null) =>
    people === null || !viewers ? EMPTY : formatPercent(people, viewers)
  return [
    { stage: 'Viewers', people: viewers, share: shareOf(viewers) },
    { stage: 'Carts', people: carts, share: shareOf(carts) },
    { stage: countedFields.orders.label, people: orders, share: shareOf(orders) },
  ]
}

interface FunnelChartProps {
  reported: Days
  funnel: Funnel
}

export function FunnelChart({ reported, funnel }: FunnelChartProps) {
  const stages = stagesOf(funnel)
  return (
    <ChartPanel
      title="From view to order"
      reported={reported}
      rows={stages}
      columns={[
        { header: stageFields.stage.label, render: ({ stage }) => stage },
        {
          header: stageFields.people.label,
          isNumber: true,
          render: ({ people }) => formatCount(people),
        },
        { header: stageFields.share.label, isNumber: true, render: ({ share }) => share },
      ]}
      fields={stageFields}
      chart={
        <Bars
          rows={stages}
          getName={({ stage }) => stage}
          getValue={({ people }) => people}
          getText={({ people }) => formatCount(people)}
          renderNote={({ share }) => share}
        />
      }
    />
  )
}
