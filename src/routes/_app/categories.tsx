import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
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
import { categoryList } from '@/features/categories/list'
import { categoryResource, categorySearch } from '@/features/categories/resource'
import { useDialogParam } from '@/hooks/use-dialog-param'

const CategoryForm = lazyOverlay(() => import('@/features/categories/category-form'))

export const Route = createFileRoute('/_app/categories')({
  staticData: { module: 'Categories' },
  validateSearch: categorySearch,
  loaderDeps: listDeps(categoryResource),
  loader: listLoader(categoryResource),
  component: CategoriesPage,
})

function CategoriesPage() {
  const search = Route.useSearch()
  const { dialog } = search
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const can = useCan()
  const canCreate = can('categories.create')
  const canEdit = can('categories.edit')
  // A stable reference: new columns would make the table rebuild its rows.
  const definition = useMemo(() => categoryList(canEdit), [canEdit])
  const list = useList(definition, search)
  const createButton = canCreate && (
    <Button onClick={() => openDialog('create')}>Create category</Button>
  )
  return (
    <ListPage
      list={list}
      places={placesOf(list)}
      action={createButton}
      empty={<EmptyList title={definition.empty} action={createButton} />}
    >
      {dialog === 'create' ? (
        <Permitted isPermitted={canCreate} onClose={closeDialog}>
          <CategoryForm onClose={closeDialog} />
        </Permitted>
      ) : (
        <RecordOverlay list={list} />
      )}
    </ListPage>
  )
}
