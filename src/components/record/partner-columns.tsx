import type { ReactNode } from 'react'
import type { DetailedResource } from '@/api/resource'
import type { WithPapers } from '@/domain/paper'
import { DetailsColumns } from './details-columns'
import { NotesAndHistory } from './notes'
import { PapersPanel } from './papers'

interface PartnerRecord extends WithPapers {
  status: string | null
}

interface RelatedPart {
  rows: readonly unknown[] | null | undefined
  panel: ReactNode
}

interface PartnerColumnsProps {
  resource: DetailedResource
  id: string
  name: string | undefined
  details: Parameters<typeof NotesAndHistory>[0]['details'] & {
    record: PartnerRecord | undefined
    isLoading: boolean
  }
  statuses: { is: (record: PartnerRecord, status: 'pending') => boolean }
  /** Whether the papers have a panel even if the response has none. */
  needsPapers?: boolean
  /** The panel of facts. */
  facts: ReactNode
  /** Further panels beside the rest. */
  side: ReactNode
  /** The main list. */
  related: RelatedPart
  /** What follows everything else. */
  last?: RelatedPart
  children?: ReactNode
}

/**
 * The page of a driver, vendor, company or restaurant. The papers of an applicant come first, because
 * they have to be checked. Lists that an applicant cannot have yet are left out.
 */
export function PartnerColumns(props: PartnerColumnsProps) {
  const { resource, id, name, details, statuses, needsPapers = false, related, last } = props
  const { record, isLoading } = details
  const isApplicant = record !== undefined && statuses.is(record, 'pending')
  const papers = (needsPapers || record?.documents !== undefined) && (
    <PapersPanel resource={resource} name={name} details={details} isLarge={isApplicant} />
  )
  const panelOf = (part: RelatedPart | undefined) =>
    !(isApplicant && part?.rows?.length === 0) && part?.panel
  return (
    <DetailsColumns
      first={isApplicant && papers}
      facts={props.facts}
      side={
        <>
          {!isApplicant && papers}
          {props.side}
        </>
      }
      isLoading={isLoading}
    >
      {panelOf(related)}
      <NotesAndHistory resource={resource} id={id} name={name} details={details} />
      {props.children}
      {panelOf(last)}
    </DetailsColumns>
  )
}
