import { MutationResult } from '@/api/remembered'

/** For a form that starts a run: the run sends the requests, the form sends none. */
export const startMutation = <T>(onStart: (input: T) => void) => ({
  mutationFn: async (input: T) => {
    onStart(input)
    return new MutationResult('')
  },
  // The cache would keep the records of the run.
  gcTime: 0,
})
