import { createFileRoute } from '@tanstack/react-router'
import { useCan } from '@/api/permissions'
import { listDeps, listLoader } from '@/api/route-options'
import { Permitted } from '@/components/actions/permitted'
import { RowDialog } from '@/components/actions/row-dialog'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { placesOf, PlacesProvider } from '@/components/list/table/places'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { Button } from '@/components/ui/button'
import { faqActions } from '@/features/faq/actions'
import { faqColumns } from '@/features/faq/columns'
import { faqFields, faqName } from '@/features/faq/fields'
import { faqResource, faqSearch } from '@/features/faq/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

const FaqForm = lazyOverlay(() => import('@/features/faq/faq-form'))

export const Route = createFileRoute('/_app/faq')({
  staticData: { module: 'FAQ' },
  validateSearch: faqSearch,
  loaderDeps: listDeps(faqResource),
  loader: listLoader(faqResource),
  component: FaqPage,
})

function FaqPage() {
  const search = Route.useSearch()
  const { faq: id, dialog } = search
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const list = useList(faqResource, search)
  const canCreate = useCan()('faq.create')
  const createButton = canCreate && (
    <Button onClick={() => openDialog('create')}>Add question</Button>
  )
  return (
    <PlacesProvider value={placesOf(list, 'audience', ({ audience }) => audience)}>
      <ListPage
        title="FAQ"
        list={list}
        columns={faqColumns}
        getRowLabel={faqName}
        exportFields={faqFields}
        getActions={faqActions}
        action={createButton}
        empty={<EmptyList title="No questions yet" action={createButton} />}
      >
        {dialog === 'create' ? (
          <Permitted isPermitted={canCreate} onClose={closeDialog}>
            <FaqForm onClose={closeDialog} />
          </Permitted>
        ) : (
          <RowDialog
            resource={faqResource}
            rows={list.rows}
            getName={faqName}
            getActions={faqActions}
            id={id}
            dialog={dialog}
          />
        )}
      </ListPage>
    </PlacesProvider>
  )
}
