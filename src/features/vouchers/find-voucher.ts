import { fetchPage } from '@/api/queries'
import { voucherFilterDefaults, voucherResource } from './resource'

interface NewVoucher {
  code: string
  title: string
  user?: string
}

/** Searches the server for a new voucher by its code, which belongs to one voucher. */
export async function hasVoucher({ code, title, user = '' }: NewVoucher) {
  const { rows } = await fetchPage(
    voucherResource,
    { ...voucherFilterDefaults, search: code },
    new AbortController().signal,
  )
  return rows.some(
    (row) =>
      row.code === code &&
      row.title === title &&
      (row.user ?? '').toLowerCase() === user.toLowerCase(),
  )
}
