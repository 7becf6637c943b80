import { createFileRoute } from '@tanstack/react-router'
import { listDeps, listLoader } from '@/api/route-options'
import { ListPage } from '@/components/list/list-page'
import { useList } from '@/components/list/use-list'
import { RecordOverlay } from '@/components/record/record-overlay'
import { otpList } from '@/features/otps/list'
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
  const list = useList(otpList, search)
  return (
    <ListPage list={list}>
      <RecordOverlay list={list} />
    </ListPage>
  )
}
