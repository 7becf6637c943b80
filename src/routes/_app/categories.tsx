import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
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
import { categoryActions } from '@/features/categories/actions'
import { categoryColumns } from '@/features/categories/columns'
import { categoryFields, categoryName } from '@/features/categories/fields'
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
  const { category: id, dialog } = search
  const { openDialog, closeDialog } = useDialogParam<typeof search>()
  const list = useList(categoryResource, search)
  const can = useCan()
  const canCreate = can('categories.create')
  const canEdit = can('categories.edit')
  // A stable reference: a new array would make the table rebuild its columns.
  const columns = useMemo(() => categoryColumns(canEdit), [canEdit])
  const createButton = canCreate && (
    <Button onClick={() => openDialog('create')}>Create category</Button>
  )
  return (
    <PlacesProvider value={placesOf(list)}>
      <ListPage
        title="Categories"
        list={list}
        columns={columns}
        getRowLabel={categoryName}
        exportFields={categoryFields}
        getActions={categoryActions}
        action={createButton}
        empty={<EmptyList title="No categories yet" action={createButton} />}
      >
        {dialog === 'create' ? (
          <Permitted isPermitted={canCreate} onClose={closeDialog}>
            <CategoryForm onClose={closeDialog} />
          </Permitted>
        ) : (
          <RowDialog
            resource={categoryResource}
            rows={list.rows}
            getName={categoryName}
            getActions={categoryActions}
            id={id}
            dialog={dialog}
          />
        )}
      </ListPage>
    </PlacesProvider>
  )
}
