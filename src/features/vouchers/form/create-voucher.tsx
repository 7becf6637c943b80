import { mutationOptions } from '@tanstack/react-query'
import { linkOptions, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import * as v from 'valibot'
import type { OneRequest } from '@/api/carry-out'
import { effectiveParams } from '@/api/effective-params'
import { createEndpoint } from '@/api/endpoint'
import { send } from '@/api/http'
import { MutationResult } from '@/api/mutation-result'
import { ALL_QUERIES } from '@/api/query-client'
import { remembered } from '@/api/remembered'
import { emailAddress } from '@/domain/body-fields'
import { hasVoucher } from '@/features/vouchers/find-voucher'
import { voucherResource, type Voucher } from '@/features/vouchers/resource'
import { isolate } from '@/lib/isolate'
import { VoucherForm } from './voucher-form'
import { createBody, duplicateValues, newVoucherValues } from './voucher-values'

interface NewVoucher extends Pick<OneRequest<unknown>, 'isDone' | 'isKnownDone'> {
  body: ReturnType<typeof createBody>
  /** The filters may exclude the voucher from the list. The toast then links to the voucher. */
  isHidden: boolean
}

const SUCCESS = 'Voucher added'

export const createVoucher = mutationOptions({
  mutationKey: ALL_QUERIES,
  mutationFn: async ({ body, isHidden, ...settling }: NewVoucher) => {
    const attempt = {
      title: SUCCESS,
      detail: body.title,
      path: voucherResource.path,
      id: undefined,
    }
    const created = await remembered(
      {
        attempt,
        content: body,
        send: () => send(createEndpoint(voucherResource), { body }),
        ...settling,
      },
      (response) => ({ ...attempt, id: response?.voucher.id }),
    )
    // Without an id, links to the unfiltered list, which starts with the newest voucher.
    const search = created ? { voucher: created.voucher.id } : {}
    const view = linkOptions({ to: '/vouchers', search })
    return new MutationResult(`“${isolate(body.title)}” created`, {
      view: isHidden ? view : undefined,
    })
  },
  meta: { success: SUCCESS },
})

interface CreateVoucherProps {
  /** The email of the user who gets the voucher. The form can change it only if it is invalid. */
  user?: string | undefined
  duplicateOf?: Voucher
  onClose: () => void
}

export default function CreateVoucher({ user, duplicateOf, onClose }: CreateVoucherProps) {
  const search = useSearch({ from: '/_app/vouchers' })
  // With `user`, another page may have opened the form. Closing it returns to that page.
  const isHidden = user !== undefined || effectiveParams(voucherResource, search).isFiltered
  const [initialValues] = useState(() =>
    duplicateOf ? duplicateValues(duplicateOf) : newVoucherValues(user),
  )
  return (
    <VoucherForm
      draftName={
        duplicateOf
          ? `duplicate voucher ${duplicateOf.id}`
          : ['create voucher', user && `for ${user}`].join(' ')
      }
      title="Create New Voucher"
      confirmLabel="Create Voucher"
      isNew
      initialValues={initialValues}
      isUserFixed={user !== undefined && v.is(emailAddress, user)}
      mutation={createVoucher}
      toVariables={(values) => {
        const body = createBody(values)
        const { code } = body
        return { body, isHidden, isDone: code ? () => hasVoucher({ ...body, code }) : undefined }
      }}
      onClose={onClose}
    />
  )
}
