import { viewFields } from '../../features/views/fields.ts'
import { viewResource } from '../../features/views/resource.ts'
import { proposedModule } from '../list-module.ts'

export const views = proposedModule(viewResource, {
  descriptions: {
    listViews:
      'How often restaurants and dishes were viewed in a period, the most viewed first. Sums only: no person, address or device. ' +
      'If views are not recorded, 404.',
  },
  places: { target: 'target.name' },
  fields: viewFields,
  // The first rows may all be restaurants.
  optional: ['restaurant', 'lastViewedAt'],
})
