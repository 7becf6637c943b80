import { faqList } from '@/features/faq/list'
import { testModule } from '../../support/module-table'

testModule(faqList, {
  noun: 'question, questions',
  path: '/crm/faq',
  filters: {
    status: 'All Status, Published, Draft',
    audience: 'All Audiences, Customers, Vendors, Drivers',
  },
  columns: 'Question, Audience, Position, Status, Updated',
  exported: 'Question, Audience, Position, Status, Updated, Answer',
  empty: 'No questions yet',
  many: { hide: 'hidden, seen as draft', publish: 'published, seen as published' },
  actions: { published: 'Edit, Hide, Delete!', draft: 'Edit, Publish, Delete!' },
  words: {
    hide: '→ Question hidden',
    delete:
      'Are you sure you want to delete “draft”? This action cannot be undone. → Question deleted',
    publish: '→ Question published',
  },
})
