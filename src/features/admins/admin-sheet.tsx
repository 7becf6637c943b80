import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { RecordActions } from '@/components/actions/record-action'
import { typedLink } from '@/components/fields/record-link'
import { Facts } from '@/components/record/facts'
import { facts } from '@/components/record/field-facts'
import { RecordSheet, type SheetProps } from '@/components/record/record-sheet'
import { useDetails } from '@/components/record/use-details'
import { useShowMore } from '@/components/record/use-show-more'
import { DayAndTime } from '@/components/ui/date-time'
import { TEXT_LINK } from '@/components/ui/links'
import { Skeleton } from '@/components/ui/skeleton'
import { EMPTY, shorten, toLabel } from '@/lib/format'
import { adminFields, adminName } from './fields'
import { adminDetailsResource, type Activity, type Admin } from './resource'

const adminFacts = facts(adminFields, ['email', 'usertype', 'status', 'lastLoginAt', 'createdAt'])

function ActivityRow({ activity: { at, event, text, record } }: { activity: Activity }) {
  const { id, name, type = null } = record ?? {}
  const link = id ? typedLink(type, { id, name: name ?? id }) : undefined
  const label = <bdi translate="no">{shorten(name ?? id ?? '')}</bdi>
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-apart py-2">
      <span className="min-w-0 wrap-anywhere">
        <span>{`${shorten(text ?? (event ? toLabel(event) : EMPTY))} `}</span>
        {link ? (
          <Link {...link} preload={false} className={TEXT_LINK}>
            {label}
          </Link>
        ) : (
          label
        )}
      </span>
      <DayAndTime at={at} className="text-sm text-muted-foreground" />
    </li>
  )
}

function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const { shown, toggle } = useShowMore(activity)
  if (shown.length === 0) return <p className="text-muted-foreground">Nothing has been done yet.</p>
  return (
    <>
      <ul aria-label="Activity" className="flex flex-col later:border-t">
        {Array.from(shown, (one, index) => (
          <ActivityRow key={index} activity={one} />
        ))}
      </ul>
      {toggle}
    </>
  )
}

interface AdminSheetProps extends Omit<SheetProps, 'dialog'> {
  getActions: (admin: Admin) => RecordActions
}

/**
 * The fields of an administrator's row, and what they did, if the backend sends it. The actions
 * need no details, so the list renders their dialogs.
 */
export default function AdminSheet({ getActions, ...props }: AdminSheetProps) {
  const details = useDetails(adminDetailsResource, props.id, { rowIsComplete: true })
  const { record: admin, data, query, isLoading } = details
  const isWaiting = data === undefined && !query.isFetchedAfterMount
  let activity: ReactNode = (
    <p className="text-muted-foreground">
      This backend does not provide the activity of administrators.
    </p>
  )
  if (isWaiting) {
    activity = (
      <p>
        <Skeleton className="h-4 w-3/4" />
      </p>
    )
  }
  if (data?.adminActivity) activity = <ActivityList activity={data.adminActivity} />
  return (
    <RecordSheet
      {...props}
      resource={adminDetailsResource}
      details={details}
      getName={adminName}
      getActions={getActions}
    >
      <Facts facts={adminFacts} record={admin} isLoading={isLoading} />
      {admin && (
        <section aria-busy={isWaiting} className="flex flex-col gap-near">
          <h4 className="text-lg">Activity</h4>
          {activity}
        </section>
      )}
    </RecordSheet>
  )
}
