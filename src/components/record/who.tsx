import { Link } from '@tanstack/react-router'
import { useCan } from '@/api/permissions'
import { TEXT_LINK } from '@/components/ui/links'
import type { PartyRelation } from '@/domain/record-schemas'
import { shorten } from '@/lib/format'

/** " by Ada Obi". The name of an administrator is a link. */
export function Who({ by }: { by: PartyRelation | null }) {
  const canView = useCan()('admins.view')
  const { id, name, type } = by ?? {}
  const text = name ?? type ?? id
  if (!text) return null
  const label = <bdi translate="no">{shorten(text)}</bdi>
  return (
    <>
      <span> by </span>
      {id && canView && type?.toLowerCase() === 'admin' ? (
        <Link to="/admins" search={{ admin: id }} preload={false} className={TEXT_LINK}>
          {label}
        </Link>
      ) : (
        label
      )}
    </>
  )
}
