import * as v from 'valibot'
import { pageSearch, resource, type RowOf } from '../../api/resource.ts'
import { imageEntry, positionEntry, requiredText, textUpTo } from '../../domain/body-fields.ts'
import {
  optionalCount,
  optionalImage,
  optionalText,
  optionalTimestamp,
  withId,
} from '../../domain/response-fields.ts'
import { statuses } from '../../domain/status.ts'

export const categoryStatus = statuses([
  ['active', 'green'],
  ['hidden', 'gray'],
])

export const MAX_CATEGORY_NAME = 60
export const MAX_CATEGORY_DESCRIPTION = 500

/** A blank description removes the existing one. */
export const categoryBody = v.strictObject({
  name: requiredText('Name', MAX_CATEGORY_NAME),
  description: textUpTo(MAX_CATEGORY_DESCRIPTION),
  image: imageEntry,
  position: positionEntry,
  status: v.picklist(categoryStatus.names, 'Choose a status'),
})

export const categoryResource = resource({
  keys: ['category', 'categories'],
  path: '/crm/category',
  filters: { status: categoryStatus.filter },
  record: withId({
    name: optionalText,
    description: optionalText,
    image: optionalImage,
    position: optionalCount,
    status: optionalText,
    restaurantCount: optionalCount,
    menuCount: optionalCount,
    createdAt: optionalTimestamp,
    updatedAt: optionalTimestamp,
  }),
  create: categoryBody,
  // Only the fields that change.
  change: v.partial(categoryBody),
  isDeletable: true,
  actions: ['edit', 'moveUp', 'moveDown', 'hide', 'show', 'delete'],
  needs: { moveUp: ['edit'], moveDown: ['edit'], hide: ['edit'], show: ['edit'] },
  permissions: ['create'],
})
export type Category = RowOf<typeof categoryResource>

export const categorySearch = pageSearch(categoryResource, ['create'])
