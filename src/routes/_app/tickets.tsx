import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { RecordOverlay } from '@/components/record/record-overlay'
import { userId } from '@/domain/user'
import { ticketList } from '@/features/tickets/list'
import { ticketResource, ticketSearch } from '@/features/tickets/resource'
import { useSession } from '@/memory/session'

const TicketSheet = lazyOverlay(() => import('@/features/tickets/ticket-sheet'), { isLikely: true })

export const Route = createFileRoute('/_app/tickets')({
  staticData: { module: 'Tickets' },
  validateSearch: ticketSearch,
  loaderDeps: listDeps(ticketResource),
  loader: listLoader(ticketResource),
  component: TicketsPage,
})

function TicketsPage() {
  const search = Route.useSearch()
  const session = useSession()
  const ownId = session && userId(session.user)
  const list = useList(
    useMemo(() => ticketList(ownId), [ownId]),
    search,
  )
  return (
    <ListPage list={list}>
      <RecordOverlay list={list} renderSheet={(sheet) => <TicketSheet {...sheet} />} />
    </ListPage>
  )
}
