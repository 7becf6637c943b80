import { createFileRoute } from '@tanstack/react-router'
import { listParams } from '@/api/list'
import { prefetch } from '@/api/query-client'
import { listQuery } from '@/api/requests'
import { RowDialog } from '@/components/actions/row-dialog'
import { ListPage } from '@/components/list/list-page'
import { EmptyList } from '@/components/list/no-rows'
import { useList } from '@/components/list/use-list'
import { otpActions } from '@/features/otps/actions'
import { otpColumns } from '@/features/otps/columns'
import { otpName } from '@/features/otps/labels'
import { otpFilters, otpList, otpSearchSchema } from '@/features/otps/resource'

export const Route = createFileRoute('/_app/otps')({
  staticData: { module: 'OTPs' },
  validateSearch: otpSearchSchema,
  loaderDeps: ({ search }) => listParams(otpFilters, search),
  loader: ({ context, deps }) => void prefetch(context.queryClient, listQuery(otpList, deps)),
  component: OtpsPage,
})

function OtpsPage() {
  const search = Route.useSearch()
  const list = useList({
    definition: otpList,
    search,
    getQuery: (params) => listQuery(otpList, params),
  })
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
        definition={otpList}
        rows={list.rows}
        getName={otpName}
        getActions={otpActions}
        id={search.otp}
        dialog={search.dialog}
      />
    </ListPage>
  )
}
