import { isolate } from '@/lib/isolate'
import { isGone } from './api-error'
import { send } from './http'
import { MutationResult } from './mutation-result'
import { deleteEndpoint } from './record-endpoints'
import { rememberSuccess } from './remembered'
import type { RecordRequest, ToDetail } from './requests'
import type { Resource } from './resource'

interface DeletionOptions {
  toDetail?: ToDetail
  /** Called with the id once the record is gone, no matter who deleted it. */
  onGone?: ((id: string) => void) | undefined
}

export function deletionOf(
  resource: Pick<Resource, 'path'> & { isDeletable: true },
  success: string,
  { toDetail = (name) => name, onGone }: DeletionOptions = {},
): RecordRequest {
  const endpoint = deleteEndpoint(resource)
  return {
    success,
    path: endpoint.path,
    isDeletion: true,
    async send({ id, name }) {
      try {
        await rememberSuccess(
          () => send(endpoint, { id }),
          () => ({ title: success, detail: name, path: endpoint.path, id: undefined }),
        )
      } catch (error) {
        if (isGone(error)) onGone?.(id)
        throw error
      }
      onGone?.(id)
      return new MutationResult(toDetail(isolate(name)))
    },
  }
}
