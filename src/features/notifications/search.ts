import * as v from 'valibot'
import { choice, listSearchSchema } from '../../api/list.ts'
import { dialogParam, recordParam } from '../../api/search-params.ts'

const statusOptions = [['all', 'All Status'], 'sending', 'sent', 'failed'] as const
const audienceOptions = [['all', 'All Audiences'], 'users', 'vendors', 'drivers'] as const

export const notificationFilters = {
  status: choice(statusOptions),
  audience: choice(audienceOptions),
}

/** The search params of the page. `dialog` opens the form, filled in with `notification` if that is open. */
export const notificationSearchSchema = v.object({
  ...listSearchSchema(notificationFilters).entries,
  notification: recordParam,
  dialog: dialogParam(['send', 'again']),
})
