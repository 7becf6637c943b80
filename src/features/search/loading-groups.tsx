import { clsx } from 'clsx'
import { Skeleton } from '@/components/ui/skeleton'
import { CARD, RESULT_ROW } from './result-group'

const LoadingResults = ({ count }: { count: number }) => (
  <ul aria-hidden="true" className="later:border-t">
    {Array.from({ length: count }, (_, index) => (
      <li key={index} className={clsx(RESULT_ROW, 'flex items-center gap-apart px-4')}>
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="ml-auto h-6 w-20" isRound />
      </li>
    ))}
  </ul>
)

/** Placeholders until the first group is known. */
export const LoadingGroups = () => (
  <div aria-hidden="true" className="flex flex-col gap-apart">
    {[3, 5].map((count) => (
      <div key={count} className={CARD}>
        <div className="flex h-11 items-center border-b px-4">
          <Skeleton className="h-6 w-32" />
        </div>
        <LoadingResults count={count} />
      </div>
    ))}
  </div>
)
