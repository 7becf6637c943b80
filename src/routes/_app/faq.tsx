import { createFileRoute } from '@tanstack/react-router'
import { useCan } from '@/api/permissions'
import { listDeps, listLoader } from '@/api/route-options'
import { Permitted } from '@/components/actions/permitted'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { placesOf } from '@/components/list/table/places'
import { useList } from '@/components/list/use-list'
import { lazyOverlay } from '@/components/overlays/lazy-overlay'
import { RecordOverlay } from '@/components/record/record-overlay'
import { Button } from '@/components/ui/button'
import { faqList } from '@/features/faq/list'
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
  const { dialog } = search
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const list = useList(faqList, search)
  const canCreate = useCan()('faq.create')
  const createButton = canCreate && (
    <Button onClick={() => openDialog('create')}>Add question</Button>
  )
  return (
    <ListPage
      list={list}
      places={placesOf(list, 'audience', ({ audience }) => audience)}
      action={createButton}
      empty={<EmptyList title={faqList.empty} action={createButton} />}
    >
      {dialog === 'create' ? (
        <Permitted isPermitted={canCreate} onClose={closeDialog}>
          <FaqForm onClose={closeDialog} />
        </Permitted>
      ) : (
        <RecordOverlay list={list} />
      )}
    </ListPage>
  )
}
