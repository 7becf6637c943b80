import { useCan } from '@/api/permissions'
import { TruncatedText, TwoLines } from '@/components/fields/cell-text'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { sheetLink } from '@/components/list/table/sheet-link'
import { rowLinkProps } from '@/components/list/table/use-row-interactions'
import { PlainLink } from '@/components/ui/links'
import { faqActions } from './actions'
import { faqFields, faqName } from './fields'
import { faqResource, type Faq } from './resource'

function Question({ faq }: { faq: Faq }) {
  const name = faqName(faq)
  const canEdit = useCan()('faq.edit')
  return (
    <TwoLines below={faq.answer}>
      {canEdit ? (
        <PlainLink link={sheetLink(faqResource, faq.id, 'edit')} title={name} {...rowLinkProps}>
          <bdi>{name}</bdi>
        </PlainLink>
      ) : (
        <TruncatedText text={name} />
      )}
    </TwoLines>
  )
}

const faqColumns = columns(faqFields, {
  question: { cell: (faq) => <Question faq={faq} />, hasTwoLines: true },
})

export const faqList = defineList(faqResource, {
  title: 'FAQ',
  getName: faqName,
  columns: faqColumns,
  rowMenu: 'actions',
  exported: faqFields,
  actions: faqActions,
  many: ['hide', 'publish'],
  empty: 'No questions yet',
})
