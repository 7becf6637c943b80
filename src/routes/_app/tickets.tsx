import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { OldestMenu } from '@/components/list/oldest-menu'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { ticketColumns } from '@/features/tickets/columns'
import { openStatuses, ticketName } from '@/features/tickets/labels'
import { ticketFilters, ticketList, ticketSearchSchema } from '@/features/tickets/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

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
