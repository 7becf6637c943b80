import { createFileRoute, stripSearchParams } from '@tanstack/react-router'
import { useDialogParam } from '@/components/dialog/use-dialog-param'
import { ExportButton } from '@/components/export/export-button'
import { ListLayout, ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { orderListQuery } from '@/features/orders/api'
import { orderColumns } from '@/features/orders/columns'
import { orderName } from '@/features/orders/labels'
import { NOUN, orderFilterDefaults, orderList, orderSearchSchema } from '@/features/orders/schema'

const OrderExport = lazyOverlay(() => import('@/features/orders/order-export'))
const REFETCH_MS = 30_000

export const Route = createFileRoute('/_app/orders/')({
  staticData: { module: 'Orders' },
  validateSearch: orderSearchSchema,
  search: { middlewares: [stripSearchParams(orderFilterDefaults)] },
  loaderDeps: ({ search: { page, search, status, period } }) => ({ page, search, status, period }),
  loader: ({ context: { queryClient }, deps }) =>
    void queryClient.prefetchQuery(orderListQuery(deps)),
  component: OrdersPage,
})

function OrdersPage() {
  const search = Route.useSearch()
  const { openDialog, closeDialog } = useDialogParam<'export'>()
  const list = useList({
    definition: orderList,
    search,
    getQuery: orderListQuery,
    refetchEvery: REFETCH_MS,
  })
  return (
    <ListLayout>
      <ListPage
        title="Orders"
        noun={NOUN}
        list={list}
        columns={orderColumns}
        getRowLabel={orderName}
        tools={<ExportButton onClick={() => openDialog('export')} />}
        empty={<EmptyList title="No orders yet. They appear here as customers place them." />}
      />
      {search.dialog === 'export' && (
        <OrderExport
          filters={search}
          total={list.isPlaceholder ? null : list.data?.total}
          onClose={closeDialog}
        />
      )}
    </ListLayout>
  )
}
