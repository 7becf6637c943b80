import type { ReactNode } from 'react'
import type { DetailedResource } from '@/api/resource'
import type { WithPapers } from '@/domain/paper'
import { DetailsColumns } from './details-columns'
import { NotesAndHistory } from './notes'
import { PapersPanel } from './papers'

interface PartnerRecord extends WithPapers {
  status: string | null
  noteCount?: number | null
}

interface PartnerColumnsProps {
  resource: DetailedResource
  id: string
  name: string | undefined
  details: Parameters<typeof NotesAndHistory>[0]['details'] & { record: PartnerRecord | undefined }
  statuses: { is: (record: PartnerRecord, status: 'pending') => boolean }
  /** Whether the papers have a panel even if the response has none. */
  needsPapers?: boolean
  /** The panel of facts. */
  facts: ReactNode
  /** Further panels beside the rest. */
  side: ReactNode
  /** The main list. If an applicant has no rows of it, it follows the notes and `children`. */
  related: { rows: readonly unknown[] | null | undefined; panel: ReactNode }
  /** What follows everything else. */
  last?: ReactNode
  children?: ReactNode
}

/**
 * The page of a driver, vendor, company or restaurant. The papers of an applicant come first, because
 * they have to be checked, and empty lists last.
 */
export function PartnerColumns(props: PartnerColumnsProps) {
  const { resource, id, name, details, statuses, needsPapers = false, related } = props
  const { record } = details
  const isApplicant = record !== undefined && statuses.is(record, 'pending')
  const isListLast = isApplicant && !related.rows?.length
  const papers = (needsPapers || record?.documents !== undefined) && (
    <PapersPanel resource={resource} name={name} details={details} />
  )
  return (
    <DetailsColumns
      first={isApplicant && papers}
      side={
        <>
          {props.facts}
          {!isApplicant && papers}
          {props.side}
        </>
      }
    >
      {!isListLast && related.panel}
      <NotesAndHistory resource={resource} id={id} name={name} details={details} />
      {props.children}
      {isListLast && related.panel}
      {props.last}
    </DetailsColumns>
  )
}
