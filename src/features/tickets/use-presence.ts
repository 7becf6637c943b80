import { focusManager, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { endpointPath } from '@/api/endpoint'
import { fetchJson } from '@/api/http'
import { presenceEndpoint, type Present } from './resource'

const EVERY_MS = 15_000
// After the last key.
const WRITES_FOR_MS = 20_000
const TIMEOUT_MS = 10_000
const nobody: readonly Present[] = []

/**
 * Says that the administrator has the ticket open while the tab is visible, and reads who else has.
 * A failure shows nobody.
 */
export function usePresence(id: string, isAnnounced: boolean) {
  const writing = useRef({ id, until: 0 })
  const isWriting = () => writing.current.id === id && Date.now() < writing.current.until
  const { data, isError, refetch } = useQuery({
    queryKey: ['tickets', 'presence', id] as const,
    queryFn: () =>
      fetchJson(endpointPath(presenceEndpoint, id), presenceEndpoint.response, {
        method: presenceEndpoint.method,
        body: { isWriting: isWriting() },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    // A tab that is opened in the background says nothing until it is visible.
    enabled: () => isAnnounced && focusManager.isFocused(),
    refetchInterval: ({ state: { error } }) => !error?.isFinal && EVERY_MS,
    refetchOnWindowFocus: 'always',
    gcTime: 0,
    retry: false,
    meta: { ignoresMutations: true, reportedByPage: true },
  })
  return {
    others: isError || !data ? nobody : data.others,
    /** Call it with the text after each change. */
    onType(text: string) {
      const wasWriting = isWriting()
      writing.current = { id, until: text === '' ? 0 : Date.now() + WRITES_FOR_MS }
      if (isAnnounced && isWriting() && !wasWriting) void refetch()
    },
  }
}
