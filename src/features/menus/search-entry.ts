import { listDefaults } from '@/api/list'
import { recordLink } from '@/components/fields/record-link'
import { amountDetail, searchEntry } from '@/components/fields/search-entry'
import { dishStatus } from '@/domain/dish'
import { dishName } from './fields'
import { dishResource } from './resource'

export const dishSearchEntry = searchEntry({
  resource: dishResource,
  defaults: listDefaults(dishResource),
  statuses: dishStatus,
  searchedBy: ['dish'],
  describe: (dish) => ({
    label: dishName(dish),
    detail: [dish.restaurant?.name, amountDetail(dish.price), dish.category?.name],
    link: recordLink('menu', dish.id),
    identifiers: [],
  }),
})
