import { createFileRoute } from '@tanstack/react-router'
import { RowDialog } from '@/components/actions/row-dialog'
import { useDialogParam } from '@/hooks/use-dialog-param'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { Button } from '@/components/ui/button'
import { lazyOverlay } from '@/components/ui/lazy-overlay'
import { faqActions } from '@/features/faq/actions'
import { faqColumns } from '@/features/faq/columns'
import { faqName } from '@/features/faq/labels'
import { faqList } from '@/features/faq/schema'
import { faqFilters, faqSearchSchema } from '@/features/faq/search'
import { listParams } from '@/api/list'
import { listQuery } from '@/api/requests'
import { prefetch } from '@/api/query-client'

const FaqForm = lazyOverlay(() => import('@/features/faq/faq-form'))

export const Route = createFileRoute('/_app/faq')({
  staticData: { module: 'FAQ' },
  validateSearch: faqSearchSchema,
  loaderDeps: ({ search }) => listParams(faqFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(faqList, deps)),
  component: FaqPage,
})

function FaqPage() {
  const search = Route.useSearch()
  const { faq: id, dialog } = search
  const { openDialog, closeDialog } = useDialogParam()
  const list = useList({
    definition: faqList,
    search,
    getQuery: (params) => listQuery(faqList, params),
  })
  const createButton = <Button onClick={() => openDialog('create')}>Add question</Button>
  return (
    <ListPage
      title="FAQ"
      list={list}
      columns={faqColumns}
      getRowLabel={faqName}
      action={createButton}
      empty={<EmptyList title="No questions yet" action={createButton} />}
    >
      {dialog === 'create' ? (
        <FaqForm onClose={closeDialog} />
      ) : (
        <RowDialog
          definition={faqList}
          rows={list.rows}
          getName={faqName}
          getActions={faqActions}
          id={id}
          dialog={dialog}
        />
      )}
    </ListPage>
  )
}
