import { TriangleAlert } from 'lucide-react'
import { isAllRead, type ReadProgress } from '@/api/read-all'
import { formatProgress } from '@/components/list/reading-progress'
import type { ListScope } from '@/domain/list-scope'
import { leftOutText, newRowsText } from './use-export'

interface IncompleteExportProps {
  noun: ListScope['noun']
  progress: ReadProgress<string>
}

/** Explains why the export is incomplete. Replaces the error toast. */
export function IncompleteExport({ noun, progress }: IncompleteExportProps) {
  const { ids, firstPage, leftOut, hasChanged, failure } = progress
  const [, many] = noun
  const newRows = newRowsText(progress, noun)
  const count = formatProgress(ids.size, firstPage?.total)
  const loaded = ids.size > 0 ? `Only ${count} ${many} were loaded` : `No ${many} could be loaded`
  const rest = ids.size > 0 && 'The rest could not be loaded.'
  const isFinal = isAllRead(progress)
  const [title, detail] = isFinal
    ? [leftOutText(leftOut), ids.size > 0 && `${count} ${many} are in the file.`]
    : hasChanged && failure === null
      ? ['The list keeps changing', `${loaded}, and some may be missing.`]
      : [loaded, failure ?? rest]
  return (
    <div
      role="alert"
      className="flex gap-near rounded-md border border-orange/40 bg-orange/10 px-3 py-2.5"
    >
      <TriangleAlert className="mt-1 size-4.5 shrink-0 text-orange" />
      <div className="min-w-0">
        <p>{title}</p>
        {detail && <p className="line-clamp-6 wrap-anywhere">{detail}</p>}
        {leftOut > 0 && !isFinal && <p>{`${leftOutText(leftOut)}.`}</p>}
        {newRows && <p>{`${newRows}.`}</p>}
      </div>
    </div>
  )
}
