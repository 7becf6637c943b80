import { createFileRoute } from '@tanstack/react-router'
import { useCallback } from 'react'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { polled } from '@/components/list/updates/polled'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { ticketActions } from '@/features/tickets/actions'
import { ticketColumns } from '@/features/tickets/columns'
import { ticketFields, ticketName } from '@/features/tickets/fields'
import { type Ticket, ticketResource, ticketSearch } from '@/features/tickets/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useSession } from '@/memory/session'
import { userId } from '@/memory/user'

const TicketSheet = lazyOverlay(() => import('@/features/tickets/ticket-sheet'))

export const Route = createFileRoute('/_app/tickets')({
  staticData: { module: 'Tickets' },
  validateSearch: ticketSearch,
  loaderDeps: listDeps(ticketResource),
  loader: listLoader(ticketResource),
  component: TicketsPage,
})

function TicketsPage() {
  const search = Route.useSearch()
  const { ticket: id, dialog } = search
  const { closeDialog: closeSheet } = useDialogParam<typeof search>('ticket')
  const list = useList(ticketResource, search, polled)
  const session = useSession()
  const ownId = session && userId(session.user)
  const getActions = useCallback((ticket: Ticket) => ticketActions(ticket, ownId), [ownId])
  return (
    <ListPage
      title="Tickets"
      list={list}
      columns={ticketColumns}
      getRowLabel={ticketName}
      exportFields={ticketFields}
      getActions={getActions}
      empty={<EmptyList title="No tickets. Nobody is waiting for an answer." />}
    >
      {id !== undefined && <TicketSheet id={id} dialog={dialog} onClose={closeSheet} />}
    </ListPage>
  )
}
