import { Link } from '@tanstack/react-router'
import { useCan } from '@/api/permissions'
import { columns } from '@/components/list/columns'
import { sheetLink } from '@/components/list/sheet-link'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { TruncatedText, TwoLines } from '@/components/records/cell-text'
import { WithPlace } from '@/components/row-menu/places'
import { actionsColumn } from '@/components/row-menu/record-menu'
import { faqActions } from './actions'
import { faqFields, faqName } from './fields'
import { faqResource, type Faq } from './resource'

function Question({ faq }: { faq: Faq }) {
  const name = faqName(faq)
  const canEdit = useCan()('faq.edit')
  return (
    <TwoLines below={faq.answer}>
      {canEdit ? (
        <Link {...sheetLink(faqResource, faq.id, 'edit')} title={name} {...rowLinkProps}>
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <TruncatedText text={name} />
      )}
    </TwoLines>
  )
}

export const faqColumns = [
  ...columns(faqFields, {
    question: { cell: (faq) => <Question faq={faq} />, hasTwoLines: true },
  }),
  actionsColumn({
    resource: faqResource,
    getName: faqName,
    getActions: faqActions,
    WithPlace,
  }),
]
