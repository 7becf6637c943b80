import { Link } from '@tanstack/react-router'
import { columns } from '@/components/list/columns'
import { sheetLink } from '@/components/list/sheet-link'
import { rowLinkProps } from '@/components/list/use-row-interactions'
import { TruncatedText } from '@/components/records/cell-text'
import { WithPlace } from '@/components/row-menu/places'
import { actionsColumn } from '@/components/row-menu/record-menu'
import { useCan } from '@/lib/permissions'
import { faqActions } from './actions'
import { faqFields, faqName } from './fields'
import { faqResource, type Faq } from './resource'

function Question({ faq }: { faq: Faq }) {
  const name = faqName(faq)
  const canEdit = useCan()('faq.edit')
  return (
    <span className="block leading-[1.15] @table:py-1.5">
      <span className="block truncate @max-table:wrap-anywhere @max-table:whitespace-normal">
        {canEdit ? (
          <Link {...sheetLink(faqResource, faq.id, 'edit')} title={name} {...rowLinkProps}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <TruncatedText text={name} />
        )}
      </span>
      {faq.answer && (
        <span className="line-clamp-2 text-sm whitespace-normal text-muted-foreground @max-table:hidden">
          <TruncatedText text={faq.answer} />
        </span>
      )}
    </span>
  )
}

export const faqColumns = [
  ...columns(faqFields, {
    question: { cell: (faq) => <Question faq={faq} /> },
    updatedAt: { className: '@max-table:col-span-3' },
  }),
  actionsColumn({
    resource: faqResource,
    getName: faqName,
    getActions: faqActions,
    WithPlace,
  }),
]
