import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { RowDialog } from '@/components/actions/row-dialog'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { otpActions } from '@/features/otps/actions'
import { otpColumns } from '@/features/otps/columns'
import { otpName } from '@/features/otps/fields'
import { otpResource, otpSearch } from '@/features/otps/resource'

export const Route = createFileRoute('/_app/otps')({
  staticData: { module: 'OTPs' },
  validateSearch: otpSearch,
  loaderDeps: listDeps(otpResource),
  loader: listLoader(otpResource),
  component: OtpsPage,
})

function OtpsPage() {
  const search = Route.useSearch()
  const list = useList(otpResource, search)
  return (
    <ListPage
      title="OTPs"
      searchLabel="Full email, phone or user id"
      list={list}
      columns={otpColumns}
      getRowLabel={otpName}
      empty={<EmptyList title="No codes in the last days." />}
    >
      <RowDialog
        resource={otpResource}
        rows={list.rows}
        getName={otpName}
        getActions={otpActions}
        id={search.otp}
        dialog={search.dialog}
      />
    </ListPage>
  )
}
