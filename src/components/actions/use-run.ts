import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ALL_QUERIES } from '@/api/query-client'
import { useSubmitOnce } from '@/hooks/use-submit-once'
import { subscribeToSession, watchSession } from '@/memory/session'
import { useDraft } from '@/memory/use-draft'
import { runSchema, type Run } from './run'

/**
 * The run of a dialog. It stops when the session ends, and is there again when the same
 * administrator has signed in. It is a mutation, whose data is refetched once it has stopped or
 * finished.
 */
export function useRun(draftName: string) {
  const { restored, keep, forget } = useDraft('forms', draftName, runSchema, () => {})
  const [run, setRun] = useState(restored)
  const { submit } = useSubmitOnce({
    mutationKey: ALL_QUERIES,
    mutationFn: async ({ batch, step }: { batch: Run['batch']; step: 'resume' | 'retry' }) => {
      const isSameSession = watchSession()
      await batch[step]()
      // The changes of this tab are those of one session.
      if (isSameSession()) batch.rememberFailures()
    },
    gcTime: 0,
  })
  const send = (of: Run, step: 'resume' | 'retry') =>
    void submit({ batch: of.batch, step }, () => {
      if (of.isComplete()) forget()
    })
  useEffect(() => {
    if (!run) return undefined
    const { stop, resumeIfOffline } = run.batch
    const unsubscribe = subscribeToSession((change) => {
      if (change !== 'user') stop()
    })
    const unfollow = onlineManager.subscribe((isOnline) => {
      if (isOnline) resumeIfOffline()
    })
    return () => {
      unsubscribe()
      unfollow()
    }
  }, [run])
  return {
    run,
    /** Replaces the run before, which is left. */
    start(next: Run) {
      run?.batch.leave()
      setRun(next)
      keep(next)
      send(next, 'resume')
    },
    /** Continues a run that was stopped. */
    resume: () => run && send(run, 'resume'),
    retry: () => run && send(run, 'retry'),
    /** Stops the run, which is then not there again. */
    leave() {
      run?.batch.leave()
      forget()
    },
  }
}
