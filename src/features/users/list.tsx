import { linkOptions } from '@tanstack/react-router'
import { defineList } from '@/components/list/define-list'
import { columns } from '@/components/list/table/columns'
import { userFields, userName } from './fields'
import { userResource } from './resource'

export const userList = defineList(userResource, {
  title: 'Users',
  getName: userName,
  columns: columns(userFields, {
    name: { link: ({ id }) => linkOptions({ to: '/users/$id', params: { id } }) },
  }),
  exported: userFields,
  empty: 'No users yet. Customers appear here when they sign up.',
})
