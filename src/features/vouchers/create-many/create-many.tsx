import { RunDialog } from '@/components/actions/run-dialog'
import { useRun } from '@/components/actions/use-run'
import { ManyForm } from './many-form'

/** Creates many vouchers: the form, then the run. */
export default function CreateMany({ onClose }: { onClose: () => void }) {
  const { run, start, resume, retry, leave } = useRun('create many vouchers')
  return run ? (
    <RunDialog run={run} onResume={resume} onRetry={retry} onLeave={leave} onClose={onClose} />
  ) : (
    <ManyForm onStart={start} onClose={onClose} />
  )
}
