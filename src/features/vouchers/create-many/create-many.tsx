import { RunDialog } from '@/components/actions/run-dialog'
import { useRun } from '@/components/actions/use-run'
import { ManyForm } from './many-form'

/** Creates many vouchers: the form, then the run. */
export default function CreateMany({ onClose }: { onClose: () => void }) {
  const runner = useRun('create many vouchers')
  const { run, start } = runner
  return run ? (
    <RunDialog run={run} runner={runner} onClose={onClose} />
  ) : (
    <ManyForm onStart={start} onClose={onClose} />
  )
}
