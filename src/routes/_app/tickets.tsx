import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { ComingSoon } from '@/components/shell/coming-soon'
import { ticketSearchDefaults, ticketSearchSchema } from '@/features/tickets/search'

export const Route = createFileRoute('/_app/tickets')({
  staticData: { module: 'Tickets' },
  validateSearch: ticketSearchSchema,
  search: { middlewares: [stripSearchParams(ticketSearchDefaults)] },
  component: Page,
})

function Page() {
  return <ComingSoon module="Tickets" />
}
