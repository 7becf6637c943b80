import { questionFacts } from '@/components/record/field-facts'
import { adminFields } from './fields'

export const askedFacts = questionFacts(adminFields, ['email', 'usertype', 'status', 'lastLoginAt'])
