import { createFileRoute } from '@tanstack/react-router'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { OldestMenu } from '@/components/list/oldest-menu'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { ticketColumns } from '@/features/tickets/columns'
import { openStatuses, ticketName } from '@/features/tickets/labels'
import { ticketList } from '@/features/tickets/schema'
import { ticketFilters, ticketSearchSchema } from '@/features/tickets/search'
import { listParams } from '@/api/list'
import { listQuery } from '@/api/requests'
import { prefetch } from '@/api/query-client'

const TicketSheet = lazyOverlay(() => import('@/features/tickets/ticket-sheet'))

export const Route = createFileRoute('/_app/tickets')({
  staticData: { module: 'Tickets' },
  validateSearch: ticketSearchSchema,
  loaderDeps: ({ search }) => listParams(ticketFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(ticketList, deps)),
  component: TicketsPage,
})

function TicketsPage() {
  const search = Route.useSearch()
  const { ticket: id, dialog } = search
  const { closeDialog: closeSheet } = useDialogParam('ticket')
  const list = useList({
    definition: ticketList,
    search,
    getQuery: (params) => listQuery(ticketList, params),
  })
  return (
    <ListPage
      title="Tickets"
      list={list}
      columns={ticketColumns}
      getRowLabel={ticketName}
      tools={<OldestMenu statuses={openStatuses} />}
      empty={<EmptyList title="No tickets. Nobody is waiting for an answer." />}
    >
      {id !== undefined && (
        <TicketSheet id={id} rows={list.data?.rows} dialog={dialog} onClose={closeSheet} />
      )}
    </ListPage>
  )
}
