import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { userId } from '@/domain/user'
import { ticketList } from '@/features/tickets/list'
import { ticketResource, ticketSearch } from '@/features/tickets/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { useSession } from '@/memory/session'

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
  const session = useSession()
  const ownId = session && userId(session.user)
  const list = useList(
    useMemo(() => ticketList(ownId), [ownId]),
    search,
  )
  return (
    <ListPage list={list}>
      {id !== undefined && <TicketSheet id={id} dialog={dialog} onClose={closeSheet} />}
    </ListPage>
  )
}
